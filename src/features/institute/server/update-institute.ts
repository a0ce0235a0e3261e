import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import type { Institute, InstituteChange } from '../contract/institute.contract.ts'
import { instituteAsStored, lockInstitute, updateInstitute as update } from './institute.sql.ts'

/** Receipts that were issued are printed with the new letterhead; their days and numbers stay. */
export async function updateInstitute(ctx: Ctx, change: InstituteChange): Promise<Institute> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockInstitute(tx)
    if (!before.setUp) throw notFound()
    checkVersion(ctx, before.version, before)
    await update(tx, change)
    const after = await instituteAsStored(tx)
    await audit(tx, ctx, { action: 'institute.update', record: 'institute', recordId: ABSENT_ID, before, after })
    return after
  })
}
