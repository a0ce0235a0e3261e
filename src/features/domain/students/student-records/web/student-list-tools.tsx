import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { batchesQueries } from '#features/domain/courses/batches/web/public.ts'
import { courseChoices } from '#features/domain/courses/web/public.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import {
  DUES,
  type StudentListSearch,
} from '#features/domain/students/student-records/contract/student-records.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { formatMonth } from '#shared/web/months.ts'
import { FilterChip } from '#shared/web/ui/filter-chip.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { useIsPainted } from '#shared/web/use-is-painted.ts'
import classes from './student-list-tools.module.css'

type Filters = Pick<StudentListSearch, 'search' | 'batch' | 'course' | 'due' | 'joined' | 'only'>

const NO_FILTERS = { search: '', batch: '', course: '', due: undefined, joined: '', only: undefined } as const

type Props = {
  filters: Filters
  /** The tab of deleted records has a search only. */
  searchOnly: boolean
  onChange: (change: { [Name in keyof Filters]?: Filters[Name] | undefined }) => void
  lastFilter?: ReactNode
  children?: ReactNode
}

export function StudentListTools({ filters, searchOnly, lastFilter, onChange, children }: Props) {
  const { t } = useTranslation(['student-records', 'shared'])
  const isFiltered = Object.keys(NO_FILTERS).some((name) => filters[name as keyof Filters])
  return (
    <div className={classes.tools}>
      <SearchBox
        value={filters.search ?? ''}
        onSearch={(search) => onChange({ search })}
        placeholder={t('searchPlaceholder')}
      />
      <div className={classes.filters}>
        {!searchOnly && <FilterChips filters={filters} onChange={onChange} />}
        {lastFilter}
        <FocusableButton
          variant="subtle"
          color="gray"
          size="sm"
          px={8}
          className={classes.reset}
          disabled={!isFiltered}
          onClick={() => onChange(NO_FILTERS)}
        >
          {t('shared:reset')}
        </FocusableButton>
      </div>
      {children}
    </div>
  )
}

function FilterChips({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const { t } = useTranslation(['student-records', 'students', 'words'])
  const isPainted = useIsPainted()
  const batches = useQuery({ ...batchesQueries.list(), enabled: isPainted }).data?.batches ?? []
  const courses = useQuery({ ...courseChoices(), enabled: isPainted }).data ?? []
  const dues = { pending: t('dueAny'), late: t('dueLate'), none: t('students:noPendingFee') }
  return (
    <>
      <FilterChip
        label={t('words:batch')}
        value={filters.batch}
        choices={batches.map(({ bCode }) => ({ value: bCode, label: bCode }))}
        onChange={(batch) => onChange({ batch })}
      />
      <FilterChip
        label={t('words:course')}
        value={filters.course}
        choices={courses}
        onChange={(course) => onChange({ course })}
      />
      <FilterChip
        label={t('students:pendingFee')}
        value={filters.due}
        choices={DUES.map((due) => ({ value: due, label: dues[due] }))}
        onChange={(value) => onChange({ due: DUES.find((due) => due === value) })}
      />
      <FilterChip
        label={t('joinedFilter')}
        value={filters.joined}
        choices={useJoiningPeriods()}
        onChange={(joined) => onChange({ joined })}
      />
    </>
  )
}

/** Returns the last twelve months, newest first, then the years. */
function useJoiningPeriods() {
  const { i18n } = useTranslation()
  const [thisYear = 0, thisMonth = 1] = useToday().split('-').map(Number)
  const months = Array.from({ length: 12 }, (_, back) => {
    const index = thisYear * 12 + thisMonth - 1 - back
    const [year, month] = [Math.floor(index / 12), (index % 12) + 1]
    const value = `${year}-${String(month).padStart(2, '0')}`
    return { value, label: formatMonth({ year, month }, i18n.language) }
  })
  const years = Array.from({ length: 4 }, (_, back) => String(thisYear - back))
  return [...months, ...years.map((year) => ({ value: year, label: year }))]
}
