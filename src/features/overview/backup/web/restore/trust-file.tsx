import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'

type Values = { lastReceipt: string; acceptUnverified: string }

export function TrustFile<V extends Values>({ form }: { form: FormHandle<V> }) {
  const { t } = useTranslation('backup')
  return (
    <Checkbox
      label={t('trustFile')}
      checked={form.values.acceptUnverified === 'yes'}
      error={form.errors['acceptUnverified']}
      onChange={(event) => form.set('acceptUnverified', event.currentTarget.checked ? 'yes' : '')}
    />
  )
}
