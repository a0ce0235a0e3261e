import type en from '#features/domain/admissions/contract/messages/en.json'
import { type ConsentValues, EMPTY_CONSENT } from '#features/domain/students/privacy/web/public.ts'
import type { PaymentValues } from './payment-fields.tsx'
import { type Choices } from '#features/domain/students/web/course-form/public.ts'
import { studentValues, type StudentValues } from '#features/domain/students/web/form/public.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'

const message = messagesOf<typeof en>('admissions')

export type RegistrationValues = StudentValues & ConsentValues & PaymentValues & { discardPending: string }

type Known = Parameters<typeof studentValues>[0] & { instalments?: number | null }

/** Unknown fields have defaults: a student joins `today`, and has neither completed the course nor been placed. */
export function registrationValues(today: string, { instalments, ...record }: Known = {}): RegistrationValues {
  const defaults = { joiningDate: today, isCompleted: 'no', isPlaced: 'notPlaced' } as const
  return {
    ...studentValues({
      ...defaults,
      ...record,
    }),
    ...EMPTY_CONSENT,
    Paidfee: '',
    payMode: '',
    discardPending: '',
    instalments: String(instalments ?? ''),
    firstDue: '',
  }
}

/** A draft may contain a batch that has ended since, which the select cannot show. */
export function checkBatch({ batches }: Choices, { batch }: StudentValues): Record<string, MessageWithValues> {
  const isOffered = batch === '' || batches.some(({ value }) => value === batch)
  return isOffered ? {} : { batch: { key: message('batchEnded'), values: {} } }
}
