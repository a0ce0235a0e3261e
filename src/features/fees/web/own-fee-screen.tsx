import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdentity } from '#shared/web/identity-store.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { EmptyFace, QueryFaces } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { feesQueries } from './fees.queries.ts'
import { OwnFeeFigures } from './own-fee-figures.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'

/** `/student/fee`: what the signed-in student owes and has paid. */
export function OwnFeeScreen() {
  const { t } = useTranslation('fees')
  const columns = useReceiptColumns()
  const fees = useQuery(feesQueries.ofStudent(useIdentity('user')?._id ?? ''))
  return (
    <>
      <PageHeader
        title={t('viewFee')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('viewFee') }]}
      />
      <QueryFaces query={fees}>
        {(data) => (
          <>
            <OwnFeeFigures figures={data} />
            <Panel title={t('receipts')} flush>
              {data.fee.length === 0 ? (
                <EmptyFace hint={t('noOwnReceipts')} />
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
      </QueryFaces>
    </>
  )
}
