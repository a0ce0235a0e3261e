import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { assertConfirmed } from '#shared/server/assert-confirmed.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import { instituteApi, type InstituteChange, type Settings } from '../contract/institute.contract.ts'
import { getInstitute, lockInstitute, updateInstituteRow } from './institute.sql.ts'

/**
 * 403: the password is needed again. 404: not set up yet. 409: another version. Issued receipts keep day and number,
 * and print the new letterhead.
 */
export async function updateInstitute(ctx: Ctx, change: InstituteChange): Promise<Settings> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockInstitute(tx)
    if (!before.setUp) throw notFound()
    const mail = ctx.mail.isSetUp
    checkVersion(ctx, before.version, { ...before, mail })
    assertConfirmed(ctx, instituteApi.update, before, change)
    await updateInstituteRow(tx, change)
    const after = await getInstitute(tx)
    await audit(tx, ctx, { action: 'institute.update', record: 'institute', recordId: ABSENT_ID, before, after })
    return { ...after, mail }
  })
}
