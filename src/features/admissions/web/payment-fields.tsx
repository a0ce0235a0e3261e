import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toStoredMode } from '#features/fees/contract/pay-modes.ts'
import { PayModeField } from '#features/fees/web/public.ts'
import { DateField } from '#shared/web/form/date-field.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { parseRupees } from '#shared/web/form/typed-rupees.ts'
import { NumberTextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'

/** As typed. `payMode` is the exact mode, if it is known. */
export type PaymentValues = { fee: string; Paidfee: string; payMode: string; instalments: string; firstDue: string }

const isNothing = (paid: string) => parseRupees(paid) === 0

/** The fields of a body with a first payment. Without one there is no mode. */
export const paymentBody = ({ fee, Paidfee, payMode }: Pick<PaymentValues, 'fee' | 'Paidfee' | 'payMode'>) => ({
  fee: removeGrouping(fee),
  Paidfee: removeGrouping(Paidfee),
  ...toStoredMode(isNothing(Paidfee) ? '' : payMode),
})

type Props = {
  form: FormHandle<PaymentValues>
  hint: string
}

export function PaymentFields({ form, hint }: Props) {
  const { t } = useTranslation('admissions')
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <FieldGrid>
        <NumberTextField form={form} name="fee" label={t('fee')} rupees required />
        <NumberTextField form={form} name="Paidfee" label={t('paidFee')} rupees required />
        {!isNothing(form.values.Paidfee) && <PayModeField form={form} label={t('payMode')} />}
        <NumberTextField form={form} name="instalments" label={t('instalments')} description={t('instalmentsHint')} />
        <DateField form={form} name="firstDue" label={t('firstDue')} description={t('firstDueHint')} />
      </FieldGrid>
    </Stack>
  )
}
