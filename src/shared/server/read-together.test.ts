import { sql } from 'kysely'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { type Db, inTx, openDb } from './db.ts'
import { readTogether } from './read-together.ts'

const api = startTestApi()

let db: Db
let pool: pg.Pool

beforeEach(() => {
  ;({ db, pool } = openDb(api.ownerUrl, { log: () => {} }))
})
afterEach(() => db.destroy())

const readProcess = async (on: Db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]!.pid

test('statements that are started at the same time use one connection and one message', async () => {
  const connected = vi.fn<(client: pg.PoolClient) => void>()
  pool.on('connect', connected)
  const process = await readProcess(db)
  const send = vi.spyOn(connected.mock.calls[0]![0].connection.stream, '_writev')

  const processes = await readTogether(db, (on) => [readProcess(on), readProcess(on), readProcess(on)])

  expect(processes).toEqual([process, process, process])
  expect(send).toHaveBeenCalledTimes(1)
})

test('reads within others use the same connection, so they never wait for a second one', async () => {
  const [process, [inner]] = await readTogether(db, (on) => [
    readProcess(on),
    readTogether(on, (within) => [readProcess(within)]),
  ])

  expect(inner).toBe(process)
  expect(pool.totalCount).toBe(1)
})

test('an error is thrown when no statement is left on the connection', async () => {
  const other = vi.fn<() => void>()

  const failing = readTogether(db, (on) => [
    sql`select 1 / 0`.execute(on),
    sql`select pg_sleep(0.1)`.execute(on).then(other),
  ])

  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(other).toHaveBeenCalledOnce()
  await expect(readProcess(db)).resolves.toBeGreaterThan(0)
})

test('a transaction within is an error', async () => {
  await expect(readTogether(db, (on) => [inTx(on, readProcess)])).rejects.toThrow('no transactions')
})

test('a transaction reads what it has written', async () => {
  const rows = await inTx(db, async (tx) => {
    await sql`create temporary table together_sample on commit drop as select 1 as id`.execute(tx)
    const [found] = await readTogether(tx, (on) => [sql<{ id: number }>`select id from together_sample`.execute(on)])
    return found.rows
  })

  expect(rows).toEqual([{ id: 1 }])
})
