import { PAYMENT_FIELDS, type Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { toStoredMode } from '#features/domain/fees/contract/pay-modes.ts'
import { RecordDateField } from '#features/base/institute/web/public.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { fieldValues, type FieldName } from '#shared/contract/record-fields.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMorePaymentFields } from './more-payment-fields.tsx'
import { usePayModes } from './pay-modes.ts'
import classes from './payment-fields.module.css'
import { PaymentPartsFields } from './payment-parts-fields.tsx'
import { partsBody, writeParts } from './payment-parts.ts'

type PaymentField = Exclude<FieldName<typeof PAYMENT_FIELDS>, 'exactMode'>

/**
 * `payMode` is the exact mode, if it is known. `course`, `bCode` and `payable` are shown read-only and not sent.
 * `enrolment` is blank if the student has one course. `parts` is the JSON of the parts of a split payment.
 */
export type PaymentValues = Record<PaymentField | 'course' | 'bCode' | 'payable' | 'enrolment' | 'parts', string>

export function paymentValues(
  { course, bCode, payable }: Pick<Receipt, 'course' | 'bCode' | 'payable'>,
  { parts = [], exactMode, ...payment }: Partial<Pick<Receipt, PaymentField | 'exactMode' | 'parts'>>,
  language: string,
): PaymentValues {
  const { exactMode: _none, ...values } = fieldValues(PAYMENT_FIELDS, payment)
  return {
    course,
    bCode,
    payable: formatRupees(payable, language),
    ...values,
    payMode: exactMode ?? values.payMode,
    enrolment: '',
    parts: writeParts(parts),
  }
}

export const paymentBody = ({ enrolment, payMode, paid, date, reference, note, parts }: PaymentValues) => ({
  ...(enrolment !== '' && { enrolment }),
  ...toStoredMode(payMode),
  paid: removeGrouping(paid),
  date,
  reference,
  note,
  parts: payMode === 'Others' ? partsBody(parts) : [],
})

type Props = {
  form: FormHandle<PaymentValues>
  /** The day of issue of an edited receipt, which is not paid later. */
  issuedOn?: string
}

export function PaymentFields({ form, issuedOn }: Props) {
  const { t } = useTranslation(['fees', 'courses', 'words'])
  const { choices } = usePayModes()
  const { isSplit, referenceField, noteField, buttons } = useMorePaymentFields(form)
  return (
    <>
      <div className={classes.readOnly}>
        <FieldGrid>
          <TextField form={form} name="course" label={t('courses:courseName')} readOnly />
          <TextField form={form} name="bCode" label={t('words:batchCode')} readOnly />
          <TextField form={form} name="payable" label={t('totalFees')} readOnly />
        </FieldGrid>
      </div>
      <FieldGrid>
        <SelectField form={form} name="payMode" label={t('words:paymentMode')} choices={choices} required />
        <NumberTextField form={form} name="paid" label={t('amount')} rupees required />
        <RecordDateField
          form={form}
          name="date"
          label={t('paidDate')}
          {...(issuedOn !== undefined && { max: issuedOn, maxError: t('paidAfterIssue', { day: issuedOn }) })}
        />
        {referenceField}
        {noteField}
      </FieldGrid>
      {isSplit && <PaymentPartsFields form={form} />}
      {buttons}
    </>
  )
}
