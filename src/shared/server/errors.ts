import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'

const message = messagesOf<typeof en>('shared')

export type Values = Record<string, string | number>
export type ErrorMessage = { key: MessageKey; values?: Values }

type Details = { fields?: Record<string, ErrorMessage | MessageWithValues>; current?: unknown; retryAfter?: number }

/** An expected error: clients read `status` and `code`, people read `text`. */
export class AppError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503
  readonly code: string
  readonly text: ErrorMessage
  readonly details: Details

  constructor(status: AppError['status'], code: string, text: ErrorMessage | MessageKey, details: Details = {}) {
    const errorMessage = typeof text === 'string' ? { key: text } : text
    super(errorMessage.key)
    this.status = status
    this.code = code
    this.text = errorMessage
    this.details = details
  }
}

export const signedOut = () => new AppError(401, 'signed_out', message('signedOut'))
/** The page asks for the password and repeats the request. */
export const confirmationRequired = () => new AppError(403, 'confirmation_required', message('confirmationRequired'))
export const forbidden = (text: MessageKey = message('forbidden')) => new AppError(403, 'forbidden', text)
export const notFound = (text: MessageKey = message('notFound')) => new AppError(404, 'not_found', text)
/** Returns the record, or throws 404 if it is undefined. */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw notFound()
  return record
}
export const busy = () => new AppError(503, 'busy', message('busy'), { retryAfter: 2 })

export const diskFull = () => new AppError(503, 'disk_full', message('diskFull'), { retryAfter: 30 })

/** Returns a 422 with a message per field; the message under the key `''` applies to the whole body. */
export function invalid({ '': wholeBody, ...fields }: Record<string, ErrorMessage | MessageWithValues>) {
  return new AppError(422, 'invalid', wholeBody ?? message('checkFields'), { fields })
}
export const invalidField = (field: string, key: MessageKey, values: Values = {}) =>
  invalid({ [field]: { key, values } })

/** Somebody with a higher limit may do it: the page offers to ask them. */
export const beyondLimit = (field: string, key: MessageKey, values: Values = {}) =>
  new AppError(422, BEYOND_LIMIT, message('beyondLimit'), { fields: { [field]: { key, values } } })

export const BEYOND_LIMIT = 'beyond_limit'

export const stale = (current: unknown) => new AppError(409, 'stale', message('stale'), { current })
