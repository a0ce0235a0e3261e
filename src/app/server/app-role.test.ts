import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { prepareAppRole } from './app-role.ts'

const api = startTestApi()
let appUrl: string
let role: string

beforeEach(async () => {
  appUrl = (await prepareAppRole(api.ownerUrl)).url
  role = new URL(appUrl).username
})

const runAsOwner = (sql: string) => queryOnce(api.ownerUrl, sql.replaceAll('$role', role))

describe('prepareAppRole reports a right that the role should not have', () => {
  let undo = ''
  afterEach(() => runAsOwner(undo))

  test.each([
    ['grant delete on receipt to public', 'revoke delete on receipt from public', 'delete receipts'],
    ['grant update (n) on receipt to $role', 'revoke update (n) on receipt from $role', 'change the n of receipts'],
    ['grant update on audit_entry to $role', 'revoke update on audit_entry from $role', 'change the audit trail'],
    ['grant pg_read_server_files to $role', 'revoke pg_read_server_files from $role', 'act as pg_read_server_files'],
    ['grant owner to $role', 'revoke owner from $role', 'act as owner'],
    ['alter role $role createrole', 'alter role $role nocreaterole', 'create roles'],
    ['alter role $role superuser', 'alter role $role nosuperuser', 'bypass every check as a superuser'],
    ['grant create on schema public to $role', 'revoke create on schema public from $role', 'create tables'],
  ])('%s', async (grant, revoke, right) => {
    undo = revoke
    await runAsOwner(grant)
    expect((await prepareAppRole(api.ownerUrl)).notes.join()).toContain(`should not be able to ${right}`)
  })
})

test('prepareAppRole takes the right to create tables from everyone', async () => {
  await runAsOwner('grant create on schema public to public')
  expect((await prepareAppRole(api.ownerUrl)).notes).toEqual([])
  await expect(queryOnce(appUrl, 'create table mine (id int)')).rejects.toMatchObject({ code: '42501' })
})

test('prepareAppRole resets a timeout that the role changed for itself', async () => {
  const { pathname } = new URL(api.ownerUrl)
  await queryOnce(appUrl, `alter role current_user in database ${pathname.slice(1)} set statement_timeout = 0`)
  await prepareAppRole(api.ownerUrl)
  expect(await queryOnce(appUrl, 'show statement_timeout')).toEqual([{ statement_timeout: '3s' }])
})

test('prepareAppRole sets the password again, but not of a role that something else uses', async () => {
  const [comment] = await runAsOwner(`select shobj_description('$role'::regrole, 'pg_authid') as text`)
  await runAsOwner(`alter role $role password 'changed'; comment on role $role is 'another program'`)
  await expect(prepareAppRole(api.ownerUrl)).rejects.toThrow(`The role ${role} exists and is used by something else.`)
  await runAsOwner(`comment on role $role is '${(comment as { text: string }).text}'`)
  expect((await prepareAppRole(api.ownerUrl)).url).toBe(appUrl)
  expect(await queryOnce(appUrl, 'select 1 as n')).toEqual([{ n: 1 }])
})

describe('the role cannot', () => {
  test.each([
    ['count a voided receipt again', 'update receipt set voided_at = null, voided_by = null, void_reason = null'],
    ['give a void another time', "update receipt set voided_at = voided_at - interval '1 day'"],
    ['make a student an admin', "update account set role = 'admin' where role = 'student'"],
    ['create a large object', 'select lo_creat(-1)'],
    ['store one', "select lo_from_bytea(0, 'x')"],
  ])('%s', async (_what, statement) => {
    const hr = await api.signInAs('hr')
    const student = await createStudent(api.db)
    const { body } = await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 100, date: '2026-11-20' })
    expect((await hr.delete(`/api/fee/${body._id}`, { reason: 'Written twice' })).status).toBe(200)

    await expect(queryOnce(appUrl, statement)).rejects.toMatchObject({ code: '42501' })
  })
})
