import { messagesOf } from '#shared/contract/messages.ts'
import { audit, type AuditContext } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { insertDeletion } from '#shared/server/deletions.sql.ts'
import { eraseDraftsOf } from '#shared/server/drafts.ts'
import { notFound } from '#shared/server/errors.ts'
import { eraseResponses } from '#shared/server/idempotency.ts'
import type en from '../contract/messages/en.json'
import { lockEnquiry } from './enquiries.sql.ts'
import { deleteEnquiry, type EnquiryRow, insertEnquiryRow } from './enquiry-rows.sql.ts'
import { personalData } from './personal-data.ts'

const message = messagesOf<typeof en>('enquiries')

/** The row moves into `deletion`, where it is erased after 30 days, or with the admitted student. */
export async function removeEnquiry(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const enquiry = await deleteEnquiry(tx, { id })
    await insertDeletion(tx, ctx, { id, record: 'enquiry', enquiry })
    await eraseResponses(tx, [id], { keepForever: true })
    await eraseDraftsOf(tx, { ids: [id], emails: [], phones: [], names: [] })
    await audit(tx, ctx, {
      action: 'enquiry.remove',
      record: 'enquiry',
      recordId: id,
      before,
      personal: personalData(id),
    })
  })
  return { message: ctx.translate(ctx.language, message('deleted')) }
}

/** Returns the deleted row of the enquiry that a deleted student came from, undefined if there is none. */
export async function deleteEnquiryOfStudent(
  tx: Tx,
  ctx: AuditContext,
  studentId: string,
): Promise<object | undefined> {
  const enquiry = await deleteEnquiry(tx, { student_id: studentId })
  if (enquiry) {
    const before = { student: studentId }
    await audit(tx, ctx, { action: 'enquiry.remove', record: 'enquiry', recordId: enquiry.id, before })
    await eraseResponses(tx, [enquiry.id])
  }
  return enquiry
}

/** `row` is the result of `deleteEnquiryOfStudent`. */
export async function restoreEnquiryOfStudent(tx: Tx, ctx: Ctx, row: object, studentId: string): Promise<void> {
  const { id } = await insertEnquiryRow(tx, row as EnquiryRow)
  await audit(tx, ctx, { action: 'enquiry.restore', record: 'enquiry', recordId: id, after: { student: studentId } })
}

/** Writes no audit entry. Returns the deleted row, undefined if there is none. */
export async function deleteEnquiryById(tx: Tx, id: string): Promise<object | undefined> {
  return deleteEnquiry(tx, { id })
}
