import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CoursesPanel } from '#features/enrolments/web/public.ts'
import { PlanPanel } from '#features/plans/web/public.ts'
import { PortfolioPanel, ProjectsPanel } from '#features/portfolio/web/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import {
  StudentHeader,
  StudentNotFound,
  StudentNotSelected,
  studentsQueries,
  useStudentCrumbs,
  useStudentId,
} from '#features/students/web/public.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { DataPanel } from './data-panel.tsx'
import { DeclaredPayment } from './declared-payment.tsx'
import { HistoryLinks } from './student-actions.tsx'
import { StatusHistoryPanel } from './status-history-panel.tsx'
import { StudentSections } from './student-sections.tsx'
import { StudentStatus } from './student-status.tsx'

const route = getRouteApi('/admin/Single-Student-Profile')

export function AdminStudentProfileScreen() {
  const { t } = useTranslation('student-records')
  const id = useStudentId(route.useSearch())
  return id === undefined ? <StudentNotSelected title={t('studentProfile')} /> : <StudentProfile key={id} id={id} />
}

function StudentProfile({ id }: { id: string }) {
  const { t } = useTranslation('student-records')
  const student = useQuery(studentsQueries.one(id))
  return (
    <>
      <PageHeader
        title={t('studentProfile')}
        crumbs={useStudentCrumbs(t('studentProfile'))}
        actions={student.data && <HistoryLinks student={student.data} />}
      />
      <QueryStates query={student} notFound={<StudentNotFound />}>
        {(record) => <Profile student={record} />}
      </QueryStates>
    </>
  )
}

function Profile({ student }: { student: Student }) {
  const { t } = useTranslation('student-records')
  return (
    <>
      <StudentHeader student={student} tab="overview">
        <StudentStatus student={student} />
      </StudentHeader>
      {student.status === 'Pending' && <DeclaredPayment student={student} hint={t('approvalRequired')} />}
      <StudentSections student={student} portfolio={<PortfolioPanel studentId={student._id} all />}>
        {student.courses > 1 && <CoursesPanel studentId={student._id} />}
        <PlanPanel studentId={student._id} />
        <ProjectsPanel studentId={student._id} />
        <StatusHistoryPanel studentId={student._id} />
        <DataPanel studentId={student._id} />
      </StudentSections>
    </>
  )
}
