import type { UseQueryResult } from '@tanstack/react-query'
import {
  CONCESSION_LABELS,
  type ConcessionList,
  type ListedConcession,
} from '#features/domain/fees/contract/concessions.contract.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { FEES_PER_PAGE } from '../fees.queries.ts'
import type { FeeFilters } from '../use-fee-filters.ts'

type Props = { list: UseQueryResult<ConcessionList>; filters: FeeFilters }

export function ConcessionPages({ list, filters: { page, isNarrowed, clear, updateSearch } }: Props) {
  const { t } = useTranslation(['fees', 'shared'])
  const clearButton = (
    <Button variant="default" onClick={clear}>
      {t('shared:clearSearch')}
    </Button>
  )
  return (
    <QueryStates
      query={list}
      isEmpty={({ total }) => total === 0}
      empty={
        isNarrowed ? (
          <EmptyState kind="noMatch" hint={t('noConcessionMatches')} action={clearButton} />
        ) : (
          <EmptyState hint={t('noConcessions')} />
        )
      }
    >
      {({ concessions, total }) => (
        <PagedRows
          rowCount={concessions.length}
          loading={list.isPlaceholderData}
          page={page}
          pageSize={FEES_PER_PAGE}
          total={total}
          onPage={(next) => updateSearch({ page: next })}
        >
          <ConcessionsTable concessions={concessions} busy={list.isPlaceholderData} />
        </PagedRows>
      )}
    </QueryStates>
  )
}

function ConcessionsTable({ concessions, busy }: { concessions: ListedConcession[]; busy: boolean }) {
  const { t } = useTranslation(['fees', 'words', 'students'])
  const links = useStudentLinks()
  const may = useMay()
  return (
    <DataTable
      label={t('concessions')}
      busy={busy}
      rows={concessions}
      rowKey={({ _id }) => _id}
      columns={[
        { key: 'date', header: t('words:date'), cell: ({ date }) => <DayText day={date} /> },
        {
          key: 'name',
          header: t('words:studentName'),
          primary: true,
          grow: true,
          cell: ({ student, name, studentDeleted }) =>
            studentDeleted || !may('fees.read') ? name : <TextLink {...links.fees(student)}>{name}</TextLink>,
        },
        { key: 'course', header: t('words:course'), cell: ({ course }) => course, wrap: true },
        {
          key: 'reason',
          header: t('words:reason'),
          wrap: true,
          cell: ({ kind, reason }) => (
            <>
              {reason ?? '–'}
              <Text size="sm" c="dimmed">
                {t(CONCESSION_LABELS[kind])}
              </Text>
            </>
          ),
        },
        { key: 'by', header: t('givenBy'), cell: ({ by }) => by },
        {
          key: 'listFee',
          header: t('students:listFee'),
          align: 'end',
          cell: ({ listFee }) => <RupeeText amount={listFee} />,
        },
        { key: 'amount', header: t('concession'), align: 'end', cell: ({ amount }) => <RupeeText amount={amount} /> },
      ]}
    />
  )
}
