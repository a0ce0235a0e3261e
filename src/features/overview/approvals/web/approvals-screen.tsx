import { useQuery } from '@tanstack/react-query'
import { APPROVALS_PER_PAGE } from '#features/overview/approvals/contract/per-page.ts'
import type { ApprovalsSearch } from '#features/overview/approvals/contract/approvals.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getRouteApi } from '#shared/web/router/router.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { PagedRows } from '#shared/web/ui/paged-rows.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { TabBar } from '#shared/web/ui/tab-bar.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { ApprovalCard } from './approval-card.tsx'
import { approvalsQuery } from './approvals-query.ts'
import classes from './approvals.module.css'

const hrRoute = getRouteApi('/hr/approvals')
const adminRoute = getRouteApi('/admin/approvals')

export function HrApprovalsScreen() {
  return <Approvals search={hrRoute.useSearch()} dashboard="/hr" />
}

export function AdminApprovalsScreen() {
  return <Approvals search={adminRoute.useSearch()} dashboard="/admin" />
}

type Props = { search: ApprovalsSearch; dashboard: '/hr' | '/admin' }

function Approvals({ search: { tab: state = 'waiting', page = 1 }, dashboard }: Props) {
  const { t } = useTranslation(['approvals', 'shared'])
  const updateSearch = useUpdateSearch<ApprovalsSearch>()
  const list = useQuery(approvalsQuery({ state, page }))
  return (
    <>
      <PageHeader
        title={t('shared:navApprovals')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: dashboard } }, { label: t('shared:navApprovals') }]}
      />
      <TabBar
        label={t('shared:navApprovals')}
        value={state}
        tabs={[
          { value: 'waiting', label: t('waiting') },
          { value: 'decided', label: t('decided') },
        ]}
        onChange={(tab) => updateSearch({ tab: tab === 'decided' ? 'decided' : undefined, page: undefined })}
      />
      <QueryStates
        query={list}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState hint={t(state === 'waiting' ? 'noneWaiting' : 'noneDecided')} />}
      >
        {({ approvals, total }) => (
          <PagedRows
            rowCount={approvals.length}
            loading={list.isPlaceholderData}
            pageSize={APPROVALS_PER_PAGE}
            page={page}
            total={total}
            onPage={(next) => updateSearch({ page: next })}
          >
            <div className={classes.cards}>
              {approvals.map((approval) => (
                <ApprovalCard key={approval._id} approval={approval} />
              ))}
            </div>
          </PagedRows>
        )}
      </QueryStates>
    </>
  )
}
