import { v7 as uuid } from 'uuid'
import { lockCourseByName } from '#features/domain/courses/server/public.ts'
import { assertRecordDay } from '#features/base/institute/server/days/public.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import type { Enquiry, EnquiryBody } from '../contract/enquiries.contract.ts'
import { getEnquiry, insertEnquiry } from './enquiries.sql.ts'
import { personalData } from './personal-data.ts'

export async function createEnquiry(ctx: Ctx, body: EnquiryBody): Promise<Enquiry> {
  return inTx(ctx.db, async (tx) => {
    await assertRecordDay(tx, ctx, body.date)
    const id = uuid()
    const courseId = await lockCourseByName(tx, body.course, 'course')
    await insertEnquiry(tx, { id, courseId, at: ctx.clock.now() }, body)
    const after = await getEnquiry(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, {
      action: 'enquiry.create',
      record: 'enquiry',
      recordId: id,
      after,
      personal: personalData(id),
    })
    return after
  })
}
