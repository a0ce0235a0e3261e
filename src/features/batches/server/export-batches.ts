import { getToday } from '#features/institute/server/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { columnsOf } from '#shared/server/list-export/columns-of.ts'
import { BATCH_FIELDS, type ListBatches } from '../contract/batches.contract.ts'
import { listBatches } from './batches.sql.ts'

export const batchExport = {
  name: 'batches',
  columns: columnsOf(BATCH_FIELDS, { startDate: { type: 'day' }, endDate: { type: 'day' } }),
  read: async ({ db, clock }: Ctx, query: ListBatches) =>
    (await listBatches(db, query, await getToday(db, clock))).batches,
} as const
