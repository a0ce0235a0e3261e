import { takeSeatOfStudent } from '#features/domain/courses/batches/server/seats/public.ts'
import { changeAccount, tellOldAddress } from '#features/base/identity/server/accounts/public.ts'
import { hashChosenPassword } from '#features/base/identity/server/passwords/public.ts'
import { assertJoiningDay, getToday } from '#features/base/institute/server/days/public.ts'
import { getInstitute, getLetterhead } from '#features/base/institute/server/public.ts'
import type en from '#features/domain/students/contract/messages/en.json'
import {
  listBlanked,
  studentPersonalFields,
  studentsApi,
  type Student,
  type StudentChange,
  withBlankTexts,
} from '#features/domain/students/contract/students.contract.ts'
import { findStudent, lockStudent, type StoredStudent } from '#features/domain/students/server/public.ts'
import { recomputeAccount } from '#features/domain/students/server/account/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import { setDeclaredFee } from '#features/domain/students/server/account/student-account.sql.ts'
import { updateStudentRow } from '#features/domain/students/server/students.sql.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type sharedEn from '#shared/contract/messages/en.json'
import type { Actor } from '#shared/server/actor.ts'
import { assertConfirmed } from '#shared/server/assert-confirmed.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { found, invalid, invalidField } from '#shared/server/errors.ts'
import { EVERYBODY, scopeOf } from '#shared/server/scope.ts'
import { changeEnrolmentFee } from './concession/change-enrolment-fee.ts'
import { getMainEnrolment, updateEnrolment } from './enrolments.sql.ts'
import { keepWithinLimit } from './concession/keep-within-limit.ts'
import { lockCourseAndBatch } from './lock-course-and-batch.ts'
import { chooseBatchDay } from './moves/plan-moves.ts'

const message = messagesOf<typeof en>('students')
const sharedMessage = messagesOf<typeof sharedEn>('shared')

type StudentFieldChange = Parameters<typeof listBlanked>[1]

/**
 * The fields of a course are those of the main enrolment. A new password ends the student's sessions, and a new address
 * is reported to the old one. 403: email or password changes and the own password was not entered again. 409: stale
 * version, or the batch is full. 422: impossible dates, a batch of another course, errors of `chooseBatchDay`, a fee
 * below the paid amount or rejected by `keepWithinLimit`.
 */
export async function updateStudent(ctx: Ctx<Actor>, id: string, body: StudentChange): Promise<Student> {
  const { password, confirmPswd: _repeated, fee, feeReason, email, overbook, movedOn, alwaysInBatch, ...sent } = body
  const change = withBlankTexts(sent)
  const passwordHash = password ? await hashForStudent(ctx, id, { ...body, password }) : undefined
  const { before, after } = await inTx(ctx.db, async (tx) => {
    const before = found(await lockStudent(tx, scopeOf(ctx.actor), id))
    checkVersion(ctx, before.version, signPhoto(ctx, id, before))
    assertConfirmed(ctx, studentsApi.update, before, { email, password: passwordHash })
    await checkRequired(tx, before, change)
    const next = { ...before, ...withoutUndefined(change), email: email ?? before.email }
    await checkDates(ctx, tx, next)
    await assertJoiningDay(tx, ctx, next.joiningDate, before.joiningDate)
    const enrolment = await getMainEnrolment(tx, id)
    const ids = await lockCourseAndBatch(tx, { ...before, ...enrolment, studentId: id }, change)
    const { batchId } = ids
    const isMoved = batchId !== enrolment.batchId
    if (isMoved) await takeSeatOfStudent(tx, ctx, { studentId: id, batchId, overbook })
    const course = {
      ...enrolment,
      batchId,
      studentId: id,
      joiningDate: next.joiningDate,
      isPending: before.status === 'Pending',
    }
    const move = isMoved ? await chooseBatchDay(tx, ctx, course, { movedOn, alwaysInBatch }) : { batchSince: null }
    await updateStudentRow(tx, id, next)
    const updateCourse = async () => {
      if (fee !== undefined) await changeFee(tx, before, enrolment.id, fee)
      await updateEnrolment(tx, enrolment.id, { ...next, ...ids, batchSince: move.batchSince })
    }
    const storedReason =
      before.status === 'Pending'
        ? await updateCourse()
        : await keepWithinLimit(tx, ctx, { id: enrolment.id, feeReason }, updateCourse)
    if (fee !== undefined || change.joiningDate !== undefined) await recomputeAccount(tx, id)
    await changeAccount(tx, id, {
      name: `${next.fname} ${next.lname}`.trim(),
      ...(email !== undefined && email !== before.email && { email }),
      ...(passwordHash !== undefined && { passwordHash }),
    })
    const after = found(await findStudent(tx, EVERYBODY, id))
    await audit(tx, ctx, {
      action: 'student.update',
      record: 'student',
      recordId: id,
      before,
      after: {
        ...after,
        ...(storedReason && { feeReason: storedReason }),
        ...(move.batchSince && { batchSince: move.batchSince }),
        ...(move.marksMoved && { marksMoved: move.marksMoved }),
        ...(passwordHash !== undefined && { password: 'changed' }),
      },
      personal: { subjectId: id, fields: [...studentPersonalFields, 'feeReason'] },
    })
    return { before, after }
  })
  if (before.email !== '' && before.email !== after.email)
    ctx.runInBackground(() => tellOldAddress(ctx, { id, email: before.email }))
  return signPhoto(ctx, id, after)
}

async function hashForStudent(
  { db, actor }: Ctx,
  id: string,
  { password, ...change }: StudentChange & { password: string },
) {
  const { fname, lname, email } = { ...found(await findStudent(db, scopeOf(actor), id)), ...withoutUndefined(change) }
  const institute = (await getLetterhead(db)).name
  return hashChosenPassword(password, { name: `${fname} ${lname ?? ''}`, email, institute })
}

function withoutUndefined<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Field in keyof T]: Exclude<T[Field], undefined>
  }
}

/** Incomplete records can be edited field by field: only what the edit blanks is checked. */
async function checkRequired(tx: Tx, before: StoredStudent, change: StudentFieldChange) {
  const { registrationFields } = await getInstitute(tx)
  const required = { key: sharedMessage('required'), values: {} }
  const blanked = listBlanked(before, change, registrationFields)
  if (blanked.length > 0) throw invalid(Object.fromEntries(blanked.map((name) => [name, required])))
}

type Dates = Pick<Student, 'dob' | 'joiningDate' | 'endDate'>

async function checkDates(ctx: Ctx, tx: Tx, { dob, joiningDate, endDate }: Dates) {
  if (dob !== null && dob > (await getToday(tx, ctx.clock))) throw invalidField('dob', message('bornInFuture'))
  if (endDate !== null && endDate < joiningDate) throw invalidField('endDate', message('endsBeforeJoining'))
}

/** Before approval there is no fee yet, so the declared fee is changed, which the approval proposes. */
async function changeFee(tx: Tx, { _id, status }: StoredStudent, enrolmentId: string, fee: number) {
  if (status === 'Pending') {
    await setDeclaredFee(tx, _id, fee)
    return
  }
  await changeEnrolmentFee(tx, enrolmentId, fee)
}
