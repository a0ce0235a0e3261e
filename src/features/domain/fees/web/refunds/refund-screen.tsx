import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { toPrintableRefund } from '#features/domain/fees/contract/printable-receipt.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { feesQueries } from '../fees.queries.ts'
import { ReceiptPage } from '../receipt/receipt-page.tsx'
import { NoReceipt, ReceiptQuery, useReader } from '../receipt/receipt-states.tsx'

const route = getRouteApi('/receipts/fee-refund')

export function RefundScreen() {
  const { t } = useTranslation('fees')
  const { id } = route.useSearch()
  if (useReader() !== null && id !== undefined) return <StoredRefund id={id} />
  return <NoReceipt title={t('feeRefund')} notSelected={t('refundNotSelected')} />
}

function StoredRefund({ id }: { id: string }) {
  const { t } = useTranslation('fees')
  const query = useQuery(feesQueries.refund(id))
  return (
    <ReceiptQuery title={t('feeRefund')} query={query}>
      {(refund) => <ReceiptPage receipt={toPrintableRefund(refund)} stored={{ id, studentId: refund.student }} />}
    </ReceiptQuery>
  )
}
