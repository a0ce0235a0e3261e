import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalDialog } from '#features/admissions/web/public.ts'
import { CoursesPanel } from '#features/enrolments/web/public.ts'
import { PlanPanel } from '#features/plans/web/public.ts'
import { PortfolioPanel } from '#features/portfolio/web/public.ts'
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
import { DecisionButtons } from './decision-buttons.tsx'
import { DeclaredPayment } from './declared-payment.tsx'
import { HistoryLinks, StudentActions } from './student-actions.tsx'
import { StudentSections } from './student-sections.tsx'
import { StudentStatus } from './student-status.tsx'

const route = getRouteApi('/hr/Student-view')

export function StudentViewScreen() {
  const { t } = useTranslation('student-records')
  const id = useStudentId(route.useSearch())
  return id === undefined ? <StudentNotSelected title={t('studentProfile')} /> : <StudentView id={id} />
}

function StudentView({ id }: { id: string }) {
  const { t } = useTranslation('student-records')
  const student = useQuery(studentsQueries.one(id))
  const [approving, setApproving] = useState<Student | null>(null)
  return (
    <>
      <PageHeader
        title={t('studentProfile')}
        crumbs={useStudentCrumbs(t('studentProfile'))}
        actions={student.data && <HistoryLinks student={student.data} />}
      />
      <QueryStates query={student} notFound={<StudentNotFound />}>
        {(record) => <Profile student={record} onApprove={() => setApproving(record)} />}
      </QueryStates>
      <ApprovalDialog student={approving} onClose={() => setApproving(null)} />
    </>
  )
}

function Profile({ student, onApprove }: { student: Student; onApprove: () => void }) {
  return (
    <>
      <StudentHeader student={student} tab="overview" actions={<StudentActions student={student} />}>
        <StudentStatus student={student} />
      </StudentHeader>
      {student.status === 'Pending' && (
        <DeclaredPayment student={student} actions={<DecisionButtons student={student} onApprove={onApprove} />} />
      )}
      <StudentSections student={student} portfolio={<PortfolioPanel studentId={student._id} />}>
        {student.status !== 'Pending' && (
          <>
            <CoursesPanel studentId={student._id} editable={{ canAdd: student.status === 'Active' }} />
            <PlanPanel studentId={student._id} />
          </>
        )}
        <DataPanel studentId={student._id} />
      </StudentSections>
    </>
  )
}
