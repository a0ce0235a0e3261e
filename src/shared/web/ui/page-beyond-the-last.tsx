import { Navigate } from '@tanstack/react-router'
import { LoadingState } from './states.tsx'

type Props = {
  total: number
  pageSize: number
  /** While the requested page is loading: `query.isPlaceholderData`. */
  waiting: boolean
}

/** Redirects a page without rows to the last page that has some; tab, search and filters stay. */
export function PageBeyondTheLast({ total, pageSize, waiting }: Props) {
  if (waiting) return <LoadingState rows={pageSize} />
  const last = Math.ceil(total / pageSize)
  return <Navigate to="." search={(before: { page?: number }) => atPage(before, last)} replace />
}

/** Page 1 is left out of the URL. */
function atPage<Search extends { page?: number }>({ page: _page, ...search }: Search, page: number) {
  return { ...search, ...(page > 1 && { page }) }
}
