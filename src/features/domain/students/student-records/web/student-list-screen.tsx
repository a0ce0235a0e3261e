import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '#shared/web/router/router.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import type { StudentListSearch } from '#features/domain/students/student-records/contract/student-records.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Slot } from '#shared/web/slots.tsx'
import { EditLink } from '#shared/web/ui/edit-link.tsx'
import { createLazyRowMenu } from '#shared/web/ui/lazy-row-menu.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { CHOSEN_ACTIONS, DIALOGS, ROW_ACTIONS } from './hr-student-list-parts.ts'
import { StudentList } from './student-list.tsx'

const listRoute = getRouteApi('/hr/StudentList')
const studentRoute = getRouteApi('/hr/student')

const StudentMenu = createLazyRowMenu(
  () => import('./open-student-menu.tsx').then((module) => module.OpenStudentMenu),
  ({ student }) => `${student.fname} ${student.lname}`,
)

export function HrStudentListScreen() {
  return <HrStudentList search={listRoute.useSearch()} />
}

export function HrStudentScreen() {
  return <HrStudentList search={studentRoute.useSearch()} />
}

function HrStudentList({ search }: { search: StudentListSearch }) {
  const { t } = useTranslation(['student-records', 'shared'])
  const addStudent = (
    <ButtonLink to="/hr/register" leftSection={<IconPlus size={16} aria-hidden />} {...usePageKey('N')}>
      {t('addStudent')}
    </ButtonLink>
  )
  return (
    <>
      <StudentList
        search={search}
        title={t('shared:students')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('allStudents') }]}
        actions={
          <>
            <Slot contents={CHOSEN_ACTIONS} />
            <ButtonLink to="/hr/studentAdd" variant="default">
              {t('addStudents')}
            </ButtonLink>
            {addStudent}
          </>
        }
        canChoose
        empty={<EmptyState kind="add" hint={t('noStudentsHint')} action={addStudent} />}
        menu={(student) => <StudentMenu student={student} />}
        hoverActions={(student) => <StudentRowActions student={student} />}
      />
      <Slot contents={DIALOGS} />
    </>
  )
}

/** Shows the most frequent actions of a clerk on the row itself. */
function StudentRowActions({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  const name = `${student.fname} ${student.lname}`
  return (
    <>
      <Slot contents={ROW_ACTIONS} student={student} />
      <EditLink to="/update" search={{ id: student._id }} label={t('editNamed', { name })} />
    </>
  )
}
