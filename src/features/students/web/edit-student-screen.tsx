import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSubjectId } from '#shared/web/address.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { BackButton } from './back-button.tsx'
import { CourseAndBatchChoices } from './course-and-batch-choices.tsx'
import { EditStudent } from './edit-student-form.tsx'
import { studentsQueries } from './students.queries.ts'

/** `/update`: 'Edit Student Details'. The router shows it to HR alone. */
export function EditStudentScreen() {
  const { t } = useTranslation('students')
  const id = useSubjectId()
  const list = <ButtonLink to="/hr/StudentList">{t('toList')}</ButtonLink>
  return (
    <>
      <PageHeader title={t('editTitle')} actions={<BackButton otherwise="/hr/StudentList" />} />
      {id === undefined ? <EmptyState hint={t('chooseStudent')} action={list} /> : <OfStudent key={id} id={id} />}
    </>
  )
}

function OfStudent({ id }: { id: string }) {
  const student = useQuery(studentsQueries.one(id))
  return (
    <QueryStates query={student}>
      {(record) => (
        <CourseAndBatchChoices keep={record.batch}>
          {(choices) => <EditStudent record={record} choices={choices} />}
        </CourseAndBatchChoices>
      )}
    </QueryStates>
  )
}
