import { createHash } from 'node:crypto'
import type { Role } from '#shared/contract/endpoint.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db } from '#shared/server/db.ts'
import { networkOf } from '#shared/server/network-of.ts'
import { selectKnownBrowser } from './known-browsers.sql.ts'

export type Attempt = { id: number; emailHash: Buffer; browserHash: Buffer | null }

export const hashEmail = (role: string, email: string) =>
  createHash('sha256')
    .update(`${role} ${keyOf(email)}`)
    .digest()

/** Counts as a failure until it succeeds, so that concurrent guesses see each other. */
export async function insertAttempt(ctx: Ctx, role: Role, email: string): Promise<Attempt> {
  const emailHash = hashEmail(role, email)
  const { id, browser_hash } = await ctx.db
    .insertInto('sign_in_attempt')
    .values({
      email_hash: emailHash,
      address: networkOf(ctx.address),
      at: ctx.clock.now(),
      browser_hash: selectKnownBrowser(ctx, role, email),
    })
    .returning(['id', 'browser_hash'])
    .executeTakeFirstOrThrow()
  return { id, emailHash, browserHash: browser_hash }
}

/** Call it for an attempt that tried no password, or a correct one. */
export async function deleteAttempt(db: Db, { id }: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', '=', id).execute()
}

export async function deleteAttempts(db: Db, emailHashes: Buffer[]): Promise<void> {
  if (emailHashes.length === 0) return
  await db.deleteFrom('sign_in_attempt').where('email_hash', 'in', emailHashes).execute()
}

/** After a success: failures of the same known browser, or of the same network, no longer count. */
export async function deleteFailures(
  db: Db,
  { address }: Pick<Ctx, 'address'>,
  { emailHash, browserHash }: Pick<Attempt, 'emailHash' | 'browserHash'>,
): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where('email_hash', '=', emailHash)
    .where('browser_hash', browserHash === null ? 'is' : '=', browserHash)
    .$if(browserHash === null, (query) => query.where('address', '=', networkOf(address)))
    .execute()
}

/** Counts earlier failures from the same known browser or, of an unknown one, from all unknown browsers. */
export function countFailures(
  db: Db,
  { id, emailHash, browserHash }: Attempt,
  { network, since }: { network: string; since: Date },
) {
  const failures = db
    .selectFrom('sign_in_attempt')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('at', '>', since)
    .where('ok', '=', false)
    .where('id', '<', id)
    .where('browser_hash', browserHash === null ? 'is' : '=', browserHash)
  const forAccount = failures.where('email_hash', '=', emailHash)
  return db
    .selectNoFrom([
      (browserHash === null ? forAccount.where('address', '=', network) : forAccount).as('byCaller'),
      forAccount.as('forAccount'),
      failures.where('address', '=', network).as('fromNetwork'),
    ])
    .executeTakeFirstOrThrow()
}

export async function getLogKey(db: Db): Promise<Buffer> {
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', 'log').executeTakeFirstOrThrow()
  return value
}
