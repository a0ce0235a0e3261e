import { useTranslation } from 'react-i18next'
import type { Receipt } from '#features/fees/contract/fees.contract.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useHistoryColumns } from './receipt-columns.tsx'
import { StudentFeePage } from './student-fee-page.tsx'

/** `/admin/Student-Single-Fee`: one student's figures and receipts, to be read. */
export function AdminStudentFeeScreen() {
  return <StudentFeePage>{({ fee }) => <FeeHistory receipts={fee} />}</StudentFeePage>
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
