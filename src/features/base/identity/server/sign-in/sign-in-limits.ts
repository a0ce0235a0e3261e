import { MINUTE_MS } from '#shared/contract/durations.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { AppError } from '#shared/server/errors.ts'
import { networkOf } from '#shared/server/network-of.ts'
import type en from '../../contract/messages/en.json'
import { type Attempt, countFailures } from './sign-in-attempts.sql.ts'

const message = messagesOf<typeof en>('identity')

const WINDOW_MINUTES = 15
/** Limits the failures for an account within the window, from one known browser or from one network unknown to it. */
const MAX_PER_CALLER = 10
/** Limits the failures from all unknown browsers: for an account, and from one network. */
const MAX_PER_ACCOUNT = 20
const MAX_PER_NETWORK = 100

/**
 * 429: too many failures. A browser that has signed in to the account before is limited by its own failures only, so
 * that guessing from anywhere, the same network included, does not lock out the owner.
 */
export async function assertBelowLimits({ db, clock, address }: Ctx, attempt: Attempt): Promise<void> {
  const since = new Date(clock.now().getTime() - WINDOW_MINUTES * MINUTE_MS)
  const counts = await countFailures(db, attempt, { network: networkOf(address), since })
  const isLimited =
    Number(counts.byCaller) >= MAX_PER_CALLER ||
    (attempt.browserHash === null &&
      (Number(counts.forAccount) >= MAX_PER_ACCOUNT || Number(counts.fromNetwork) >= MAX_PER_NETWORK))
  if (isLimited) {
    throw new AppError(
      429,
      'too_many',
      { key: message('tooManyAttempts'), values: { minutes: WINDOW_MINUTES } },
      { retryAfter: WINDOW_MINUTES * 60 },
    )
  }
}
