import { IconCheck, IconX } from '@tabler/icons-react'
import type { Student, StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './last-days-panel.module.css'

type Props = { student: Student; overview: StudentOverview }

/** A pending registration has no marks. */
export function LastDaysPanel({ student, overview }: Props) {
  const { t } = useTranslation(['student-records', 'students'])
  const links = useStudentLinks()
  if (student.status === 'Pending') return null
  const { days } = overview.attendance
  const count = (present: boolean) => days.filter((day) => day.present === present).length
  const counts = t('presentAndAbsent', { present: count(true), absent: count(false) })
  const all = <TextLink {...links.attendance(student._id)}>{t('viewAttendance')}</TextLink>
  return (
    <Panel title={t('students:tabAttendance')} actions={all} plain>
      <div role="img" aria-label={`${t('last30Days')}: ${counts}`} className={classes.days}>
        {days.map(({ date, present }) => (
          <span key={date} title={date} data-present={present ?? undefined}>
            {present === true && <IconCheck size={14} stroke={2.2} />}
            {present === false && <IconX size={14} stroke={2.2} />}
          </span>
        ))}
      </div>
      <div className={classes.line}>
        <span>{t('last30Days')}</span>
        <span>{counts}</span>
      </div>
    </Panel>
  )
}
