import { useState } from 'react'
import { useInstitute } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { CourseAndBatchChoices } from '#features/domain/students/web/course-form/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { SelfRegistered } from './self-registered.tsx'
import { SelfRegistrationForm } from './self-registration-form.tsx'
import classes from './self-register-screen.module.css'

export function SelfRegisterScreen() {
  const { t } = useTranslation(['admissions', 'identity'])
  const { name, selfRegistration } = useInstitute()
  const [registered, setRegistered] = useState<Student | null>(null)
  // The name is blank until the institute has loaded. The server checks again.
  const isOff = name !== '' && !selfRegistration
  const signIn = (
    <ButtonLink to="/" variant="default">
      {t('identity:signIn')}
    </ButtonLink>
  )
  if (registered) {
    return (
      <div className={classes.page}>
        <SelfRegistered student={registered} />
      </div>
    )
  }
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} hint={!isOff && t('approvalHint')} actions={signIn} />
      {isOff ? (
        <EmptyState title={t('selfRegistrationOff')} />
      ) : (
        <CourseAndBatchChoices>
          {(choices) => (
            <SelfRegistrationForm choices={choices} onRegistered={({ student }) => setRegistered(student)} />
          )}
        </CourseAndBatchChoices>
      )}
    </div>
  )
}
