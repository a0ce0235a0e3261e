import {
  type Installation,
  SMTP_PORTS,
  SMTP_SECURITY,
  type SmtpSecurity,
} from '#features/overview/installation/contract/installation.contract.ts'
import type { ApiError } from '#shared/web/api-error.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { PasswordField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { Key } from '#shared/web/message-keys.ts'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { FocusableButton } from '#shared/web/ui/focusable-button.tsx'
import type { Bind, InstallationValues } from './installation-values.ts'
import classes from './installation-panel.module.css'
import { useSendTestMail } from './installation.queries.ts'

const SECURITY_LABELS: Record<SmtpSecurity, Key<'installation'>> = {
  starttls: 'securityStartTls',
  tls: 'securityTls',
  none: 'securityNone',
}

type Props = { current: Installation; form: FormHandle<InstallationValues>; bind: Bind }

export function MailFields({ current, form, bind }: Props) {
  const { t } = useTranslation('installation')
  const { SMTP_SECURITY: security } = form.values
  return (
    <>
      <FieldGrid>
        <TextField
          {...bind('SMTP_SERVER', t('smtpServerHint'))}
          label={t('smtpServer')}
          placeholder="smtp.example.com"
        />
        <SelectField
          {...bind('SMTP_SECURITY')}
          label={t('smtpSecurity')}
          choices={SMTP_SECURITY.map((value) => ({ value, label: t(SECURITY_LABELS[value]) }))}
          placeholder={null}
        />
        <TextField {...bind('SMTP_PORT')} label={t('smtpPort')} placeholder={SMTP_PORTS[security as SmtpSecurity]} />
        <TextField {...bind('SMTP_USER')} label={t('smtpUser')} />
        <PasswordField
          {...bind('SMTP_PASSWORD', current.hasPassword ? t('passwordKept') : undefined)}
          label={t('smtpPassword')}
          autoComplete="new-password"
        />
        <TextField {...bind('MAIL_FROM', t('mailFromHint'))} label={t('mailFrom')} type="email" />
      </FieldGrid>
      <TestMail values={form.values} isFixed={current.fixed.includes('SMTP_URL')} />
    </>
  )
}

function TestMail({ values, isFixed }: { values: InstallationValues; isFixed: boolean }) {
  const { t } = useTranslation('installation')
  const test = useSendTestMail()
  const send = () => {
    const { SMTP_SERVER, SMTP_PORT, SMTP_SECURITY: chosen, SMTP_USER, SMTP_PASSWORD, MAIL_FROM } = values
    const login = isFixed ? {} : { SMTP_PORT, SMTP_SECURITY: chosen as SmtpSecurity, SMTP_USER, SMTP_PASSWORD }
    test.mutate({ SMTP_SERVER, MAIL_FROM, ...login })
  }
  return (
    <div className={classes.test}>
      <FocusableButton
        variant="default"
        disabled={values.SMTP_SERVER.trim() === '' || test.isPending}
        loading={test.isPending}
        onClick={send}
      >
        {t('sendTest')}
      </FocusableButton>
      <p>{t('testHint')}</p>
      {test.isError && <Alert color="red">{describe(test.error as ApiError, t)}</Alert>}
      {test.isSuccess && (
        <Alert role="status" color="teal">
          {test.data.message}
        </Alert>
      )}
    </div>
  )
}

type Translate = ReturnType<typeof useTranslation<'installation'>>['t']

/** Begins with the field that the sentence is about. */
function describe({ message, problem }: ApiError, t: Translate): string {
  const [first] = Object.entries(problem.fields ?? {})
  if (first === undefined) return message
  const [field, text] = first
  const key = LABELS[field]
  return key === undefined ? text : `${t(key)}: ${text}`
}

const LABELS: Record<string, Key<'installation'>> = {
  SMTP_SERVER: 'smtpServer',
  SMTP_PORT: 'smtpPort',
  SMTP_SECURITY: 'smtpSecurity',
  SMTP_USER: 'smtpUser',
  SMTP_PASSWORD: 'smtpPassword',
  MAIL_FROM: 'mailFrom',
}
