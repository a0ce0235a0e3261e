import * as z from 'zod/mini'
import { wholeNumber } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

/** A line of the stream. Blank lines in between show that the connection works. */
export const ChangeLine = z.object({
  /** In the first line: the longest time between two lines, in milliseconds. */
  everyMs: z.optional(z.number()),
  /** The topics that were saved, such as `students`, and the `x-request-id` of the request that saved them. */
  changes: z.optional(z.array(z.object({ topics: z.array(z.string()), by: z.string() }))),
  /** Changes may have been missed: everything on screen should be loaded again. */
  refresh: z.optional(z.literal(true)),
  /** Reads with this value in the header `read-after` find the changes on every server. */
  readAfter: z.optional(z.number()),
})
export type ChangeLine = z.infer<typeof ChangeLine>

export const changesApi = {
  listen: endpoint({
    method: 'GET',
    path: '/api/changes',
    summary: 'What others save, while it happens: a stream that names the kinds of records. Ends with the session',
    may: 'changes.listen',
    query: z.object({
      /** Includes the changes of the last milliseconds, which a page may have missed while it had no stream. */
      since: z._default(wholeNumber({ min: 0, max: 86_400_000 }), 0),
    }),
    result: ChangeLine,
    stream: 'application/x-ndjson',
  }),
}
