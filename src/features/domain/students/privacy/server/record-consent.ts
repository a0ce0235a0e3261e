import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { type ConsentBody, isMinor } from '../contract/privacy.contract.ts'
import { getNotice, insertConsent } from './privacy.sql.ts'

const message = messagesOf<typeof en>('privacy')

type Audited = { consent: 'student' | 'guardian' | 'notRecorded'; guardian?: string; noticeVersion?: number }

/** Under 18, the guardian consents. Returns the values of the audit entry. 422: under 18 without a guardian. */
export async function recordConsent(
  tx: Tx,
  ctx: Ctx,
  studentId: string,
  { dob, consent, guardian }: ConsentBody & { dob: string },
): Promise<Audited> {
  if (consent !== true) return { consent: 'notRecorded' }
  const needsGuardian = isMinor(dob, await getToday(tx, ctx.clock))
  if (needsGuardian && !guardian) throw invalidField('guardian', message('guardianMissing'))
  const { version } = await getNotice(tx)
  const by = needsGuardian && guardian ? guardian : null
  const recordedBy = ctx.actor?.id ?? null
  await insertConsent(tx, { studentId, guardian: by, version, at: ctx.clock.now(), recordedBy })
  return { consent: by === null ? 'student' : 'guardian', ...(by !== null && { guardian: by }), noticeVersion: version }
}
