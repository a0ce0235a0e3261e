import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePayModes } from '#features/fees/web/public.ts'
import { SegmentField } from '#shared/web/form/choice-fields.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { NumberTextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'

/** As typed. */
export type PaymentValues = { fee: string; Paidfee: string; payMode: string; instalments: string; firstDue: string }

type Props = {
  form: FormHandle<PaymentValues>
  modes: readonly string[]
  hint: string
}

export function PaymentFields({ form, modes, hint }: Props) {
  const { t } = useTranslation('admissions')
  const { choices } = usePayModes()
  const choicesForModes = choices.filter(({ value }) => modes.includes(value))
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <FieldGrid>
        <NumberTextField form={form} name="fee" label={t('fee')} rupees required />
        <NumberTextField form={form} name="Paidfee" label={t('paidFee')} rupees required />
        <SegmentField form={form} name="payMode" label={t('payMode')} choices={choicesForModes} required />
        <NumberTextField form={form} name="instalments" label={t('instalments')} description={t('instalmentsHint')} />
        <DateField form={form} name="firstDue" label={t('firstDue')} description={t('firstDueHint')} />
      </FieldGrid>
    </Stack>
  )
}
