import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import type { StudentForm } from './student-values.ts'

/** How the student is reached; `emailHint` stands with the email. */
export function ContactFields({ form, emailHint }: { form: StudentForm; emailHint?: ReactNode }) {
  const { t } = useTranslation('students')
  return (
    <Panel title={t('contactDetails')}>
      <FieldGrid>
        <TextField form={form} name="contact" type="tel" label={t('contact')} required />
        <TextField form={form} name="altContact" type="tel" label={t('altContact')} />
        <TextField form={form} name="email" type="email" label={t('email')} description={emailHint} required />
        <TextField form={form} name="perAddress" label={t('perAddress')} required />
        <TextField form={form} name="curAddress" label={t('curAddress')} />
        <TextField form={form} name="linkedIn" type="url" label={t('linkedIn')} />
      </FieldGrid>
    </Panel>
  )
}
