import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalDialog } from '#features/domain/admissions/web/public.ts'
import { CoursesPanel } from '#features/domain/students/enrolments/web/public.ts'
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
import { DecisionButtons } from './decision-buttons.tsx'
import { DeclaredPayment } from './declared-payment.tsx'
import { OverviewPanels } from './overview-panels.tsx'
import { StudentActions } from './student-actions.tsx'
import { StudentSections } from './student-sections.tsx'

const route = getRouteApi('/hr/Student-view')

export function StudentViewScreen() {
  const { t } = useTranslation('student-records')
  const { tab, ...search } = route.useSearch()
  const id = useStudentId(search)
  if (id === undefined) return <StudentNotSelected title={t('studentProfile')} />
  return <StudentView id={id} tab={tab} />
}

function StudentView({ id, tab }: { id: string; tab: 'projects' | undefined }) {
  const { t } = useTranslation('student-records')
  const student = useQuery(studentsQueries.one(id))
  const [approving, setApproving] = useState<Student | null>(null)
  return (
    <>
      <PageHeader title={t('studentProfile')} crumbs={useStudentCrumbs(t('studentProfile'))} />
      <QueryStates query={student} notFound={<StudentNotFound />}>
        {(record) => <Profile student={record} tab={tab ?? 'overview'} onApprove={() => setApproving(record)} />}
      </QueryStates>
      <ApprovalDialog student={approving} onClose={() => setApproving(null)} />
    </>
  )
}

type ProfileProps = { student: Student; tab: 'overview' | 'projects'; onApprove: () => void }

function Profile({ student, tab, onApprove }: ProfileProps) {
  return (
    <>
      <StudentHeader student={student} tab={tab} actions={<StudentActions student={student} />} />
      {student.status === 'Pending' && (
        <DeclaredPayment student={student} actions={<DecisionButtons student={student} onApprove={onApprove} />} />
      )}
      {tab === 'projects' ? (
        <ProjectsPanel studentId={student._id} />
      ) : (
        <StudentSections student={student} side={<OverviewPanels student={student} />}>
          {student.status !== 'Pending' && (
            <CoursesPanel studentId={student._id} editable={{ canAdd: student.status === 'Active' }} />
          )}
          <DataPanel studentId={student._id} />
        </StudentSections>
      )}
    </>
  )
}
