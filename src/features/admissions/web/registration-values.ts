import type en from '#features/admissions/contract/messages/en.json'
import { type ConsentValues, EMPTY_CONSENT } from '#features/privacy/web/public.ts'
import { type Choices, studentValues, type StudentValues } from '#features/students/web/public.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'

const message = messagesOf<typeof en>('admissions')

export type RegistrationValues = StudentValues &
  ConsentValues & { Paidfee: string; payMode: string; discardPending: string }

export function registrationValues(record: Parameters<typeof studentValues>[0] = {}): RegistrationValues {
  return { ...studentValues(record), ...EMPTY_CONSENT, Paidfee: '', payMode: '', discardPending: '' }
}

/** A draft may contain a batch that has ended since, which the select cannot show. */
export function checkBatch({ batches }: Choices, { batch }: StudentValues): Record<string, MessageWithValues> {
  const isOffered = batch === '' || batches.some(({ value }) => value === batch)
  return isOffered ? {} : { batch: { key: message('batchEnded'), values: {} } }
}
