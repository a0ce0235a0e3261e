import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CoursesPanel } from '#features/domain/students/enrolments/web/public.ts'
import { SignOutStudentButton } from '#features/base/identity/web/public.ts'
import { ProjectsPanel } from '#features/domain/portfolio/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import {
  StudentHeader,
  StudentNotFound,
  StudentNotSelected,
  studentsQueries,
  useStudentCrumbs,
  useStudentId,
} from '#features/domain/students/web/public.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { DataPanel } from '#features/overview/erasure/web/public.ts'
import { DeclaredPayment } from './declared-payment.tsx'
import { OverviewPanels } from './overview-panels.tsx'
import { StatusHistoryPanel } from './status-history-panel.tsx'
import { StudentSections } from './student-sections.tsx'

const route = getRouteApi('/admin/Single-Student-Profile')

export function AdminStudentProfileScreen() {
  const { t } = useTranslation('student-records')
  const { tab, ...search } = route.useSearch()
  const id = useStudentId(search)
  if (id === undefined) return <StudentNotSelected title={t('studentProfile')} />
  return <StudentProfile key={id} id={id} tab={tab} />
}

function StudentProfile({ id, tab }: { id: string; tab: 'projects' | undefined }) {
  const { t } = useTranslation('student-records')
  const student = useQuery(studentsQueries.one(id))
  return (
    <>
      <PageHeader title={t('studentProfile')} crumbs={useStudentCrumbs(t('studentProfile'))} />
      <QueryStates query={student} notFound={<StudentNotFound />}>
        {(record) => <Profile student={record} tab={tab ?? 'overview'} />}
      </QueryStates>
    </>
  )
}

function Profile({ student, tab }: { student: Student; tab: 'overview' | 'projects' }) {
  const { t } = useTranslation('student-records')
  const overview = useQuery(studentsQueries.overview(student._id))
  return (
    <>
      <StudentHeader
        student={student}
        tab={tab}
        actions={<SignOutStudentButton id={student._id} name={`${student.fname} ${student.lname}`} />}
      />
      {student.status === 'Pending' && <DeclaredPayment student={student} hint={t('approvalRequired')} />}
      {tab === 'projects' ? (
        <ProjectsPanel studentId={student._id} />
      ) : (
        <StudentSections student={student} side={<OverviewPanels student={student} />}>
          {student.courses > 1 && <CoursesPanel studentId={student._id} />}
          {overview.data && <StatusHistoryPanel changes={overview.data.changes} />}
          <DataPanel studentId={student._id} />
        </StudentSections>
      )}
    </>
  )
}
