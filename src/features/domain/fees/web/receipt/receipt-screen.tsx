import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '#shared/web/router/router.ts'
import { readPrintable, toPrintable } from '#features/domain/fees/contract/printable-receipt.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { feesQueries } from '../fees.queries.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptPage } from './receipt-page.tsx'
import { NoReceipt, ReceiptQuery, useReader } from './receipt-states.tsx'

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
  const { t } = useTranslation('fees')
  const { state } = useLocation()
  const id = idInUrl ?? state.fee?._id
  const institute = useInstitute()
  const reader = useReader()
  if (reader !== null && id !== undefined) return <StoredReceipt id={id} />
  const receipt = readPrintable(state, institute)
  if (receipt) return <ReceiptPage receipt={receipt} />
  return <NoReceipt title={t('feeReceipt')} notSelected={t('receiptNotSelected')} />
}

function StoredReceipt({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  const query = useQuery(feesQueries.receipt(id))
  return (
    <ReceiptQuery title={t('feeReceipt')} query={query}>
      {(receipt) => (
        <ReceiptPage
          receipt={toPrintable(receipt)}
          stored={{ id, studentId: receipt.student._id }}
          actions={<ReceiptActions receipt={receipt} />}
        />
      )}
    </ReceiptQuery>
  )
}
