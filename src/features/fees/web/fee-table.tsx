import { useTranslation } from 'react-i18next'
import type { FeeList } from '#features/fees/contract/fees.contract.ts'
import { useStudentLinks } from '#features/students/web/public.ts'
import { DataTable, type Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { FeeRecordsLink } from './fee-records-link.tsx'
import { usePayModes } from './pay-modes.ts'
import { ReceiptNumberLink } from './receipt-number-link.tsx'
import { useVoidedColumns } from './voided-columns.tsx'

type Listed = FeeList['fees'][number]
type Props = { fees: Listed[]; busy: boolean; /** These have been voided: who, when and why. */ voided?: boolean }

/** A page of everybody's receipts, each leading to itself, to the student and to the student's fees. A voided one is not printed. */
export function FeeTable({ fees, busy, voided = false }: Props) {
  const { t } = useTranslation('fees')
  const { wordOf } = usePayModes()
  const links = useStudentLinks()
  const voiding = useVoidedColumns()
  const place: Column<Listed>[] = [
    { key: 'batch', header: t('batch'), cell: ({ bCode }) => bCode, wrap: true },
    { key: 'course', header: t('course'), cell: ({ course }) => course, wrap: true },
  ]
  const records: Column<Listed> = {
    key: 'records',
    header: t('feeRecords'),
    cell: ({ student, name, studentDeleted }) =>
      studentDeleted ? null : <FeeRecordsLink link={links.fees(student)} name={name} />,
  }
  return (
    <DataTable
      label={t(voided ? 'voidedReceipts' : 'receipts')}
      busy={busy}
      rows={fees}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'number',
          header: t('receiptNumber'),
          cell: (receipt) => (receipt.voided ? receipt.receiptNo : <ReceiptNumberLink receipt={receipt} />),
          primary: true,
        },
        { key: 'date', header: t(voided ? 'paidDate' : 'date'), cell: ({ date }) => <DayText day={date} /> },
        {
          key: 'name',
          header: t('studentName'),
          cell: ({ student, name, studentDeleted }) =>
            studentDeleted ? name : <TextLink {...links.student(student)}>{name}</TextLink>,
          wrap: true,
        },
        // What a voided one was for gives way to why it was voided.
        ...(voided ? [] : place),
        { key: 'mode', header: t('payMode'), cell: ({ payMode }) => wordOf(payMode) },
        { key: 'paid', header: t('paidFee'), cell: ({ paid }) => <RupeeText amount={paid} />, align: 'end' },
        ...(voided ? voiding : [records]),
      ]}
    />
  )
}
