import type { Sentence } from '#shared/contract/issue-words.ts'
import { sayFrom, type WordKey } from '#shared/contract/say.ts'
import type en from '#shared/contract/words/en.json'

const say = sayFrom<typeof en>('shared')

export type Values = Record<string, string | number>
export type Say = { key: WordKey; values?: Values }

type Details = { fields?: Record<string, Say | Sentence>; current?: unknown; retryAfter?: number }

/** A refusal that we expect and can explain: a status, a code for programs, a sentence for people. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503
  readonly code: string
  readonly say: Say
  readonly details: Details

  constructor(status: Refusal['status'], code: string, sentence: Say | WordKey, details: Details = {}) {
    const said = typeof sentence === 'string' ? { key: sentence } : sentence
    super(said.key)
    this.status = status
    this.code = code
    this.say = said
    this.details = details
  }
}

export const signedOut = () => new Refusal(401, 'signed_out', say('signedOut'))
export const forbidden = (sentence: WordKey = say('forbidden')) => new Refusal(403, 'forbidden', sentence)
export const notFound = () => new Refusal(404, 'not_found', say('notFound'))
/** The record, or 404 where there is none. */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw notFound()
  return record
}
export const busy = () => new Refusal(503, 'busy', say('busy'), { retryAfter: 2 })

/** What was sent does not fit: a sentence beside each field, and for the whole of it one that stands above them. */
export function invalid({ '': whole, ...fields }: Record<string, Say | Sentence>) {
  return new Refusal(422, 'invalid', whole ?? say('checkFields'), { fields })
}
export const invalidField = (field: string, key: WordKey, values: Values = {}) => invalid({ [field]: { key, values } })

/** Somebody else has changed the record since it was read: it is shown as it stands now. */
export const stale = (current: unknown) => new Refusal(409, 'stale', say('stale'), { current })
