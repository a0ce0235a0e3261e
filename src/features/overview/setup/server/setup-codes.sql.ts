import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { DAY_MS } from '#shared/contract/durations.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { DemoAccount } from '../contract/setup.contract.ts'

const IV_BYTES = 12
const TAG_BYTES = 16

const hashCode = (code: string) => createHash('sha256').update(code).digest()
const aDayAgo = (clock: Clock) => new Date(clock.now().getTime() - DAY_MS)

/** Deletes codes older than a day, which nobody can be expected to use. */
export async function insertSetupCode(db: Db, code: string, clock: Clock): Promise<void> {
  await db.deleteFrom('setup_code').where('created_at', '<', aDayAgo(clock)).execute()
  await db
    .insertInto('setup_code')
    .values({ code_hash: hashCode(code), created_at: clock.now() })
    .execute()
}

/** Returns undefined for an unknown code. `accounts` is null until the code has loaded the demo institute. */
export async function findSetupCode(db: Db, code: string): Promise<{ accounts: DemoAccount[] | null } | undefined> {
  const row = await selectCode(db, code).executeTakeFirst()
  return row && { accounts: row.accounts && decrypt(row.accounts, code) }
}

/**
 * Locks the code until the transaction ends, so that concurrent requests with one code load the demo institute once.
 */
export async function loadOnce(tx: Tx, code: string, load: () => Promise<DemoAccount[]>): Promise<DemoAccount[]> {
  const row = await selectCode(tx, code).forUpdate().executeTakeFirst()
  if (row?.accounts) return decrypt(row.accounts, code)
  const accounts = await load()
  await tx
    .updateTable('setup_code')
    .set({ accounts: encrypt(accounts, code) })
    .where('code_hash', '=', hashCode(code))
    .execute()
  return accounts
}

/** Runs after the first run: the demo accounts are shown again for a day. */
export async function deleteOldSetupCodes(db: Db, clock: Clock): Promise<void> {
  await db
    .deleteFrom('setup_code')
    .where('created_at', '<', aDayAgo(clock))
    .where((eb) => eb.exists(eb.selectFrom('institute').select('one')))
    .execute()
}

const selectCode = (db: Db, code: string) =>
  db.selectFrom('setup_code').select('accounts').where('code_hash', '=', hashCode(code))

/** The database stores the passwords so that only the holder of the code can read them. */
function encrypt(accounts: DemoAccount[], code: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(code), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(accounts)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

function decrypt(stored: Buffer, code: string): DemoAccount[] {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(code), stored.subarray(0, IV_BYTES))
  decipher.setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(text.toString()) as DemoAccount[]
}

const deriveKey = (code: string) => createHmac('sha256', code).update('demo accounts').digest()
