import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { StudentHeader } from '#features/domain/students/web/page/public.ts'
import { studentsQueries } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import classes from './already-admitted.module.css'

export function AlreadyAdmitted({ studentId }: { studentId: string }) {
  const { t } = useTranslation(['enquiries', 'students'])
  const student = useQuery(studentsQueries.one(studentId))
  return (
    <>
      <Alert icon={<IconInfoCircle size={18} aria-hidden />} title={t('alreadyAdmitted')} className={classes.note}>
        <ButtonLink to="/hr/Student-view" search={{ id: studentId }} size="xs">
          {t('students:viewProfile')}
        </ButtonLink>
      </Alert>
      <QueryStates query={student}>{(data) => <StudentHeader student={data} />}</QueryStates>
    </>
  )
}
