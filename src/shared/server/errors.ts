import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'

const message = messagesOf<typeof en>('shared')

export type Values = Record<string, string | number>
export type ErrorMessage = { key: MessageKey; values?: Values }

type Details = { fields?: Record<string, ErrorMessage | MessageWithValues>; current?: unknown; retryAfter?: number }

/** A refusal that we expect and can explain: a status, a code for programs, a sentence for people. */
export class AppError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503
  readonly code: string
  readonly say: ErrorMessage
  readonly details: Details

  constructor(status: AppError['status'], code: string, sentence: ErrorMessage | MessageKey, details: Details = {}) {
    const said = typeof sentence === 'string' ? { key: sentence } : sentence
    super(said.key)
    this.status = status
    this.code = code
    this.say = said
    this.details = details
  }
}

export const signedOut = () => new AppError(401, 'signed_out', message('signedOut'))
export const forbidden = (sentence: MessageKey = message('forbidden')) => new AppError(403, 'forbidden', sentence)
export const notFound = () => new AppError(404, 'not_found', message('notFound'))
/** The record, or 404 where there is none. */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw notFound()
  return record
}
export const busy = () => new AppError(503, 'busy', message('busy'), { retryAfter: 2 })

/** What was sent does not fit: a sentence beside each field, and for the whole of it one that stands above them. */
export function invalid({ '': whole, ...fields }: Record<string, ErrorMessage | MessageWithValues>) {
  return new AppError(422, 'invalid', whole ?? message('checkFields'), { fields })
}
export const invalidField = (field: string, key: MessageKey, values: Values = {}) =>
  invalid({ [field]: { key, values } })

/** Somebody else has changed the record since it was read: it is shown as it stands now. */
export const stale = (current: unknown) => new AppError(409, 'stale', message('stale'), { current })
