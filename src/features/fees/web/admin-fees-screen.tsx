import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { FeeClosing } from './fee-closing.tsx'
import { FeePages } from './fee-pages.tsx'
import { FeeTools } from './fee-tools.tsx'
import classes from './fee-tools.module.css'
import { feesQueries } from './fees.queries.ts'
import { useFeeFilters } from './use-fee-filters.ts'

const VOIDED = 'Voided'

/** `/admin/view-Fee`: everybody's receipts with what they come to, of a day as its closing; and the voided ones. */
export function AdminFeesScreen() {
  const { t } = useTranslation(['fees', 'shared'])
  const filters = useFeeFilters()
  const { search, page, month, year, date, tab } = filters
  const isVoided = tab === VOIDED
  const wanted = { search, month, year, date }
  const list = useQuery(feesQueries.list({ ...wanted, page, ...(isVoided && { voided: 'true' }) }))
  const { total: count = 0, sum = 0 } = list.data ?? {}
  return (
    <>
      <PageHeader
        title={t('shared:navViewFees')}
        hint={list.data && t(isVoided ? 'voidedCount' : 'countAndSum', { count, sum: formatRupees(sum) })}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/admin' } }, { label: t('shared:navViewFees') }]}
      />
      <Panel flush>
        <div className={classes.tabs}>
          <TabBar
            label={t('receipts')}
            tabs={[
              { value: '', label: t('standing') },
              { value: VOIDED, label: t('voidedTab') },
            ]}
            value={isVoided ? VOIDED : ''}
            onChange={(chosen) => filters.show({ tab: chosen })}
          />
        </div>
        <FeeTools filters={filters} byDay voided={isVoided} />
        {!isVoided && <FeeClosing {...wanted} />}
        <FeePages
          list={list}
          filters={filters}
          voided={isVoided}
          empty={<EmptyState hint={t(isVoided ? 'nothingVoided' : 'noReceiptsForAdminYet')} />}
        />
      </Panel>
    </>
  )
}
