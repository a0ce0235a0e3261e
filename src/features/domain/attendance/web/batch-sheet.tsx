import { useQuery } from '@tanstack/react-query'
import { IconHistory } from '@tabler/icons-react'
import type { SheetSearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { AbsentPanel } from '#features/domain/attendance/absences/web/public.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { useLeaveGuard } from '#shared/web/form/use-leave-guard.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import { KeyHint } from '#shared/web/shortcuts.tsx'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import { attendanceQueries } from './attendance.queries.ts'
import classes from './batch-sheet.module.css'
import { DayBar } from './day-bar.tsx'
import { DaySheet } from './day-sheet.tsx'
import { BatchNotFound } from './require-batch.tsx'
import { buildSheet, listAbsent } from './sheet.ts'
import { findNextBatch, TodaysBatchesPanel } from './todays-batches-panel.tsx'
import { useAttendanceCrumbs } from './use-attendance-crumbs.ts'
import { useSheetDrafts } from './use-sheet-drafts.ts'

type Props = { batch: string; title: string; search: SheetSearch }

export function BatchSheet({ batch, title, search }: Props) {
  const { t } = useTranslation('attendance')
  const may = useMay()
  const updateSearch = useUpdateSearch<SheetSearch>()
  const localToday = useToday()
  // Without a date, the server uses the institute's today.
  const { date } = search
  const query = useQuery(attendanceQueries.roster({ batchCode: batch, date }))
  const { drafts, setDraft, discardAll } = useSheetDrafts(batch)
  const todays = useQuery(attendanceQueries.today())
  const roster = query.data
  useLeaveGuard({
    enabled: true,
    mergesChanges: true,
    isDirty: () =>
      Object.entries(drafts ?? {}).some(([day, draft]) => roster?.date !== day || buildSheet(roster, draft).isUnsaved),
    onLeave: discardAll,
    isSameSubject: (now, next) => now['batch'] === next['batch'],
  })
  const day = roster?.date ?? date ?? localToday
  const today = roster?.today ?? localToday
  return (
    <>
      <PageHeader
        title={title}
        hint={roster ? `${roster.batchCode} · ${roster.courseName} · ${roster.bTime}` : batch}
        crumbs={useAttendanceCrumbs(title)}
        actions={
          may('attendance.list') && (
            <ButtonLink
              to="/hr/attendence-history"
              search={{ batch, date: day }}
              variant="default"
              leftSection={<IconHistory size={16} aria-hidden />}
            >
              {t('historyTitle')}
            </ButtonLink>
          )
        }
      />
      <div className={classes.columns}>
        <TodaysBatchesPanel current={batch} />
        <div className={classes.sheet}>
          <Panel flush>
            <DayBar day={day} today={today} onDay={(chosen) => updateSearch({ date: chosen })}>
              {roster && roster.students.length > 0 && (
                <>
                  <SheetKeys />
                  <div className={classes.search}>
                    <SearchBox
                      value={search.search ?? ''}
                      onSearch={(text) => updateSearch({ search: text })}
                      placeholder={t('searchByName')}
                    />
                  </div>
                </>
              )}
            </DayBar>
            <QueryStates query={query} notFound={<BatchNotFound />}>
              {(data) =>
                drafts ? (
                  <DaySheet
                    key={data.date}
                    roster={data}
                    date={date}
                    search={search}
                    draft={drafts[data.date]}
                    unsavedDays={Object.keys(drafts).filter((other) => other !== data.date)}
                    setDraft={(draft) => setDraft(data.date, draft)}
                    next={day === today && todays.data ? findNextBatch(todays.data, batch) : undefined}
                  />
                ) : (
                  <LoadingState />
                )
              }
            </QueryStates>
          </Panel>
          {roster && may('attendance.tell-parents') && (
            <AbsentPanel key={roster.date} sheet={roster} students={listAbsent(roster)} />
          )}
        </div>
      </div>
    </>
  )
}

function SheetKeys() {
  const { t } = useTranslation('attendance')
  return (
    <div className={classes.keys}>
      <span>
        <KeyHint>↑</KeyHint> <KeyHint>↓</KeyHint> {t('keyMove')}
      </span>
      <span>
        <KeyHint>P</KeyHint> {t('present')}
      </span>
      <span>
        <KeyHint>A</KeyHint> {t('absent')}
      </span>
    </div>
  )
}
