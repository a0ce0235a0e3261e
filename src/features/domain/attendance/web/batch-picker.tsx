import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { BatchPickerSearch } from '#features/domain/attendance/contract/attendance.search.ts'
import type { PublicBatch } from '#features/domain/courses/batches/contract/batches.contract.ts'
import { batchesQueries } from '#features/domain/courses/batches/web/public.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Title } from '#shared/web/ui/elements/text.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { CARDS_PER_PAGE } from './attendance.queries.ts'
import { BatchCards } from './batch-cards.tsx'
import classes from './batch-picker.module.css'

type Props = {
  search: BatchPickerSearch
  to: ComponentProps<typeof BatchCards>['to']
  clearLabel: string
  noBatches: ReactNode
}

export function BatchPicker({ search: { search = '', page = 1 }, to, clearLabel, noBatches }: Props) {
  const { t } = useTranslation('attendance')
  const updateSearch = useUpdateSearch<BatchPickerSearch>()
  const list = useQuery(batchesQueries.page({ search, page, limit: CARDS_PER_PAGE, order: 'current' }))
  return (
    <>
      <div className={classes.search}>
        <SearchBox value={search} onSearch={(text) => updateSearch({ search: text })} placeholder={t('searchBatch')} />
        <FocusableButton disabled={search === ''} onClick={() => updateSearch({ search: '' })}>
          {clearLabel}
        </FocusableButton>
      </div>
      <QueryStates
        query={list}
        isEmpty={({ total }) => total === 0}
        empty={search === '' ? noBatches : <EmptyState kind="noMatch" hint={t('noBatchFound')} />}
      >
        {({ batches, total }) => (
          <PagedRows
            rowCount={batches.length}
            loading={list.isPlaceholderData}
            page={page}
            pageSize={CARDS_PER_PAGE}
            total={total}
            onPage={(next) => updateSearch({ page: next })}
          >
            <BatchGroups batches={batches} busy={list.isPlaceholderData} to={to} />
          </PagedRows>
        )}
      </QueryStates>
    </>
  )
}

/** Ended batches are listed apart, because they are rarely marked or looked at. */
function BatchGroups({ batches, ...cards }: Omit<ComponentProps<typeof BatchCards>, 'label'>) {
  const { t } = useTranslation(['attendance', 'words'])
  const today = useToday()
  const hasEnded = ({ endDate }: PublicBatch) => endDate !== null && endDate < today
  const ended = batches.filter(hasEnded)
  const current = batches.filter((batch) => !hasEnded(batch))
  return (
    <>
      {current.length > 0 && <BatchCards label={t('words:batches')} batches={current} {...cards} />}
      {ended.length > 0 && (
        <>
          <Title order={2} className={classes.endedTitle}>
            {t('endedBatches')}
          </Title>
          <BatchCards label={t('endedBatches')} batches={ended} {...cards} />
        </>
      )}
    </>
  )
}
