import { getRouteApi } from '#shared/web/router/router.ts'
import type { ClosingSearch } from '#features/domain/cash/contract/closings.search.ts'
import { useInstituteQuery, useSettingsQuery, useToday } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { CashPanel } from './cash-panel.tsx'
import classes from './closing-screen.module.css'
import { DayPanel } from './day-panel.tsx'
import { SignedOffDays } from './signed-off-days.tsx'

const hrRoute = getRouteApi('/hr/closing')
const adminRoute = getRouteApi('/admin/closing')

export function HrClosingScreen() {
  return <ClosingScreen area="hr" search={hrRoute.useSearch()} />
}

export function AdminClosingScreen() {
  return <ClosingScreen area="admin" search={adminRoute.useSearch()} />
}

type Props = { area: 'hr' | 'admin'; search: ClosingSearch }

function ClosingScreen({ area, search }: Props) {
  const { t } = useTranslation(['cash', 'shared'])
  const institute = useInstituteQuery()
  const settings = useSettingsQuery()
  const dashboard = area === 'hr' ? '/hr' : '/admin'
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('dailyClosing')}
        hint={t('closingHint')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: dashboard } }, { label: t('dailyClosing') }]}
      />
      {/* Today needs the institute's time zone. */}
      <QueryStates query={institute}>
        {() => (
          <QueryStates query={settings}>
            {({ hrClosesAll }) => <Panels area={area} search={search} hrClosesAll={hrClosesAll} />}
          </QueryStates>
        )}
      </QueryStates>
    </div>
  )
}

function Panels({ area, search, hrClosesAll }: Props & { hrClosesAll: boolean }) {
  const today = useToday()
  const updateSearch = useUpdateSearch<ClosingSearch>()
  const may = useMay()
  const mayHere = (permission: 'cash.close-all' | 'cash.read-all' | 'cash.open') => area === 'admin' && may(permission)
  const hasOwn = area === 'hr' && may('cash.close-own')
  const mayCloseAll = hrClosesAll || mayHere('cash.close-all')
  const hasAll = mayCloseAll || mayHere('cash.read-all')
  const scope = hasOwn && !(hasAll && search.scope === 'all') ? 'own' : 'all'
  const { page = 1, cashPage = 1 } = search
  return (
    <>
      {(hasOwn || hasAll) && (
        <DayPanel
          date={search.date ?? today}
          scope={scope}
          hasScopes={hasOwn && hasAll}
          mayCount={may('cash.count') && (scope === 'own' || mayCloseAll)}
          onChange={updateSearch}
        />
      )}
      <CashPanel
        mayOpen={mayHere('cash.open')}
        page={cashPage}
        onPage={(next) => updateSearch({ cashPage: next, page })}
      />
      <SignedOffDays page={page} onPage={(next) => updateSearch({ page: next })} />
    </>
  )
}
