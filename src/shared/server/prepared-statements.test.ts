import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { startTestApi } from '#testing/server/api.ts'
import { type Db, inSnapshot, inTx, openDb } from './db.ts'
import { PLAN_EACH_TIME } from './prepared-statements.ts'

const api = startTestApi()
let db: Db

/** Uses one connection, so that all statements meet the same prepared ones. */
beforeEach(async () => {
  db = openDb(api.ownerUrl, { log: () => {}, max: 1 }).db
  await queryOnce(api.ownerUrl, 'create table prepared_sample (id int); insert into prepared_sample values (1)')
})
afterEach(async () => {
  await db.destroy()
  await queryOnce(api.ownerUrl, 'drop table prepared_sample')
})

const SAMPLE = sql<{ id: number }>`select * from prepared_sample where id = ${1}`
const readSample = async (on: Db) => (await SAMPLE.execute(on)).rows

async function readThreeTimes() {
  for (let times = 0; times < 3; times++) await readSample(db)
}

const LISTED = sql<{ statement: string }>`select statement from pg_prepared_statements`
const listPrepared = async () => (await LISTED.execute(db)).rows.map(({ statement }) => statement)

const readNumber = (on: Db, n: number) => sql.raw(`select ${n} as n`).execute(on)

test('a statement is prepared when it is run for the second time', async () => {
  const text = 'select * from prepared_sample where id = $1'

  await readSample(db)
  expect(await listPrepared()).not.toContain(text)
  await readSample(db)
  expect(await listPrepared()).toContain(text)
})

test('a statement is sent unnamed after its columns changed', async () => {
  await readThreeTimes()
  await sql`alter table prepared_sample add column name text default 'new'`.execute(db)

  expect(await readSample(db)).toEqual([{ id: 1, name: 'new' }])
  expect(await readSample(db)).toEqual([{ id: 1, name: 'new' }])
})

test.each([
  ['inTx', inTx],
  ['inSnapshot', inSnapshot],
])('%s repeats its work after the columns of a statement changed', async (_, run) => {
  await readThreeTimes()
  await sql`alter table prepared_sample add column name text default 'new'`.execute(db)

  expect(await run(db, readSample)).toEqual([{ id: 1, name: 'new' }])
})

test('a statement that a pooler has lost is sent unnamed, and so is every other', async () => {
  await readThreeTimes()
  await sql`deallocate all`.execute(db)

  expect(await readSample(db)).toEqual([{ id: 1 }])
  await readNumber(db, 1)
  await readNumber(db, 1)
  expect(await listPrepared()).toEqual([])
})

test('a statement that another client of a pooler has prepared is sent unnamed', async () => {
  await readThreeTimes()
  const names = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
  const other = openDb(api.ownerUrl, { log: () => {}, max: 1 }).db
  for (const { name } of names.rows)
    await sql`prepare ${sql.id(name)} (int) as select 0 as id where $1 = 1`.execute(other)

  for (let times = 0; times < 3; times++) expect(await readSample(other)).toEqual([{ id: 1 }])
  await other.destroy()
})

test('a connection keeps at most 200 statements prepared, also when they are run in a failed transaction', async () => {
  for (let n = 0; n < 250; n++) {
    await readNumber(db, n)
    await readNumber(db, n)
  }
  const failing = inTx(db, async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => {})
    await readNumber(tx, 0)
  })
  await expect(failing).rejects.toMatchObject({ code: IN_FAILED_TRANSACTION })
  await readNumber(db, 1)

  const prepared = await listPrepared()
  expect(prepared.length).toBeLessThanOrEqual(200)
  expect(prepared).toContain('select 249 as n')
  expect(prepared).not.toContain('select 40 as n')
})

const IN_FAILED_TRANSACTION = '25P02'

test('statements are still prepared after an ordinary error', async () => {
  const divide = (by: number) => sql<{ n: number }>`select 1 / ${by}::int as n`.execute(db)
  await divide(1)
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })

  await readNumber(db, 1)
  await readNumber(db, 1)
  expect(await listPrepared()).toContain('select 1 as n')
})

test.each([
  ['that is marked so', sql<boolean>`fee = ${1}${PLAN_EACH_TIME}`],
  ['with a pattern', sql<boolean>`name_key like ${'%a%'}`],
])('a statement whose plan depends on its values is not prepared: one %s', async (_, condition) => {
  const read = () => db.selectFrom('course').select('id').where(condition).execute()
  await read()
  await read()

  expect((await listPrepared()).join()).not.toContain('"course"')
})

test('limit and offset are a part of the prepared text', async () => {
  const read = () => db.selectFrom('course').select('id').limit(20).offset(40).execute()
  await read()
  await read()

  expect((await listPrepared()).join()).toContain('limit 20 offset 40')
})
