import { recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { raiseStudentVersion } from '#features/domain/students/server/students.sql.ts'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { auditEnrolment } from './audit-enrolment.ts'
import { deleteEnrolment, type EnrolmentUses, getFeeLimits, getUses } from './enrolments.sql.ts'
import { lockEnrolment } from './lock-enrolment.ts'

const message = messagesOf<typeof en>('enrolments')

/**
 * Has the errors of `lockEnrolment`. 409: it has receipts, refunds, certificates, marks or a discount, more would be
 * paid than the fees of the others, or it is the only one.
 */
export async function removeEnrolment(ctx: Ctx, id: string): Promise<{ message: string; student: string }> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockEnrolment(tx, ctx, id)
    await assertUnused(tx, id)
    if (!(await deleteEnrolment(tx, id))) throw new AppError(409, 'only_course', message('onlyCourse'))
    await recomputeAccount(tx, before.student)
    await raiseStudentVersion(tx, before.student)
    await auditEnrolment(tx, ctx, 'enrolment.remove', { before })
    const { course, student } = before
    return { message: ctx.translate(ctx.language, message('removed'), { course }), student }
  })
}

const USES: Record<keyof EnrolmentUses, MessageKey> = {
  receipts: message('hasReceipts'),
  refunds: message('hasRefunds'),
  certificates: message('hasCertificates'),
  marks: message('hasMarks'),
  discounts: message('hasDiscounts'),
}

async function assertUnused(tx: Tx, id: string): Promise<void> {
  const uses = await getUses(tx, id)
  for (const [use, key] of Object.entries(USES)) {
    const count = uses[use as keyof EnrolmentUses]
    if (count > 0) throw new AppError(409, 'in_use', { key, values: { count } })
  }
  const { lowest, paid } = await getFeeLimits(tx, id)
  if (lowest > 0) throw new AppError(409, 'in_use', { key: message('othersBelowPaid'), values: { paid } })
}
