import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from './ctx.ts'
import { inTx, type Tx } from './db.ts'
import { busy, AppError } from './errors.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '#shared/contract/messages/en.json'

const message = messagesOf<typeof en>('shared')

export type ApiResponse = { status: number; body: unknown }
type Sending = { route: string; key: string; body: unknown; forever: boolean }

/** Copies of one sending that arrive at this process wait here for each other, without holding a database connection. */
const underWay = new Map<string, Promise<unknown>>()

/**
 * Runs the work once for a key: a copy gets the first answer, and the same key with another body is refused.
 * Key and work share a transaction, so what failed, or was lost in a crash, leaves the key free.
 */
export async function runIdempotent(
  ctx: Ctx,
  sending: Sending,
  work: (tx: Tx) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  if (!/^[\x21-\x7e]{1,255}$/.test(sending.key)) throw new AppError(400, 'bad_key', message('badKey'))
  const scope = ctx.actor?.id ?? `anyone ${ctx.address}`.slice(0, 64)
  const place = `${scope} ${sending.route} ${sending.key}`
  const before = underWay.get(place)
  const mine = (before ?? Promise.resolve()).catch(unlessRefused).then(() => firstOrSame(ctx, scope, sending, work))
  underWay.set(place, mine)
  try {
    return await mine
  } finally {
    if (underWay.get(place) === mine) underWay.delete(place)
  }
}

/** What could not be served now will not be for its copies either: they would wait for it in vain, one after the other. */
function unlessRefused(error: unknown) {
  if (!(error instanceof AppError) || error.status === 503) throw error
}

async function firstOrSame(
  ctx: Ctx,
  scope: string,
  { route, key, body, forever }: Sending,
  work: (tx: Tx) => Promise<ApiResponse>,
) {
  const hash = createHash('sha256')
    .update(JSON.stringify(withoutSecrets(body)) ?? '')
    .digest()
  return inTx(ctx.db, async (tx): Promise<ApiResponse> => {
    const taken = await tx
      .insertInto('idempotency')
      .values({ scope, route, key, body_hash: hash, forever, at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!taken) return earlier(tx, { scope, route, key }, hash)
    const answer = await work(tx)
    await tx
      .updateTable('idempotency')
      .set({ status: answer.status, answer: JSON.stringify(answer.body) })
      .where('scope', '=', scope)
      .where('route', '=', route)
      .where('key', '=', key)
      .execute()
    return answer
  })
}

async function earlier(
  tx: Tx,
  { scope, route, key }: { scope: string; route: string; key: string },
  hash: Buffer,
): Promise<ApiResponse> {
  const first = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'status', 'answer'])
    .where('scope', '=', scope)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst()
  // Housekeeping has forgotten it since the insert met it: the next try makes a new one.
  if (!first) throw busy()
  if (!first.body_hash.equals(hash)) throw new AppError(422, 'key_reused', message('keyReused'))
  if (first.answer === null) throw new AppError(409, 'deleted_since', message('deletedSince'))
  return { status: first.status ?? 200, body: first.answer }
}

/** Passwords stay out of the hash, which is kept. */
function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !/password|confirmPswd/i.test(name)))
}

const DAY = 24 * 60 * 60 * 1000

/** Forgets the keys of a day ago, but those of receipts. */
export async function deleteExpiredKeys({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('at', '<', new Date(clock.now().getTime() - DAY))
    .where('forever', '=', false)
    .execute()
}

/** Forgets the answers that tell of a student who is deleted: registrations, and payments, which name the id alone. The keys stay used: what was sent is not done again. */
export async function eraseResponsesOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ answer: null })
    .where(sql<string>`coalesce(answer -> 'student' ->> '_id', answer ->> 'student')`, '=', studentId)
    .execute()
}

/** Forgets the answer that made a record, where answers are kept for a day. The key stays used, as above. */
export async function eraseResponseOfRecord(tx: Tx, recordId: string): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ answer: null })
    .where('forever', '=', false)
    .where(sql<string>`answer ->> '_id'`, '=', recordId)
    .execute()
}
