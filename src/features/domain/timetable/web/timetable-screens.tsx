import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import type { ReactNode } from 'react'
import { overviewQueries } from '#features/domain/courses/batches/web/public.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import type { TimetableSearch } from '#features/domain/timetable/contract/timetable.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Box } from '#shared/web/ui/elements/stack.tsx'
import { FilterChip } from '#shared/web/ui/filter-chip.tsx'
import { ButtonLink, TextLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { CalendarPanel } from './calendar-panel.tsx'
import { timetableQueries } from './timetable.queries.ts'
import classes from './timetable-screens.module.css'
import { startOfWeek, type WeekSession } from './week-days.ts'
import { WeekTurner } from './week-turner.tsx'
import { WeekView } from './week-view.tsx'

const hrRoute = getRouteApi('/hr/timetable')
const adminRoute = getRouteApi('/admin/timetable')

export function HrTimetableScreen() {
  const { t } = useTranslation('timetable')
  const may = useMay()
  return (
    <TimetableScreen
      dashboard="/hr"
      search={hrRoute.useSearch()}
      codeOf={({ batch: { _id, bCode } }) =>
        may('courses.run-batches') ? (
          <TextLink to="/hr/batch/edit" search={{ id: _id }}>
            {bCode}
          </TextLink>
        ) : (
          bCode
        )
      }
      toBatches={may('courses.list') && <ButtonLink to="/hr/batch">{t('toBatches')}</ButtonLink>}
    />
  )
}

export function AdminTimetableScreen() {
  const may = useMay()
  return (
    <TimetableScreen
      dashboard="/admin"
      search={adminRoute.useSearch()}
      codeOf={({ batch: { bCode } }) =>
        may('attendance.list') ? (
          <TextLink to="/admin/view-all-attend" search={{ batch: bCode }}>
            {bCode}
          </TextLink>
        ) : (
          bCode
        )
      }
    />
  )
}

type Props = {
  dashboard: '/hr' | '/admin'
  search: TimetableSearch
  codeOf: (session: WeekSession) => ReactNode
  toBatches?: ReactNode
}

function TimetableScreen({ dashboard, search: { day, trainer, room }, codeOf, toBatches }: Props) {
  const { t, i18n } = useTranslation(['timetable', 'batches', 'shared'])
  const updateSearch = useUpdateSearch<TimetableSearch & { page?: number }>()
  const today = useToday()
  const from = startOfWeek(day ?? today, i18n.language)
  const week = useQuery(timetableQueries.week({ from, trainer, room }))
  const may = useMay()
  const names = useQuery({ ...overviewQueries.names(), enabled: may('courses.list') }).data
  const isFiltered = trainer !== undefined || room !== undefined
  const filter = (name: 'trainer' | 'room', value: string | undefined, known: string[] = []) => (
    <FilterChip
      label={t(`batches:${name}`)}
      value={value}
      choices={known.map((choice) => ({ value: choice, label: choice }))}
      onChange={(next) => updateSearch({ [name]: next })}
    />
  )
  const noMatches = (
    <EmptyState
      kind="noMatch"
      hint={t('noMatches')}
      action={
        <Button variant="default" onClick={() => updateSearch({ trainer: '', room: '' })}>
          {t('shared:clearSearch')}
        </Button>
      }
    />
  )
  return (
    <>
      <PageHeader
        title={t('shared:timetable')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: dashboard } }, { label: t('shared:timetable') }]}
      />
      <Panel flush>
        <div className={classes.tools}>
          <WeekTurner from={from} onTurn={(next) => updateSearch({ day: next })} />
          {filter('trainer', trainer, names?.trainers)}
          {filter('room', room, names?.rooms)}
        </div>
        <QueryStates
          query={week}
          isEmpty={({ batches, holidays }) => batches.length + holidays.length === 0}
          empty={isFiltered ? noMatches : <EmptyState hint={t('empty')} action={toBatches} />}
        >
          {(data) => <WeekView week={data} codeOf={codeOf} />}
        </QueryStates>
      </Panel>
      {may('timetable.subscribe') && (
        <Box mt="md">
          <CalendarPanel isStaff />
        </Box>
      )}
    </>
  )
}
