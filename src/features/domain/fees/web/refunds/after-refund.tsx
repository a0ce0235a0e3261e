import { useQuery } from '@tanstack/react-query'
import type en from '#features/domain/fees/contract/messages/en.json'
import { plansQueries } from '#features/domain/fees/plans/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { SegmentField } from '#shared/web/form/choice-fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { subtractTyped } from '#shared/web/form/typed-rupees.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'

const message = messagesOf<typeof en>('fees')

/** Contains the values as typed. `leaves` is `leaves`, `owes`, or blank until it is chosen. */
type RefundValues = { enrolment: string; amount: string; leaves: string }

type Props = { form: FormHandle<RefundValues>; student: Student }

/** Asks whether the student leaves the course, and shows the amount that is pending then. */
export function AfterRefund({ form, student: { _id, PendingFee } }: Props) {
  const { t } = useTranslation('fees')
  const { plans = [] } = useQuery(plansQueries.ofStudent(_id)).data ?? {}
  const { enrolment, amount, leaves } = form.values
  // The newest course comes first.
  const left = (plans.find((plan) => plan.enrolment === enrolment) ?? plans[0])?.left ?? PendingFee
  const getText = () => {
    if (leaves === 'leaves') return t('leavesText', { pending: subtractTyped(PendingFee, [String(left)]) })
    if (leaves === 'owes') return t('owesText', { pending: -subtractTyped(-PendingFee, [amount]) })
    return t('chooseAfterRefund', { pending: PendingFee })
  }
  return (
    <div>
      <SegmentField
        form={form}
        name="leaves"
        label={t('afterRefund')}
        choices={[
          { value: 'leaves', label: t('refundLeaves') },
          { value: 'owes', label: t('refundOwes') },
        ]}
        required
      />
      <Text size="sm" c="dimmed" mt={4} aria-live="polite">
        {getText()}
      </Text>
    </div>
  )
}

export const checkAfterRefund = ({ leaves }: RefundValues): Record<string, MessageWithValues> =>
  leaves === '' ? { leaves: { key: message('afterRefundMissing'), values: {} } } : {}
