import { useQuery } from '@tanstack/react-query'
import { useSendLink } from '#features/domain/admissions/web/use-send-confirmation.ts'
import { PendingBanner } from '#features/base/identity/web/pending-banner.tsx'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useIdentity } from '#shared/web/use-identity.ts'

/** The approval ends the session, which the next request notices. */
export function StudentNotice() {
  const identity = useIdentity('user')
  const isPending = identity?.status === 'Pending'
  const { mail } = useInstitute()
  const { sendLink, isSending } = useSendLink()
  const own = useQuery({ ...studentsQueries.one(identity?._id ?? ''), enabled: isPending, refetchInterval: 60_000 })
  if (!identity || !isPending) return null
  return (
    <PendingBanner
      email={own.data?.email ?? identity.email}
      isConfirmed={own.data?.emailConfirmed ?? undefined}
      onSendLink={mail ? () => void sendLink(identity._id) : undefined}
      isSending={isSending}
    />
  )
}
