import { findAccountIdByEmail } from '#features/identity/server/public.ts'
import { findStudent } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('admissions')

/**
 * 409 with the pending registration that has this email, so that HR can open it. Other callers get the general error of
 * the unique index, which contains no id.
 */
export async function rejectPendingEmail(tx: Tx, { actor }: Ctx, email: string): Promise<void> {
  if (actor?.role !== 'hr') return
  const id = await findAccountIdByEmail(tx, 'student', email)
  const owner = id === undefined ? undefined : await findStudent(tx, id)
  if (owner?.status !== 'Pending') return
  const error = { key: message('emailPending') }
  const current = { _id: owner._id, status: owner.status }
  throw new AppError(409, 'email_waits', error, { fields: { email: error }, current })
}
