import { holderOfEmail } from '#features/identity/server/public.ts'
import { getStudent } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('admissions')

/**
 * A taken email may be held by a registration that waits: HR, and nobody else, is led to it. A courtesy before the unique
 * index decides.
 */
export async function refuseWaitingEmail(tx: Tx, { actor }: Ctx, email: string): Promise<void> {
  if (actor?.role !== 'hr') return
  const id = await holderOfEmail(tx, 'student', email)
  const holder = id === undefined ? undefined : await getStudent(tx, id)
  if (holder?.status !== 'Pending') return
  const sentence = { key: message('emailWaits') }
  const current = { _id: holder._id, status: holder.status }
  throw new AppError(409, 'email_waits', sentence, { fields: { email: sentence }, current })
}
