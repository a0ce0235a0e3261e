import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { findTwoFactor } from './two-factor.sql.ts'
import { markCodeUsed, matchCode } from './two-factor-codes.ts'

export type SecondFactor = { status: 'passed' | 'missing' | 'wrong'; recoveryCodesLeft?: number }

/** Call it after the right password. Returns `passed` without a code if the account has no two-factor sign-in. */
export async function checkSecondFactor(
  ctx: Ctx,
  actor: Pick<Actor, 'id' | 'role' | 'name'>,
  code: string | undefined,
): Promise<SecondFactor> {
  const twoFactor = await findTwoFactor(ctx.db, actor.id)
  if (!twoFactor?.confirmed_at) return { status: 'passed' }
  if (code === undefined) return { status: 'missing' }
  const matched = await matchCode(ctx, actor.id, code)
  if (!matched) return { status: 'wrong' }
  const { isFirstUse, ...left } = await inTx(ctx.db, (tx) => markCodeUsed(tx, { ...ctx, actor }, matched))
  return isFirstUse ? { status: 'passed', ...left } : { status: 'wrong' }
}
