import { v7 as uuid } from 'uuid'
import { assertBatchOfCourse, lockBatchByCode } from '#features/domain/courses/batches/server/public.ts'
import { takeSeat } from '#features/domain/courses/batches/server/seats/public.ts'
import { getCourseFee, lockCourseByName } from '#features/domain/courses/server/public.ts'
import { checkNewFee } from '#features/domain/students/enrolments/server/concession/public.ts'
import { insertStudents } from '#features/domain/students/enrolments/server/public.ts'
import { issueReceipt } from '#features/domain/fees/server/public.ts'
import type { ExactMode, PayMode } from '#features/domain/fees/contract/pay-modes.ts'
import { createAccount } from '#features/base/identity/server/accounts/public.ts'
import { hashChosenPassword } from '#features/base/identity/server/passwords/public.ts'
import { assertJoiningDay, getToday } from '#features/base/institute/server/days/public.ts'
import { getLetterhead, isSelfRegistrationEnabled } from '#features/base/institute/server/public.ts'
import { planNewCourse } from '#features/domain/fees/plans/server/public.ts'
import { recordConsent } from '#features/domain/students/privacy/server/public.ts'
import type studentsEn from '#features/domain/students/contract/messages/en.json'
import { studentPersonalFields, withBlankTexts } from '#features/domain/students/contract/students.contract.ts'
import { findStudent } from '#features/domain/students/server/public.ts'
import { insertDeclaredPayment, lockAccount } from '#features/domain/students/server/account/public.ts'
import { takeRegNos } from '#features/domain/students/server/reg-nos/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found, invalidField } from '#shared/server/errors.ts'
import { EVERYBODY } from '#shared/server/scope.ts'
import { may } from '../contract/permissions.ts'
import type { Registered, SelfRegistration } from '../contract/admissions.contract.ts'
import type en from '../contract/messages/en.json'
import { freeEmail } from './free-email.ts'

const message = messagesOf<typeof en>('admissions')
const studentsMessage = messagesOf<typeof studentsEn>('students')

const isHr = ({ actor }: Ctx) => may(actor, 'admissions.register-active')

/** Runs before the transaction, because hashing is slow. Returns undefined if the caller may not register. */
export async function hashForRegistration(
  ctx: Ctx,
  { body: { password, email, ...person } }: { body: SelfRegistration },
): Promise<string | undefined> {
  if (!isHr(ctx) && !(await isSelfRegistrationEnabled(ctx.db))) return undefined
  const institute = (await getLetterhead(ctx.db)).name
  return hashChosenPassword(password, { name: nameOf(person), email, institute })
}

/**
 * HR registers an active student, with the first receipt in the same transaction; other callers register a student with
 * status `Pending`. 403: self-registration is off. 409: the email is taken, or the batch is full. 422: unknown course
 * or batch, a batch of another course, future date of birth, joining date too far ahead, instalments or a registration
 * number from other callers than HR, or a fee that `checkNewFee` rejects.
 */
export async function registerStudent(
  ctx: Ctx,
  body: SelfRegistration,
  passwordHash: string | undefined,
): Promise<Registered> {
  const isByHr = isHr(ctx)
  if (passwordHash === undefined) throw new AppError(403, 'registration_off', message('selfRegistrationOff'))
  return inTx(ctx.db, async (tx) => {
    if (!isByHr && typeof body.instalments === 'number') throw invalidField('instalments', message('planByInstitute'))
    if (!isByHr && body.regNo) throw invalidField('regNo', studentsMessage('regNoByInstitute'))
    if (body.dob && body.dob > (await getToday(tx, ctx.clock)))
      throw invalidField('dob', studentsMessage('bornInFuture'))
    await assertJoiningDay(tx, ctx, body.joiningDate)
    await freeEmail(tx, ctx, body)
    const id = uuid()
    await createAccount(tx, ctx, {
      id,
      role: 'student',
      name: nameOf(body),
      email: body.email,
      passwordHash,
    })
    const courseId = await lockCourseByName(tx, body.course, 'course')
    const batchId = await lockBatchByCode(tx, body.batch, 'batch')
    await assertBatchOfCourse(tx, batchId, courseId, 'batch')
    if (isByHr) await takeSeat(tx, ctx, batchId, body.overbook)
    const payment = await withDefaults(tx, courseId, body)
    if (isByHr && payment.Paidfee > payment.fee) throw invalidField('Paidfee', message('paidMoreThanFee'))
    // Runs before the insert, which changes the totals: a payment locks in the same order.
    await lockAccount(tx, id)
    const [given] = isByHr && !body.regNo ? await takeRegNos(tx, [body]) : []
    const student = {
      id,
      row: {
        ...toRow(body),
        regNo: body.regNo ?? given ?? null,
        courseId,
        batchId,
        isCompleted: body.isCompleted ?? 'no',
        isPlaced: body.isPlaced ?? 'notPlaced',
      },
      status: isByHr ? 'Active' : 'Pending',
      fee: isByHr ? payment.fee : 0,
    } as const
    const [enrolmentId = ''] = await insertStudents(tx, [student], { at: ctx.clock.now() })
    const feeReason = isByHr
      ? await checkNewFee(tx, ctx, { id: enrolmentId, feeReason: body.feeReason })
      : await insertDeclaredPayment(tx, id, payment)
    const receipt = isByHr && payment.Paidfee > 0 ? await issueFirstReceipt(tx, ctx, id, payment) : null
    if (isByHr) await planNewCourse(tx, ctx, { id, joiningDate: body.joiningDate }, body)
    const { photoHash: _none, ...stored } = found(await findStudent(tx, EVERYBODY, id))
    const consent = await recordConsent(tx, ctx, id, { ...body, dob: body.dob ?? '' })
    await audit(tx, ctx, {
      action: isByHr ? 'student.register' : 'student.apply',
      record: 'student',
      recordId: id,
      after: { ...stored, ...consent, ...(feeReason && { feeReason }) },
      personal: { subjectId: id, fields: [...studentPersonalFields, 'guardian', 'feeReason'] },
    })
    return {
      message: ctx.translate(ctx.language, message('registered')),
      student: { ...stored, photo: null },
      receipt,
    }
  })
}

const nameOf = ({ fname, lname }: Pick<SelfRegistration, 'fname' | 'lname'>) => `${fname} ${lname ?? ''}`.trim()

/** Stores absent fields that the institute does not require as blank or null. */
function toRow(body: SelfRegistration) {
  const { lname = null, father = null, contact = null } = body
  const { dob = null, gender = null, perAddress = null, degree = null, comYear = null, university = null } = body
  return {
    ...withBlankTexts({
      ...body,
      lname,
      father,
      contact,
    }),
    dob,
    gender,
    perAddress,
    degree,
    comYear,
    university,
  }
}

type Payment = { fee: number; Paidfee: number; payMode: PayMode; exactMode: ExactMode | null }

/** The fee is the course's fee if a self-registration states none. */
async function withDefaults(tx: Tx, courseId: string, body: SelfRegistration): Promise<Payment> {
  const courseFee = await getCourseFee(tx, courseId)
  return {
    fee: body.fee ?? courseFee,
    Paidfee: body.Paidfee ?? 0,
    payMode: body.payMode ?? 'Cash',
    exactMode: body.exactMode ?? null,
  }
}

async function issueFirstReceipt(tx: Tx, ctx: Ctx, id: string, { Paidfee, ...mode }: Payment): Promise<string> {
  const receipt = await issueReceipt(tx, ctx, id, { paid: Paidfee, ...mode, date: await getToday(tx, ctx.clock) })
  return receipt._id
}
