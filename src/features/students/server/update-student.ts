import { assertBatchOfCourse, lockBatchByCode } from '#features/batches/server/public.ts'
import { lockCourseByName } from '#features/courses/server/public.ts'
import { changeAccount, hashChosenPassword } from '#features/identity/server/public.ts'
import { getLetterhead, getToday } from '#features/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { found, invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { studentPersonalFields, type Student, type StudentChange } from '../contract/students.contract.ts'
import { recomputeAccount, setDeclaredFee, setFee } from './student-account.sql.ts'
import { findStudent, getCourseAndBatchIds, lockStudent, updateStudentRow } from './students.sql.ts'

const message = messagesOf<typeof en>('students')

/**
 * A new password ends the student's sessions. 409: stale version. 422: impossible dates, a batch of another
 * course, or a fee below the paid amount.
 */
export async function updateStudent(ctx: Ctx, id: string, body: StudentChange): Promise<Student> {
  const { password, confirmPswd: _repeated, fee, email, ...change } = body
  const passwordHash = password ? await hashForStudent(ctx, id, { ...body, password }) : undefined
  return inTx(ctx.db, async (tx) => {
    const before = found(await lockStudent(tx, id))
    checkVersion(ctx, before.version, before)
    const next = { ...before, ...withoutUndefined(change), email: email ?? before.email }
    await checkDates(ctx, tx, next)
    if (fee !== undefined) await changeFee(tx, before, fee)
    await updateStudentRow(tx, id, { ...next, ...(await lockCourseAndBatch(tx, before, change)) })
    if (change.joiningDate !== undefined) await recomputeAccount(tx, id)
    await changeAccount(tx, id, {
      name: `${next.fname} ${next.lname}`,
      ...(email !== undefined && email !== before.email && { email }),
      ...(passwordHash !== undefined && { passwordHash }),
    })
    const after = found(await findStudent(tx, id))
    await audit(tx, ctx, {
      action: 'student.update',
      record: 'student',
      recordId: id,
      before,
      after: { ...after, ...(passwordHash !== undefined && { password: 'changed' }) },
      personal: { subjectId: id, fields: studentPersonalFields },
    })
    return after
  })
}

async function hashForStudent({ db }: Ctx, id: string, { password, ...change }: StudentChange & { password: string }) {
  const { fname, lname, email } = { ...found(await findStudent(db, id)), ...withoutUndefined(change) }
  const institute = (await getLetterhead(db)).name
  return hashChosenPassword(password, { name: `${fname} ${lname}`, email, institute })
}

function withoutUndefined<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Field in keyof T]: Exclude<T[Field], undefined>
  }
}

type Dates = Pick<Student, 'dob' | 'joiningDate' | 'endDate'>

async function checkDates(ctx: Ctx, tx: Tx, { dob, joiningDate, endDate }: Dates) {
  if (dob !== null && dob > (await getToday(tx, ctx.clock))) throw invalidField('dob', message('bornInFuture'))
  if (endDate !== null && endDate < joiningDate) throw invalidField('endDate', message('endsBeforeJoining'))
}

/** Before approval there is no fee yet, so the declared fee is changed, which the approval proposes. */
async function changeFee(tx: Tx, { _id, status, PaidFee }: Student, fee: number) {
  if (status === 'Pending') {
    await setDeclaredFee(tx, _id, fee)
    return
  }
  if (fee < PaidFee) throw invalidField('fee', message('feeBelowPaid'), { paid: PaidFee })
  await setFee(tx, _id, fee)
}

/** Compares batch and course only if one of them changes, so that other edits of an older mismatch are saved. */
async function lockCourseAndBatch(tx: Tx, before: Student, { course, batch }: Pick<StudentChange, 'course' | 'batch'>) {
  const ids = await getCourseAndBatchIds(tx, before._id)
  const courseId =
    course === undefined || course === before.course ? ids.courseId : await lockCourseByName(tx, course, 'course')
  const batchId =
    batch === undefined || batch === before.batch ? ids.batchId : await lockBatchByCode(tx, batch, 'batch')
  if (courseId !== ids.courseId || batchId !== ids.batchId) await assertBatchOfCourse(tx, batchId, courseId, 'batch')
  return { courseId, batchId }
}
