import { v7 as uuid } from 'uuid'
import { lockBatchByCode } from '#features/batches/server/public.ts'
import { lockCourseByName } from '#features/courses/server/public.ts'
import { issueReceipt } from '#features/fees/server/public.ts'
import { createAccount, hashPassword } from '#features/identity/server/public.ts'
import { isSelfRegistrationEnabled, getToday } from '#features/institute/server/public.ts'
import {
  getStudent,
  insertDeclared,
  insertStudent,
  lockAccount,
  PERSONAL_FIELDS,
} from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { invalidField, notFound, AppError } from '#shared/server/errors.ts'
import type { Registered, Registration } from '../contract/admissions.contract.ts'
import type en from '../contract/messages/en.json'
import type students from '#features/students/contract/messages/en.json'
import { refuseWaitingEmail } from './reject-pending-email.ts'

const message = messagesOf<typeof en>('admissions')
const sayOfStudents = messagesOf<typeof students>('students')

const isHr = ({ actor }: Ctx) => actor?.role === 'hr'

/** The password's hash, made before any transaction is open since it takes its time; none where the caller may not register. */
export async function hashForRegistration(
  ctx: Ctx,
  { body: { password } }: { body: Registration },
): Promise<string | undefined> {
  if (!isHr(ctx) && !(await isSelfRegistrationEnabled(ctx.db))) return undefined
  return hashPassword(password)
}

/** By HR: an active student and the first receipt, in one transaction. By anybody else: a registration that waits. */
export async function registerStudent(
  ctx: Ctx,
  body: Registration,
  passwordHash: string | undefined,
): Promise<Registered> {
  const isByHr = isHr(ctx)
  if (passwordHash === undefined) throw new AppError(403, 'registration_off', message('selfRegistrationOff'))
  return inTx(ctx.db, async (tx) => {
    await refuseImpossible(ctx, tx, body)
    await refuseWaitingEmail(tx, ctx, body.email)
    const id = uuid()
    await createAccount(tx, ctx, {
      id,
      role: 'student',
      name: `${body.fname} ${body.lname}`,
      email: body.email,
      passwordHash,
    })
    const row = { ...rowOf(body), ...(await placeOf(tx, body)) }
    // Before the insert, which changes the totals: a payment locks in this order too.
    await lockAccount(tx, id)
    await insertStudent(tx, {
      id,
      row,
      status: isByHr ? 'Active' : 'Pending',
      fee: isByHr ? body.fee : 0,
      at: ctx.clock.now(),
    })
    if (!isByHr) await insertDeclared(tx, id, body)
    const receipt = isByHr && body.Paidfee > 0 ? await firstReceipt(tx, ctx, id, body) : null
    const student = await getStudent(tx, id)
    if (!student) throw notFound()
    await audit(tx, ctx, {
      action: isByHr ? 'student.register' : 'student.apply',
      record: 'student',
      recordId: id,
      after: student,
      personal: { subjectId: id, fields: PERSONAL_FIELDS },
    })
    return { message: ctx.translate(ctx.language, message('registered')), student, receipt }
  })
}

async function refuseImpossible(ctx: Ctx, tx: Tx, { dob }: Registration) {
  if (dob > (await getToday(tx, ctx.clock))) throw invalidField('dob', sayOfStudents('bornInFuture'))
}

async function placeOf(tx: Tx, { course, batch }: Registration) {
  return { courseId: await lockCourseByName(tx, course, 'course'), batchId: await lockBatchByCode(tx, batch, 'batch') }
}

async function firstReceipt(tx: Tx, ctx: Ctx, id: string, { Paidfee, payMode }: Registration): Promise<string> {
  const receipt = await issueReceipt(tx, ctx, id, { paid: Paidfee, payMode, date: await getToday(tx, ctx.clock) })
  return receipt._id
}

/** Absent optional fields are stored as nothing. */
function rowOf(body: Registration) {
  return {
    ...body,
    altContact: body.altContact ?? null,
    curAddress: body.curAddress ?? null,
    linkedIn: body.linkedIn ?? null,
    profile: body.profile ?? null,
    endDate: body.endDate ?? null,
  }
}
