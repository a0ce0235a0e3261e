import { Text } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ViewMore } from './view-more.tsx'
import classes from './view-more-of.module.css'

type Props = {
  query: Pick<UseInfiniteQueryResult, 'fetchNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error'>
  shown: number
  total: number
}

/** 'View More' below a table whose next rows the server has; a failure stands above it and what is shown stays. It is there once all are shown too, to hold the focus. */
export function ViewMoreOf({ query, shown, total }: Props) {
  return (
    <div className={classes.more}>
      {query.isFetchNextPageError && (
        <Text c="red" size="sm" role="alert">
          {query.error?.message}
        </Text>
      )}
      <ViewMore shown={shown} total={total} onMore={() => void query.fetchNextPage()} busy={query.isFetchingNextPage} />
    </div>
  )
}
