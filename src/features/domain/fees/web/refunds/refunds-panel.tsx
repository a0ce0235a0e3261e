import type { ListedRefund } from '#features/domain/fees/contract/refunds.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RefundsTable } from './refunds-table.tsx'

/** Shows nothing for a student without refunds. */
export function RefundsPanel({ refunds = [] }: { refunds: ListedRefund[] | undefined }) {
  const { t } = useTranslation('fees')
  if (refunds.length === 0) return null
  return (
    <Panel title={t('refunds')} flush>
      <RefundsTable refunds={refunds} />
    </Panel>
  )
}
