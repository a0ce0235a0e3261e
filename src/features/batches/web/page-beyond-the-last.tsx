import { Navigate } from '@tanstack/react-router'
import { useListAddress } from '#shared/web/address.ts'
import { LoadingFace } from '#shared/web/ui/faces.tsx'
import { BATCHES_PER_PAGE } from './batches.queries.ts'

/** The only row of the last page was deleted, or the address asks for too much: the page that is the last now. */
export function PageBeyondTheLast({ total, waiting }: { total: number; waiting: boolean }) {
  const [{ search }] = useListAddress()
  if (waiting) return <LoadingFace rows={BATCHES_PER_PAGE} />
  const page = Math.ceil(total / BATCHES_PER_PAGE)
  return <Navigate to="/hr/batch" search={{ ...(search && { search }), ...(page > 1 && { page }) }} replace />
}
