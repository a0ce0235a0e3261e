import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { startTestApi } from '#testing/server/api.ts'
import { compileDeferred } from './compile-once.ts'
import { type Db, inTx, openDb } from './db.ts'

const api = startTestApi()

let db: Db

beforeEach(async () => {
  db = openDb(api.ownerUrl, { log: () => {}, max: 1 }).db
  await queryOnce(api.ownerUrl, 'create table deferred_sample (id int primary key)')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.destroy()
  await queryOnce(api.ownerUrl, 'drop table deferred_sample')
})

const insert = compileDeferred((_db, id: number) => sql`insert into deferred_sample values (${id})`)
const SAMPLES = sql<{ id: number }>`select id from deferred_sample order by id`
const readIds = async (on: Db) => (await SAMPLES.execute(on)).rows.map(({ id }) => id)

test('a deferred statement is sent with the next one, which sees its effect', async () => {
  const seen = await inTx(db, async (tx) => {
    await insert(tx, 1)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const before = query.mock.calls.length
    await insert(tx, 2)
    expect(query.mock.calls.length).toBe(before)
    return readIds(tx)
  })

  expect(seen).toEqual([1, 2])
})

test('a deferred statement without a next one is sent with the commit', async () => {
  await inTx(db, (tx) => insert(tx, 1))

  expect(await readIds(db)).toEqual([1])
})

test('the next statement throws the error of a deferred one, and nothing is stored', async () => {
  const failing = inTx(db, async (tx) => {
    await insert(tx, 1)
    await insert(tx, 1)
    await readIds(tx)
  })

  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await readIds(db)).toEqual([])
})

test('the commit throws the error of a deferred statement', async () => {
  const failing = inTx(db, async (tx) => {
    await insert(tx, 1)
    await insert(tx, 1)
  })

  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await readIds(db)).toEqual([])
})

test('a deferred statement is not sent after the work has failed', async () => {
  const failing = inTx(db, async (tx) => {
    await insert(tx, 1)
    throw new Error('an example')
  })

  await expect(failing).rejects.toThrow('an example')
  expect(await readIds(db)).toEqual([])
})
