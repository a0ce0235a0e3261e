import { useState } from 'react'
import { adjustmentsApi, type Discountable } from '#features/domain/fees/contract/adjustments.contract.ts'
import type { SeenAccount } from '#features/domain/fees/contract/fees.contract.ts'
import { RadioField, SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useFormat } from '#shared/web/use-format.ts'
import { useGiveDiscount } from '../fees.queries.ts'
import { useSeenAccount } from '../use-seen-account.ts'

type Props = {
  studentId: string
  account: SeenAccount
  courses: Discountable[] | null
  onClose: () => void
}

export function DiscountDialog({ courses, ...props }: Props) {
  const { t } = useTranslation('fees')
  return (
    <Dialog opened={courses !== null} closeOnClickOutside={false} onClose={props.onClose} title={t('giveDiscount')}>
      {courses && <DiscountForm courses={courses} {...props} />}
    </Dialog>
  )
}

function DiscountForm({ studentId, account, courses: currentCourses, onClose }: Props & { courses: Discountable[] }) {
  const { t } = useTranslation(['fees', 'words'])
  const format = useFormat()
  // Keeps the courses as they were when the dialog opened: a colleague may give a discount meanwhile, and the server
  // checks the amount.
  const [courses] = useState(currentCourses)
  const give = useGiveDiscount(studentId)
  const { withSeen, acceptCurrent } = useSeenAccount(account.version)
  const findCourse = (id: string) => courses.find(({ enrolment }) => enrolment === id) ?? courses[0]
  const form = useContractForm({
    schema: adjustmentsApi.discount.body,
    initialValues: { enrolment: courses[0]?.enrolment ?? '', as: 'amount', amount: '', reason: '' },
    toBody: ({ enrolment, as, amount, reason }) => ({
      enrolment,
      reason,
      amount: getDiscount(as, amount, findCourse(enrolment)?.fee ?? 0),
    }),
    send: (body, sending) => give.mutateAsync({ body, sending: withSeen(sending) }),
    approval: { call: 'discount.give', record: studentId, onAsked: onClose },
    onFailed: acceptCurrent,
    onSaved: () => {
      toast.success(t('discountGiven'))
      onClose()
    },
  })
  const { enrolment, as, amount } = form.values
  const course = findCourse(enrolment)
  const discount = Number(getDiscount(as, amount, course?.fee ?? 0))
  const limit = { sum: course?.maxAmount ?? 0 }
  return (
    <ContractForm form={form} label={t('giveDiscount')}>
      {courses.length > 1 && (
        <SelectField
          form={form}
          name="enrolment"
          label={t('words:course')}
          placeholder={null}
          choices={courses.map((one) => ({ value: one.enrolment, label: `${one.course} (${one.batch})` }))}
        />
      )}
      <RadioField
        form={form}
        name="as"
        label={t('discountAs')}
        choices={[
          { value: 'amount', label: t('words:amount') },
          { value: 'percent', label: t('inPercent') },
        ]}
      />
      <NumberTextField
        form={form}
        name="amount"
        label={as === 'percent' ? t('percent') : t('words:amount')}
        description={
          as === 'percent' && discount > 0
            ? t('percentIs', { amount: format.rupees(discount), ...limit })
            : t('atMost', limit)
        }
        rupees={as === 'amount'}
        required
        autoFocus
      />
      <TextField form={form} name="reason" label={t('words:reason')} description={t('discountReasonHint')} required />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form}>{t('giveDiscount')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}

/**
 * Returns the amount to send: as typed, or the percentage of the fee, rounded to paise. Text that is no number is sent
 * as typed.
 */
function getDiscount(as: string, typed: string, fee: number): string {
  const number = removeGrouping(typed)
  if (as !== 'percent' || number === '' || !Number.isFinite(Number(number))) return number
  return String(Math.round(fee * Number(number)) / 100)
}
