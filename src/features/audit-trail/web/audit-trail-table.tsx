import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { InstantText, useInstitute } from '#features/institute/web/public.ts'
import { instantIn } from '#shared/web/days.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import type { TrailEntry } from '../contract/audit-trail.contract.ts'
import { wordOfAction } from './action-labels.ts'
import { nameIn, pageOf, wordOfKind } from './record-labels.ts'
import { FEATURES } from './audit-trail-labels.ts'
import { TrailDetail } from './audit-trail-detail.tsx'

type Props = { entries: TrailEntry[]; busy: boolean }

/** When, who, what and of which record; below each, when it is opened, what was there before and after. */
export function TrailTable({ entries, busy }: Props) {
  const { t } = useTranslation(FEATURES)
  const { timeZone } = useInstitute()
  const whatOf = ({ action }: TrailEntry) => {
    const word = wordOfAction(action)
    return word === undefined ? action : t(word)
  }
  return (
    <DataTable
      label={t('title')}
      busy={busy}
      rows={entries}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'at', header: t('when'), cell: ({ at }) => <InstantText at={at} /> },
        { key: 'who', header: t('who'), wrap: true, cell: (entry) => <Who entry={entry} /> },
        { key: 'action', header: t('what'), primary: true, cell: whatOf },
        { key: 'record', header: t('recordHeader'), wrap: true, cell: (entry) => <About entry={entry} /> },
      ]}
      detail={{
        label: (entry) => t('details', { what: whatOf(entry), when: instantIn(timeZone, entry.at) }),
        content: (entry) => <TrailDetail entry={entry} />,
      }}
    />
  )
}

function Who({ entry: { who, role } }: { entry: TrailEntry }) {
  const { t } = useTranslation(FEATURES)
  if (role === 'anyone') return t('nobodySignedIn')
  if (role === 'system') return t('atTheServer')
  const known = role === 'student' || role === 'hr' || role === 'admin'
  return (
    <>
      {who}{' '}
      <Text span size="sm" c="dimmed">
        {known ? t(`identity:${role}`) : role}
      </Text>
    </>
  )
}

/** By its name, and where it stands; by the name that the entry holds where it is gone, and by the kind alone where there is none. */
function About({ entry }: { entry: TrailEntry }) {
  const { t } = useTranslation(FEATURES)
  const page = pageOf(entry)
  const kind = wordOfKind(entry.record)
  if (entry.subject === null) {
    return (
      <Text span c="dimmed">
        {nameIn(entry) ?? (kind === undefined ? entry.record : t(kind))}
      </Text>
    )
  }
  return page ? <TextLink {...page}>{entry.subject}</TextLink> : entry.subject
}
