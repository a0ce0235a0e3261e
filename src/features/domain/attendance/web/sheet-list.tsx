import { useCallback, useEffect, useRef } from 'react'
import type { SheetSearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { findNamesakes } from '#features/domain/students/web/public.ts'
import { foldText } from '#shared/contract/fold-text.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { useFirstRows } from '#shared/web/use-first-rows.ts'
import { useUpdateSearch } from '#shared/web/use-update-search.ts'
import type { Marks, SheetRow } from './sheet.ts'
import classes from './sheet-list.module.css'
import { StudentMark } from './student-mark.tsx'

const STUDENTS_PER_PAGE = 60

type Props = {
  rows: SheetRow[]
  search: SheetSearch
  isNew: boolean
  hint: string
  disabled: boolean
  onMark: (marks: Marks) => void
}

export function SheetList({ rows, search: { search = '', page: pageInUrl = 1 }, ...props }: Props) {
  const { isNew, hint, disabled, onMark } = props
  const { t } = useTranslation(['attendance', 'shared'])
  const updateSearch = useUpdateSearch<SheetSearch>()
  const namesakes = findNamesakes(
    rows.map(({ student: { student, studentName } }) => ({ id: student, name: studentName })),
  )
  const found = rows.filter(({ student }) => foldText(student.fname).includes(foldText(search)))
  const page = Math.min(pageInUrl, Math.max(1, Math.ceil(found.length / STUDENTS_PER_PAGE)))
  const ofPage = found.slice((page - 1) * STUDENTS_PER_PAGE, page * STUDENTS_PER_PAGE)
  const shown = useFirstRows(ofPage, ({ student }) => student.student)
  const latestOnMark = useRef(onMark)
  useEffect(() => {
    latestOnMark.current = onMark
  })
  const markStudent = useCallback(
    (student: string, present: boolean) => latestOnMark.current({ [student]: present }),
    [],
  )
  return (
    <>
      <div className={classes.tools}>
        <SelectAll rows={rows} disabled={disabled} onMark={onMark} />
        <span className={classes.recent}>{t('recentDays')}</span>
        <span className={classes.hint}>{hint}</span>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          kind="noMatch"
          hint={t('noStudentFound')}
          action={
            <Button variant="default" onClick={() => updateSearch({ search: '' })}>
              {t('shared:clearSearch')}
            </Button>
          }
        />
      ) : (
        <ul className={classes.students} aria-label={t('shared:students')}>
          {shown.map(({ student, present }) => (
            <StudentMark
              key={student.student}
              student={student}
              present={present}
              withFather={namesakes.has(student.student)}
              isUnmarked={!isNew && student.attendence === null}
              disabled={disabled}
              onMark={markStudent}
            />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pageSize={STUDENTS_PER_PAGE}
        total={found.length}
        onPage={(next) => updateSearch({ page: next })}
      />
    </>
  )
}

/** Marks all students of the batch, including those on other pages and outside the search. */
function SelectAll({ rows, disabled, onMark }: Pick<Props, 'rows' | 'disabled' | 'onMark'>) {
  const { t } = useTranslation('attendance')
  const present = rows.filter((row) => row.present).length
  const isAllPresent = present === rows.length
  return (
    <Checkbox
      className={classes.selectAll}
      label={t('selectAll', { count: rows.length })}
      checked={isAllPresent}
      indeterminate={present > 0 && !isAllPresent}
      disabled={disabled}
      onChange={() => onMark(Object.fromEntries(rows.map(({ student }) => [student.student, !isAllPresent])))}
    />
  )
}
