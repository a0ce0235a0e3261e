import { useQuery } from '@tanstack/react-query'
import { IconRestore } from '@tabler/icons-react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { ButtonLink, IconLink } from '#shared/web/ui/links.tsx'
import { restoreQueries } from './restore.queries.ts'

/** Shows nothing where the server cannot restore by itself. */
export function RestoreLink({ name, time }: { name: string; time: string }) {
  const { t } = useTranslation('backup')
  const { data } = useQuery(restoreQueries.status())
  if (!data?.possible) return null
  const label = t('restoreFile', { time })
  return (
    <IconLink
      to="/admin/restore"
      search={{ file: name }}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
    >
      <IconRestore size={18} aria-hidden />
    </IconLink>
  )
}

export function RestoreFromFileLink() {
  const { t } = useTranslation('backup')
  const { data } = useQuery(restoreQueries.status())
  if (!data?.possible) return null
  return (
    <ButtonLink to="/admin/restore" variant="default">
      {t('restoreFromFile')}
    </ButtonLink>
  )
}

/** Says how to restore with a database of one's own, and why the last attempt failed. */
export function RestoreHint() {
  const { t } = useTranslation('backup')
  const { data } = useQuery(restoreQueries.status())
  if (!data || data.possible) return null
  return (
    <Text size="sm" c="dimmed">
      {t('restoreElsewhere')}
    </Text>
  )
}
