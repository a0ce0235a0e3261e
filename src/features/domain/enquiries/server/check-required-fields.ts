import * as uuid from 'uuid'
import { getInstitute } from '#features/base/institute/server/public.ts'
import { parseInput } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Db } from '#shared/server/db.ts'
import { invalid } from '#shared/server/errors.ts'
import { createEnquiryBody, EnquiryChange, findBlanked } from '../contract/enquiries.contract.ts'
import type en from '../contract/messages/en.json'
import { getEnquiry } from './enquiries.sql.ts'

const message = messagesOf<typeof en>('enquiries')

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/**
 * 422 with a message for each missing or wrong field, as the institute requires them, and if nobody could be reached.
 */
export async function checkEnquiry(db: Db, body: unknown): Promise<void> {
  const { messages } = parseInput(createEnquiryBody((await getInstitute(db)).enquiryFields), body)
  if (!messages) return
  const { mailId, contact } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const unreachable = isBlank(mailId) && isBlank(contact) && !('mailId' in messages)
  throw invalid({ ...messages, ...(unreachable && { mailId: { key: message('emailOrContactRequired'), values: {} } }) })
}

/** Checks the same for an edit, but only the fields that it changes. */
export async function checkChange(db: Db, id: string, body: unknown): Promise<void> {
  const { messages } = parseInput(EnquiryChange, body)
  const before = uuid.validate(id) ? await getEnquiry(db, id) : undefined
  if (!before) return
  const sent = Object.entries(typeof body === 'object' && body !== null ? body : {})
  const change = Object.fromEntries(sent.map(([name, value]) => [name, isBlank(value) ? null : (value as unknown)]))
  const all = { ...findBlanked(before, change, (await getInstitute(db)).enquiryFields), ...messages }
  if (Object.keys(all).length > 0) throw invalid(all)
}
