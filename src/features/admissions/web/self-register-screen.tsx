import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstitute } from '#features/institute/web/public.ts'
import { CourseAndBatchChoices } from '#features/students/web/public.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useRegister } from './admissions.queries.ts'
import { RegisteredNote } from './registered-note.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { registrationValues } from './registration-values.ts'
import classes from './self-register-screen.module.css'

export function SelfRegisterScreen() {
  const { t } = useTranslation('admissions')
  const { name, selfRegistration } = useInstitute()
  // The name is blank until the institute has loaded. The server checks again.
  const isOff = name !== '' && !selfRegistration
  const signIn = (
    <ButtonLink to="/" variant="default">
      {t('signIn')}
    </ButtonLink>
  )
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} hint={!isOff && t('approvalHint')} actions={signIn} />
      {isOff ? <EmptyState title={t('selfRegistrationOff')} /> : <SelfRegistration />}
    </div>
  )
}

function SelfRegistration() {
  const { t } = useTranslation('admissions')
  const register = useRegister()
  const [registeredId, setRegisteredId] = useState<string | null>(null)
  return (
    <>
      {registeredId !== null && (
        <RegisteredNote key={registeredId} title={t('selfRegistered')} text={t('selfRegisteredText')}>
          <ButtonLink to="/" size="xs">
            {t('signIn')}
          </ButtonLink>
        </RegisteredNote>
      )}
      <CourseAndBatchChoices>
        {(choices) => (
          <RegistrationForm
            choices={choices}
            initialValues={EMPTY_VALUES}
            send={(body, sending) => register.mutateAsync({ body, sending })}
            onRegistered={({ message, student }) => {
              toast.success(message)
              setRegisteredId(student._id)
            }}
          />
        )}
      </CourseAndBatchChoices>
    </>
  )
}

const EMPTY_VALUES = registrationValues()
