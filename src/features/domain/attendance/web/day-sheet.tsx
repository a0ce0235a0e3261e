import type { Roster } from '#features/domain/attendance/contract/attendance.contract.ts'
import type { SheetSearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import classes from './day-sheet.module.css'
import type { Draft } from './sheet.ts'
import { DeletedAlert, LateAlert, MarkedElsewhereAlert, SheetAlert, UnsavedDaysAlert } from './sheet-alerts.tsx'
import { SheetFooter } from './sheet-footer.tsx'
import { SheetList } from './sheet-list.tsx'
import { useDaySheet } from './use-day-sheet.ts'

type Props = {
  roster: Roster
  date: string | undefined
  search: SheetSearch
  draft: Draft | undefined
  unsavedDays: string[]
  setDraft: (draft: Draft | undefined) => void
  next: string | undefined
}

export function DaySheet({ roster, date, search, draft, unsavedDays, setDraft, next }: Props) {
  const { t } = useTranslation(['attendance', 'shared'])
  const may = useMay()
  const day = useDaySheet({ roster, date, draft, setDraft })
  const { batchCode, elsewhere, deleted = [], savedBy, version, students } = roster
  const maySave = version === null || may('attendance.correct')
  const savedHint = savedBy === null ? t('alreadyMarked') : t('savedBy', { name: savedBy })
  return (
    <>
      <div className={classes.alerts}>
        <SheetAlert day={day} savedBy={savedBy} />
        <UnsavedDaysAlert batch={batchCode} days={unsavedDays} />
        <MarkedElsewhereAlert students={elsewhere} />
        <DeletedAlert students={deleted} />
        {students.length > 0 && <LateAlert roster={roster} />}
      </div>
      {students.length === 0 ? (
        <EmptyState
          kind="add"
          hint={t('noStudentsToMark')}
          action={
            may('admissions.register-active') && <ButtonLink to="/hr/register">{t('shared:navStudentAdd')}</ButtonLink>
          }
        />
      ) : (
        <>
          <SheetList
            rows={day.sheet.rows}
            search={search}
            isNew={version === null}
            hint={version === null ? t('allMarkedPresent') : savedHint}
            disabled={day.isSaving || !maySave}
            onMark={day.mark}
          />
          {maySave && <SheetFooter day={day} isNew={version === null} next={next} />}
        </>
      )}
    </>
  )
}
