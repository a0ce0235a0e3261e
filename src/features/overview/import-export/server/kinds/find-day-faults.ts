import { FIRST_RECORD_DAY } from '#features/base/institute/contract/record-day.ts'
import type instituteEn from '#features/base/institute/contract/messages/en.json'
import { messagesOf } from '#shared/contract/messages.ts'
import type { ParseContext } from '../parse-context.ts'
import type { Errors } from '../read-cells.ts'

const message = messagesOf<typeof instituteEn>('institute')

/** Applies the rules of `assertRecordDay`, which checks the form. */
export function findDayFaults({ date }: { date: string }, { today }: ParseContext): Errors {
  if (date < FIRST_RECORD_DAY) return { date: { key: message('dateTooEarly'), values: {} } }
  return date > today ? { date: { key: message('dateInFuture'), values: {} } } : {}
}
