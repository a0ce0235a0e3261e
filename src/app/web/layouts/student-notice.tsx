import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PendingBanner } from '#features/identity/web/pending-banner.tsx'
import { studentsQueries } from '#features/students/web/public.ts'
import { storeIdentity, useIdentity } from '#shared/web/identity-store.ts'
import { useRefresh } from '#shared/web/query-client.ts'

export function StudentNotice() {
  const identity = useIdentity('user')
  const isPending = identity?.status === 'Pending'
  const own = useQuery({ ...studentsQueries.one(identity?._id ?? ''), enabled: isPending, refetchInterval: 60_000 })
  const status = own.data?.status
  const refresh = useRefresh()
  const onDecided = useEffectEvent((newStatus: string) => {
    if (!identity) return
    storeIdentity('user', { ...identity, status: newStatus })
    // Approval sets the fee and issues the first receipt.
    void refresh(studentsQueries.all())
  })
  useEffect(() => {
    if (isPending && status && status !== 'Pending') onDecided(status)
  }, [isPending, status])
  return isPending && status !== 'Active' ? <PendingBanner /> : null
}
