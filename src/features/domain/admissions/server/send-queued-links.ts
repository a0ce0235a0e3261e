import { mailLink } from '#features/base/identity/server/public.ts'
import { getInstitute } from '#features/base/institute/server/public.ts'
import { MINUTE_MS } from '#shared/contract/durations.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { deliverQueued } from '#shared/server/deliver-queued.ts'
import {
  deleteAccessLinks,
  failQueuedLinks,
  findLinkOwner,
  finishLink,
  markLinksUncertain,
  takeQueuedLink,
} from './access-links.sql.ts'

type Job = Pick<Ctx, 'db' | 'clock' | 'mail' | 'translate'> & { isStopped?: () => boolean }

/**
 * Sends queued emails one after another, outside of transactions, in the language of receipts. Several processes share
 * the queue. A link is made when its email is sent.
 */
export async function sendQueuedLinks(job: Job): Promise<void> {
  const { db, clock } = job
  // This is longer than the mailer waits.
  await markLinksUncertain(db, new Date(clock.now().getTime() - MINUTE_MS))
  while (!job.isStopped?.()) {
    const taken = await takeQueuedLink(db, clock.now())
    if (!taken) return
    const { studentId, origin } = taken
    const owner = await findLinkOwner(db, studentId)
    if (!owner) {
      await deleteAccessLinks(db, [studentId])
      continue
    }
    const language = (await getInstitute(db)).receiptLanguage
    const { state, isServerDown } = await deliverQueued(() =>
      mailLink({ ...job, origin, language }, { ...owner, role: 'student' }, 'invite'),
    )
    await finishLink(db, studentId, state, clock.now())
    if (isServerDown) await failQueuedLinks(db)
  }
}
