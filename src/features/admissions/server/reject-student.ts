import { deleteAccount } from '#features/identity/server/public.ts'
import { eraseStudent } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import type en from '../contract/messages/en.json'
import { lockPendingStudent } from './lock-pending-student.ts'

const message = messagesOf<typeof en>('admissions')

export async function rejectStudent(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const student = await lockPendingStudent(tx, ctx, id)
    await eraseStudent(tx, student)
    await deleteAccount(tx, id)
    await audit(tx, ctx, {
      action: 'student.reject',
      record: 'student',
      recordId: id,
      before: { status: student.status },
    })
  })
  return { message: ctx.translate(ctx.language, message('rejected')) }
}
