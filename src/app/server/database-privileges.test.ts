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
    'delete from student',
    'update student set batch_id = gen_random_uuid()',
    'update student set course_id = gen_random_uuid()',
    'update student set end_on = null',
    'delete from enrolment',
    'update enrolment set student_id = gen_random_uuid()',
    'update receipt set enrolment_id = gen_random_uuid()',
    'select student_course_of_enrolment()',
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
