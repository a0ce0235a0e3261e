import * as z from 'zod/mini'
import { blankable, paging, quickTotals, search, text } from '#shared/contract/scalars.ts'

export const ownRecordFields = { _id: z.string(), student: z.string(), version: z.number() }
export type OwnRecord = { _id: string; student: string; version: number }

/** Accepted in a body and ignored, so that a client may send a whole record back. */
export const OWN_RECORD_READ_ONLY = ['_id', 'version']

/** The caller's id. Any other id is rejected with 403. */
export const owner = blankable(text(60))

/** `search` matches the student's name. */
export const ListOwnRecords = z.strictObject({ ...paging(10), search, totals: quickTotals })
export type ListOwnRecords = z.output<typeof ListOwnRecords>
