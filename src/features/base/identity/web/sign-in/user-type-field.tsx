import { SegmentField } from '#shared/web/form/choice-fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

export function UserTypeField({ form }: { form: FormHandle<Record<'role', string>> }) {
  const { t } = useTranslation('identity')
  const choices = [
    { value: 'student', label: t('student') },
    { value: 'admin', label: t('admin') },
    { value: 'hr', label: t('hr') },
  ]
  return <SegmentField form={form} name="role" label={t('userType')} choices={choices} required />
}
