import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import type { Enrolment } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { useEnrolmentChoices } from '#features/domain/students/enrolments/web/public.ts'
import { RecordDateField } from '#features/base/institute/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { inputProps } from '#shared/web/form/field-props.ts'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { KeyHint, useSingleKeys } from '#shared/web/shortcuts.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { feesQueries } from '../fees.queries.ts'
import { useMorePaymentFields } from '../more-payment-fields.tsx'
import { PayModeField } from '../pay-mode-field.tsx'
import type { PaymentValues } from '../payment-fields.tsx'
import { PaymentPartsFields } from '../payment-parts-fields.tsx'
import classes from './fee-fields.module.css'

/** Works in the field of the amount, where no letter is part of the value. */
const FULL_BALANCE_KEY = 'B'

type Props = { form: FormHandle<PaymentValues>; student: Student; courses: Enrolment[] | undefined }

export function FeeFields({ form, student, courses }: Props) {
  const { t } = useTranslation(['fees', 'words'])
  const hasKeys = useSingleKeys()
  const fill = (amount: number) => form.set('paid', String(amount))
  const fillOnKey = (event: KeyboardEvent) => {
    if (event.key.toUpperCase() !== FULL_BALANCE_KEY || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    fill(student.PendingFee)
  }
  const { isSplit, referenceField, noteField, buttons } = useMorePaymentFields(form)
  return (
    <>
      <Course form={form} student={student} courses={courses} />
      <div>
        <TextInput
          {...inputProps({ form, name: 'paid', label: t('amount'), required: true })}
          inputMode="decimal"
          autoComplete="off"
          classNames={{ input: classes.amount ?? '', section: classes.rupee ?? '' }}
          leftSection={<span aria-hidden>₹</span>}
          {...(hasKeys && { 'aria-keyshortcuts': FULL_BALANCE_KEY, onKeyDown: fillOnKey })}
          data-autofocus
        />
        <AmountChips student={student} onChoose={fill} hasKeys={hasKeys} />
      </div>
      <PayModeField form={form} label={t('words:paymentMode')} />
      {isSplit && <PaymentPartsFields form={form} />}
      <div className={classes.pair}>
        {referenceField}
        <RecordDateField form={form} name="date" label={t('paidDate')} />
      </div>
      {noteField}
      {buttons}
    </>
  )
}

function Course({ form, student, courses }: Props) {
  const { t } = useTranslation(['fees', 'courses', 'words'])
  const getChoices = useEnrolmentChoices()
  if (courses) {
    return (
      <SelectField
        form={form}
        name="enrolment"
        label={t('courses:courseName')}
        choices={getChoices(courses)}
        placeholder={t('oldestDueFirst')}
      />
    )
  }
  return (
    <dl className={classes.course}>
      <div>
        <dt>{t('courses:courseName')}</dt>
        <dd>{student.course}</dd>
      </div>
      <div>
        <dt>{t('words:batchCode')}</dt>
        <dd>{student.batch}</dd>
      </div>
      <div>
        <dt>{t('totalFees')}</dt>
        <dd>
          <RupeeText amount={student.TotalFee} />
        </dd>
      </div>
    </dl>
  )
}

type Chip = { label: string; amount: number; key?: string }
type ChipsProps = { student: Student; onChoose: (amount: number) => void; hasKeys: boolean }

/** Fills in an amount in one press. If only a part of the balance is due next, that amount replaces the half. */
function AmountChips({ student, onChoose, hasKeys }: ChipsProps) {
  const { t } = useTranslation('fees')
  const { PendingFee, dueAmount } = student
  const lastPaid = useQuery(feesQueries.studentFees(student._id)).data?.fee[0]?.paid
  const half = Math.floor(Math.round(PendingFee * 100) / 2) / 100
  const chips = [
    { label: t('fullBalance'), amount: PendingFee, key: FULL_BALANCE_KEY },
    dueAmount < PendingFee ? { label: t('nextDue'), amount: dueAmount } : { label: t('half'), amount: half },
    ...(lastPaid !== undefined && lastPaid < PendingFee ? [{ label: t('lastPaid'), amount: lastPaid }] : []),
  ]
  return (
    <div className={classes.chips}>
      {chips.map(({ label, amount, key }: Chip) => (
        <button key={label} type="button" className={classes.chip} onClick={() => onChoose(amount)}>
          {label} <RupeeText amount={amount} />
          {key && hasKeys && <KeyHint>{key}</KeyHint>}
        </button>
      ))}
    </div>
  )
}
