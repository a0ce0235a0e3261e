import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { DAY_MS } from '#shared/contract/durations.ts'
import { draftsApi } from '../contract/drafts.contract.ts'
import { messagesOf } from '../contract/messages.ts'
import type en from '../contract/messages/en.json'
import type { Actor } from './actor.ts'
import type { Ctx } from './ctx.ts'
import type { Db, Tx } from './db.ts'
import { mentions, type Person } from './mentions.sql.ts'
import { serve } from './serve.ts'

const message = messagesOf<typeof en>('shared')

const MAX_DRAFTS = 50
const MAX_AGE_MS = 30 * DAY_MS

type Values = Record<string, string>

export async function draftsRoutes(app: FastifyInstance) {
  serve(app, draftsApi.find, (ctx, { query }) => findDraft(ctx, query.key))
  serve(app, draftsApi.save, (ctx, { body }) => saveDraft(ctx, body))
  serve(app, draftsApi.remove, async ({ db, actor, language, translate }, { query }) => {
    await db.deleteFrom('draft').where('account_id', '=', actor.id).where('key', '=', query.key).execute()
    return { message: translate(language, message('draftDeleted')) }
  })
}

async function findDraft({ db, actor }: Ctx<Actor>, key: string): Promise<{ values: Values | null }> {
  const draft = await db
    .selectFrom('draft')
    .select('field_values')
    .where('account_id', '=', actor.id)
    .where('key', '=', key)
    .executeTakeFirst()
  return { values: draft ? (JSON.parse(draft.field_values) as Values) : null }
}

/** Deletes the oldest drafts beyond the allowed number. */
async function saveDraft({ db, actor, clock }: Ctx<Actor>, { key, values }: { key: string; values: Values }) {
  const row = { field_values: JSON.stringify(values), saved_at: clock.now() }
  await db
    .insertInto('draft')
    .values({ account_id: actor.id, key, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(row))
    .execute()
  await db
    .deleteFrom('draft')
    .where('account_id', '=', actor.id)
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('draft')
        .select('key')
        .where('account_id', '=', actor.id)
        .orderBy('saved_at', 'desc')
        .offset(MAX_DRAFTS),
    )
    .execute()
  return { key, savedAt: row.saved_at.toISOString() }
}

export async function deleteExpiredDrafts({ db, clock }: { db: Db; clock: Ctx['clock'] }): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('saved_at', '<', new Date(clock.now().getTime() - MAX_AGE_MS))
    .execute()
}

/** Deletes every account's drafts about the person: with an id in the key of an edit form, a contact, or the name. */
export async function eraseDraftsOf(tx: Tx, person: Person): Promise<void> {
  await tx
    .deleteFrom('draft')
    .where(mentions(person, sql<string>`(key || ' ' || field_values)`))
    .execute()
}
