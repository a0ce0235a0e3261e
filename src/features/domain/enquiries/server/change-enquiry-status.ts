import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound } from '#shared/server/errors.ts'
import type { Enquiry } from '../contract/enquiries.contract.ts'
import type { EnquiryStatus } from '../contract/enquiry-statuses.ts'
import { getEnquiry, lockEnquiry, setStatus } from './enquiries.sql.ts'

export async function changeEnquiryStatus(ctx: Ctx, id: string, status: EnquiryStatus): Promise<Enquiry> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (!before) throw notFound()
    checkVersion(ctx, before.version, before)
    await setStatus(tx, id, status)
    const after = await getEnquiry(tx, id)
    if (!after) throw notFound()
    await audit(tx, ctx, {
      action: 'enquiry.status',
      record: 'enquiry',
      recordId: id,
      before: { status: before.status },
      after: { status },
    })
    return after
  })
}
