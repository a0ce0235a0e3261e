import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { compileOnce } from './compile-once.ts'
import { inTx, type Db } from './db.ts'

const api = startTestApi()

const build = (_db: Db, first: number, second: string) =>
  sql<{ first: number; second: string; same: number }>`
    select ${first}::int as first, ${second}::text as second, ${first}::int as same, ${3}::int as constant`

test('compileOnce builds the query once and runs it with the values of each call', async () => {
  const counted = vi.fn<typeof build>(build)
  const select = compileOnce(counted)

  expect(await select(api.db, 1, 'one')).toEqual([{ first: 1, second: 'one', same: 1, constant: 3 }])
  expect(await select(api.db, 2, 'two')).toEqual([{ first: 2, second: 'two', same: 2, constant: 3 }])
  expect(counted).toHaveBeenCalledOnce()
})

test('compileOnce takes fields of a value; one that is undefined is null', async () => {
  const select = compileOnce(
    (_db: Db, row: { id: number; note?: string | undefined }) => sql`
    select ${row.id}::int as id, ${row.note}::text as note`,
  )

  expect(await select(api.db, { id: 1, note: 'one' })).toEqual([{ id: 1, note: 'one' }])
  expect(await select(api.db, { id: 2 })).toEqual([{ id: 2, note: null }])
})

test('compileOnce keeps the values of concurrent calls apart', async () => {
  const select = compileOnce(build)

  const rows = await Promise.all([1, 2, 3].map((n) => select(api.db, n, `n${n}`)))

  expect(rows.map(([row]) => [row?.first, row?.second])).toEqual([1, 2, 3].map((n) => [n, `n${n}`]))
})

test('compileOnce runs the query in the given transaction, also if it was first run outside of one', async () => {
  const selectTransaction = compileOnce(() => sql<{ id: string }>`select pg_current_xact_id()::text as id`)
  await selectTransaction(api.db)

  const ids = await inTx(api.db, async (tx) => [await selectTransaction(tx), await selectTransaction(tx)])

  expect(ids[0]).toEqual(ids[1])
})
