import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useInstitute } from '#features/institute/web/public.ts'
import { useSubjectId } from '#shared/web/address.ts'
import { useArea } from '#shared/web/use-area.ts'
import { homeOf, useIdentity } from '#shared/web/identity-store.ts'
import { EmptyState, ErrorState, LoadingState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { feesQueries } from './fees.queries.ts'
import { paperOf, paperOfState } from './paper.ts'
import { ReceiptPage } from './receipt-page.tsx'

/**
 * `/fee-receipt`, `/FeesReceipt`, `/student/FeesReceipt`: open to anybody, but a person's receipt is shown only to whom
 * the server shows it, or from the navigation state that was handed on.
 */
export function ReceiptScreen() {
  const { t } = useTranslation(['fees', 'shared'])
  const { state } = useLocation()
  const id = useSubjectId((given) => given.fee?._id)
  const institute = useInstitute()
  const area = useArea()
  const isSignedIn = useIdentity(area) !== null && area !== null
  if (isSignedIn && id !== undefined) return <StoredReceipt id={id} />
  const given = paperOfState(state, institute)
  if (given) return <ReceiptPage paper={given} />
  return (
    <>
      <PageHeader title={t('feeReceipt')} />
      <EmptyState
        title={isSignedIn ? t('noReceiptChosen') : t('signInForReceipt')}
        action={
          <ButtonLink to={isSignedIn ? homeOf(area) : '/'}>
            {isSignedIn ? t('shared:goBack') : t('toSignIn')}
          </ButtonLink>
        }
      />
    </>
  )
}

function StoredReceipt({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  const { data, error, isPending, refetch } = useQuery(feesQueries.receipt(id))
  if (data) return <ReceiptPage paper={paperOf(data)} studentId={data.student._id} />
  return (
    <>
      <PageHeader title={t('feeReceipt')} />
      {isPending ? <LoadingState /> : <ErrorState error={error ?? new Error()} onRetry={() => void refetch()} />}
    </>
  )
}
