import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import type { DiscountLimit, DiscountLimitChange } from '../../contract/adjustments.contract.ts'
import { getDiscountLimit, lockDiscountLimit, updateDiscountLimit } from './adjustments.sql.ts'

/** Discounts that were given before stay. 409: changed meanwhile. */
export async function setDiscountLimit(ctx: Ctx, { discountPercent }: DiscountLimitChange): Promise<DiscountLimit> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockDiscountLimit(tx)
    checkVersion(ctx, before.version, before)
    if (discountPercent === undefined) return before
    await updateDiscountLimit(tx, discountPercent)
    const after = await getDiscountLimit(tx)
    await audit(tx, ctx, { action: 'institute.discounts', record: 'institute', recordId: ABSENT_ID, before, after })
    return after
  })
}
