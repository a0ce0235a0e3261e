import { Navigate } from '@tanstack/react-router'
import type { ListAddress } from '../address.ts'
import { LoadingFace } from './faces.tsx'

type Props = {
  total: number
  pageSize: number
  /** While the page that is asked for is on its way: `query.isPlaceholderData`. */
  waiting: boolean
}

/**
 * For a page without rows of a list that has some: the only row of the last page was deleted, or the address asks for
 * too much. Leads to the page that is the last now; tab, search and filters stay.
 */
export function PageBeyondTheLast({ total, pageSize, waiting }: Props) {
  if (waiting) return <LoadingFace rows={pageSize} />
  const last = Math.ceil(total / pageSize)
  return <Navigate to="." search={(address: ListAddress) => atPage(address, last)} replace />
}

/** An address leaves out the first page. */
function atPage(address: ListAddress, page: number): ListAddress {
  const next: ListAddress = { ...address, page }
  if (page <= 1) delete next.page
  return next
}
