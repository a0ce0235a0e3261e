import { Needing } from '#shared/web/ui/needing.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { BackButton } from '../page/back-button.tsx'
import { CourseAndBatchChoices } from '../course-form/course-and-batch-choices.tsx'
import { EditStudentForm } from './edit-student-form.tsx'
import { studentsQueries } from '../students.queries.ts'
import { useStudentId } from '../page/use-student-id.ts'

const route = getRouteApi('/updating/update')

function EditStudentPage() {
  const { t } = useTranslation(['students', 'shared'])
  const id = useStudentId(route.useSearch())
  const listLink = <ButtonLink to="/hr/StudentList">{t('shared:studentList')}</ButtonLink>
  return (
    <>
      <PageHeader title={t('editTitle')} actions={<BackButton fallback="/hr/StudentList" />} />
      {id === undefined ? <EmptyState hint={t('chooseStudent')} action={listLink} /> : <EditStudent key={id} id={id} />}
    </>
  )
}

function EditStudent({ id }: { id: string }) {
  const student = useQuery(studentsQueries.one(id))
  return (
    <QueryStates query={student}>
      {(record) => (
        <CourseAndBatchChoices currentBatch={record.batch}>
          {(choices) => <EditStudentForm record={record} choices={choices} />}
        </CourseAndBatchChoices>
      )}
    </QueryStates>
  )
}

export function EditStudentScreen() {
  return (
    <Needing may="students.edit">
      <EditStudentPage />
    </Needing>
  )
}
