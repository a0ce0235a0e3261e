import * as z from 'zod/mini'
import { ENQUIRY_STATUSES } from '#features/domain/enquiries/contract/enquiry-statuses.ts'
import { search } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

/** At most five of each kind, best first. */
export const SearchResults = z.object({
  /** No record contains every word as typed: these have similar names. */
  similar: z.boolean(),
  students: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      father: z.string(),
      contact: z.string(),
      email: z.string(),
      regNo: z.nullable(z.string()),
      profile: z.nullable(z.string()),
      photo: z.nullable(z.string()),
      course: z.string(),
      batch: z.string(),
      otherCourses: z.array(
        z.object({
          course: z.string(),
          batch: z.string(),
        }),
      ),
      status: z.string(),
      PendingFee: z.number(),
      dueDate: z.string(),
    }),
  ),
  /** Receipts with this number or reference, else the last one of the first student. */
  receipts: z.array(
    z.object({ _id: z.string(), receiptNo: z.string(), name: z.string(), paid: z.number(), date: z.string() }),
  ),
  batches: z.array(z.object({ _id: z.string(), bCode: z.string(), courseName: z.string(), bTime: z.string() })),
  courses: z.array(z.object({ _id: z.string(), course: z.string(), cFee: z.number(), cDuration: z.string() })),
  enquiries: z.array(
    z.object({ _id: z.string(), name: z.string(), course: z.string(), status: z.enum(ENQUIRY_STATUSES) }),
  ),
})
export type SearchResults = z.infer<typeof SearchResults>

export const searchApi = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Find students, receipts, batches, courses and enquiries, best first; tolerates a typo in names',
    may: 'search.find',
    replica: true,
    query: z.strictObject({ q: search }),
    result: SearchResults,
  }),
}
