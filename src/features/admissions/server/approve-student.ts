import { issueReceipt } from '#features/fees/server/public.ts'
import { getToday } from '#features/institute/server/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { forgetDeclared, getStudent, setFee, setStatus } from '#features/students/server/public.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import type { Approval } from '../contract/admissions.contract.ts'
import { lockWaiting } from './lock-pending-student.ts'

/** What HR confirms becomes the fee and the first receipt; what the student declared is forgotten. */
export async function approveStudent(ctx: Ctx, id: string, { fee, Paidfee, payMode }: Approval): Promise<Student> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockWaiting(tx, ctx, id)
    await forgetDeclared(tx, id)
    await setStatus(tx, id, 'Active')
    await setFee(tx, id, fee)
    if (Paidfee > 0) {
      await issueReceipt(tx, ctx, id, { paid: Paidfee, payMode, date: await getToday(tx, ctx.clock) })
    }
    const after = await getStudent(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, {
      action: 'student.approve',
      record: 'student',
      recordId: id,
      before: decidedOf(before),
      after: decidedOf(after),
    })
    return after
  })
}

/** What an approval settles; the personal fields stay as they were. */
const decidedOf = ({ status, declared, TotalFee, PaidFee }: Student) => ({ status, declared, TotalFee, PaidFee })
