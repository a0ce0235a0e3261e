import { Navigate } from '../router/router.ts'
import { LoadingState } from './states.tsx'

type Props = {
  /** Undefined until it is known. */
  total: number | undefined
  pageSize: number
  loading: boolean
}

/** Redirects a page number that is too high. The other query parameters stay. */
export function LastPageRedirect({ total, pageSize, loading }: Props) {
  if (loading || total === undefined) return <LoadingState rows={pageSize} />
  const last = Math.ceil(total / pageSize)
  return <Navigate to="." search={(before: { page?: number }) => atPage(before, last)} replace />
}

function atPage<Search extends { page?: number }>({ page: _page, ...search }: Search, page: number) {
  return { ...search, ...(page > 1 && { page }) }
}
