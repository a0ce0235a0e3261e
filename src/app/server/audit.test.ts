import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { apiTest } from './testing/api-test.ts'
import { callerOf, CALLS, send } from './testing/calls.ts'
import { aScene, type Scene } from './testing/scene.ts'
import { stored } from './testing/stored.ts'

const api = apiTest()

const WRITES = Object.keys(CALLS).filter((key) => !key.startsWith('GET '))
const CHANGES = WRITES.filter((key) => CALLS[key]!.leaves)
/** It edits nothing, but is written down. */
const EMAIL = 'PUT /api/enquiry/send-reminder/{id}'

const entries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()

/** Marks are written down as of their sheet, which has no id in any answer. */
async function sheetOf(batchCode: string): Promise<string | undefined> {
  const sheets = api.db.selectFrom('attendance_sheet as h').innerJoin('batch as b', 'b.id', 'h.batch_id')
  return (await sheets.select('h.id').where('b.code', '=', batchCode).executeTakeFirst())?.id
}

/** Everything made ready for a call, so that what comes after is the call's own doing. */
async function ready(key: string) {
  const scene = await aScene(api)
  const caller = callerOf(api.app, key)
  const id = (await CALLS[key]!.record?.(scene, scene.ids['student A'])) ?? ''
  const token = await scene.tokenOf(caller)
  return { scene, caller, id, token, before: await stored(api.db), earlier: (await entries()).length }
}

describe('what is changed is written down', () => {
  test.each(WRITES)('%s', async (key) => {
    const { scene, caller, id, token, earlier } = await ready(key)
    const { status, body, headers } = await send(scene, key, { token, id })
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    const left = (await entries()).slice(earlier)
    const who = await api.db
      .selectFrom('account')
      .select(['name', 'role'])
      .where('id', '=', scene.ids[caller])
      .execute()
    expect(left.map(({ action }) => action)).toEqual(CALLS[key]!.leaves ?? [])
    for (const entry of left) {
      expect(entry).toMatchObject({
        at: api.now,
        actor_id: scene.ids[caller],
        actor_name: who[0]?.name,
        actor_role: who[0]?.role,
        request_id: headers['x-request-id'],
      })
      expect(entry.record).toMatch(/^[a-z]+$/)
    }
    const about = [id, body._id, body.student?._id, await sheetOf(id)].filter(Boolean)
    if (left.length > 0) expect(about).toContain(left.at(-1)!.record_id)
  })

  test('by nobody in particular, as by nobody', async () => {
    const scene = await aScene(api)
    await send(scene, 'POST /api/user/register', {})
    expect(await entries()).toMatchObject([
      { action: 'student.apply', actor_id: null, actor_name: '', actor_role: 'anyone' },
    ])
  })

  test('with what was before and what is after, of an edit the difference alone', async () => {
    const scene = await aScene(api)
    const hr = await api.as('hr')
    const id = await CALLS['PUT /api/fee/{id}']!.record!(scene, scene.ids['student A'])
    await hr.put(`/api/fee/${id}`, { paid: 90, payMode: 'Cash' })
    expect((await entries()).at(-1)).toMatchObject({
      action: 'fee.update',
      before: { paid: 100, due: 9900, changed: false, version: 1 },
      after: { paid: 90, due: 9910, changed: true, version: 2 },
    })
    await hr.delete(`/api/fee/${id}`, { reason: 'Written twice' })
    expect((await entries()).at(-1)).toMatchObject({
      action: 'fee.void',
      record_id: id,
      before: { paid: 90, reason: 'Written twice' },
    })
  })
})

describe('what is refused leaves no entry', () => {
  const refusals: Record<string, (scene: Scene, key: string, id: string) => Promise<number>> = {
    'for want of a token': async (scene, key, id) => (await send(scene, key, { id })).status,
    'by a role that may not': async (scene, key, id) =>
      (await send(scene, key, { id, token: await scene.tokenOf(otherThan(key)) })).status,
    'for a field that is wrong': async (scene, key, id) =>
      (await send(scene, key, { id, token: await scene.tokenOf(callerOf(api.app, key)), body: { nonsense: 1 } }))
        .status,
    'for a version that is past': async (scene, key, id) => {
      const token = await scene.tokenOf(callerOf(api.app, key))
      return (await send(scene, key, { id, token, headers: { 'if-match': '"99"' } })).status
    },
  }
  const otherThan = (key: string) => (callerOf(api.app, key) === 'student A' ? 'hr' : 'student B')
  /** Only edits know versions; a body that is not there cannot be wrong; anybody may register. */
  const applies = (refusal: string, key: string) => {
    if (refusal === 'for a version that is past') return /^(PUT|DELETE)/.test(key) && key !== EMAIL
    if (refusal === 'for a field that is wrong') return CALLS[key]!.body !== undefined
    return key !== 'POST /api/user/register'
  }
  for (const [refusal, refuse] of Object.entries(refusals)) {
    test.each(CHANGES.filter((key) => applies(refusal, key)))(`${refusal}: %s`, async (key) => {
      const { scene, id, before } = await ready(key)
      expect([401, 403, 409, 422]).toContain(await refuse(scene, key, id))
      expect(await stored(api.db)).toEqual(before)
    })
  }
})

describe('a change and its entry are made together or not at all', () => {
  test.each(CHANGES)('%s, when the entry fails', async (key) => {
    const { scene, id, token, before } = await ready(key)
    const answer = await refusing(['audit_entry'], () => send(scene, key, { token, id }))
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(await stored(api.db)).toEqual(before)
  })

  const TABLES = ['course', 'batch', 'student', 'receipt', 'portfolio', 'attendance_sheet', 'enquiry']
  test.each(CHANGES.filter((key) => key !== EMAIL))('%s, when the change fails after all', async (key) => {
    const { scene, id, token, before } = await ready(key)
    const answer = await refusing(TABLES, () => send(scene, key, { token, id }))
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(await stored(api.db)).toEqual(before)
  })

  /** As the owner has the tables refuse every change, at the very end of its transaction, while the work is done. */
  async function refusing<T>(tables: string[], work: () => Promise<T>): Promise<T> {
    const owner = new pg.Client({ connectionString: api.ownerUrl })
    await owner.connect()
    try {
      await owner.query(`create or replace function test_support.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'this table is full'; end $$`)
      for (const table of tables)
        await owner.query(`create constraint trigger refuse after insert or update or delete on ${table}
          deferrable initially deferred for each row execute function test_support.refuse()`)
      return await work()
    } finally {
      for (const table of tables) await owner.query(`drop trigger if exists refuse on ${table}`)
      await owner.end()
    }
  }
})
