import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import type { OwnTimetableSearch } from '#features/domain/timetable/contract/timetable.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Box } from '#shared/web/ui/elements/stack.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { CalendarPanel } from './calendar-panel.tsx'
import { timetableQueries } from './timetable.queries.ts'
import classes from './timetable-screens.module.css'
import { startOfWeek } from './week-days.ts'
import { WeekTurner } from './week-turner.tsx'
import { WeekView } from './week-view.tsx'

const route = getRouteApi('/student/timetable')

/** Shows today's classes first. */
export function OwnTimetableScreen() {
  const { t, i18n } = useTranslation(['timetable', 'shared'])
  const { day } = route.useSearch()
  const updateSearch = useUpdateSearch<OwnTimetableSearch & { page?: number }>()
  const today = useToday()
  const from = startOfWeek(day ?? today, i18n.language)
  const week = useQuery(timetableQueries.ownWeek(from))
  return (
    <>
      <PageHeader
        title={t('ownTitle')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/student' } }, { label: t('ownTitle') }]}
      />
      <Panel flush>
        <div className={classes.tools}>
          <WeekTurner from={from} onTurn={(next) => updateSearch({ day: next })} />
        </div>
        <QueryStates
          query={week}
          isEmpty={({ batches, holidays }) => batches.length + holidays.length === 0}
          empty={<EmptyState hint={t('ownEmpty')} />}
        >
          {(data) => <WeekView week={data} codeOf={({ batch }) => batch.bCode} asList />}
        </QueryStates>
      </Panel>
      <Box mt="md">
        <CalendarPanel isStaff={false} />
      </Box>
    </>
  )
}
