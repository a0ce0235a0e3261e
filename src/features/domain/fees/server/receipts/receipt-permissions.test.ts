import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getSqlState } from '#shared/server/db.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const INSUFFICIENT_PRIVILEGE = '42501'

const UNIQUE_VIOLATION = '23505'

/** Returns PostgreSQL's error code, or 'done'. */
const runStatement = async (statement: string) =>
  sql
    .raw(statement)
    .execute(api.db)
    .then(() => 'done', getSqlState)

async function createReceipt() {
  const student = await createStudent(api.db)
  const payment = { payMode: 'Cash', paid: 4000, date: '2026-11-20' }
  await (await api.signInAs('hr')).post(`/api/fee/${student}`, payment)
}

test.each([
  'delete from receipt',
  'truncate receipt',
  'update receipt set n = 7',
  "update receipt set financial_year = '2025-26'",
  'update receipt set student_id = (select id from student limit 1)',
  "update receipt set student_name = 'X'",
  "update receipt set course = 'X'",
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
])('database role of the app: %s is denied', async (statement) => {
  await createReceipt()

  expect(await runStatement(statement)).toBe(INSUFFICIENT_PRIVILEGE)
  expect(await api.db.selectFrom('receipt').select(['n', 'paid']).execute()).toEqual([{ n: 1, paid: 4000 }])
  expect(await api.db.selectFrom('audit_entry').select('action').execute()).toEqual([{ action: 'fee.record' }])
})

test('the app logs in with a role of its own', async () => {
  const { rows } =
    await sql`select session_user = current_user as same, session_user = current_database() || '_app' as own`.execute(
      api.db,
    )

  expect(rows).toEqual([{ same: true, own: true }])
})

test('a second receipt with the same number violates a unique constraint', async () => {
  await createReceipt()
  const copy = `insert into receipt select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).* from receipt r`

  expect(await runStatement(copy)).toBe(UNIQUE_VIOLATION)
})
