import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useInstitute } from '#features/institute/web/public.ts'
import { getHomePath, useIdentity } from '#shared/web/identity-store.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { EmptyState, ErrorState, LoadingState } from '#shared/web/ui/states.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { feesQueries } from '../fees.queries.ts'
import { readPrintable, toPrintable } from './printable-receipt.ts'
import { ReceiptPage } from './receipt-page.tsx'

const feeReceipt = getRouteApi('/receipts/fee-receipt')
const feesReceipt = getRouteApi('/receipts/FeesReceipt')
const ownReceipt = getRouteApi('/student/FeesReceipt')

export function FeeReceiptScreen() {
  return <ReceiptScreen idInUrl={feeReceipt.useSearch().id} />
}

export function FeesReceiptScreen() {
  return <ReceiptScreen idInUrl={feesReceipt.useSearch().id} />
}

export function OwnReceiptScreen() {
  return <ReceiptScreen idInUrl={ownReceipt.useSearch().id} />
}

/** Visitors see only a receipt from the navigation state. */
function ReceiptScreen({ idInUrl }: { idInUrl: string | undefined }) {
  const { t } = useTranslation(['fees', 'shared'])
  const { state } = useLocation()
  const id = idInUrl ?? state.fee?._id
  const institute = useInstitute()
  const area = useArea()
  const isSignedIn = useIdentity(area) !== null && area !== null
  if (isSignedIn && id !== undefined) return <StoredReceipt id={id} />
  const receipt = readPrintable(state, institute)
  if (receipt) return <ReceiptPage receipt={receipt} />
  return (
    <>
      <PageHeader title={t('feeReceipt')} />
      <EmptyState
        title={isSignedIn ? t('receiptNotSelected') : t('signInForReceipt')}
        action={
          <ButtonLink to={isSignedIn ? getHomePath(area) : '/'}>
            {isSignedIn ? t('shared:goBack') : t('signIn')}
          </ButtonLink>
        }
      />
    </>
  )
}

function StoredReceipt({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  const { data, error, isPending, refetch } = useQuery(feesQueries.receipt(id))
  if (data) return <ReceiptPage receipt={toPrintable(data)} studentId={data.student._id} />
  return (
    <>
      <PageHeader title={t('feeReceipt')} />
      {isPending ? <LoadingState /> : <ErrorState error={error ?? new Error()} onRetry={() => void refetch()} />}
    </>
  )
}
