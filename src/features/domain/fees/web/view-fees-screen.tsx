import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useState } from 'react'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { FeePages } from './fee-pages.tsx'
import { FeeTools } from './fee-tools.tsx'
import { chosenReceipts } from './print/chosen-receipts.ts'
import { PrintReceiptsButton } from './print/print-receipts.tsx'
import { useFeeFilters } from './use-fee-filters.ts'
import { useReceipts } from './use-receipts.ts'

const route = getRouteApi('/hr/view-fee')

export function ViewFeesScreen() {
  const { t } = useTranslation(['fees', 'shared'])
  const filters = useFeeFilters(route.useSearch())
  const { search, page, month, year } = filters
  const query = { search, month, year }
  const { list, totals } = useReceipts({ ...query, page })
  const may = useMay()
  const [isPrinting, setPrinting] = useState(false)
  const chosen = chosenReceipts.useIds()
  const ticked = isPrinting ? { endpoint: 'POST /api/fee/export' as const, ids: chosen } : undefined
  return (
    <>
      <PageHeader
        title={t('shared:navViewFees')}
        hint={totals ? t('countAndSum', { count: totals.total, sum: totals.sum }) : LOADING_HINT}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('shared:navViewFees') }]}
        actions={
          <>
            <PrintReceiptsButton isOpen={isPrinting} onToggle={setPrinting} />
            <ExportMenu endpoint="GET /api/fee/export" query={query} ticked={ticked} />
          </>
        }
      />
      <Panel flush>
        <FeeTools filters={filters} />
        <FeePages
          list={list}
          total={totals?.total}
          filters={filters}
          printing={isPrinting ? query : undefined}
          empty={
            <EmptyState
              hint={t('noReceiptsYet')}
              action={may('students.list') && <ButtonLink to="/hr/StudentList">{t('shared:students')}</ButtonLink>}
            />
          }
        />
      </Panel>
    </>
  )
}
