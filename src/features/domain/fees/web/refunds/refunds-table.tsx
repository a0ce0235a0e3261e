import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { toMode } from '#features/domain/fees/contract/pay-modes.ts'
import type { ListedRefund } from '#features/domain/fees/contract/refunds.contract.ts'
import { InstantText } from '#features/base/institute/web/public.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { type Column, DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { useRefundLink } from '../fee-links.tsx'
import { usePayModes } from '../pay-modes.ts'
import { DownloadLink, PrintLink } from '../print-receipt.tsx'
import { VoidRefundDialog } from './void-refund-dialog.tsx'

type Row = ListedRefund & { studentDeleted?: boolean }
type Props = { refunds: Row[]; busy?: boolean; withStudent?: boolean }

export function RefundsTable({ refunds, busy = false, withStudent = false }: Props) {
  const { t } = useTranslation(['fees', 'words'])
  const links = useStudentLinks()
  const { getLabel } = usePayModes()
  const may = useMay()
  const [voidingId, setVoidingId] = useState<string | null>(null)
  // Read from the list, because a colleague may void it while the dialog is open.
  const voiding = refunds.find(({ _id, voided }) => _id === voidingId && !voided) ?? null
  const studentColumn: Column<Row> = {
    key: 'name',
    header: t('words:studentName'),
    cell: ({ student, name, studentDeleted }) =>
      studentDeleted || !may('fees.read') ? name : <TextLink {...links.fees(student)}>{name}</TextLink>,
    grow: true,
    wrap: true,
  }
  return (
    <>
      <DataTable
        label={t('refunds')}
        busy={busy}
        rows={refunds}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'number',
            header: t('refundNumber'),
            primary: true,
            cell: (refund) => <RefundNumber refund={refund} />,
          },
          { key: 'date', header: t('words:date'), cell: ({ date }) => <DayText day={date} /> },
          ...(withStudent ? [studentColumn] : []),
          {
            key: 'mode',
            header: t('words:paymentMode'),
            wrap: true,
            cell: ({ payMode, exactMode, reference }) => (
              <>
                {getLabel(toMode({ payMode, exactMode }))}
                <Second text={reference} />
              </>
            ),
          },
          { key: 'reason', header: t('words:reason'), cell: (refund) => <Reason refund={refund} />, wrap: true },
          { key: 'amount', header: t('words:amount'), align: 'end', cell: (refund) => <Amount refund={refund} /> },
        ]}
        actions={(refund) => !refund.voided && <RowActions refund={refund} onVoid={() => setVoidingId(refund._id)} />}
      />
      <VoidRefundDialog refund={voiding} onClose={() => setVoidingId(null)} />
    </>
  )
}

function RowActions({ refund: { _id, refundNo }, onVoid }: { refund: ListedRefund; onVoid: () => void }) {
  const { t } = useTranslation('fees')
  const may = useMay()
  const area = useArea()
  const link = useRefundLink()(_id)
  if (area === 'user') return <DownloadLink link={link} label={t('downloadRefundNo', { number: refundNo })} />
  return (
    <>
      <PrintLink link={link} tooltip={t('printRefund')} label={t('printRefundNo', { number: refundNo })} />
      {area === 'admin' && may('fees.void-refund') && (
        <IconAction
          label={t('voidRefundNo', { number: refundNo })}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={onVoid}
          danger
        />
      )}
    </>
  )
}

function RefundNumber({ refund: { _id, refundNo, voided } }: { refund: ListedRefund }) {
  const { t } = useTranslation('fees')
  const link = useRefundLink()(_id)
  if (useArea() === 'user') return refundNo
  if (!voided)
    return (
      <TextLink {...link} aria-label={t('viewRefundNo', { number: refundNo })}>
        {refundNo}
      </TextLink>
    )
  return (
    <>
      {refundNo} <StatusBadge tone="plain">{t('voidedRefund')}</StatusBadge>
    </>
  )
}

function Reason({ refund: { reason, voided } }: { refund: ListedRefund }) {
  const { t } = useTranslation('fees')
  return (
    <>
      {reason ?? '–'}
      {voided && (
        <Text size="sm" c="dimmed">
          <InstantText at={voided.at} /> {t('voidedBy', { name: voided.by })}
          {voided.reason !== null && ` · ${voided.reason}`}
        </Text>
      )}
    </>
  )
}

/** Shows the amount below zero, because it reduces what was paid. A voided refund counts no more. */
function Amount({ refund: { amount, voided } }: { refund: ListedRefund }) {
  return voided ? (
    <s>
      <RupeeText amount={amount} />
    </s>
  ) : (
    <RupeeText amount={-amount} />
  )
}

function Second({ text }: { text: string | null }) {
  return (
    text !== null && (
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    )
  )
}
