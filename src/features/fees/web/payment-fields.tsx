import { useTranslation } from 'react-i18next'
import { plainAmount } from '#shared/web/form/plain-amount.ts'
import { DateField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import classes from './payment-fields.module.css'
import { usePayModes } from './pay-modes.ts'

/** What a payment is for stands read-only above what was paid. */
export type PaymentValues = {
  course: string
  bCode: string
  payable: string
  payMode: string
  paid: string
  date: string
}

export const paymentValues = (
  of: { course: string; bCode: string; payable: number },
  typed: Partial<PaymentValues>,
) => ({
  course: of.course,
  bCode: of.bCode,
  payable: formatRupees(of.payable),
  payMode: '',
  paid: '',
  date: '',
  ...typed,
})

/** Only what is paid is sent; the rest is the record's own. */
export const paymentBody = ({ payMode, paid, date }: PaymentValues) => ({ payMode, paid: plainAmount(paid), date })

type Props = { form: FormHandle<PaymentValues>; maxDate: string }

/** The fields of Add Fees and Edit Fees. */
export function PaymentFields({ form, maxDate }: Props) {
  const { t } = useTranslation('fees')
  const { choices } = usePayModes()
  return (
    <>
      <div className={classes.given}>
        <FieldGrid>
          <TextField form={form} name="course" label={t('courseName')} readOnly />
          <TextField form={form} name="bCode" label={t('batchCode')} readOnly />
          <TextField form={form} name="payable" label={t('totalFees')} readOnly />
        </FieldGrid>
      </div>
      <FieldGrid>
        <SelectField form={form} name="payMode" label={t('payMode')} choices={choices} required />
        <NumberTextField form={form} name="paid" label={t('amount')} rupees required />
        <DateField form={form} name="date" label={t('paidDate')} max={maxDate} required />
      </FieldGrid>
    </>
  )
}
