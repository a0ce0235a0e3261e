import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { CoursesPanel } from '#features/domain/students/enrolments/web/public.ts'
import { SignOutStudentButton } from '#features/base/identity/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import {
  StudentHeader,
  StudentNotFound,
  StudentNotSelected,
  useStudentCrumbs,
  useStudentId,
} from '#features/domain/students/web/page/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Slot } from '#shared/web/slots.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { StatusHistoryPanel } from './status-history-panel.tsx'
import { listStudentPageParts } from './student-page-parts.ts'
import { StudentSections } from './student-sections.tsx'
import { StudentSide } from './student-side.tsx'

const route = getRouteApi('/admin/Single-Student-Profile')
const PARTS = listStudentPageParts('admin')

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
        {(record) => <Profile student={record} tab={tab} />}
      </QueryStates>
    </>
  )
}

function Profile({ student, tab }: { student: Student; tab: 'projects' | undefined }) {
  const may = useMay()
  const overview = useQuery({ ...studentsQueries.overview(student._id), enabled: may('students.review') })
  return (
    <>
      <StudentHeader
        student={student}
        tab={tab ?? 'overview'}
        actions={
          <>
            {may('identity.manage-accounts') && (
              <SignOutStudentButton id={student._id} name={`${student.fname} ${student.lname}`} />
            )}
            <Slot contents={PARTS.actions} student={student} />
          </>
        }
      />
      <Slot contents={PARTS.notices} student={student} />
      {tab ? (
        <Slot contents={PARTS.tabs.filter((content) => content.tab === tab)} student={student} />
      ) : (
        <StudentSections student={student} side={<StudentSide student={student} contents={PARTS.side} />}>
          {student.courses > 1 && <CoursesPanel studentId={student._id} />}
          {overview.data && <StatusHistoryPanel changes={overview.data.changes} />}
          <Slot contents={PARTS.sections} student={student} />
        </StudentSections>
      )}
    </>
  )
}
