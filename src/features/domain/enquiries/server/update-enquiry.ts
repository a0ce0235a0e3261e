import { lockCourseByName } from '#features/domain/courses/server/public.ts'
import { assertRecordDay } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { applyChange } from '#shared/server/apply-change.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { invalidField, notFound } from '#shared/server/errors.ts'
import type { Enquiry, EnquiryChange } from '../contract/enquiries.contract.ts'
import type en from '../contract/messages/en.json'
import { getEnquiry, lockEnquiry, updateEnquiry as update } from './enquiries.sql.ts'
import { personalData } from './personal-data.ts'

const message = messagesOf<typeof en>('enquiries')

/** Two fields are never null in an enquiry. */
const withBlankTexts = ({ qualification, address, ...change }: EnquiryChange) => ({
  ...change,
  ...(qualification !== undefined && { qualification: qualification ?? '' }),
  ...(address !== undefined && { address: address ?? '' }),
})

/** 422: the enquiry would have neither an email address nor a contact number. */
export async function updateEnquiry(ctx: Ctx, id: string, change: EnquiryChange): Promise<Enquiry> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    const enquiry = applyChange(before, withBlankTexts(change))
    if (enquiry.mailId === null && enquiry.contact === null)
      throw invalidField('mailId', message('emailOrContactRequired'))
    await assertRecordDay(tx, ctx, enquiry.date, before.date)
    const isSameCourse = enquiry.course === before.course
    const courseId = isSameCourse ? undefined : await lockCourseByName(tx, enquiry.course, 'course')
    await update(tx, enquiry, courseId)
    const after = await getEnquiry(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, {
      action: 'enquiry.update',
      record: 'enquiry',
      recordId: id,
      before,
      after,
      personal: personalData(id),
    })
    return after
  })
}
