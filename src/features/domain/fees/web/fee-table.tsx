import { useTranslation } from '#shared/web/i18n.tsx'
import type { FeeList } from '#features/domain/fees/contract/fees.contract.ts'
import { CHEQUE_BOUNCED, IMPORT_UNDONE } from '#features/domain/fees/contract/void-reasons.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { FatherName, findNamesakes } from '#features/domain/students/web/public.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useMay } from '#shared/web/may.ts'
import { type Column, DataTable, type Selection } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { FeeRecordsLink, ReceiptNumberLink } from './fee-links.tsx'
import { usePayModes } from './pay-modes.ts'

type ListedReceipt = FeeList['fees'][number]
type Props = {
  fees: ListedReceipt[]
  busy: boolean
  voided?: boolean
  selection?: Selection<ListedReceipt> | undefined
}

/** Voided receipts have no link, and show their voiding instead of batch, course and fee records. */
export function FeeTable({ fees, busy, voided = false, selection }: Props) {
  const { t } = useTranslation(['fees', 'words'])
  const links = useStudentLinks()
  const may = useMay()
  const { getLabelOf } = usePayModes()
  const namesakes = findNamesakes(fees.map(({ student, name }) => ({ id: student, name })))
  const courseColumns: Column<ListedReceipt>[] = [
    { key: 'batch', header: t('words:batch'), cell: ({ bCode }) => bCode },
    { key: 'course', header: t('words:course'), cell: ({ course }) => course, grow: true, quiet: true },
  ]
  const recordsColumn: Column<ListedReceipt> = {
    key: 'records',
    header: t('feeRecords'),
    cell: ({ student, name, studentDeleted }) =>
      studentDeleted ? null : <FeeRecordsLink link={links.fees(student)} name={name} />,
  }
  const getReason = ({ voided: voiding }: ListedReceipt) =>
    voiding?.reason === CHEQUE_BOUNCED
      ? t('chequeBounced')
      : voiding?.reason === IMPORT_UNDONE
        ? t('importUndone')
        : voiding?.reason
  const voidingColumns: Column<ListedReceipt>[] = [
    {
      key: 'voided',
      header: t('voidedTab'),
      cell: (receipt) => receipt.voided && <Voiding {...receipt.voided} />,
      grow: true,
    },
    {
      key: 'reason',
      header: t('words:reason'),
      cell: (receipt) => (
        <>
          {getReason(receipt) || '–'}
          {receipt.voided?.replacedBy && (
            <Text span size="sm" c="dimmed" ml={6}>
              {t('replacedBy', { number: receipt.voided.replacedBy })}
            </Text>
          )}
        </>
      ),
      grow: true,
    },
  ]
  return (
    <DataTable
      label={t(voided ? 'voidedReceipts' : 'receipts')}
      busy={busy}
      rows={fees}
      rowKey={({ _id }) => _id}
      selection={selection}
      {...(!voided && {
        phone: (receipt: ListedReceipt) => ({
          title: <ReceiptNumberLink receipt={receipt} />,
          amount: <RupeeText amount={receipt.paid} />,
          details: [receipt.name, receipt.date],
          note: getLabelOf(receipt),
        }),
      })}
      columns={[
        {
          key: 'number',
          header: t('receiptNumber'),
          cell: (receipt) => (receipt.voided ? receipt.receiptNo : <ReceiptNumberLink receipt={receipt} />),
          primary: true,
        },
        { key: 'date', header: t(voided ? 'paidDate' : 'words:date'), cell: ({ date }) => <DayText day={date} /> },
        {
          key: 'name',
          header: t('words:studentName'),
          cell: ({ student, name, studentDeleted, father }) =>
            studentDeleted ? (
              name
            ) : (
              <>
                {may('students.read') ? <TextLink {...links.student(student)}>{name}</TextLink> : name}{' '}
                {namesakes.has(student) && father && <FatherName father={father} />}
              </>
            ),
          grow: true,
          wrap: true,
        },
        ...(voided ? [] : courseColumns),
        { key: 'mode', header: t('words:paymentMode'), cell: (receipt) => <PayMode receipt={receipt} />, grow: true },
        { key: 'paid', header: t('paidFee'), cell: ({ paid }) => <RupeeText amount={paid} />, align: 'end' },
        ...(voided ? voidingColumns : [recordsColumn]),
      ]}
    />
  )
}

function PayMode({ receipt }: { receipt: ListedReceipt }) {
  const { getLabelOf } = usePayModes()
  const references = [receipt.reference, ...receipt.parts.map(({ reference }) => reference)].filter(Boolean).join(', ')
  return (
    <>
      {getLabelOf(receipt)}
      {references !== '' && (
        <Text span size="sm" c="dimmed" ml={6}>
          {references}
        </Text>
      )}
    </>
  )
}

function Voiding({ at, by }: NonNullable<ListedReceipt['voided']>) {
  const { t } = useTranslation('fees')
  return (
    <>
      <InstantText at={at} />
      {by !== '' && (
        <Text span size="sm" c="dimmed" ml={6}>
          {t('voidedBy', { name: by })}
        </Text>
      )}
    </>
  )
}
