import type { Role } from '#shared/contract/endpoint.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { countAttempt } from '../sign-in/count-attempt.ts'
import { verifyPassword } from './passwords.ts'
import { deleteFailures } from '../sign-in/sign-in-attempts.sql.ts'
import { wrongPassword } from '../sign-in/wrong-guess.ts'

/**
 * 422 at `field`: not the current password. Failures count towards the sign-in limits (429), so that a stolen session
 * does not allow guessing the password.
 */
export async function assertCurrentPassword(
  ctx: Ctx,
  role: Role,
  { email, password_hash }: { email: string; password_hash: string },
  { field, password }: { field: string; password: string },
): Promise<void> {
  await countAttempt(ctx, { role, email }, async (attempt) => {
    if (!(await verifyPassword(password, password_hash))) throw wrongPassword(field)
    await deleteFailures(ctx.db, ctx, attempt)
  })
}
