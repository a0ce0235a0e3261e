import { useEffect, useRef } from 'react'
import { useInstitute } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { PhoneText } from '#shared/web/ui/phone-text.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './self-register-screen.module.css'

export function SelfRegistered({ student }: { student: Student }) {
  const { t } = useTranslation(['admissions', 'identity'])
  const { name, phone, mail } = useInstitute()
  const format = useFormat()
  const page = useRef<HTMLDivElement>(null)
  // The button that had the focus is no longer shown.
  useEffect(() => page.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={page}>
      <PageHeader title={t('selfRegistered')} hint={`${student.fname} ${student.lname} · ${student.course}`} />
      <Panel title={t('whatHappensNext')}>
        <ol className={classes.steps}>
          {mail && <li>{t('nextConfirm', { email: student.email })}</li>}
          <li>{t('nextApproval', { institute: name })}</li>
          <li>{t('nextSignIn', { email: student.email })}</li>
          <li>{t('nextPassword')}</li>
          <li>{t('nextFee', { fee: format.rupees(student.fee) })}</li>
        </ol>
        <p>
          {t('questions')} <PhoneText number={phone} />
        </p>
        <ButtonLink to="/" mt="sm">
          {t('identity:signIn')}
        </ButtonLink>
      </Panel>
    </div>
  )
}
