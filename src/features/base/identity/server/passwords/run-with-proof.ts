import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { signedOut } from '#shared/server/errors.ts'
import type { TwoFactorProof } from '../../contract/two-factor.contract.ts'
import { countAttempt } from '../sign-in/count-attempt.ts'
import { findActiveAccount } from '../identity.sql.ts'
import { verifyPassword } from './passwords.ts'
import { deleteFailures } from '../sign-in/sign-in-attempts.sql.ts'
import { markCodeUsed, matchCode } from '../two-factor/two-factor-codes.ts'
import { wrongCode, wrongPassword } from '../sign-in/wrong-guess.ts'

/** Call it first in the transaction of the change. */
type MarkCodeUsed = (tx: Tx) => Promise<void>

/**
 * Runs `work` if password and code are right. Failures count towards the sign-in limits, so that a stolen session does
 * not allow guessing. 422: wrong password, wrong or used code. 429: too many failures.
 */
export async function runWithProof<T>(
  ctx: Ctx<Actor>,
  { currentPassword, code }: TwoFactorProof,
  work: (markUsed: MarkCodeUsed) => Promise<T>,
): Promise<T> {
  const { actor } = ctx
  const account = await findActiveAccount(ctx.db, actor.id)
  if (!account) throw signedOut()
  return countAttempt(ctx, { role: actor.kind, email: account.email }, async (attempt) => {
    if (!(await verifyPassword(currentPassword, account.password_hash))) throw wrongPassword('currentPassword')
    const matched = await matchCode(ctx, actor.id, code)
    if (!matched) throw wrongCode(422)
    const result = await work(async (tx) => {
      if (!(await markCodeUsed(tx, ctx, matched)).isFirstUse) throw wrongCode(422)
    })
    await deleteFailures(ctx.db, ctx, attempt)
    return result
  })
}
