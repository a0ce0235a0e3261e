import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useState } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ImportLink } from '#shared/web/ui/import-link.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import classes from './admin-fees-screen.module.css'
import { ConcessionPages } from './concessions/concession-pages.tsx'
import { FeeClosing } from './fee-closing.tsx'
import { FeePages } from './fee-pages.tsx'
import { FeeTools } from './fee-tools.tsx'
import { feesQueries } from './fees.queries.ts'
import { chosenReceipts } from './print/chosen-receipts.ts'
import { PrintReceiptsButton } from './print/print-receipts.tsx'
import { RefundPages } from './refunds/refund-pages.tsx'
import { useFeeFilters } from './use-fee-filters.ts'
import { useReceipts } from './use-receipts.ts'

const route = getRouteApi('/admin/view-Fee')
const VOIDED = 'Voided'
const REFUNDS = 'Refunds'
const CONCESSIONS = 'Concessions'

export function AdminFeesScreen() {
  const { t } = useTranslation(['fees', 'words', 'shared'])
  const filters = useFeeFilters(route.useSearch())
  const { search, page, month, year, date, tab } = filters
  const isVoided = tab === VOIDED
  const query = { search, month, year, date }
  const isRefunds = tab === REFUNDS
  const isConcessions = tab === CONCESSIONS
  const may = useMay()
  const [isPrinting, setPrinting] = useState(false)
  const chosen = chosenReceipts.useIds()
  const ticked = isPrinting ? { endpoint: 'POST /api/fee/export' as const, ids: chosen } : undefined
  const { list, totals } = useReceipts(
    { ...query, page, ...(isVoided && { voided: 'true' }) },
    { enabled: !isRefunds && !isConcessions },
  )
  const refunds = useQuery({ ...feesQueries.refunds({ ...query, page }), enabled: isRefunds })
  const concessions = useQuery({ ...feesQueries.concessions({ ...query, page }), enabled: isConcessions })
  return (
    <>
      <PageHeader
        title={t('shared:navViewFees')}
        hint={
          isRefunds
            ? refunds.data && t('refundsOfClosing', { count: refunds.data.count, sum: refunds.data.sum })
            : isConcessions
              ? concessions.data && t('concessionCount', { count: concessions.data.total, sum: concessions.data.sum })
              : totals && t(isVoided ? 'voidedCount' : 'countAndSum', { count: totals.total, sum: totals.sum })
        }
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:navViewFees') }]}
        actions={
          isRefunds || isConcessions ? (
            <ExportMenu
              endpoint={isRefunds ? 'GET /api/fee/refund/export' : 'GET /api/fee/concession/export'}
              query={query}
            />
          ) : (
            <>
              <ImportLink to="/admin/fee/import" may="import-export.run-all" />
              {!isVoided && <PrintReceiptsButton isOpen={isPrinting} onToggle={setPrinting} />}
              <ExportMenu
                endpoint="GET /api/fee/export"
                query={{ ...query, ...(isVoided && { voided: 'true' }) }}
                ticked={ticked}
              />
            </>
          )
        }
      />
      <Panel flush>
        <div className={classes.tabs}>
          <TabBar
            label={t('receipts')}
            tabs={[
              { value: '', label: t('words:receipts') },
              ...(may('fees.list-voided') ? [{ value: VOIDED, label: t('voidedTab') }] : []),
              ...(may('fees.list-refunds') ? [{ value: REFUNDS, label: t('refunds') }] : []),
              ...(may('fees.list-concessions') ? [{ value: CONCESSIONS, label: t('concessions') }] : []),
            ]}
            value={isVoided || isRefunds || isConcessions ? tab : ''}
            onChange={(value) => filters.updateSearch({ tab: value })}
          />
        </div>
        <FeeTools filters={filters} byDay voided={isVoided} />
        {!isVoided && !isRefunds && !isConcessions && <FeeClosing {...query} />}
        {isRefunds ? (
          <RefundPages list={refunds} filters={filters} />
        ) : isConcessions ? (
          <ConcessionPages list={concessions} filters={filters} />
        ) : (
          <FeePages
            list={list}
            total={totals?.total}
            filters={filters}
            voided={isVoided}
            printing={isPrinting && !isVoided ? query : undefined}
            empty={<EmptyState hint={t(isVoided ? 'noVoidedReceipts' : 'noReceiptsForAdminYet')} />}
          />
        )}
      </Panel>
    </>
  )
}
