import { IconArrowBackUp } from '@tabler/icons-react'
import type { Adjustment, FeeBreakdown } from '#features/domain/fees/contract/adjustments.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { getTrigger, restoreFocusAfterRemoval } from '#shared/web/ui/restore-focus.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useWithdrawAdjustment } from '../fees.queries.ts'

type Props = {
  fees: {
    TotalFee: number
    PaidFee: number
    PendingFee: number
    breakdown?: FeeBreakdown | undefined
    adjustments?: Adjustment[] | undefined
  }
}
type Row = { key: string; name: string; amount: number; adjustment?: Adjustment }

/** Shows nothing for a student without discounts and write-offs. */
export function BreakdownPanel({ fees: { breakdown, adjustments = [], ...fees } }: Props) {
  const { t } = useTranslation(['fees', 'words', 'students'])
  const may = useMay()
  const withdraw = useWithdrawAdjustment()
  if (!breakdown) return null
  const rows: Row[] = [
    { key: 'fees', name: t('words:fees'), amount: breakdown.fees },
    ...adjustments.toReversed().map((adjustment) => ({
      key: adjustment._id,
      amount: -adjustment.amount,
      adjustment,
      name: adjustment.kind === 'Discount' ? t('discountOn', { course: adjustment.course }) : t('writeOffRow'),
    })),
    { key: 'total', name: t('students:totalFee'), amount: fees.TotalFee },
    { key: 'paid', name: t('paidFee'), amount: -fees.PaidFee },
    { key: 'pending', name: t('students:pendingFee'), amount: fees.PendingFee },
  ]
  const confirmAndWithdraw = async (adjustment: Adjustment, name: string) => {
    const trigger = getTrigger()
    const isWithdrawn = await confirm({
      title: t('withdrawTitle', { name }),
      text: t('withdrawText', { sum: adjustment.amount }),
      confirmLabel: t('withdraw'),
      danger: true,
      run: () => withdraw.mutateAsync(adjustment),
    })
    if (!isWithdrawn) return
    toast.success(t('withdrawn'))
    restoreFocusAfterRemoval(trigger)
  }
  const mayWithdraw = may('fees.discount') && adjustments.some((adjustment) => adjustment.mayWithdraw)
  return (
    <Panel title={t('breakdown')} flush>
      <DataTable
        label={t('breakdown')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', header: t('item'), primary: true, cell: (row) => <Item {...row} /> },
          {
            key: 'amount',
            header: t('words:amount'),
            align: 'end',
            cell: ({ amount }) => <RupeeText amount={amount} />,
          },
        ]}
        {...(mayWithdraw && {
          actions: ({ adjustment, name }: Row) =>
            adjustment?.mayWithdraw && (
              <IconAction
                label={t('withdrawNo', { name, sum: adjustment.amount })}
                icon={<IconArrowBackUp size={18} aria-hidden />}
                onClick={() => void confirmAndWithdraw(adjustment, name)}
              />
            ),
        })}
      />
    </Panel>
  )
}

function Item({ name, adjustment }: Row) {
  return (
    <>
      {name}
      {adjustment && (
        <Text size="sm" c="dimmed">
          <DayText day={adjustment.date} />
          {adjustment.reason !== null && ` · ${adjustment.reason}`}
        </Text>
      )}
    </>
  )
}
