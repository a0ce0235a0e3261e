import { useTranslation } from 'react-i18next'
import type { Roster } from '#features/attendance/contract/attendance.contract.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import classes from './attendance.module.css'
import type { Draft } from './sheet.ts'
import { SheetFoot } from './sheet-footer.tsx'
import { SheetList } from './sheet-list.tsx'
import { Elsewhere, OtherDays, SheetNotes } from './sheet-notes.tsx'
import { useDaySheet } from './use-day-sheet.ts'

type Props = {
  roster: Roster
  /** The day as the address has it. */
  date: string | undefined
  draft: Draft | undefined
  /** Other days of the batch with unsaved marks. */
  others: string[]
  keep: (draft: Draft | undefined) => void
}

/** A batch's sheet of one day: the students with their marks, and the button that saves them. */
export function DaySheet({ roster, date, draft, others, keep }: Props) {
  const { t } = useTranslation(['attendance', 'shared'])
  const day = useDaySheet({ roster, date, draft, keep })
  const { batchCode, savedBy, version, students } = roster
  return (
    <>
      <div className={classes.notes}>
        <SheetNotes day={day} savedBy={savedBy} />
        <OtherDays batch={batchCode} days={others} />
        <Elsewhere students={roster.elsewhere} />
      </div>
      {students.length === 0 ? (
        <EmptyState
          hint={t('nobodyToMark')}
          action={<ButtonLink to="/hr/register">{t('shared:navStudentAdd')}</ButtonLink>}
        />
      ) : (
        <>
          <SheetList rows={day.sheet.rows} isNew={version === null} disabled={day.saving} onMark={day.mark} />
          <SheetFoot day={day} isNew={version === null} />
        </>
      )}
    </>
  )
}
