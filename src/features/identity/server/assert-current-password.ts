import type { Role } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError, invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { verifyPassword } from './passwords.ts'
import { recordRejection } from './record-rejection.ts'
import { assertBelowLimits, deleteAttempt, deleteFailures, insertAttempt } from './sign-in-limits.ts'

const message = messagesOf<typeof en>('identity')

/**
 * 422 at `field`: not the current password. Failures count towards the sign-in limits (429), so that a stolen session does
 * not allow guessing the password.
 */
export async function assertCurrentPassword(
  ctx: Ctx,
  role: Role,
  { email, password_hash }: { email: string; password_hash: string },
  { field, password }: { field: string; password: string },
): Promise<void> {
  const attempt = await insertAttempt(ctx, role, email)
  const isCorrect = await assertBelowLimits(ctx, attempt)
    .then(() => verifyPassword(password, password_hash))
    .catch(async (error: unknown) => {
      await deleteAttempt(ctx.db, attempt)
      if (error instanceof AppError) recordRejection(ctx, { role, email }, error)
      throw error
    })
  if (!isCorrect) {
    const error = invalidField(field, message('currentPasswordWrong'))
    recordRejection(ctx, { role, email }, error)
    throw error
  }
  await deleteFailures(ctx.db, ctx, attempt)
}
