import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalDialog } from '#features/admissions/web/public.ts'
import { FeeFigures } from '#features/fees/web/public.ts'
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
import { StudentActions } from './student-actions.tsx'
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
        actions={student.data && <StudentActions student={student.data} />}
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
      <StudentHeader student={student}>
        <StudentStatus student={student} />
      </StudentHeader>
      {student.status === 'Pending' ? (
        <DeclaredPayment student={student} actions={<DecisionButtons student={student} onApprove={onApprove} />} />
      ) : (
        <FeeFigures figures={student} />
      )}
      <StudentSections student={student} portfolio={<PortfolioPanel studentId={student._id} />}>
        <DataPanel studentId={student._id} />
      </StudentSections>
    </>
  )
}
