import { ALL_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import { useQuery } from '@tanstack/react-query'
import { batchesQueries } from '#features/domain/courses/batches/web/public.ts'
import { courseChoices } from '#features/domain/courses/web/public.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { findPeriod, getPeriod, PERIODS } from '#features/overview/reports/contract/periods.ts'
import {
  type Filter,
  type Report,
  type ReportName,
  REPORTS,
} from '#features/overview/reports/contract/reports.contract.ts'
import { type Group, type ReportSearch, SHARES, STATUSES } from '#features/overview/reports/contract/reports.search.ts'
import { DayInput } from '#shared/web/date/day-input.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { NativeSelect } from '#shared/web/ui/elements/native-select.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { reportsQueries } from './reports.queries.ts'
import classes from './reports-screen.module.css'
import { useReportLabels } from './use-report-labels.ts'

export const NO_FILTERS = {
  by: undefined,
  from: undefined,
  to: undefined,
  course: undefined,
  batch: undefined,
  clerk: undefined,
  mode: undefined,
  status: undefined,
  share: undefined,
}

type Props = {
  report: ReportName
  by: Group
  search: ReportSearch
  /** Undefined while loading. */
  days: Pick<Report, 'from' | 'to'> | undefined
}

export function ReportFilters({ report, by, search, days }: Props) {
  const { t } = useTranslation(['reports', 'shared'])
  const { groups } = useReportLabels()
  const updateSearch = useUpdateSearch<ReportSearch>()
  const { by: choices, filters } = REPORTS[report]
  const isNarrowed = (['by', ...filters] as const).some((filter) => search[filter] !== undefined)
  return (
    <div className={classes.filters}>
      {choices.length > 1 && (
        <NativeSelect
          label={t('by')}
          data={choices.map((value) => ({ value, label: groups[value] }))}
          value={by}
          onChange={({ currentTarget: { value } }) => updateSearch({ by: choices.find((one) => one === value) })}
        />
      )}
      {filters.some((filter) => filter === 'from') && <PeriodFilters search={search} days={days} />}
      <ChoiceFilters filters={filters} search={search} />
      <FocusableButton disabled={!isNarrowed} onClick={() => updateSearch(NO_FILTERS)}>
        {t('shared:reset')}
      </FocusableButton>
    </div>
  )
}

function PeriodFilters({ search, days }: Pick<Props, 'search' | 'days'>) {
  const { t } = useTranslation(['reports', 'words'])
  const updateSearch = useUpdateSearch<ReportSearch>()
  const today = useToday()
  const from = search.from ?? days?.from ?? ''
  const to = search.to ?? days?.to ?? ''
  const labels = {
    thisMonth: t('thisMonth'),
    lastMonth: t('lastMonth'),
    thisYear: t('thisYear'),
    lastYear: t('lastYear'),
    last12Months: t('last12Months'),
    aroundToday: t('aroundToday'),
  }
  return (
    <>
      <NativeSelect
        label={t('period')}
        data={[{ value: '', label: t('otherDays') }, ...PERIODS.map((value) => ({ value, label: labels[value] }))]}
        value={findPeriod({ from, to }, today) ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const period = PERIODS.find((one) => one === value)
          if (period) updateSearch(getPeriod(period, today))
        }}
      />
      <DayInput label={t('words:from')} day={from} onChange={(day) => updateSearch({ from: day, to })} />
      <DayInput label={t('words:to')} day={to} onChange={(day) => updateSearch({ from, to: day })} />
    </>
  )
}

type Choice = { value: string; label: string }

function ChoiceFilters({ filters, search }: { filters: readonly Filter[]; search: ReportSearch }) {
  const { t } = useTranslation(['reports', 'words', 'fees'])
  const { getModeLabel } = useReportLabels()
  const updateSearch = useUpdateSearch<ReportSearch>()
  const has = (filter: Filter) => filters.includes(filter)
  const courses = useQuery({ ...courseChoices(), enabled: has('course') }).data ?? []
  const { batches = [] } = useQuery({ ...batchesQueries.list(), enabled: has('batch') }).data ?? {}
  const { clerks = [] } = useQuery({ ...reportsQueries.clerks(), enabled: has('clerk') }).data ?? {}
  const ofCourse = batches.filter(({ courseName }) => search.course === undefined || courseName === search.course)
  const select = (
    label: string,
    all: string,
    value: string | undefined,
    choices: Choice[],
    onChange: (next: string) => void,
  ) => (
    <NativeSelect
      label={label}
      data={[{ value: '', label: all }, ...withCurrent(choices, value)]}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
  return (
    <>
      {has('course') &&
        select(t('words:course'), t('allCourses'), search.course, courses, (course) =>
          updateSearch({ course, batch: '' }),
        )}
      {has('batch') &&
        select(
          t('words:batch'),
          t('words:allBatches'),
          search.batch,
          ofCourse.map(({ bCode }) => toChoice(bCode)),
          (batch) => updateSearch({ batch }),
        )}
      {has('clerk') &&
        select(
          t('clerk'),
          t('allClerks'),
          search.clerk,
          clerks.map(({ _id, name }) => ({ value: _id, label: name })),
          (clerk) => updateSearch({ clerk }),
        )}
      {has('mode') &&
        select(
          t('mode'),
          t('allModes'),
          search.mode,
          ALL_MODES.map((mode) => ({ value: mode, label: getModeLabel(mode) })),
          (next) => updateSearch({ mode: ALL_MODES.find((mode) => mode === next) }),
        )}
      {has('status') &&
        select(
          t('words:status'),
          t('allStudents'),
          search.status,
          STATUSES.map((status) => ({ value: status, label: t(status === 'Active' ? 'fees:active' : 'dropped') })),
          (next) => updateSearch({ status: STATUSES.find((status) => status === next) }),
        )}
      {has('share') && (
        <NativeSelect
          label={t('shareBy')}
          data={SHARES.map((share) => ({ value: share, label: t(share === 'students' ? 'byStudents' : 'income') }))}
          value={search.share ?? SHARES[0]}
          onChange={({ currentTarget: { value } }) => updateSearch({ share: SHARES.find((share) => share === value) })}
        />
      )}
    </>
  )
}

const toChoice = (value: string): Choice => ({ value, label: value })

/** A course or batch of a link may have been renamed or deleted since. */
const withCurrent = (choices: Choice[], value: string | undefined): Choice[] =>
  value === undefined || choices.some((choice) => choice.value === value) ? choices : [...choices, toChoice(value)]
