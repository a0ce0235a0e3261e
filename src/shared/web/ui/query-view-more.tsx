import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ViewMore } from './view-more.tsx'

type Props = {
  query: Pick<UseInfiniteQueryResult, 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'>
  shown: number
  total: number
}

export function QueryViewMore({ query, shown, total }: Props) {
  return (
    <ViewMore
      shown={shown}
      total={total}
      onMore={() => void query.fetchNextPage()}
      loading={query.isFetchingNextPage}
      error={query.isFetchNextPageError ? query.error?.message : undefined}
    />
  )
}
