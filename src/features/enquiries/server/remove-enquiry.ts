import { messagesOf } from '#shared/contract/messages.ts'
import { audit, erasePersonal } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import { eraseResponseOfRecord } from '#shared/server/idempotency.ts'
import type en from '../contract/messages/en.json'
import { deleteEnquiry, enquiryOfStudent, lockEnquiry } from './enquiries.sql.ts'
import { personOf } from './personal-fields.ts'

const message = messagesOf<typeof en>('enquiries')

/** Deletes an enquiry; the trail keeps what it said, of somebody who was admitted as of the student, with whom it goes. */
export async function removeEnquiry(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    await deleteEnquiry(tx, id)
    await eraseResponseOfRecord(tx, id)
    if (before.student !== null) await erasePersonal(tx, id)
    await audit(tx, ctx, {
      action: 'enquiry.remove',
      record: 'enquiry',
      recordId: id,
      before,
      personal: personOf(before.student ?? id),
    })
  })
  return { message: ctx.translate(ctx.language, message('deleted')) }
}

/**
 * With a student who is deleted goes the enquiry that the student came of, and what is told of the person there. It comes before the
 * person is erased: a removal under way writes down its last words of the person first.
 */
export async function forgetEnquiryOf(tx: Tx, ctx: Ctx, studentId: string): Promise<void> {
  const id = await enquiryOfStudent(tx, studentId)
  if (id === undefined) return
  await deleteEnquiry(tx, id)
  await erasePersonal(tx, id)
  await eraseResponseOfRecord(tx, id)
  await audit(tx, ctx, { action: 'enquiry.remove', record: 'enquiry', recordId: id, before: { student: studentId } })
}
