import { Button, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keyOf } from '#shared/contract/key-of.ts'
import { useListAddress } from '#shared/web/address.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { Pager } from '#shared/web/ui/pager.tsx'
import { SearchBox } from '#shared/web/ui/search-box.tsx'
import classes from './attendance.module.css'
import type { Marks, SheetRow } from './sheet.ts'
import { StudentMark } from './student-mark.tsx'

const STUDENTS_PER_PAGE = 15

type Props = { rows: SheetRow[]; isNew: boolean; disabled: boolean; onMark: (marks: Marks) => void }

/** The batch's students, a page of them, or those whose first name is searched for. */
export function SheetList({ rows, isNew, disabled, onMark }: Props) {
  const { t } = useTranslation(['attendance', 'shared'])
  const [{ search = '', page: asked = 1 }, show] = useListAddress()
  const found = rows.filter(({ fname }) => keyOf(fname).includes(keyOf(search)))
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / STUDENTS_PER_PAGE)))
  const shown = found.slice((page - 1) * STUDENTS_PER_PAGE, page * STUDENTS_PER_PAGE)
  return (
    <>
      <div className={classes.tools}>
        <SelectAll rows={rows} disabled={disabled} onMark={onMark} />
        <SearchBox value={search} onSearch={(text) => show({ search: text })} placeholder={t('searchByName')} />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          hint={t('nobodyFound')}
          action={
            <Button variant="default" onClick={() => show({ search: '' })}>
              {t('shared:clearSearch')}
            </Button>
          }
        />
      ) : (
        <ul className={classes.students} aria-label={t('students')}>
          {shown.map((row) => (
            <StudentMark
              key={row.student}
              row={row}
              isUnmarked={!isNew && row.attendence === null}
              disabled={disabled}
              onMark={(present) => onMark({ [row.student]: present })}
            />
          ))}
        </ul>
      )}
      <Pager page={page} pageSize={STUDENTS_PER_PAGE} total={found.length} onPage={(next) => show({ page: next })} />
    </>
  )
}

/** All students of the batch at once, those of other pages and outside the search too. */
function SelectAll({ rows, disabled, onMark }: Omit<Props, 'isNew'>) {
  const { t } = useTranslation('attendance')
  const present = rows.filter((row) => row.present).length
  const all = present === rows.length
  return (
    <Checkbox
      className={classes.all}
      label={t('selectAll', { count: rows.length })}
      checked={all}
      indeterminate={present > 0 && !all}
      disabled={disabled}
      onChange={() => onMark(Object.fromEntries(rows.map(({ student }) => [student, !all])))}
    />
  )
}
