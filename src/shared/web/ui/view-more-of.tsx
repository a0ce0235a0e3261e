import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ViewMore } from './view-more.tsx'

type Props = {
  query: Pick<UseInfiniteQueryResult, 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'>
  shown: number
  total: number
}

/** The foot of a list whose next rows the server has. */
export function ViewMoreOf({ query, shown, total }: Props) {
  return (
    <ViewMore
      shown={shown}
      total={total}
      onMore={() => void query.fetchNextPage()}
      busy={query.isFetchingNextPage}
      failure={query.isFetchNextPageError ? query.error?.message : undefined}
    />
  )
}
