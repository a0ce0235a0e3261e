import { getToday } from '#features/base/institute/server/days/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { columnsOf } from '#shared/server/list-export/columns-of.ts'
import { BATCH_FIELDS } from '../contract/batches.contract.ts'
import type { ListBatchOverviews } from '../contract/overview.contract.ts'
import { listBatchOverviews } from './overview.sql.ts'

/** Leaves out the weekly sessions, which are not a text; the batch time is. */
const { sessions: _sessions, ...columns } = columnsOf(BATCH_FIELDS, {
  startDate: { type: 'day' },
  endDate: { type: 'day' },
  seats: { type: 'number' },
})

export const batchExport = {
  name: 'batches',
  columns: { ...columns, strength: { label: 'batches:strength', type: 'number' } },
  read: async ({ db, clock }: Ctx, query: ListBatchOverviews) =>
    (await listBatchOverviews(db, query, await getToday(db, clock))).batches,
} as const
