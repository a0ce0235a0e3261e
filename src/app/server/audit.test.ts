import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { callerOf, CALLS, send } from '#testing/server/calls.ts'
import { aScene } from '#testing/server/scenario.ts'
import { stored } from '#testing/server/stored.ts'

const api = startTestApi()

const WRITES = Object.keys(CALLS).filter((key) => !key.startsWith('GET '))
const CHANGES = WRITES.filter((key) => CALLS[key]!.leaves)
/** They edit nothing, but are written down. */
const MAILS = ['PUT /api/enquiry/send-reminder/{id}', 'POST /api/admin/staff/{id}/reset']
/** A category is made and deleted, never edited. */
const WITHOUT_VERSION = [...MAILS, 'PUT /api/user/changePassword', 'DELETE /api/admin/expense-category/{id}']
const OPEN_TO_ALL = ['POST /api/user/register', 'PUT /api/user/changePassword']

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
  const body = await CALLS[key]!.body?.(scene, id)
  const token = await scene.tokenOf(caller)
  return { scene, caller, id, body, token, before: await stored(api.db), earlier: (await entries()).length }
}

describe('what is changed is written down', () => {
  test.each(WRITES)('%s', async (key) => {
    const { scene, caller, id, body: sent, token, earlier } = await ready(key)
    const { status, body, headers } = await send(scene, key, { token, id, body: sent })
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
        // A student's name stands with the account alone, where it can be erased.
        actor_name: who[0]?.role === 'student' ? '' : who[0]?.name,
        actor_role: who[0]?.role,
        request_id: headers['x-request-id'],
      })
      expect(entry.record).toMatch(/^[a-z]+$/)
    }
    const ofNoId = left.at(-1)?.record === 'institute' && ABSENT_ID
    const about = [id, body._id, body.student?._id, await sheetOf(id), ofNoId].filter(Boolean)
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
  type Ready = Awaited<ReturnType<typeof ready>>
  const refusals: Record<string, (ready: Ready, key: string) => ReturnType<typeof send>> = {
    'for want of a token': ({ scene, id, body }, key) => send(scene, key, { id, body }),
    'by a role that may not': async ({ scene, id, body }, key) =>
      send(scene, key, { id, body, token: await scene.tokenOf(otherThan(key)) }),
    'for a field that is wrong': ({ scene, id, token }, key) => send(scene, key, { id, token, body: { nonsense: 1 } }),
    'for a version that is past': ({ scene, id, body, token }, key) =>
      send(scene, key, { id, body, token, headers: { 'if-match': '"99"' } }),
  }
  const otherThan = (key: string) => (callerOf(api.app, key) === 'student A' ? 'hr' : 'student B')
  /** Only edits of records know versions; a body that is not there cannot be wrong. */
  const applies = (refusal: string, key: string) => {
    if (refusal === 'for a version that is past') return /^(PUT|DELETE)/.test(key) && !WITHOUT_VERSION.includes(key)
    if (refusal === 'for a field that is wrong') return CALLS[key]!.body !== undefined
    return !OPEN_TO_ALL.includes(key)
  }
  for (const [refusal, refuse] of Object.entries(refusals)) {
    test.each(CHANGES.filter((key) => applies(refusal, key)))(`${refusal}: %s`, async (key) => {
      const made = await ready(key)
      expect([401, 403, 409, 422]).toContain((await refuse(made, key)).status)
      expect(await stored(api.db)).toEqual(made.before)
    })
  }
})

describe('a change and its entry are made together or not at all', () => {
  test.each(CHANGES)('%s, when the entry fails', async (key) => {
    const { scene, id, body, token, before } = await ready(key)
    const answer = await refusing(['audit_entry'], () => send(scene, key, { token, id, body }))
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    // A link is made to be mailed, and a mail cannot be taken back.
    const after = (await stored(api.db)).filter((row) => !row.startsWith('reset_token') || !MAILS.includes(key))
    expect(after).toEqual(before)
  })

  const TABLES = [
    ...['course', 'batch', 'student', 'receipt', 'portfolio', 'attendance_sheet', 'enquiry', 'project'],
    ...['expense_category', 'expense', 'institute', 'account'],
  ]
  test.each(CHANGES.filter((key) => !MAILS.includes(key)))('%s, when the change fails after all', async (key) => {
    const { scene, id, body, token, before } = await ready(key)
    const answer = await refusing(TABLES, () => send(scene, key, { token, id, body }))
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
