import { issueReceipt } from '#features/fees/server/public.ts'
import { getToday } from '#features/institute/server/public.ts'
import type { Student } from '#features/students/contract/students.contract.ts'
import { deleteDeclaredPayment, findStudent, setFee, setStudentStatus } from '#features/students/server/public.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import type { Approval } from '../contract/admissions.contract.ts'
import { lockPendingStudent } from './lock-pending-student.ts'

export async function approveStudent(ctx: Ctx, id: string, { fee, Paidfee, payMode }: Approval): Promise<Student> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockPendingStudent(tx, ctx, id)
    await deleteDeclaredPayment(tx, id)
    await setStudentStatus(tx, id, 'Active')
    await setFee(tx, id, fee)
    if (Paidfee > 0) {
      await issueReceipt(tx, ctx, id, { paid: Paidfee, payMode, date: await getToday(tx, ctx.clock) })
    }
    const after = found(await findStudent(tx, id))
    await audit(tx, ctx, {
      action: 'student.approve',
      record: 'student',
      recordId: id,
      before: auditedFields(before),
      after: auditedFields(after),
    })
    return after
  })
}

const auditedFields = ({ status, declared, TotalFee, PaidFee }: Student) => ({ status, declared, TotalFee, PaidFee })
