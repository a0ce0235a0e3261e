import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { PlanPanel } from '#features/domain/fees/plans/web/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getFullName } from '#shared/web/identity-store.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { IconLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { BreakdownPanel } from '../adjustments/breakdown-panel.tsx'
import { feesQueries } from '../fees.queries.ts'
import { DownloadLink } from '../print-receipt.tsx'
import { RefundsPanel } from '../refunds/refunds-panel.tsx'
import { usePayModes } from '../pay-modes.ts'
import { PayByUpiPanel } from '../upi/pay-by-upi-panel.tsx'
import { OwnFeeCard } from './own-fee-card.tsx'
import { useReceiptColumns } from './receipt-columns.tsx'

export function OwnFeeScreen() {
  const { t } = useTranslation(['fees', 'shared'])
  const identity = useIdentity('user')
  const student = useQuery(studentsQueries.one(identity?._id ?? ''))
  const fees = useQuery(feesQueries.studentFees(identity?._id ?? ''))
  return (
    <>
      <PageHeader
        title={t('viewFee')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('viewFee') }]}
      />
      <QueryStates query={student}>
        {(figures) => (
          <QueryStates query={fees}>
            {(data) => (
              <Stack gap="sm">
                {identity?.status !== 'Pending' && <OwnFeeCard figures={figures} />}
                {identity && identity.status !== 'Pending' && data.PendingFee > 0 && (
                  <PayByUpiPanel
                    key={data.PendingFee}
                    student={{ _id: identity._id, name: getFullName(identity) }}
                    pending={data.PendingFee}
                  />
                )}
                {identity && <PlanPanel studentId={identity._id} />}
                <OwnFeeHistory receipts={data.fee} />
                <RefundsPanel refunds={data.refunds} />
                <BreakdownPanel fees={data} />
                <PaymentHint />
              </Stack>
            )}
          </QueryStates>
        )}
      </QueryStates>
    </>
  )
}

function OwnFeeHistory({ receipts }: { receipts: Receipt[] }) {
  const { t } = useTranslation('fees')
  const columns = useReceiptColumns()
  const { getLabelOf } = usePayModes()
  const linkTo = ({ _id, receiptNo }: Receipt) => ({
    link: { to: '/FeesReceipt', search: { id: _id, as: 'user' } } as const,
    label: t('downloadNo', { number: receiptNo }),
  })
  return (
    <Panel title={t('feeHistory')} note={receipts.length > 0 && t('receiptsListed', { count: receipts.length })} flush>
      {receipts.length === 0 ? (
        <EmptyState hint={t('noOwnReceipts')} />
      ) : (
        <DataTable
          label={t('feeHistory')}
          columns={columns}
          rows={receipts}
          rowKey={(receipt) => receipt._id}
          actions={(receipt) => <DownloadLink {...linkTo(receipt)} />}
          phone={(receipt) => ({
            title: receipt.receiptNo,
            amount: <RupeeText amount={receipt.paid} />,
            details: [receipt.date, getLabelOf(receipt)],
            end: (
              <IconLink {...linkTo(receipt).link} aria-label={linkTo(receipt).label} variant="subtle" color="gray">
                <IconDownload size={20} aria-hidden />
              </IconLink>
            ),
          })}
        />
      )}
    </Panel>
  )
}

function PaymentHint() {
  const { t } = useTranslation('fees')
  const { phone } = useInstitute()
  return (
    <Text size="sm" c="dimmed">
      {t('whereFeesArePaid')} {t('askInstitute')} <PhoneText number={phone} />
    </Text>
  )
}
