import { getRouteApi } from '#shared/web/router/router.ts'
import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { PlanPanel } from '#features/domain/fees/plans/web/public.ts'
import { useStudentId } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { AdjustmentActions } from '../adjustments/adjustment-actions.tsx'
import { RefundAction } from '../refunds/refund-action.tsx'
import { RefundsPanel } from '../refunds/refunds-panel.tsx'
import { useHistoryColumns } from './receipt-columns.tsx'
import { StudentFeePage } from './student-fee-page.tsx'

const route = getRouteApi('/admin/Student-Single-Fee')

export function AdminStudentFeeScreen() {
  const id = useStudentId(route.useSearch())
  const may = useMay()
  return (
    <StudentFeePage
      id={id}
      actions={(fees, student) => (
        <>
          <AdjustmentActions student={student} fees={fees} />
          {may('fees.refund') && <RefundAction student={student} account={fees} />}
        </>
      )}
    >
      {({ fee, refunds }, { _id }) => (
        <Stack gap="md">
          <FeeHistory receipts={fee} />
          <RefundsPanel refunds={refunds} />
          <PlanPanel studentId={_id} />
        </Stack>
      )}
    </StudentFeePage>
  )
}

function FeeHistory({ receipts }: { receipts: Receipt[] }) {
  const { t } = useTranslation('fees')
  const columns = useHistoryColumns()
  return (
    <Panel title={t('feeHistory')} flush>
      {receipts.length === 0 ? (
        <EmptyState hint={t('noReceiptsForAdmin')} />
      ) : (
        <DataTable label={t('feeHistory')} columns={columns} rows={receipts} rowKey={({ _id }) => _id} />
      )}
    </Panel>
  )
}
