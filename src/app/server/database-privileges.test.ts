import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()

describe('PostgreSQL denies the application role (42501)', () => {
  const FORBIDDEN = [
    `update audit_entry set actor_name = ''`,
    'delete from audit_entry',
    'truncate audit_entry',
    `update audit_personal set after = null`,
    `update audit_link set hash = hash`,
    'delete from audit_link',
    'truncate audit_link',
    `update audit_seal set n = 1`,
    'delete from audit_seal',
    'truncate audit_seal',
    `insert into audit_seal (day, n, hash) values ('9999-01-01', 1, sha256('x'))`,
    'update audit_unchained set at = now()',
    'delete from receipt',
    'truncate receipt cascade',
    'update receipt set n = n + 1',
    `update receipt set student_name = 'x'`,
    `update receipt set course = 'x'`,
    'update receipt set student_id = gen_random_uuid()',
    'reset role; delete from receipt',
    'set role none; delete from audit_entry',
    'set role owner',
    'set role pg_execute_server_program',
    'set session authorization owner',
    'create role mine superuser',
    'alter role current_user createrole',
    'grant delete on receipt to current_user; delete from receipt',
    'delete from student_account',
    'update lost_number set last_n = 1',
    'delete from lost_number',
    'delete from restore',
    'delete from student',
    'update student set batch_id = gen_random_uuid()',
    'update student set course_id = gen_random_uuid()',
    'update student set end_on = null',
    'delete from enrolment',
    'update enrolment set student_id = gen_random_uuid()',
    'update receipt set enrolment_id = gen_random_uuid()',
    'select student_course_of_enrolment()',
    'update former_batch set until = current_date',
    'delete from former_batch',
    'select keep_former_batch()',
    'delete from attendance_mark',
    'delete from attendance_sheet',
    'delete from account',
    'delete from receipt_series',
    'delete from expense',
    'update expense set n = n + 1',
    'delete from expense_voucher_series',
    'update student_total set n = 0',
    `select student_total_add(gen_random_uuid(), 'Active', 1, 0, 0)`,
    'select student_total_of_student()',
    'select student_total_of_account()',
    'update daily_sum set n = 0',
    'delete from daily_sum_change',
    `select daily_sum_add('receipt', current_date, 1, 100)`,
    'update batch_count set n = 0',
    'delete from batch_count_change',
    'select keep_members_of_batch()',
    'alter table audit_entry disable trigger all',
    'drop table receipt',
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create function mine() returns int language sql as $$ select 1 $$',
    'create extension dblink',
    `copy audit_entry to program 'true'`,
    `copy audit_entry to '/tmp/trail'`,
    `select pg_read_file('/etc/passwd')`,
  ]
  test.each(FORBIDDEN)('%s', async (statement) => {
    await expect(sql.raw(statement).execute(api.db)).rejects.toMatchObject({ code: '42501' })
  })
})

/** Columns that no call changes, of the tables of which the role may change only some. */
const UNCHANGED: Record<string, string> = {
  absence_settings: 'one',
  approval: 'area asked_at asked_by call facts id pending_after record_id student_id why',
  batch_waiting: 'at batch_id enquiry_id id student_id',
  bulk_change: 'change changed_at changed_by id students',
  cash_entry: 'amount day id kind recorded_at recorded_by reference',
  certificate:
    'batch course enrolment_id financial_year id issue_id issued_at issued_by issued_on kind n signatory student_id title verification_id',
  enrolment: 'created_at id is_main n student_id',
  expense: 'created_at financial_year id import_id n old_voucher',
  fee_adjustment: 'amount by_hr created_at created_by day enrolment_id id import_id kind student_id',
  import_setting: 'one',
  receipt:
    'account_version b_code course enrolment_id financial_year id import_id issued_at issued_by issued_on n replaces student_id student_name verification_id',
  receipt_part: 'amount mode n receipt_id',
  refund:
    'amount b_code course enrolment_id exact_mode financial_year id issued_at issued_by issued_on leaves n paid_before pay_mode refunded_on student_id student_name',
  reminder_settings: 'one',
  restore: 'backup backup_made_at id is_verified restored_at',
  student: 'batch_id course_id created_at duration end_on id import_id is_completed joining_on mode',
}

/** A column that a migration adds without a grant fails each save with a 500, because the app writes all columns. */
test('the application role may change every other column of a table that it changes', async () => {
  const { rows } = await sql<{ column: string }>`
    with granted as (
      select c.oid, c.relname, a.attname, has_column_privilege(c.oid, a.attnum, 'update') as may
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r')
    select relname || '.' || attname as column from granted g
    where not may and exists (select from granted where oid = g.oid and may)`.execute(api.db)
  const denied = rows.map(({ column }) => column)
  const unchanged = Object.entries(UNCHANGED).flatMap(([table, names]) =>
    names.split(' ').map((name) => `${table}.${name}`),
  )
  expect(
    denied.filter((column) => !unchanged.includes(column)),
    'grant update in the migration, or list it',
  ).toEqual([])
  expect(unchanged.filter((column) => !denied.includes(column))).toEqual([])
})
