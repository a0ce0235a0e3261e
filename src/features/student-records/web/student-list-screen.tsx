import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalDialog } from '#features/admissions/web/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { StudentList } from './student-list.tsx'
import { StudentMenu } from './student-menu.tsx'

/** `/hr/StudentList` and `/hr/student`: all students, to be registered, approved and edited. */
export function HrStudentListScreen() {
  const { t } = useTranslation(['student-records', 'shared'])
  const [approving, setApproving] = useState<Student | null>(null)
  const addStudent = (
    <ButtonLink to="/hr/register" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('addStudent')}
    </ButtonLink>
  )
  return (
    <>
      <StudentList
        title={t('students')}
        crumbs={[{ label: t('shared:dashboard'), link: { to: '/hr' } }, { label: t('allStudents') }]}
        actions={
          <>
            <ButtonLink to="/hr/StudentEdit" variant="default">
              {t('editStudents')}
            </ButtonLink>
            <ButtonLink to="/hr/studentAdd" variant="default">
              {t('addStudents')}
            </ButtonLink>
            {addStudent}
          </>
        }
        searchBy={t('searchBy')}
        nobodyYet={<EmptyState hint={t('nobodyYet')} action={addStudent} />}
        menu={(student) => <StudentMenu student={student} onApprove={() => setApproving(student)} />}
      />
      <ApprovalDialog student={approving} onClose={() => setApproving(null)} />
    </>
  )
}
