import { lockBatchByCode } from '#features/batches/server/public.ts'
import { lockCourseByName } from '#features/courses/server/public.ts'
import { changeAccount, hashPassword } from '#features/identity/server/public.ts'
import { getToday } from '#features/institute/server/public.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { invalidField, notFound } from '#shared/server/errors.ts'
import type { Student, StudentChange } from '../contract/students.contract.ts'
import type en from '../contract/messages/en.json'
import { setDeclaredFee, setFee, recomputeAccount } from './accounts.sql.ts'
import { PERSONAL_FIELDS } from './personal-fields.ts'
import { getStudent, lockStudent, placeOf, updateStudent as update } from './students.sql.ts'

const message = messagesOf<typeof en>('students')

/** Edit Student. A new password ends the student's sessions. */
export async function updateStudent(ctx: Ctx, id: string, body: StudentChange): Promise<Student> {
  const { password, confirmPswd: _repeated, fee, email, ...change } = body
  const passwordHash = password ? await hashPassword(password) : undefined
  return inTx(ctx.db, async (tx) => {
    const before = await lockStudent(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const wanted = { ...before, ...withoutAbsent(change) }
    await refuseImpossibleDays(ctx, tx, wanted)
    if (fee !== undefined) await changeFee(tx, before, fee)
    await update(tx, id, { ...wanted, ...(await placeAfter(tx, before, change)) })
    if (change.joiningDate !== undefined) await recomputeAccount(tx, id)
    await changeAccount(tx, id, {
      name: `${wanted.fname} ${wanted.lname}`,
      ...(email !== undefined && email !== before.email && { email }),
      ...(passwordHash !== undefined && { passwordHash }),
    })
    const after = await getStudent(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, {
      action: 'student.update',
      record: 'student',
      recordId: id,
      before,
      after: { ...after, ...(passwordHash !== undefined && { password: 'changed' }) },
      personal: { subjectId: id, fields: PERSONAL_FIELDS },
    })
    return after
  })
}

function withoutAbsent<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Field in keyof T]: Exclude<T[Field], undefined>
  }
}

async function refuseImpossibleDays(
  ctx: Ctx,
  tx: Tx,
  { dob, joiningDate, endDate }: Pick<Student, 'dob' | 'joiningDate' | 'endDate'>,
) {
  if (dob !== null && dob > (await getToday(tx, ctx.clock))) throw invalidField('dob', message('bornInFuture'))
  if (endDate !== null && endDate < joiningDate) throw invalidField('endDate', message('endsBeforeJoining'))
}

/** A waiting registration has no fee yet: what HR writes there is what the approval will propose. */
async function changeFee(tx: Tx, { _id, status, PaidFee }: Student, fee: number) {
  if (status === 'Pending') {
    await setDeclaredFee(tx, _id, fee)
    return
  }
  if (fee < PaidFee) throw invalidField('fee', message('feeBelowPaid'), { paid: formatRupees(PaidFee) })
  await setFee(tx, _id, fee)
}

async function placeAfter(
  tx: Tx,
  before: Student,
  { course, batch }: { course?: string | undefined; batch?: string | undefined },
) {
  const place = await placeOf(tx, before._id)
  return {
    courseId:
      course === undefined || course === before.course ? place.courseId : await lockCourseByName(tx, course, 'course'),
    batchId: batch === undefined || batch === before.batch ? place.batchId : await lockBatchByCode(tx, batch, 'batch'),
  }
}
