import { useTranslation } from 'react-i18next'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'

/** What a list of receipts says of each: number, day, batch, course, amount. */
export function useReceiptColumns(): Column<Receipt>[] {
  const { t } = useTranslation('fees')
  return [
    { key: 'number', header: t('receiptNumber'), cell: (receipt) => receipt.receiptNo, primary: true },
    { key: 'date', header: t('date'), cell: (receipt) => <DayText day={receipt.date} /> },
    { key: 'batch', header: t('batch'), cell: (receipt) => receipt.bCode, wrap: true },
    { key: 'course', header: t('course'), cell: (receipt) => receipt.course },
    { key: 'paid', header: t('paidFee'), cell: (receipt) => <RupeeText amount={receipt.paid} />, align: 'end' },
  ]
}
