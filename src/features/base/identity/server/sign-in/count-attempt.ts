import type { Role } from '#shared/contract/endpoint.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import { recordRejection } from './record-rejection.ts'
import { type Attempt, deleteAttempt, insertAttempt } from './sign-in-attempts.sql.ts'
import { assertBelowLimits } from './sign-in-limits.ts'
import { WrongGuess } from './wrong-guess.ts'

/** Runs `work` unless there were too many wrong guesses (429). It must call `deleteFailures` when it succeeds. */
export async function countAttempt<T>(
  ctx: Ctx,
  account: { role: Role; email: string },
  work: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  const attempt = await insertAttempt(ctx, account.role, account.email)
  try {
    await assertBelowLimits(ctx, attempt)
    return await work(attempt)
  } catch (error) {
    if (!(error instanceof WrongGuess)) await deleteAttempt(ctx.db, attempt)
    if (error instanceof WrongGuess || (error instanceof AppError && error.status === 429))
      recordRejection(ctx, account, error)
    throw error
  }
}
