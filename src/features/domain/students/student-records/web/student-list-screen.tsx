import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { StudentListSearch } from '#features/domain/students/student-records/contract/student-records.search.ts'
import { Slot } from '#shared/web/slots.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { CHOSEN_ACTIONS, DIALOGS } from './hr-student-list-parts.ts'
import { StudentList } from './student-list.tsx'
import { StudentMenu } from './student-menu.tsx'
import { StudentRowActions } from './student-row-actions.tsx'

const listRoute = getRouteApi('/hr/StudentList')
const studentRoute = getRouteApi('/hr/student')

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
