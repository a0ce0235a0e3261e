import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError, invalidField, signedOut } from '#shared/server/errors.ts'
import type { TwoFactorProof } from '../contract/two-factor.contract.ts'
import type en from '../contract/messages/en.json'
import { findActiveAccount } from './identity.sql.ts'
import { verifyPassword } from './passwords.ts'
import { recordRejection } from './record-rejection.ts'
import { assertBelowLimits, deleteAttempt, deleteFailures, insertAttempt } from './sign-in-limits.ts'
import { markCodeUsed, matchCode, wrongCode } from './two-factor-codes.ts'

const message = messagesOf<typeof en>('identity')

/** Call it first in the transaction of the change. */
type MarkCodeUsed = (tx: Tx) => Promise<void>

/**
 * Runs `work` if password and code are right. Failures count towards the sign-in limits, so that a stolen session does not
 * allow guessing. 422: wrong password, wrong or used code. 429: too many failures.
 */
export async function runWithProof<T>(
  ctx: Ctx<Actor>,
  { currentPassword, code }: TwoFactorProof,
  work: (markUsed: MarkCodeUsed) => Promise<T>,
): Promise<T> {
  const { actor } = ctx
  const account = await findActiveAccount(ctx.db, actor.id)
  if (!account) throw signedOut()
  const attempt = await insertAttempt(ctx, actor.role, account.email)
  const failures = new WeakSet<Error>()
  const fail = (error: Error): never => {
    failures.add(error)
    throw error
  }
  try {
    await assertBelowLimits(ctx, attempt)
    if (!(await verifyPassword(currentPassword, account.password_hash)))
      fail(invalidField('currentPassword', message('currentPasswordWrong')))
    const matched = (await matchCode(ctx, actor.id, code)) ?? fail(wrongCode(422))
    const result = await work(async (tx) => {
      if (!(await markCodeUsed(tx, ctx, matched)).isFirstUse) fail(wrongCode(422))
    })
    await deleteFailures(ctx.db, ctx, attempt)
    return result
  } catch (error) {
    const isFailure = error instanceof AppError && failures.has(error)
    if (!isFailure) await deleteAttempt(ctx.db, attempt)
    if (isFailure || (error instanceof AppError && error.status === 429))
      recordRejection(ctx, { role: actor.role, email: account.email }, error)
    throw error
  }
}
