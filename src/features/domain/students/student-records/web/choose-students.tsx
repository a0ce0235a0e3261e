import { MAX_STUDENTS } from '#features/domain/students/student-records/contract/max-students.ts'
import { chosenStudents, useChosenStudents } from './chosen-students.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Selection } from '#shared/web/ui/data-table.tsx'
import { Anchor } from '#shared/web/ui/elements/text.tsx'
import { listStudentIds } from './list-student-ids.ts'

export function useStudentSelection(): Selection<Student> {
  const { t } = useTranslation(['student-records', 'words'])
  return {
    chosen: useChosenStudents(),
    label: ({ fname, lname }) => t('words:chooseNamed', { name: `${fname} ${lname}` }),
    labelOfAll: t('tickAll'),
    onChoose: chosenStudents.onChoose,
  }
}

export type ChooseAllProps = {
  rows: readonly Student[] | undefined
  total: number
  query: Parameters<typeof listStudentIds>[0]
}

/** Is shown once a whole page is ticked that is not the whole list. */
export function ChooseAll({ rows = [], total, query }: ChooseAllProps) {
  const { t } = useTranslation('student-records')
  const chosen = useChosenStudents()
  if (rows.length >= total || rows.length === 0 || !rows.every(({ _id }) => chosen.has(_id))) return null
  const count = Math.min(total, MAX_STUDENTS)
  if (chosen.size >= count) return null
  return (
    <>
      {' · '}
      <Anchor component="button" size="sm" onClick={() => void listStudentIds(query).then(chosenStudents.add)}>
        {t('chooseAll', { count })}
      </Anchor>
    </>
  )
}
