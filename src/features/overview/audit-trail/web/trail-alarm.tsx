import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { auditTrailQueries } from './audit-trail.queries.ts'

/** Shown on every page of an admin while the audit trail does not match. */
export function TrailAlarm() {
  const { t } = useTranslation('audit-trail')
  const { data } = useQuery(auditTrailQueries.alarm())
  if (!data || data.faults.length === 0) return null
  return (
    <Alert
      role="alert"
      color="red"
      mb="md"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('trailDiffers')}
    >
      {t('trailDiffersHint')}
      <Group mt="xs">
        <ButtonLink to="/admin/verify-trail" size="xs" variant="default">
          {t('verify')}
        </ButtonLink>
      </Group>
    </Alert>
  )
}
