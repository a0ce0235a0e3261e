import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, found, invalidField } from '#shared/server/errors.ts'
import type { Enquiry } from '../contract/enquiries.contract.ts'
import type en from '../contract/messages/en.json'
import { getEnquiry, lockEnquiry, setNextCall as update } from './enquiries.sql.ts'

const message = messagesOf<typeof en>('enquiries')

export async function setNextCall(ctx: Ctx, id: string, nextCall: string | null): Promise<Enquiry> {
  return inTx(ctx.db, async (tx) => {
    const before = found(await lockEnquiry(tx, id))
    checkVersion(ctx, before.version, before)
    await updateNextCall(tx, ctx, before, nextCall)
    await audit(tx, ctx, {
      action: 'enquiry.call',
      record: 'enquiry',
      recordId: id,
      before: { nextCall: before.nextCall },
      after: { nextCall },
    })
    return found(await getEnquiry(tx, id))
  })
}

/** 409: the enquiry is closed. 422: a new day is before today. */
export async function updateNextCall(
  tx: Tx,
  ctx: Pick<Ctx, 'clock'>,
  enquiry: Enquiry,
  nextCall: string | null,
): Promise<void> {
  if (nextCall !== null && enquiry.status === 'Closed')
    throw new AppError(409, 'closed', message('closedHasNoCall'), { current: enquiry })
  if (nextCall !== null && nextCall !== enquiry.nextCall && nextCall < (await getToday(tx, ctx.clock)))
    throw invalidField('nextCall', message('callInPast'))
  await update(tx, enquiry._id, nextCall)
}
