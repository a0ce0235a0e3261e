import { useNavigate } from '#shared/web/router/router.ts'
import { useState } from 'react'
import type { Wait } from '#features/domain/courses/batches/web/waiting/public.ts'
import { useSavedToast } from '#features/domain/fees/web/public.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { BackButton } from '#features/domain/students/web/page/public.ts'
import { CourseAndBatchChoices } from '#features/domain/students/web/course-form/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { type RegistrationBody, type Registered, useRegister } from './admissions.queries.ts'
import { RegistrationForm } from './registration-form.tsx'
import { registrationValues } from './registration-values.ts'
import { StudentRegistered } from './student-registered.tsx'

type Result = { registered: Registered; generatedPassword: string }

/** `wait` saves the person as a record that can wait for a seat in a full batch. */
export function RegisterStudentScreen({ wait }: { wait?: (body: RegistrationBody) => Wait }) {
  const { t } = useTranslation(['admissions', 'words'])
  const register = useRegister(wait)
  const today = useToday()
  const showSavedToast = useSavedToast()
  const navigate = useNavigate()
  const may = useMay()
  const openProfile = ({ _id }: Student) => void navigate({ to: '/hr/Student-view', search: { id: _id } })
  const [result, setResult] = useState<Result | null>(null)
  const onRegistered = (registered: Registered, generatedPassword: string) => {
    showSavedToast(t('registered'), registered.receipt)
    setResult({ registered, generatedPassword })
  }
  return (
    <>
      <PageHeader title={t('title')} actions={<BackButton fallback="/hr/StudentList" />} />
      {result && <StudentRegistered key={result.registered.student._id} {...result} />}
      <CourseAndBatchChoices
        emptyAction={may('courses.list') && <ButtonLink to="/hr/batch">{t('words:batches')}</ButtonLink>}
      >
        {(choices) => (
          <RegistrationForm
            choices={choices}
            initialValues={registrationValues(today)}
            send={(body, sending) => register.mutateAsync({ body, sending })}
            onRegistered={onRegistered}
            onApproved={openProfile}
            draft="register-student"
          />
        )}
      </CourseAndBatchChoices>
    </>
  )
}
