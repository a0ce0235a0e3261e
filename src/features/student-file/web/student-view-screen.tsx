import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalDialog } from '#features/admissions/web/door.tsx'
import { FeeFigures, GoneStudent, NoStudent, StudentHead, useStudentCrumbs } from '#features/fees/web/door.tsx'
import { PortfolioPanel } from '#features/portfolio/web/door.tsx'
import type { Student } from '#features/students/contract/students.contract.ts'
import { studentsQueries } from '#features/students/web/door.tsx'
import { useSubjectId } from '#shared/web/address.ts'
import { QueryFaces } from '#shared/web/ui/faces.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { DeclaredPayment } from './declared-payment.tsx'
import { StudentActions } from './student-actions.tsx'
import { StudentSections } from './student-sections.tsx'
import { StudentStatus } from './student-status.tsx'

/** `/hr/Student-view`: everything about one student. */
export function StudentViewScreen() {
  const { t } = useTranslation('student-file')
  const id = useSubjectId()
  return id === undefined ? <NoStudent title={t('studentProfile')} /> : <StudentView id={id} />
}

function StudentView({ id }: { id: string }) {
  const { t } = useTranslation('student-file')
  const student = useQuery(studentsQueries.one(id))
  const [approving, setApproving] = useState<Student | null>(null)
  return (
    <>
      <PageHeader
        title={t('studentProfile')}
        crumbs={useStudentCrumbs(t('studentProfile'))}
        actions={student.data && <StudentActions student={student.data} />}
      />
      <QueryFaces query={student} gone={<GoneStudent />}>
        {(one) => <Profile student={one} onApprove={() => setApproving(one)} />}
      </QueryFaces>
      <ApprovalDialog student={approving} onClose={() => setApproving(null)} />
    </>
  )
}

function Profile({ student, onApprove }: { student: Student; onApprove: () => void }) {
  return (
    <>
      <StudentHead student={student}>
        <StudentStatus student={student} />
      </StudentHead>
      {student.status === 'Pending' ? (
        <DeclaredPayment student={student} actions={<DecisionButtons student={student} onApprove={onApprove} />} />
      ) : (
        <FeeFigures figures={student} />
      )}
      <StudentSections student={student} portfolio={<PortfolioPanel studentId={student._id} />} />
    </>
  )
}
