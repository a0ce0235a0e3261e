import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { CoursesPanel } from '#features/domain/students/enrolments/web/public.ts'
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
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { listStudentPageParts } from './student-page-parts.ts'
import { StudentSections } from './student-sections.tsx'
import { StudentSide } from './student-side.tsx'

const route = getRouteApi('/hr/Student-view')
const PARTS = listStudentPageParts('hr')

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
  const actions = (
    <>
      {may('students.edit') && <EditLink id={student._id} />}
      <Slot contents={PARTS.actions} student={student} />
    </>
  )
  return (
    <>
      <StudentHeader student={student} tab={tab ?? 'overview'} actions={actions} />
      <Slot contents={PARTS.notices} student={student} />
      {tab ? (
        <Slot contents={PARTS.tabs.filter((content) => content.tab === tab)} student={student} />
      ) : (
        <StudentSections student={student} side={<StudentSide student={student} contents={PARTS.side} />}>
          {student.status !== 'Pending' && (
            <CoursesPanel
              studentId={student._id}
              {...(may('students.edit') && { editable: { canAdd: student.status === 'Active' } })}
            />
          )}
          <Slot contents={PARTS.sections} student={student} />
        </StudentSections>
      )}
    </>
  )
}

function EditLink({ id }: { id: string }) {
  const { t } = useTranslation('student-records')
  return (
    <ButtonLink
      to="/update"
      search={{ id }}
      variant="subtle"
      color="gray"
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      {t('editStudent')}
    </ButtonLink>
  )
}
