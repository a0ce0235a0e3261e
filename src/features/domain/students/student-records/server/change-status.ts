import { takeSeatsAgain } from '#features/domain/courses/batches/server/seats/public.ts'
import { disableAccount, enableAccount } from '#features/base/identity/server/accounts/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { PathId } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { lockStudent, setStudentStatus } from '#features/domain/students/server/students.sql.ts'
import type en from '../contract/messages/en.json'
import type { StatusBody } from '../contract/student-records.contract.ts'
import { studentDeletion } from './slots.ts'

const message = messagesOf<typeof en>('student-records')

const CONFIRMATIONS = { Active: message('activated'), Disable: message('deactivated'), Delete: message('deleted') }

/**
 * Deactivation and deletion end the student's sessions in the same transaction. A deleted student can be restored until
 * the personal data is erased after 30 days. 404: unknown or deleted. 409: registration not approved, status unchanged,
 * or a batch of the student is full.
 */
export async function changeStatus(ctx: Ctx, body: StatusBody): Promise<{ message: string }> {
  const { status, reason, overbook } = body
  const id = PathId.parse(body.student)
  await inTx(ctx.db, async (tx) => {
    const student = found(await lockStudent(tx, scopeOf(ctx.actor), id))
    if (student.status === 'Pending') throw new AppError(409, 'waits_for_approval', message('approvalRequired'))
    if (student.status === status) throw new AppError(409, 'is_already', message('statusUnchanged'))
    if (status === 'Delete') await studentDeletion.get()(tx, ctx, student)
    else {
      if (status === 'Active') await takeSeatsAgain(tx, ctx, id, overbook)
      await setStatus(tx, id, status)
    }
    await audit(tx, ctx, {
      action: `student.${status.toLowerCase()}`,
      record: 'student',
      recordId: id,
      before: { status: student.status },
      after: { status: status === 'Delete' ? 'Deleted' : status, ...(reason ? { reason } : {}) },
      personal: { subjectId: id, fields: ['reason'] },
    })
  })
  return { message: ctx.translate(ctx.language, CONFIRMATIONS[status]) }
}

async function setStatus(tx: Tx, id: string, status: 'Active' | 'Disable') {
  await setStudentStatus(tx, id, status)
  await (status === 'Active' ? enableAccount : disableAccount)(tx, id)
}
