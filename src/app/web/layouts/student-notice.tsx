import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PendingBanner } from '#features/identity/web/pending-banner.tsx'
import { studentsQueries } from '#features/students/web/public.ts'
import { storeIdentity, useIdentity } from '#shared/web/identity-store.ts'
import { useRefresh } from '#shared/web/query-client.ts'

/** On every page of a pending student; it goes within a minute of the approval, without signing in again. */
export function StudentNotice() {
  const identity = useIdentity('user')
  const waits = identity?.status === 'Pending'
  const own = useQuery({ ...studentsQueries.one(identity?._id ?? ''), enabled: waits, refetchInterval: 60_000 })
  const status = own.data?.status
  const refresh = useRefresh()
  const decided = useEffectEvent((now: string) => {
    if (!identity) return
    storeIdentity('user', { ...identity, status: now })
    // The fee that was agreed on, and its first receipt.
    void refresh(studentsQueries.all())
  })
  useEffect(() => {
    if (waits && status && status !== 'Pending') decided(status)
  }, [waits, status])
  return waits && status !== 'Active' ? <PendingBanner /> : null
}
