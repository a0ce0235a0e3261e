import { removeWaitingStudents } from '#features/domain/courses/batches/server/waiting/public.ts'
import { takeSeat } from '#features/domain/courses/batches/server/seats/public.ts'
import { getMainEnrolment, setMainFee } from '#features/domain/students/enrolments/server/public.ts'
import { issueReceipt } from '#features/domain/fees/server/public.ts'
import { changeAccount } from '#features/base/identity/server/accounts/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { planNewCourse } from '#features/domain/fees/plans/server/public.ts'
import { deleteDeclaredPayment } from '#features/domain/students/server/account/public.ts'
import { findStudent, setStudentStatus, type StoredStudent } from '#features/domain/students/server/public.ts'
import { giveRegNo } from '#features/domain/students/server/reg-nos/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found, invalidField } from '#shared/server/errors.ts'
import { EVERYBODY } from '#shared/server/scope.ts'
import type { Approval, Approved } from '../contract/admissions.contract.ts'
import type en from '../contract/messages/en.json'
import { lockPendingStudent } from './lock-pending-student.ts'

const message = messagesOf<typeof en>('admissions')

/**
 * Ends the applicant's sessions and password: a stranger may have registered with the address of somebody else.
 * `sendAccess` then makes the link to set a new one. 409: with mail, the address is not confirmed; or the batch is
 * full. 422: without mail, HR has not stated that the address is the applicant's.
 */
export async function approveStudent(
  ctx: Ctx,
  id: string,
  { fee, feeReason, Paidfee, payMode, exactMode, emailConfirmed, overbook, ...plan }: Approval,
): Promise<Approved> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockPendingStudent(tx, ctx, id)
    const emailConfirmedBy = assertEmailConfirmed(ctx, before, emailConfirmed)
    const { batchId } = await getMainEnrolment(tx, id)
    await takeSeat(tx, ctx, batchId, overbook)
    await removeWaitingStudents(tx, { studentIds: [id], batchId, at: ctx.clock.now() })
    await deleteDeclaredPayment(tx, id)
    await setStudentStatus(tx, id, 'Active')
    await changeAccount(tx, id, { passwordHash: '' })
    const storedReason = await setMainFee(tx, ctx, id, { fee, feeReason })
    await giveRegNo(tx, before)
    if (Paidfee > 0) {
      const date = await getToday(tx, ctx.clock)
      await issueReceipt(tx, ctx, id, { paid: Paidfee, payMode, exactMode, date })
    }
    await planNewCourse(tx, ctx, { id, joiningDate: before.joiningDate }, plan)
    const after = found(await findStudent(tx, EVERYBODY, id))
    await audit(tx, ctx, {
      action: 'student.approve',
      record: 'student',
      recordId: id,
      before: auditedFields(before),
      after: { ...auditedFields(after), emailConfirmedBy, ...(storedReason && { feeReason: storedReason }) },
      personal: { subjectId: id, fields: ['regNo', 'feeReason'] },
    })
    return { ...signPhoto(ctx, id, after), message: '', mailed: false, passwordLink: null }
  })
}

function assertEmailConfirmed({ mail }: Ctx, student: StoredStudent, byHr: boolean | undefined): 'link' | 'hr' {
  if (student.emailConfirmed) return 'link'
  if (mail.isSetUp) throw new AppError(409, 'email_unconfirmed', message('emailUnconfirmed'))
  if (!byHr) throw invalidField('emailConfirmed', message('confirmEmailFirst'))
  return 'hr'
}

const auditedFields = ({ status, declared, regNo, TotalFee, PaidFee }: StoredStudent) => ({
  status,
  regNo,
  declared,
  TotalFee,
  PaidFee,
})
