import { deleteAccount } from '#features/base/identity/server/accounts/public.ts'
import { setStudentStatus } from '#features/domain/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { insertDeletion } from '#shared/server/deletions.sql.ts'
import { eraseResponses } from '#shared/server/idempotency.ts'
import type en from '../contract/messages/en.json'
import { lockPendingStudent } from './lock-pending-student.ts'

const message = messagesOf<typeof en>('admissions')

export async function rejectStudent(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, (tx) => discardRegistration(tx, ctx, id))
  return { message: ctx.translate(ctx.language, message('rejected')) }
}

/** Frees the email. The personal data is erased after 30 days. 404, 409: not pending any more. */
export async function discardRegistration(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const student = await lockPendingStudent(tx, ctx, id)
  await insertDeletion(tx, ctx, { id, record: 'student', statusBefore: student.status })
  await setStudentStatus(tx, id, 'Deleted')
  await deleteAccount(tx, id)
  await eraseResponses(tx, [id])
  await audit(tx, ctx, {
    action: 'student.reject',
    record: 'student',
    recordId: id,
    before: { status: student.status },
  })
}
