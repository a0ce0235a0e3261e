import * as z from 'zod/mini'
import { endpointsOf, type Grants } from './endpoint.ts'
import { body, Message, text } from './scalars.ts'
import { messagesOf } from './messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('shared')

/** Fits into a body of 100 kB in any script. */
const MAX_DRAFT_LENGTH = 30_000

/** The input of a form by field name, as typed. */
const Values = z
  .record(z.string().check(z.maxLength(100)), z.string(), message('required'))
  .check(z.refine((values) => JSON.stringify(values).length <= MAX_DRAFT_LENGTH, message('tooLong')))

const key = text(200)

export const draftPermissions = { 'drafts.keep': ['hr', 'admin'] } as const satisfies Grants
const endpoint = endpointsOf(draftPermissions)

export const draftsApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/draft',
    summary: 'The unsaved input of one form, as this account last typed it; null if there is none',
    may: 'drafts.keep',
    query: z.strictObject({ key }),
    result: z.object({ values: z.nullable(z.record(z.string(), z.string())) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/draft',
    summary: 'Keep the unsaved input of one form for this account; the last write wins; 30 days, at most 50 forms',
    may: 'drafts.keep',
    body: body({ key, values: Values }),
    result: z.object({ key: z.string(), savedAt: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/draft',
    summary: 'Delete the unsaved input of one form',
    may: 'drafts.keep',
    query: z.strictObject({ key }),
    result: Message,
  }),
}
