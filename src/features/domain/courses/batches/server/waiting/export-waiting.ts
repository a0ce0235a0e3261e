import type { Ctx } from '#shared/server/ctx.ts'
import { getWaitingList } from './change-waiting.ts'

export const waitingExport = {
  name: 'waiting-list',
  columns: {
    name: { label: 'batches:waitingName' },
    contact: { label: 'students:contact' },
    since: { label: 'batches:since', type: 'day' },
  },
  /** The list has no pages. */
  read: async (ctx: Ctx, { page, limit }: { page: number; limit: number }, { id }: { id: string }) =>
    (await getWaitingList(ctx, id)).waiting.slice((page - 1) * limit, page * limit),
} as const
