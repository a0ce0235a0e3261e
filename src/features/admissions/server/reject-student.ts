import { deleteAccount } from '#features/identity/server/public.ts'
import { blankStudent } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import type en from '../contract/messages/en.json'
import { lockWaiting } from './lock-pending-student.ts'

const message = messagesOf<typeof en>('admissions')

/** Erases the registration; the email can register again. */
export async function rejectStudent(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const { status } = await lockWaiting(tx, ctx, id)
    await blankStudent(tx, id)
    await deleteAccount(tx, id)
    await audit(tx, ctx, { action: 'student.reject', record: 'student', recordId: id, before: { status } })
  })
  return { message: ctx.translate(ctx.language, message('rejected')) }
}
