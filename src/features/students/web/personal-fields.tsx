import { useTranslation } from 'react-i18next'
import { GENDERS } from '#features/students/contract/students.contract.ts'
import { useToday } from '#features/institute/web/public.ts'
import { DateField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { choicesOf } from './choices-of.ts'
import type { StudentForm } from './student-values.ts'

/** Who the student is; `required` at registration, where the gender is asked for too. */
export function PersonalFields({ form, required = false }: { form: StudentForm; required?: boolean }) {
  const { t } = useTranslation('students')
  const today = useToday()
  const genders = choicesOf(GENDERS, { male: t('male'), female: t('female') })
  return (
    <Panel title={t('personal')}>
      <FieldGrid>
        <TextField form={form} name="fname" label={t('fname')} required />
        <TextField form={form} name="lname" label={t('lname')} required />
        <TextField form={form} name="father" label={t('father')} required />
        <DateField form={form} name="dob" label={t('dob')} max={today} required />
        <SelectField form={form} name="gender" label={t('gender')} choices={genders} required={required} />
        <TextField form={form} name="profile" type="url" label={t('profile')} />
      </FieldGrid>
    </Panel>
  )
}
