import { useEffect, useRef } from 'react'
import type { AbsenceNotice } from '#features/domain/attendance/absences/contract/absences.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { formatInstant } from '#shared/web/days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import classes from './absent-panel.module.css'
import { type AbsentStudent, TellParentButton } from './tell-parent-button.tsx'

type Sheet = { batchCode: string; date: string; today: string; version: number | null }
type Props = { sheet: Sheet; students: AbsentStudent[] }

export function AbsentPanel({ sheet: { batchCode, date, today, version }, students }: Props) {
  const { t } = useTranslation('absences')
  const links = useStudentLinks()
  const may = useMay()
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(version)
  useEffect(() => {
    if (shown.current !== version) panel.current?.scrollIntoView({ block: 'nearest' })
    shown.current = version
  }, [version])
  if (students.length === 0) return null
  return (
    <div ref={panel}>
      <Panel title={date === today ? t('absentToday') : t('absentOn', { date })} flush>
        <ul className={classes.students}>
          {students.map((student) => (
            <li key={student.student}>
              {may('attendance.read') ? (
                <TextLink {...links.attendance(student.student)}>{student.studentName}</TextLink>
              ) : (
                student.studentName
              )}
              {student.notice ? (
                <NoticeText notice={student.notice} date={date} isCorrected={student.isPresent} />
              ) : (
                <TellParentButton student={student} batchCode={batchCode} date={date} />
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

/** Shows 'Told at 10:32 by Hari', with the day if it differs from the sheet's. */
function NoticeText({ notice, date, isCorrected }: { notice: AbsenceNotice; date: string; isCorrected: boolean }) {
  const { t } = useTranslation('absences')
  const { timeZone } = useInstitute()
  const at = formatInstant(timeZone, notice.at)
  const time = at.startsWith(date) ? at.slice(date.length + 1) : at
  return (
    <Text c="dimmed" component="div">
      {t('told', { time, name: notice.by })}
      {isCorrected && <div>{t('corrected')}</div>}
    </Text>
  )
}
