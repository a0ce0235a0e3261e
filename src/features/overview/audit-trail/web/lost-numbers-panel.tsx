import { useQuery } from '@tanstack/react-query'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { formatInstant } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { auditTrailQueries } from './audit-trail.queries.ts'

/** Explains gaps in the receipts to an auditor. Shows nothing if there are none. */
export function LostNumbersPanel() {
  const { t } = useTranslation('audit-trail')
  const { timeZone } = useInstitute()
  const { data } = useQuery(auditTrailQueries.lostNumbers())
  if (!data || data.numbers.length === 0) return null
  return (
    <Panel title={t('lostNumbers')}>
      <Text size="sm" c="dimmed">
        {t('lostNumbersHint')}
      </Text>
      {data.numbers.map(({ first, last, count, restoredAt, backupMadeAt }) => (
        <Text key={first} size="sm" mt="xs">
          {t('lostByRestore', {
            count,
            first,
            last,
            restored: formatInstant(timeZone, restoredAt),
            backup: formatInstant(timeZone, backupMadeAt),
          })}
        </Text>
      ))}
    </Panel>
  )
}
