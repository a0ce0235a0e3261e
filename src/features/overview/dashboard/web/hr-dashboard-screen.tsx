import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { IconCurrencyRupee, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { openCommandOverlay } from '#shared/web/command-overlay.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { getFullName } from '#shared/web/identity-store.ts'
import { useMay } from '#shared/web/may.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { Slot } from '#shared/web/slots.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { AttendanceChart } from './attendance-chart.tsx'
import { CountWork, type CountedWork } from './count-work.tsx'
import { dashboardQueries } from './dashboard.queries.ts'
import classes from './dashboard.module.css'
import { DayLine } from './day-line.tsx'
import { EnquiriesChart } from './enquiries-chart.tsx'
import { FirstSteps } from './first-steps.tsx'
import { FeesChart } from './fees-chart.tsx'
import { CARDS, FIGURES, LISTS, WORK } from './hr-dashboard-parts.ts'
import { Start } from './start.tsx'
import { TodayFigures } from './today-figures.tsx'

const route = getRouteApi('/hr/')

export function HrDashboardScreen() {
  const may = useMay()
  if (!may('dashboard.read-desk')) return <Start area="hr" />
  return <CountWork work={WORK.filter((one) => may(one.may))}>{(work) => <Dashboard work={work} />}</CountWork>
}

function Dashboard({ work }: { work: CountedWork }) {
  const { t } = useTranslation(['dashboard', 'shared'])
  const search = route.useSearch()
  const identity = useIdentity('hr')
  const figures = useQuery(dashboardQueries.hr())
  const { firstSteps, students, enquiries } = figures.data ?? {}
  // Its figures and charts would only show zeros.
  const isNew = firstSteps && students === 0 && enquiries === 0
  const showCharts = figures.isPending || figures.data !== undefined
  const isLoading = figures.isPending || work.isPending
  return (
    <>
      <PageHeader
        title={t('welcome', { name: identity ? getFullName(identity) : '' })}
        windowTitle={t('shared:dashboard')}
        hint={<DayLine>{work.sentences.join(' ')}</DayLine>}
        hintBelow
        actions={isNew ? undefined : <QuickActions />}
      />
      <QueryStates query={figures} loading={<Loading />}>
        {(data) => (
          <>
            {firstSteps && <FirstSteps steps={firstSteps} />}
            {!isNew && <TodayFigures figures={data} contents={FIGURES} />}
          </>
        )}
      </QueryStates>
      {!isNew && (
        // Loads, but takes no space before its height is known: the figures and the lists would move the content below.
        <div hidden={isLoading}>
          <div className={classes.row} data-columns="2">
            <Slot contents={CARDS} />
          </div>
          <div className={classes.row}>
            <Slot contents={LISTS} search={search} />
          </div>
          {showCharts && (
            <div className={classes.row} data-columns="3">
              <AttendanceChart figures={figures.data?.attendance} />
              <FeesChart figures={figures.data?.fees} />
              <EnquiriesChart figures={figures.data?.enquiriesByMonth} />
            </div>
          )}
        </div>
      )}
    </>
  )
}

function Loading() {
  return (
    <div className={classes.loading}>
      <LoadingState rows={3} />
    </div>
  )
}

/** A fee needs its student, so that Add Fee opens the search for one. */
function QuickActions() {
  const { t } = useTranslation(['shared', 'enquiries', 'fees'])
  const may = useMay()
  const addFeeKey = usePageKey('F')
  return (
    <>
      {may('enquiries.follow-up') && (
        <ButtonLink to="/hr/enquiry/add-new" variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
          {t('enquiries:addNewEnquiry')}
        </ButtonLink>
      )}
      {may('admissions.register-active') && (
        <ButtonLink to="/hr/register" variant="default" leftSection={<IconUserPlus size={16} aria-hidden />}>
          {t('navStudentAdd')}
        </ButtonLink>
      )}
      {may('fees.take') && (
        <Button
          leftSection={<IconCurrencyRupee size={16} aria-hidden />}
          onClick={() => openCommandOverlay('addFee')}
          {...addFeeKey}
        >
          {t('fees:addFee')}
        </Button>
      )}
    </>
  )
}
