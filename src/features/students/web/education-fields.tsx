import { useTranslation } from 'react-i18next'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import type { StudentForm } from './student-values.ts'

/** What the student has studied; asked for at registration, optional afterwards. */
export function EducationFields({ form, required = false }: { form: StudentForm; required?: boolean }) {
  const { t } = useTranslation('students')
  return (
    <Panel title={t('education')}>
      <FieldGrid>
        <TextField form={form} name="degree" label={t('degree')} required={required} />
        <NumberTextField form={form} name="comYear" label={t('comYear')} required={required} />
        <TextField form={form} name="university" label={t('university')} required={required} />
      </FieldGrid>
    </Panel>
  )
}
