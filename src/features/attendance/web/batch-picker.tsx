import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { batchPage } from '#features/batches/web/public.ts'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { PageBeyondTheLast } from '#shared/web/ui/page-beyond-the-last.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { SteadyButton } from '#shared/web/ui/steady-button.tsx'
import classes from './attendance.module.css'
import { BatchCards } from './batch-cards.tsx'

const CARDS_PER_PAGE = 12

type Props = {
  /** Where a card leads. */
  to: Parameters<typeof BatchCards>[0]['to']
  /** What the button beside the search says. */
  clearWords: string
  /** While there is no batch at all. */
  noBatches: ReactNode
}

/** Batches as cards, to be searched by code or course. */
export function BatchPicker({ to, clearWords, noBatches }: Props) {
  const { t } = useTranslation('attendance')
  const [{ search = '', page = 1 }, show] = useListAddress()
  const list = useQuery(batchPage({ search, page, limit: CARDS_PER_PAGE }))
  return (
    <>
      <div className={classes.search}>
        <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={t('searchBatch')} />
        <SteadyButton idle={search === ''} onClick={() => show({ search: '' })}>
          {clearWords}
        </SteadyButton>
      </div>
      <QueryStates
        query={list}
        isEmpty={({ total }) => total === 0}
        empty={search === '' ? noBatches : <EmptyState hint={t('noBatchFound')} />}
      >
        {({ batches, total }) =>
          batches.length === 0 ? (
            <PageBeyondTheLast total={total} pageSize={CARDS_PER_PAGE} waiting={list.isPlaceholderData} />
          ) : (
            <>
              <BatchCards batches={batches} busy={list.isPlaceholderData} to={to} />
              <Pager page={page} pageSize={CARDS_PER_PAGE} total={total} onPage={(next) => show({ page: next })} />
            </>
          )
        }
      </QueryStates>
    </>
  )
}
