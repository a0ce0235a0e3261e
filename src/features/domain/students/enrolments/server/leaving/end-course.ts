import type studentsEn from '#features/domain/students/contract/messages/en.json'
import { raiseStudentVersion } from '#features/domain/students/server/students.sql.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, invalidField } from '#shared/server/errors.ts'
import type { Enrolment, EnrolmentEnd } from '../../contract/enrolments.contract.ts'
import type en from '../../contract/messages/en.json'
import { auditEnrolment } from '../audit-enrolment.ts'
import { endEnrolment, getEnrolment } from '../enrolments.sql.ts'
import { lockEnrolment } from '../lock-enrolment.ts'

const message = messagesOf<typeof en>('enrolments')
const studentsMessage = messagesOf<typeof studentsEn>('students')

/** Has the errors of `lockEnrolment`. 409: ended already. 422: before the joining date. */
export async function endCourse(ctx: Ctx, id: string, body: EnrolmentEnd): Promise<Enrolment> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockEnrolment(tx, ctx, id)
    if (before.ended) throw new AppError(409, 'ended', message('endedAlready'), { current: before })
    if (body.endDate < before.joiningDate) throw invalidField('endDate', studentsMessage('endsBeforeJoining'))
    await endEnrolment(tx, id, { ...body, at: ctx.clock.now() })
    // The flat fields may become those of another course.
    if (before.newest) await raiseStudentVersion(tx, before.student)
    const after = await getEnrolment(tx, id)
    await auditEnrolment(tx, ctx, 'enrolment.end', { before, after })
    return after
  })
}
