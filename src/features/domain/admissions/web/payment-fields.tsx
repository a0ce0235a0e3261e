import { toStoredMode } from '#features/domain/fees/contract/pay-modes.ts'
import { PayModeField } from '#features/domain/fees/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { FeeReasonField } from '#features/domain/students/web/course-form/public.ts'
import { DateField } from '#shared/web/form/date-field.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { parseRupees } from '#shared/web/form/typed-rupees.ts'
import { NumberTextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useFormat } from '#shared/web/use-format.ts'

/** `payMode` is the exact mode, if it is known. */
export type PaymentValues = {
  fee: string
  feeReason: string
  Paidfee: string
  payMode: string
  instalments: string
  firstDue: string
}

const isNothing = (paid: string) => parseRupees(paid) === 0

/** Sends no mode if nothing is paid. */
export const paymentBody = ({ fee, Paidfee, payMode }: Pick<PaymentValues, 'fee' | 'Paidfee' | 'payMode'>) => ({
  fee: removeGrouping(fee),
  Paidfee: removeGrouping(Paidfee),
  ...toStoredMode(isNothing(Paidfee) ? '' : payMode),
})

type Props = {
  form: FormHandle<PaymentValues>
  hint: string
  /** Is undefined until the course is chosen. */
  listFee: number | undefined
  declared?: Student['declared']
}

export function PaymentFields({ form, hint, listFee, declared }: Props) {
  const { t } = useTranslation(['admissions', 'students', 'fees', 'words', 'plans'])
  const { rupees } = useFormat()
  const state = (amount: number | undefined) => amount !== undefined && t('stated', { sum: rupees(amount) })
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <FieldGrid>
        <NumberTextField
          form={form}
          name="fee"
          label={t('students:totalFee')}
          description={state(declared?.fee)}
          rupees
          required
        />
        <FeeReasonField form={form} listFee={listFee} />
        <NumberTextField
          form={form}
          name="Paidfee"
          label={t('fees:paidFee')}
          description={state(declared?.Paidfee)}
          rupees
          required
        />
        {!isNothing(form.values.Paidfee) && <PayModeField form={form} label={t('words:paymentMode')} />}
        <NumberTextField
          form={form}
          name="instalments"
          label={t('words:instalments')}
          description={t('instalmentsHint')}
        />
        <DateField form={form} name="firstDue" label={t('plans:firstDueDate')} description={t('firstDueHint')} />
      </FieldGrid>
    </Stack>
  )
}
