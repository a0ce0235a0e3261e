import { lockCourseByName } from '#features/courses/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { invalidField, notFound } from '#shared/server/errors.ts'
import type { Enquiry, EnquiryChange } from '../contract/enquiries.contract.ts'
import type en from '../contract/messages/en.json'
import { getEnquiry, lockEnquiry, updateEnquiry as update } from './enquiries.sql.ts'
import { personOf } from './personal-fields.ts'

const message = messagesOf<typeof en>('enquiries')

/** What is absent stays; an email or a contact number is left in the end. */
export async function updateEnquiry(ctx: Ctx, id: string, change: EnquiryChange): Promise<Enquiry> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const { mailId = before.mailId, contact = before.contact } = change
    if (mailId === null && contact === null) throw invalidField('mailId', message('reachMissing'))
    const isSameCourse = change.course === undefined || change.course === before.course
    const courseId = isSameCourse ? undefined : await lockCourseByName(tx, change.course!, 'course')
    await update(tx, id, courseId, change)
    const after = await getEnquiry(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, {
      action: 'enquiry.update',
      record: 'enquiry',
      recordId: id,
      before,
      after,
      personal: personOf(id),
    })
    return after
  })
}
