import { isRegNoPattern, toExampleRegNo } from '#features/base/institute/contract/reg-no-pattern.ts'
import { TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useToday } from '../use-institute.ts'

/** Also shows an example number. */
export function RegNoField({ form }: { form: FormHandle<{ regNoPattern: string }> }) {
  const { t } = useTranslation('institute')
  const joiningDate = useToday()
  const pattern = form.values.regNoPattern.trim()
  const example = isRegNoPattern(pattern) ? toExampleRegNo(pattern, { course: 'DCA', joiningDate }) : undefined
  return (
    <TextField
      form={form}
      name="regNoPattern"
      label={t('regNoPattern')}
      description={[t('regNoPatternHint'), example && t('regNoExample', { example })].filter(Boolean).join(' ')}
      placeholder="{course}/{yy}/{n}"
    />
  )
}
