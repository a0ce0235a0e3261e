import type { CourseChoice } from '#features/domain/courses/web/public.ts'
import type en from '#features/domain/students/contract/messages/en.json'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useFormat } from '#shared/web/use-format.ts'

const message = messagesOf<typeof en>('students')

type FeeValues = { fee: string; feeReason: string }

type Props = {
  form: FormHandle<FeeValues>
  listFee: number | undefined
}

/** Is shown while the typed fee is below the list fee. */
export function FeeReasonField({ form, listFee }: Props) {
  const { t } = useTranslation('students')
  const { rupees } = useFormat()
  if (!isBelow(form.values, listFee)) return null
  return (
    <TextField
      form={form}
      name="feeReason"
      label={t('feeReason')}
      description={t('feeReasonHint', { listFee: rupees(listFee ?? 0) })}
      required
    />
  )
}

export function checkFeeReason(values: FeeValues, listFee: number | undefined): Record<string, MessageWithValues> {
  if (!isBelow(values, listFee) || values.feeReason.trim() !== '') return {}
  return { feeReason: { key: message('feeReasonMissing'), values: {} } }
}

function isBelow({ fee }: FeeValues, listFee: number | undefined): boolean {
  return listFee !== undefined && fee.trim() !== '' && Number(removeGrouping(fee)) < listFee
}

type Course = { course: string; fee: string }
type StoredCourse = { course: string; fee: number; listFee: number }

/** Returns undefined while neither course nor fee of the record is changed. */
export function findListFee(
  { course, fee }: Course,
  courses: readonly CourseChoice[],
  record?: StoredCourse,
): number | undefined {
  if (course !== record?.course) return courses.find(({ value }) => value === course)?.cFee
  return Number(removeGrouping(fee)) === record.fee ? undefined : record.listFee
}
