import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedToast } from '#features/fees/web/public.ts'
import { BackButton, CourseAndBatchChoices } from '#features/students/web/public.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { type Registered, useRegister } from './admissions.queries.ts'
import { RegistrationForm } from './registration-form.tsx'
import { registrationValues } from './registration-values.ts'
import { StudentRegistered } from './student-registered.tsx'

type Done = { registered: Registered; generated: string }

/** `/hr/register`: HR registers an active student, with the first receipt where something was paid. */
export function RegisterStudentScreen() {
  const { t } = useTranslation('admissions')
  const register = useRegister()
  const saved = useSavedToast()
  const [done, setDone] = useState<Done | null>(null)
  const onRegistered = (registered: Registered, generated: string) => {
    saved(t('registered'), registered.receipt)
    setDone({ registered, generated })
  }
  return (
    <>
      <PageHeader title={t('title')} actions={<BackButton otherwise="/hr/StudentList" />} />
      {done && <StudentRegistered key={done.registered.student._id} {...done} />}
      <CourseAndBatchChoices emptyAction={<ButtonLink to="/hr/batch">{t('toBatches')}</ButtonLink>}>
        {(choices) => (
          <RegistrationForm
            choices={choices}
            initialValues={EMPTY}
            send={(body, sending) => register.mutateAsync({ body, sending })}
            onRegistered={onRegistered}
            byHr
            draft="register-student"
          />
        )}
      </CourseAndBatchChoices>
    </>
  )
}

const EMPTY = registrationValues()
