import { messagesOf } from '#shared/contract/messages.ts'
import { audit, erasePersonalAudit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { eraseDraftsOfRecord } from '#shared/server/drafts.ts'
import { notFound } from '#shared/server/errors.ts'
import { eraseResponseOfRecord } from '#shared/server/idempotency.ts'
import type en from '../contract/messages/en.json'
import { deleteEnquiry, findEnquiryIdByStudent, lockEnquiry } from './enquiries.sql.ts'
import { personalData } from './personal-data.ts'

const message = messagesOf<typeof en>('enquiries')

/** Audits an admitted enquirer's personal data under the student's id, so that it is erased with the student. */
export async function removeEnquiry(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    await deleteEnquiry(tx, id)
    await eraseResponseOfRecord(tx, id)
    await eraseDraftsOfRecord(tx, id)
    if (before.student !== null) await erasePersonalAudit(tx, id)
    await audit(tx, ctx, {
      action: 'enquiry.remove',
      record: 'enquiry',
      recordId: id,
      before,
      personal: personalData(before.student ?? id),
    })
  })
  return { message: ctx.translate(ctx.language, message('deleted')) }
}

/**
 * Deletes the enquiry of a student who is deleted, with its personal data. Runs before the student's data is erased: it
 * waits for a concurrent `removeEnquiry`, whose audit entry is then erased too.
 */
export async function eraseEnquiryOfStudent(tx: Tx, ctx: Ctx, studentId: string): Promise<void> {
  const id = await findEnquiryIdByStudent(tx, studentId)
  if (id === undefined) return
  await deleteEnquiry(tx, id)
  await erasePersonalAudit(tx, id)
  await eraseResponseOfRecord(tx, id)
  await eraseDraftsOfRecord(tx, id)
  await audit(tx, ctx, { action: 'enquiry.remove', record: 'enquiry', recordId: id, before: { student: studentId } })
}
