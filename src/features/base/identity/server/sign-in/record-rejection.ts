import { createHmac } from 'node:crypto'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Db, inTx } from '#shared/server/db.ts'
import type { AppError } from '#shared/server/errors.ts'
import { countInHour } from '#shared/server/hourly-limit.ts'
import { auditSession } from '../sessions/audit-session.ts'
import { findAccountByEmail } from '../identity.sql.ts'
import { getLogKey, hashEmail } from './sign-in-attempts.sql.ts'

type Account = { role: Role; email: string }

/**
 * Logs a rejected password with address and a keyed hash of the account; for an existing account also adds an audit
 * entry. Runs in the background, so that the response time does not reveal whether the account exists.
 */
export function recordRejection(ctx: Ctx, account: Account, { status, code }: Pick<AppError, 'status' | 'code'>): void {
  if (![401, 403, 422, 429].includes(status)) return
  ctx.runInBackground(async () => {
    const { requestId, address } = ctx
    ctx.log.warn(
      { id: requestId, status, code, address, account: await hashForLog(ctx.db, account) },
      'sign-in rejected',
    )
    await auditRejection(ctx, account, status === 429)
  })
}

/** The hash is useless without the key, which is in the database. */
async function hashForLog(db: Db, { role, email }: Account): Promise<string> {
  return createHmac('sha256', await getLogKey(db))
    .update(hashEmail(role, email))
    .digest('hex')
    .slice(0, 32)
}

/**
 * Entries are kept forever, so a flood of guesses must not fill the disk: in each hour, an account gets entries for
 * attempts 1, 2, 5, 10, 20, 50, 100 and so on, which state the number.
 */
async function auditRejection(ctx: Ctx, { role, email }: Account, isLimit: boolean): Promise<void> {
  const account = await findAccountByEmail(ctx.db, role, email)
  if (!account) return
  const action = isLimit ? 'session.limit' : 'session.fail'
  await inTx(ctx.db, async (tx) => {
    const counted = { scope: `audit ${action}`, caller: account.id, max: 999_999_999 }
    const { n: attempts } = await countInHour({ db: tx, clock: ctx.clock }, counted)
    if (!/^[125]0*$/.test(String(attempts))) return
    await auditSession(tx, ctx, { action, accountId: account.id, details: { role, attempts } })
  })
}
