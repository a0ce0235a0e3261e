import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { sqlStateOf } from '#shared/server/db.ts'

const api = startTestApi()

const INSUFFICIENT_PRIVILEGE = '42501'

/** As whom the app works, and what PostgreSQL itself says to a statement. */
const refusalOf = async (statement: string) =>
  sql
    .raw(statement)
    .execute(api.db)
    .then(() => 'done', sqlStateOf)

async function aReceipt() {
  const student = await createStudent(api.db)
  const payment = { payMode: 'Cash', paid: 4000, date: '2026-11-20' }
  await (await api.as('hr')).post(`/api/fee/${student}`, payment)
}

test.each([
  'delete from receipt',
  'truncate receipt',
  'update receipt set n = 7',
  "update receipt set financial_year = '2025-26'",
  'update receipt set student_id = (select id from student limit 1)',
  "update receipt set student_name = 'X'",
  'update receipt set payable = 1',
  "update receipt set issued_on = '2026-01-01'",
  'update receipt set issued_at = now()',
  'update receipt set issued_by = null',
  'update audit_entry set actor_id = null',
  "update audit_entry set after = '{}'",
  'delete from audit_entry',
  'truncate audit_entry cascade',
  'delete from receipt_series',
  'drop table receipt',
  'alter table receipt disable trigger all',
])('the app’s role cannot: %s', async (statement) => {
  await aReceipt()
  expect(await refusalOf(statement)).toBe(INSUFFICIENT_PRIVILEGE)
  expect(await api.db.selectFrom('receipt').select(['n', 'paid']).execute()).toEqual([{ n: 1, paid: 4000 }])
  expect(await api.db.selectFrom('audit_entry').select('action').execute()).toEqual([{ action: 'fee.record' }])
})

test('what the app may do is done as that role', async () => {
  expect((await sql<{ who: string }>`select current_user as who`.execute(api.db)).rows).toEqual([{ who: 'munshi_app' }])
})

test('a number is used once, whoever writes it', async () => {
  await aReceipt()
  const copy = `insert into receipt select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).* from receipt r`
  expect(await refusalOf(copy)).toBe('23505')
})
