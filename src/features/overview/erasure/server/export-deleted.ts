import type { Ctx } from '#shared/server/ctx.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { DeletedRecord, ListDeleted } from '../contract/erasure.contract.ts'
import { listDeleted } from './list-deleted.sql.ts'

export const deletedExport = {
  name: 'deleted-records',
  columns: {
    kind: {
      label: 'words:kind',
      values: {
        student: 'words:student',
        registration: 'erasure:kindRegistration',
        enquiry: 'words:enquiry',
      },
    },
    name: { label: 'words:name' },
    email: { label: 'identity:email' },
    deletedAt: { label: 'erasure:deletedAt', type: 'time' },
    deletedBy: { label: 'erasure:deletedBy' },
    eraseAfter: { label: 'erasure:willBeErased', type: 'time' },
  },
  read: async ({ db, actor, clock }: Ctx, query: ListDeleted): Promise<DeletedRecord[]> =>
    (await listDeleted(db, scopeOf(actor), query, clock.now())).deleted,
} as const
