import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedToast } from '#features/fees/web/door.tsx'
import { BackButton, CourseAndBatchChoices, HandOver } from '#features/students/web/door.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { type Registered, useRegister } from './admissions.queries.ts'
import { RegisteredNote } from './registered-note.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { registrationValues } from './registration-values.ts'

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

function StudentRegistered({ registered: { student, receipt }, generated }: Done) {
  const { t } = useTranslation(['admissions', 'fees', 'students'])
  return (
    <RegisteredNote
      title={t('isRegistered', { name: `${student.fname} ${student.lname}` })}
      text={generated !== '' && <HandOver password={generated} />}
    >
      {receipt !== null && (
        <ButtonLink
          to="/fee-receipt"
          search={{ id: receipt }}
          state={{ print: true }}
          size="xs"
          // The password is shown this once: the receipt must not take its place.
          {...(generated !== '' && { target: '_blank' })}
        >
          {t('fees:printReceipt')}
        </ButtonLink>
      )}
      <ButtonLink to="/hr/Student-view" search={{ id: student._id }} size="xs" variant="default">
        {t('students:viewProfile')}
      </ButtonLink>
    </RegisteredNote>
  )
}
