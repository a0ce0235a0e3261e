import { forgetContactOf } from '#features/fees/server/public.ts'
import { deleteAccount, disableAccount, enableAccount } from '#features/identity/server/public.ts'
import { removeProjectsOf } from '#features/portfolio/server/public.ts'
import { removePortfoliosOf } from '#features/portfolio/server/public.ts'
import { forgetEnquiryOf } from '#features/enquiries/server/public.ts'
import { blankStudent, lockStudent, setStatus } from '#features/students/server/public.ts'
import { PathId } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type { StatusBody } from '../contract/student-records.contract.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('student-records')

const SAYS = { Active: message('activated'), Disable: message('deactivated'), Delete: message('deleted') }

/** Deactivating and deleting end the student's sessions in the same transaction. */
export async function changeStatus(ctx: Ctx, { student, status, reason }: StatusBody): Promise<{ message: string }> {
  const id = PathId.parse(student)
  await inTx(ctx.db, async (tx) => {
    const before = await lockStudent(tx, id)
    if (!before) throw notFound()
    if (before.status === 'Pending') throw new AppError(409, 'waits_for_approval', message('waitsForApproval'))
    if (before.status === status) throw new AppError(409, 'is_already', message('isAlready'))
    await carryOut(tx, ctx, id, status)
    await audit(tx, ctx, {
      action: `student.${status.toLowerCase()}`,
      record: 'student',
      recordId: id,
      before: { status: before.status },
      after: { status: status === 'Delete' ? 'Deleted' : status, ...(reason ? { reason } : {}) },
    })
  })
  return { message: ctx.translate(ctx.language, SAYS[status]) }
}

async function carryOut(tx: Tx, ctx: Ctx, id: string, status: StatusBody['status']) {
  if (status === 'Delete') {
    await removeProjectsOf(tx, id)
    await removePortfoliosOf(tx, id)
    await forgetEnquiryOf(tx, ctx, id)
    await forgetContactOf(tx, id)
    await blankStudent(tx, id)
    await deleteAccount(tx, id)
    return
  }
  await setStatus(tx, id, status)
  await (status === 'Active' ? enableAccount : disableAccount)(tx, id)
}
