import { useQuery } from '@tanstack/react-query'
import { InstantText } from '#features/base/institute/web/public.ts'
import type { Student, StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Slot } from '#shared/web/slots.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import type { ListedParts } from './student-page-parts.ts'
import classes from './student-side.module.css'

export function StudentSide({ student, contents }: { student: Student; contents: ListedParts['side'] }) {
  const may = useMay()
  const overview = useQuery({ ...studentsQueries.overview(student._id), enabled: may('students.review') })
  if (!may('students.review')) return null
  if (!overview.data) return <QueryStates query={overview}>{() => null}</QueryStates>
  return (
    <>
      <Slot contents={contents} student={student} overview={overview.data} />
      <HistoryPanel overview={overview.data} />
    </>
  )
}

function HistoryPanel({ overview: { changes, reminded } }: { overview: StudentOverview }) {
  const { t } = useTranslation(['student-records', 'words'])
  const registration = changes.at(-1)
  return (
    <Panel title={t('words:history')} plain>
      {registration && (
        <div className={classes.line}>
          <span>{registration.who ? t('registeredBy', { name: registration.who }) : t('registered')}</span>
          <InstantText at={registration.at} />
        </div>
      )}
      <div className={classes.line}>
        <span>{t('lastReminder')}</span>
        {reminded === null ? '–' : <DayText day={reminded} />}
      </div>
    </Panel>
  )
}
