import { AppError } from './errors.ts'
import type { Delivery } from './mailer.ts'

/** A `failed` mail is certainly not sent. The mail server may have accepted an `uncertain` one. */
export type QueuedState = 'sent' | 'failed' | 'uncertain'

/** Sends an email of a queue. Without a mail server it is written to the outbox, and counts as not sent. */
export async function deliverQueued(
  send: () => Promise<Delivery>,
): Promise<{ state: QueuedState; isServerDown: boolean }> {
  try {
    const { isSent } = await send()
    return { state: isSent ? 'sent' : 'failed', isServerDown: false }
  } catch (error) {
    if (error instanceof AppError && error.code === 'mail_uncertain') return { state: 'uncertain', isServerDown: false }
    return { state: 'failed', isServerDown: !(error instanceof AppError && error.status === 422) }
  }
}
