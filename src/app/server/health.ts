import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { busy } from '#shared/server/errors.ts'
import { isCurrent } from '#shared/server/migrate.ts'

/** `/healthz`: the process answers. `/readyz`: the database can be written to and its schema is this version's. */
export async function healthRoutes(app: FastifyInstance) {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async () => {
    const { db } = app.parts
    if (!(await isCurrent(db))) throw busy()
    await db
      .transaction()
      .execute(async (tx) => {
        await sql`insert into session (token_hash, account_id, created_at, seen_at)
          select sha256(id::text::bytea), id, created_at, created_at from account limit 1`.execute(tx)
        throw new Tried()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Tried)) throw error
      })
    return { ok: true }
  })
}

/** Takes the trial write back. */
class Tried extends Error {}
