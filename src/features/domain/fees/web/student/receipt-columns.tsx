import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { ReceiptNumberLink } from '../fee-links.tsx'

export function useReceiptColumns(): Column<Receipt>[] {
  const { t } = useTranslation(['fees', 'words'])
  return [
    { key: 'number', header: t('receiptNumber'), cell: (receipt) => receipt.receiptNo, primary: true },
    { key: 'date', header: t('words:date'), cell: (receipt) => <DayText day={receipt.date} /> },
    { key: 'batch', header: t('words:batch'), cell: (receipt) => receipt.bCode },
    { key: 'course', header: t('words:course'), cell: (receipt) => receipt.course, grow: true, quiet: true },
    { key: 'paid', header: t('paidFee'), cell: (receipt) => <RupeeText amount={receipt.paid} />, align: 'end' },
  ]
}

/** For lists without row actions: the number is a link, and the total fee is added. */
export function useHistoryColumns(): Column<Receipt>[] {
  const { t } = useTranslation('students')
  const columns = useReceiptColumns()
  const payableColumn: Column<Receipt> = {
    key: 'payable',
    header: t('totalFee'),
    cell: (receipt) => <RupeeText amount={receipt.payable} />,
    align: 'end',
  }
  return columns.flatMap((column) => {
    if (column.key === 'number') return { ...column, cell: (receipt) => <ReceiptNumberLink receipt={receipt} /> }
    return column.key === 'paid' ? [payableColumn, column] : column
  })
}
