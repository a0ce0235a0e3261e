import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PendingBanner } from '#features/identity/web/pending-banner.tsx'
import { studentsQueries } from '#features/students/web/students.queries.ts'
import { storeIdentity, useIdentity } from '#shared/web/identity-store.ts'

/** On every page of a pending student; it goes within a minute of the approval, without signing in again. */
export function StudentNotice() {
  const identity = useIdentity('user')
  const waits = identity?.status === 'Pending'
  const own = useQuery({ ...studentsQueries.one(identity?._id ?? ''), enabled: waits, refetchInterval: 60_000 })
  const status = own.data?.status
  useEffect(() => {
    if (identity && waits && status && status !== 'Pending') storeIdentity('user', { ...identity, status })
  }, [identity, waits, status])
  return waits && status !== 'Active' ? <PendingBanner /> : null
}
