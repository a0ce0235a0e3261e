import { v7 as uuid } from 'uuid'
import { getEnrolmentToPay } from '#features/enrolments/server/public.ts'
import { assertRecordDay, getToday } from '#features/institute/server/public.ts'
import { lockAccount, recomputeAccount } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit, type AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { found, invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { type Refund, type RefundBody, refundPersonalFields } from '../contract/refunds.contract.ts'
import { getAccount } from './fees.sql.ts'
import { getFinancialYear } from './financial-year.ts'
import { insertRefund } from './refunds.sql.ts'
import { assertAccountSeen } from './seen-account.ts'
import { shareCounts } from './cash-counts.ts'

const message = messagesOf<typeof en>('fees')

type RefundContext = AuditContext & { actor: Pick<Actor, 'id' | 'name' | 'role'> }

/**
 * Locks the student's account, then the refund series. 404: student unknown or deleted. 409: the account is not as `seen`. 422: date in the future or before 2000,
 * amount above what was paid, or an enrolment of another student.
 */
export async function recordRefund(
  tx: Tx,
  ctx: RefundContext,
  studentId: string,
  { enrolment: enrolmentId, ...refund }: RefundBody,
  seen?: number,
): Promise<Refund> {
  await lockAccount(tx, studentId)
  const account = found(await getAccount(tx, studentId))
  await assertAccountSeen(tx, studentId, account, seen)
  const issuedOn = await getToday(tx, ctx.clock)
  await assertRecordDay(tx, ctx, refund.date)
  if (account.PaidFee === 0) throw invalidField('amount', message('nothingPaid'))
  if (refund.amount > account.PaidFee) throw invalidField('amount', message('abovePaid'), { paid: account.PaidFee })
  const enrolment = await getEnrolmentToPay(tx, studentId, enrolmentId)

  await shareCounts(tx)
  // Takes the refund number, so it runs after every check.
  const saved = await insertRefund(tx, {
    ...refund,
    id: uuid(),
    financialYear: getFinancialYear(issuedOn),
    issuedOn,
    issuedAt: ctx.clock.now(),
    issuedBy: ctx.actor.id,
    enrolment,
    student: { ...account, id: studentId, name: `${account.fname} ${account.lname}` },
  })
  await recomputeAccount(tx, studentId)

  await audit(tx, ctx, {
    action: 'refund.record',
    record: 'refund',
    recordId: saved._id,
    after: toAuditValues(saved),
    personal: { subjectId: studentId, fields: refundPersonalFields },
  })
  return saved
}

/** Without name and contact, because audit entries are never deleted. */
export const toAuditValues = ({ name: _name, contact: _contact, reference, note, ...refund }: Refund) => ({
  ...refund,
  reference: reference ?? undefined,
  note: note ?? undefined,
})
