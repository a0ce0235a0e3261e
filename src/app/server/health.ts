import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import { busy } from '#shared/server/errors.ts'
import { isCurrent } from '#shared/server/migrate.ts'

const KEPT_MS = 1000

/** `/healthz`: the process answers. `/readyz`: the database can be written to and its schema is this version's. */
export async function healthRoutes(app: FastifyInstance) {
  const ready = shared(() => tryOut(app.parts.db))
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async () => {
    await ready()
    return { ok: true }
  })
}

/** However many ask, one check is under way, and its outcome stands for a second: anybody may ask, and asking writes. */
function shared(check: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined
  return () => {
    latest ??= check().finally(() => setTimeout(() => (latest = undefined), KEPT_MS).unref())
    return latest
  }
}

async function tryOut(db: Db) {
  if (!(await isCurrent(db))) throw busy()
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`insert into session (token_hash, account_id, created_at, seen_at)
        select sha256(gen_random_uuid()::text::bytea), id, created_at, created_at from account limit 1`.execute(tx)
      throw new Tried()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error
    })
}

/** Takes the trial write back. */
class Tried extends Error {}
