import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FeeList } from '#features/fees/contract/fees.contract.ts'
import { InstantText } from '#features/institute/web/public.ts'
import { FatherName, findNamesakes, useStudentLinks } from '#features/students/web/public.ts'
import { DataTable, type Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { FeeRecordsLink, ReceiptNumberLink } from './fee-links.tsx'
import { usePayModes } from './pay-modes.ts'

type ListedReceipt = FeeList['fees'][number]
type Props = { fees: ListedReceipt[]; busy: boolean; voided?: boolean }

/** Voided receipts have no link, and show their voiding instead of batch, course and fee records. */
export function FeeTable({ fees, busy, voided = false }: Props) {
  const { t } = useTranslation('fees')
  const { getLabel } = usePayModes()
  const links = useStudentLinks()
  const namesakes = findNamesakes(fees.map(({ student, name }) => ({ id: student, name })))
  const courseColumns: Column<ListedReceipt>[] = [
    { key: 'batch', header: t('batch'), cell: ({ bCode }) => bCode, wrap: true },
    { key: 'course', header: t('course'), cell: ({ course }) => course, wrap: true },
  ]
  const recordsColumn: Column<ListedReceipt> = {
    key: 'records',
    header: t('feeRecords'),
    cell: ({ student, name, studentDeleted }) =>
      studentDeleted ? null : <FeeRecordsLink link={links.fees(student)} name={name} />,
  }
  const voidingColumns: Column<ListedReceipt>[] = [
    {
      key: 'voided',
      header: t('voidedTab'),
      cell: (receipt) => receipt.voided && <Voiding {...receipt.voided} />,
      wrap: true,
    },
    { key: 'reason', header: t('reason'), cell: (receipt) => receipt.voided?.reason || '–', wrap: true },
  ]
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
          cell: ({ student, name, studentDeleted, father }) =>
            studentDeleted ? (
              name
            ) : (
              <>
                <TextLink {...links.student(student)}>{name}</TextLink>{' '}
                {namesakes.has(student) && father && <FatherName father={father} />}
              </>
            ),
          wrap: true,
        },
        ...(voided ? [] : courseColumns),
        { key: 'mode', header: t('payMode'), cell: ({ payMode }) => getLabel(payMode) },
        { key: 'paid', header: t('paidFee'), cell: ({ paid }) => <RupeeText amount={paid} />, align: 'end' },
        ...(voided ? voidingColumns : [recordsColumn]),
      ]}
    />
  )
}

function Voiding({ at, by }: NonNullable<ListedReceipt['voided']>) {
  const { t } = useTranslation('fees')
  return (
    <>
      <InstantText at={at} />
      {by !== '' && (
        <Text size="sm" c="dimmed">
          {t('voidedBy', { name: by })}
        </Text>
      )}
    </>
  )
}
