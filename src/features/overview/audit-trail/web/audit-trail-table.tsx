import { InstantText, useInstitute } from '#features/base/institute/web/public.ts'
import { formatInstant } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import type { AuditEntry } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { getActionLabel } from './declared-labels.ts'
import { getRecordName, getRecordLink, getRecordLabel, NEEDED_FOR_LINK } from './record-labels.ts'
import { LABEL_NAMESPACES } from './label-namespaces.ts'
import { AuditEntryDetail } from './audit-entry-detail.tsx'

type Props = { entries: AuditEntry[]; busy: boolean }

export function AuditTrailTable({ entries, busy }: Props) {
  const { t } = useTranslation(LABEL_NAMESPACES)
  const { timeZone } = useInstitute()
  const getActionText = useActionText()
  return (
    <DataTable
      label={t('shared:auditTrail')}
      busy={busy}
      rows={entries}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'at', header: t('time'), cell: ({ at }) => <InstantText at={at} /> },
        { key: 'who', header: t('actor'), grow: true, wrap: true, cell: (entry) => <ActorCell entry={entry} /> },
        { key: 'action', header: t('action'), primary: true, cell: getActionText },
        {
          key: 'record',
          header: t('recordHeader'),
          grow: true,
          wrap: true,
          cell: (entry) => <RecordCell entry={entry} />,
        },
      ]}
      detail={{
        label: (entry) => t('details', { what: getActionText(entry), when: formatInstant(timeZone, entry.at) }),
        content: (entry) => <AuditEntryDetail entry={entry} />,
      }}
    />
  )
}

export function useActionText() {
  const { t } = useTranslation(LABEL_NAMESPACES)
  return ({ action }: AuditEntry) => {
    const label = getActionLabel(action)
    return label === undefined ? action : t(label)
  }
}

export function ActorCell({ entry: { who, role } }: { entry: AuditEntry }) {
  const { t } = useTranslation(LABEL_NAMESPACES)
  if (role === 'anyone') return t('notSignedIn')
  if (role === 'system') return t('system')
  const isKnownRole = role === 'student' || role === 'hr' || role === 'admin'
  return (
    <>
      {who}{' '}
      <Text span size="sm" c="dimmed">
        {isKnownRole ? t(`identity:${role}`) : role}
      </Text>
    </>
  )
}

export function RecordCell({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation(LABEL_NAMESPACES)
  const may = useMay()
  const link = may(NEEDED_FOR_LINK[entry.record]) && getRecordLink(entry)
  const kindLabel = getRecordLabel(entry.record)
  if (entry.subject === null) {
    return (
      <Text span c="dimmed">
        {getRecordName(entry) ?? (kindLabel === undefined ? entry.record : t(kindLabel))}
      </Text>
    )
  }
  return link ? <TextLink {...link}>{entry.subject}</TextLink> : entry.subject
}
