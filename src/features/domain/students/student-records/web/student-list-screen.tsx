import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '#shared/web/router/router.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import type { StudentListSearch } from '#features/domain/students/student-records/contract/student-records.search.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
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

/** The menu is empty without them. */
const IN_MENU = ['students.edit', 'fees.read', 'admissions.decide'] as const

export function HrStudentListScreen() {
  return <HrStudentList search={listRoute.useSearch()} />
}

export function HrStudentScreen() {
  return <HrStudentList search={studentRoute.useSearch()} />
}

function HrStudentList({ search }: { search: StudentListSearch }) {
  const { t } = useTranslation(['student-records', 'shared'])
  const may = useMay()
  const addKey = usePageKey('N')
  const addStudent = may('admissions.register-active') && (
    <ButtonLink to="/hr/register" leftSection={<IconPlus size={16} aria-hidden />} {...addKey}>
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
            {may('import-export.run') && (
              <ButtonLink to="/hr/studentAdd" variant="default">
                {t('addStudents')}
              </ButtonLink>
            )}
            {addStudent}
          </>
        }
        canChoose
        empty={addStudent ? <EmptyState kind="add" hint={t('noStudentsHint')} action={addStudent} /> : undefined}
        menu={may(IN_MENU) ? (student) => <StudentMenu student={student} /> : undefined}
        hoverActions={(student) => <StudentRowActions student={student} />}
      />
      <Slot contents={DIALOGS} />
    </>
  )
}

/** Shows the most frequent actions of a clerk on the row itself. */
function StudentRowActions({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  const may = useMay()
  const name = `${student.fname} ${student.lname}`
  return (
    <>
      <Slot contents={ROW_ACTIONS} student={student} />
      {may('students.edit') && <EditLink to="/update" search={{ id: student._id }} label={t('editNamed', { name })} />}
    </>
  )
}
