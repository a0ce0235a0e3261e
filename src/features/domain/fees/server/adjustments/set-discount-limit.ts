import type { Limits } from '#shared/contract/endpoint.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { type Db, inTx } from '#shared/server/db.ts'
import type { DiscountLimit, DiscountLimitChange } from '../../contract/adjustments.contract.ts'
import {
  assertMayGiveLimit,
  lockLimits,
  readLimits,
  setLimits,
} from '#features/base/identity/permission-sets/server/public.ts'

/** The limit is that of the set Front desk. */
export async function getDiscountLimit(db: Db): Promise<DiscountLimit> {
  return toDiscountLimit(await readLimits(db, 'front-desk'))
}

const toDiscountLimit = ({ limits, version }: { limits: Limits; version: number }): DiscountLimit => ({
  discountPercent: limits['fees.discount'] ?? 100,
  version,
})

/** Discounts that were given before stay. 403: above the caller's own limit. 409: changed meanwhile. */
export async function setDiscountLimit(ctx: Ctx, { discountPercent }: DiscountLimitChange): Promise<DiscountLimit> {
  return inTx(ctx.db, async (tx) => {
    const set = await lockLimits(tx, 'front-desk')
    const before = toDiscountLimit(set)
    checkVersion(ctx, before.version, before)
    if (discountPercent === undefined) return before
    assertMayGiveLimit(ctx.actor, 'fees.discount', discountPercent)
    await setLimits(tx, 'front-desk', { ...set.limits, 'fees.discount': discountPercent })
    const after = await getDiscountLimit(tx)
    await audit(tx, ctx, { action: 'institute.discounts', record: 'institute', recordId: ABSENT_ID, before, after })
    return after
  })
}
