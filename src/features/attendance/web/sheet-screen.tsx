import { useQuery } from '@tanstack/react-query'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '#features/institute/web/public.ts'
import { useListAddress } from '#shared/web/address.ts'
import { useLeaveGuard } from '#shared/web/form/leave-guard.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './attendance.module.css'
import { attendanceQueries } from './attendance.queries.ts'
import { useCrumbs } from './crumbs.ts'
import { DayField } from './day-field.tsx'
import { DaySheet } from './day-sheet.tsx'
import { GoneBatch, OfABatch } from './require-batch.tsx'
import { sheetOf } from './sheet.ts'
import { useSheetDrafts } from './sheet-drafts.ts'
import { SheetHint } from './sheet-notes.tsx'

/** `/hr/student-attendence-list`: marks a batch on a day, or changes its marks when it has some. */
export function AttendanceListScreen() {
  const { t } = useTranslation('attendance')
  const title = t('listTitle')
  return <OfABatch title={title}>{(batch) => <BatchSheet key={batch} batch={batch} title={title} />}</OfABatch>
}

/** `/hr/edit-attendence`: the same, opened on a day that has marks. */
export function EditAttendanceScreen() {
  const { t } = useTranslation('attendance')
  const title = t('editTitle')
  return <OfABatch title={title}>{(batch) => <BatchSheet key={batch} batch={batch} title={title} />}</OfABatch>
}

function BatchSheet({ batch, title }: { batch: string; title: string }) {
  const { t } = useTranslation('attendance')
  const [{ date: asked }, show] = useListAddress()
  const pageToday = useToday()
  // What the address asks for may be a day to come; which day it is today the server knows best.
  const date = asked !== undefined && asked <= pageToday ? asked : undefined
  const query = useQuery(attendanceQueries.roster({ batchCode: batch, date }))
  const { drafts, keep, dropAll } = useSheetDrafts(batch)
  const roster = query.data
  useLeaveGuard({
    enabled: true,
    isDirty: () =>
      Object.entries(drafts).some(([day, draft]) => roster?.date !== day || sheetOf(roster, draft).isUnsaved),
    onLeave: dropAll,
    isSameSubject: (now, next) => now['batch'] === next['batch'],
  })
  const day = roster?.date ?? date ?? pageToday
  return (
    <>
      <PageHeader
        title={title}
        hint={roster ? `${roster.batchCode} · ${roster.courseName} · ${roster.bTime}` : batch}
        crumbs={useCrumbs(title)}
        actions={
          <ButtonLink
            to="/hr/attendence-history"
            search={{ batch, date: day }}
            variant="default"
            leftSection={<IconHistory size={16} aria-hidden />}
          >
            {t('historyTitle')}
          </ButtonLink>
        }
      />
      <Panel flush>
        <div className={classes.choice}>
          <DayField day={day} today={roster?.today ?? pageToday} onDay={(chosen) => show({ date: chosen })} />
          {roster && roster.students.length > 0 && <SheetHint roster={roster} />}
        </div>
        <QueryStates query={query} notFound={<GoneBatch />}>
          {(data) => (
            <DaySheet
              key={data.date}
              roster={data}
              date={date}
              draft={drafts[data.date]}
              others={Object.keys(drafts).filter((other) => other !== data.date)}
              keep={(draft) => keep(data.date, draft)}
            />
          )}
        </QueryStates>
      </Panel>
    </>
  )
}
