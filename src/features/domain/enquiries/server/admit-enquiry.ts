import type { Registered, Registration } from '#features/domain/admissions/contract/admissions.contract.ts'
import { registerStudent } from '#features/domain/admissions/server/public.ts'
import { removeWaitingEnquiry } from '#features/domain/courses/batches/server/waiting/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { lockEnquiry, setStatus } from './enquiries.sql.ts'

const message = messagesOf<typeof en>('enquiries')

/** Also closes the enquiry. 409: already admitted. */
export async function admitEnquiry(
  ctx: Ctx,
  id: string,
  body: Registration,
  passwordHash: string | undefined,
): Promise<Registered> {
  return inTx(ctx.db, async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) throw notFound()
    checkVersion(ctx, enquiry.version, enquiry)
    if (enquiry.student !== null)
      throw new AppError(409, 'admitted_already', message('alreadyAdmitted'), { current: enquiry })
    const registered = await registerStudent({ ...ctx, db: tx }, body, passwordHash)
    const student = registered.student._id
    await setStatus(tx, id, 'Closed', student)
    await removeWaitingEnquiry(tx, id, ctx.clock.now())
    await audit(tx, ctx, {
      action: 'enquiry.admit',
      record: 'enquiry',
      recordId: id,
      before: { status: enquiry.status, student: null },
      after: { status: 'Closed', student },
    })
    return registered
  })
}
