import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdentity } from '#shared/web/identity-store.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { OwnFeeFigures } from '../fee-figures.tsx'
import { feesQueries } from '../fees.queries.ts'
import { useReceiptColumns } from './receipt-columns.tsx'

export function OwnFeeScreen() {
  const { t } = useTranslation(['fees', 'shared'])
  const columns = useReceiptColumns()
  const fees = useQuery(feesQueries.studentFees(useIdentity('user')?._id ?? ''))
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
                    <ButtonLink
                      to="/FeesReceipt"
                      search={{ id: receipt._id, as: 'user' }}
                      aria-label={t('downloadNo', { number: receipt.receiptNo })}
                      variant="subtle"
                      size="xs"
                      leftSection={<IconDownload size={16} aria-hidden />}
                    >
                      {t('download')}
                    </ButtonLink>
                  )}
                />
              )}
            </Panel>
          </>
        )}
      </QueryStates>
    </>
  )
}
