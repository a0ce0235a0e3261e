import { useTranslation } from 'react-i18next'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { FeeRecordsLink } from './fee-records-link.tsx'
import { usePayModes } from './pay-modes.ts'
import { useReceiptLink } from './receipt-link.ts'
import { HR_LINKS, type StudentLinks } from './student-links.ts'

type Props = { fees: Receipt[]; busy: boolean; links?: StudentLinks }

/** A page of everybody's receipts, each leading to itself, to the student and to the student's fees. */
export function FeeTable({ fees, busy, links = HR_LINKS }: Props) {
  const { t } = useTranslation('fees')
  const { wordOf } = usePayModes()
  return (
    <DataTable
      label={t('receipts')}
      busy={busy}
      rows={fees}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'number',
          header: t('receiptNumber'),
          cell: (receipt) => <NumberLink receipt={receipt} />,
          primary: true,
        },
        { key: 'date', header: t('date'), cell: ({ date }) => <DayText day={date} /> },
        {
          key: 'name',
          header: t('studentName'),
          cell: ({ student, name }) => <TextLink {...links.student(student)}>{name}</TextLink>,
          wrap: true,
        },
        { key: 'batch', header: t('batch'), cell: ({ bCode }) => bCode, wrap: true },
        { key: 'course', header: t('course'), cell: ({ course }) => course, wrap: true },
        { key: 'mode', header: t('payMode'), cell: ({ payMode }) => wordOf(payMode) },
        { key: 'paid', header: t('paidFee'), cell: ({ paid }) => <RupeeText amount={paid} />, align: 'end' },
        {
          key: 'records',
          header: t('feeRecords'),
          cell: ({ student, name }) => <FeeRecordsLink link={links.fees(student)} name={name} />,
        },
      ]}
    />
  )
}

function NumberLink({ receipt: { _id, receiptNo } }: { receipt: Receipt }) {
  const { t } = useTranslation('fees')
  const receiptLink = useReceiptLink()
  return (
    <TextLink {...receiptLink(_id)} aria-label={t('viewReceiptNo', { number: receiptNo })}>
      {receiptNo}
    </TextLink>
  )
}
