import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FeeFigures, GoneStudent, NoStudent, StudentHead, useStudentCrumbs } from '#features/fees/web/door.tsx'
import { PortfolioPanel } from '#features/portfolio/web/door.tsx'
import { ProjectsPanel } from '#features/projects/web/door.tsx'
import type { Student } from '#features/students/contract/students.contract.ts'
import { studentsQueries } from '#features/students/web/door.tsx'
import { useSubjectId } from '#shared/web/address.ts'
import { QueryFaces } from '#shared/web/ui/faces.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { DeclaredPayment } from './declared-payment.tsx'
import { HistoryLinks } from './student-actions.tsx'
import { StatusHistoryPanel } from './status-history-panel.tsx'
import { StudentSections } from './student-sections.tsx'
import { StudentStatus } from './student-status.tsx'

/** `/admin/Single-Student-Profile`: everything about one student, to be read. */
export function AdminStudentProfileScreen() {
  const { t } = useTranslation('student-file')
  const id = useSubjectId()
  return id === undefined ? <NoStudent title={t('studentProfile')} /> : <StudentProfile key={id} id={id} />
}

function StudentProfile({ id }: { id: string }) {
  const { t } = useTranslation('student-file')
  const student = useQuery(studentsQueries.one(id))
  return (
    <>
      <PageHeader
        title={t('studentProfile')}
        crumbs={useStudentCrumbs(t('studentProfile'))}
        actions={student.data && <HistoryLinks student={student.data} />}
      />
      <QueryFaces query={student} gone={<GoneStudent />}>
        {(one) => <Profile student={one} />}
      </QueryFaces>
    </>
  )
}

function Profile({ student }: { student: Student }) {
  const { t } = useTranslation('student-file')
  return (
    <>
      <StudentHead student={student}>
        <StudentStatus student={student} />
      </StudentHead>
      {student.status === 'Pending' ? (
        <DeclaredPayment student={student} hint={t('waitsForApproval')} />
      ) : (
        <FeeFigures figures={student} />
      )}
      <StudentSections student={student} portfolio={<PortfolioPanel studentId={student._id} all />}>
        <ProjectsPanel studentId={student._id} />
        <StatusHistoryPanel studentId={student._id} />
      </StudentSections>
    </>
  )
}
