import { forgetContactOf } from '#features/fees/server/door.ts'
import { deleteAccount, disableAccount, enableAccount } from '#features/identity/server/door.ts'
import { removeProjectsOf } from '#features/projects/server/door.ts'
import { removePortfoliosOf } from '#features/portfolio/server/door.ts'
import { forgetEnquiryOf } from '#features/enquiries/server/door.ts'
import { blankStudent, lockStudent, setStatus } from '#features/students/server/door.ts'
import { PathId } from '#shared/contract/scalars.ts'
import { sayFrom } from '#shared/contract/say.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { notFound, Refusal } from '#shared/server/errors.ts'
import type { StatusBody } from '../contract/student-file.contract.ts'
import type en from '../contract/words/en.json'

const say = sayFrom<typeof en>('student-file')

const SAYS = { Active: say('activated'), Disable: say('deactivated'), Delete: say('deleted') }

/** Deactivating and deleting end the student's sessions in the same transaction. */
export async function changeStatus(ctx: Ctx, { student, status, reason }: StatusBody): Promise<{ message: string }> {
  const id = PathId.parse(student)
  await inTx(ctx.db, async (tx) => {
    const before = await lockStudent(tx, id)
    if (!before) throw notFound()
    if (before.status === 'Pending') throw new Refusal(409, 'waits_for_approval', say('waitsForApproval'))
    if (before.status === status) throw new Refusal(409, 'is_already', say('isAlready'))
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
