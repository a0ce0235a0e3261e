import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PlanPanel } from '#features/plans/web/public.ts'
import { getFullName, useIdentity } from '#shared/web/identity-store.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { BreakdownPanel } from '../adjustments/breakdown-panel.tsx'
import { OwnFeeFigures } from '../fee-figures.tsx'
import { feesQueries } from '../fees.queries.ts'
import { DownloadLink } from '../print-receipt.tsx'
import { RefundsPanel } from '../refunds/refunds-panel.tsx'
import { PayByUpiPanel } from '../upi/pay-by-upi-panel.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'

export function OwnFeeScreen() {
  const { t } = useTranslation(['fees', 'shared'])
  const columns = useReceiptColumns()
  const identity = useIdentity('user')
  const fees = useQuery(feesQueries.studentFees(identity?._id ?? ''))
  return (
    <>
      <PageHeader
        title={t('viewFee')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('viewFee') }]}
      />
      <QueryStates query={fees}>
        {(data) => (
          <>
            <OwnFeeFigures figures={data} />
            <Stack gap="md">
              {identity && identity.status !== 'Pending' && data.PendingFee > 0 && (
                <PayByUpiPanel
                  key={data.PendingFee}
                  student={{ _id: identity._id, name: getFullName(identity) }}
                  pending={data.PendingFee}
                />
              )}
              <BreakdownPanel fees={data} />
              {identity && <PlanPanel studentId={identity._id} />}
              <Panel title={t('receipts')} flush>
                {data.fee.length === 0 ? (
                  <EmptyState hint={t('noOwnReceipts')} />
                ) : (
                  <DataTable
                    label={t('receipts')}
                    columns={columns}
                    rows={data.fee}
                    rowKey={(receipt) => receipt._id}
                    actions={(receipt) => (
                      <DownloadLink
                        link={{ to: '/FeesReceipt', search: { id: receipt._id, as: 'user' } }}
                        label={t('downloadNo', { number: receipt.receiptNo })}
                      />
                    )}
                  />
                )}
              </Panel>
              <RefundsPanel refunds={data.refunds} />
            </Stack>
          </>
        )}
      </QueryStates>
    </>
  )
}
