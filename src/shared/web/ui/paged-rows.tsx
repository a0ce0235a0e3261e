import type { ComponentProps, ReactNode } from 'react'
import { LastPageRedirect } from './last-page-redirect.tsx'
import { Pager } from './pager.tsx'

type Props = Omit<ComponentProps<typeof Pager>, 'total'> & {
  /** Undefined until it is known. */
  total: number | undefined
  rowCount: number
  loading: boolean
  children: ReactNode
}

/** A page number that is too high redirects to the last page. */
export function PagedRows({ rowCount, loading, total, children, ...pager }: Props) {
  if (rowCount === 0) return <LastPageRedirect total={total} pageSize={pager.pageSize} loading={loading} />
  return (
    <>
      {children}
      {total !== undefined && <Pager {...pager} total={total} />}
    </>
  )
}
