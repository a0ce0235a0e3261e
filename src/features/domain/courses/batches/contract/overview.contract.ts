import * as z from 'zod/mini'
import { exportOf } from '#shared/contract/list-export.ts'
import { blankable, day, oneOf, paging, search, text, UUID } from '#shared/contract/scalars.ts'
import { Batch } from './batches.contract.ts'
import { Session, sessionsInput } from './sessions.ts'
import { endpoint } from '../../contract/permissions.ts'

export const BatchOverview = z.extend(Batch, {
  /** Active students who attend a course in the batch, now or from a later day. */
  strength: z.number(),
  waiting: z.number(),
})
export type BatchOverview = z.infer<typeof BatchOverview>

export const ListBatchOverviews = z.strictObject({
  ...paging(10),
  search,
  /** `fullest`, `emptiest`: batches with seats that have not ended, by the share that is taken, then the others. */
  order: z._default(oneOf(['newest', 'fullest', 'emptiest']), 'newest'),
})
export type ListBatchOverviews = z.output<typeof ListBatchOverviews>

/** The batch that is typed in a form; `id` if it exists already. */
export const FindClashes = z.strictObject({
  id: z.optional(z.string().check(z.regex(UUID))),
  trainer: blankable(text(60)),
  room: blankable(text(60)),
  startDate: day(),
  endDate: blankable(day()),
  sessions: sessionsInput,
})
export type FindClashes = z.output<typeof FindClashes>

/** Is a session of another batch at the same time, with the same trainer or in the same room. */
export const Clash = z.object({
  batch: z.object({ _id: z.string(), bCode: z.string() }),
  trainer: z.nullable(z.string()),
  room: z.nullable(z.string()),
  ...Session.shape,
})
export type Clash = z.infer<typeof Clash>

/** Is separate from the contract of batches, because start pages load that one. */
export const overviewApi = {
  export: endpoint({
    may: 'courses.list',
    ...exportOf({ path: '/api/batch/overview', what: 'batches', query: ListBatchOverviews }),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/api/batch/overview',
    summary: 'List batches with their strength, newest or fullest first; search by code, course, trainer or room',
    may: 'courses.list',
    query: ListBatchOverviews,
    result: z.object({ batches: z.array(BatchOverview), total: z.number() }),
  }),
  names: endpoint({
    method: 'GET',
    path: '/api/batch/names',
    summary: 'The trainers and rooms that batches name, to choose from',
    may: 'courses.list',
    result: z.object({ trainers: z.array(z.string()), rooms: z.array(z.string()) }),
  }),
  clashes: endpoint({
    method: 'GET',
    path: '/api/batch/clashes',
    summary: 'Find sessions of other running batches at the same time with the same trainer or in the same room',
    may: 'courses.run-batches',
    query: FindClashes,
    result: z.object({ clashes: z.array(Clash) }),
  }),
}
