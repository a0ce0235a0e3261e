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

/** `/register`: who registers alone waits for the institute's approval. */
export function SelfRegisterScreen() {
  const { t } = useTranslation('admissions')
  const { name, selfRegistration } = useInstitute()
  // Blank until the institute is known; the server decides in any case.
  const isOff = name !== '' && !selfRegistration
  const signIn = (
    <ButtonLink to="/" variant="default">
      {t('signIn')}
    </ButtonLink>
  )
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} hint={!isOff && t('waitsHint')} actions={signIn} />
      {isOff ? <EmptyState title={t('selfRegistrationOff')} /> : <SelfRegistration />}
    </div>
  )
}

function SelfRegistration() {
  const { t } = useTranslation('admissions')
  const register = useRegister()
  const [doneFor, setDoneFor] = useState<string | null>(null)
  return (
    <>
      {doneFor !== null && (
        <RegisteredNote key={doneFor} title={t('received')} text={t('receivedText')}>
          <ButtonLink to="/" size="xs">
            {t('signIn')}
          </ButtonLink>
        </RegisteredNote>
      )}
      <CourseAndBatchChoices>
        {(choices) => (
          <RegistrationForm
            choices={choices}
            initialValues={EMPTY}
            send={(body, sending) => register.mutateAsync({ body, sending })}
            onRegistered={({ message, student }) => {
              toast.success(message)
              setDoneFor(student._id)
            }}
          />
        )}
      </CourseAndBatchChoices>
    </>
  )
}

const EMPTY = registrationValues()
