import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import { busy } from '#shared/server/errors.ts'
import { isSchemaCurrent } from '#shared/server/migrate.ts'

const CACHE_MS = 1000

/** `/healthz`: the process responds. `/readyz`: the database is writable and has the schema of this version. */
export async function healthRoutes(app: FastifyInstance) {
  const checkReady = cached(() => checkWritable(app.dependencies.db))
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async () => {
    await checkReady()
    return { ok: true }
  })
}

/** Concurrent calls share one check, whose result is reused for a second: the check writes, and anyone may call it. */
function cached(check: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined
  return () => {
    latest ??= check().finally(() => setTimeout(() => (latest = undefined), CACHE_MS).unref())
    return latest
  }
}

async function checkWritable(db: Db) {
  if (!(await isSchemaCurrent(db))) throw busy()
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`insert into session (token_hash, account_id, created_at, seen_at)
        select sha256(gen_random_uuid()::text::bytea), id, created_at, created_at from account limit 1`.execute(tx)
      throw new Rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rollback)) throw error
    })
}

class Rollback extends Error {}
