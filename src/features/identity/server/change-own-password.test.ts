import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount, createStudent } from '#testing/server/fixtures.ts'
import { withPassword } from '#testing/server/scenario.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { anotherDevice, isSignedIn, strangers } from '#testing/server/accounts.ts'

const api = startTestApi()
const { call, signIn } = strangers(api)

const PATH = '/api/user/changePassword'
const NEW = 'a quite new password'

/** Somebody signed in who knows the own password, and how to change it from an address. */
async function somebody(role: Role = 'hr') {
  const id = role === 'student' ? await createStudent(api.db) : await createAccount(api.db, role)
  const { email, password: old } = await withPassword(api, id)
  const own = await api.as(role, id)
  const change = (body: object, from = '192.0.2.1') =>
    call('PUT', PATH, body, { from, headers: { authorization: `Bearer ${own.token}` } })
  return { id, role, email, old, own, change }
}

test.each(['student', 'hr', 'admin'] as const)('a %s changes the own password with the current one', async (role) => {
  const { id, email, old, own, change } = await somebody(role)
  const [phone, other] = [await anotherDevice(api, role, id), await api.as(role)]
  expect(await change({ currentPassword: old, password: NEW, confirmPswd: NEW })).toMatchObject({
    status: 200,
    body: { message: 'Your password has been changed.' },
  })
  // This session stays, every other of the account ends.
  expect(await Promise.all([own, phone, other].map((one) => isSignedIn(api, one)))).toEqual([true, false, true])
  expect([(await signIn(email, old, role)).status, (await signIn(email, NEW, role)).status]).toEqual([401, 200])
  const trail = await api.db.selectFrom('audit_entry').selectAll().execute()
  expect(trail).toMatchObject([{ action: 'account.password', record_id: id, actor_id: id, before: null, after: null }])
})

const WRONG = { status: 422, body: { fields: { currentPassword: 'This is not your current password.' } } }

test('a wrong current password changes nothing, and ends no session', async () => {
  const { id, email, old, own, change } = await somebody()
  const phone = await anotherDevice(api, 'hr', id)
  for (const currentPassword of ['not this one', old.toUpperCase(), ` ${old}`])
    expect(await change({ currentPassword, password: NEW })).toMatchObject(WRONG)
  expect(await Promise.all([own, phone].map((one) => isSignedIn(api, one)))).toEqual([true, true])
  expect((await signIn(email, old)).status).toBe(200)
  expect(await api.db.selectFrom('audit_entry').selectAll().execute()).toEqual([])
})

test('wrong ones count as they do at the sign-in: ten in a quarter of an hour, then a wait', async () => {
  const { email, old, change } = await somebody()
  const guess = () => change({ currentPassword: 'not this one', password: NEW })
  for (let n = 0; n < 6; n++) expect(await guess()).toMatchObject(WRONG)
  const from = '192.0.2.1'
  for (let n = 0; n < 4; n++) expect((await signIn(email, 'nor this', 'hr', { from })).status).toBe(401)
  const tooMany = { status: 429, body: { code: 'too_many' }, headers: { 'retry-after': '900' } }
  expect(await guess()).toMatchObject(tooMany)
  expect(await change({ currentPassword: old, password: NEW })).toMatchObject(tooMany)
  expect((await signIn(email, old, 'hr', { from })).status).toBe(429)
  api.now = new Date(api.now.getTime() + 15 * 60_000 + 1)
  expect((await change({ currentPassword: old, password: NEW })).status).toBe(200)
})

test('guesses sent all at once are counted too', async () => {
  const { change } = await somebody()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => change({ currentPassword: 'not this one', password: NEW })),
  )
  expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(10)
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
})

test('the right one makes the failures before it count no more', async () => {
  const { old, change } = await somebody()
  for (let n = 0; n < 9; n++) await change({ currentPassword: 'not this one', password: NEW })
  expect((await change({ currentPassword: old, password: NEW })).status).toBe(200)
  for (let n = 0; n < 9; n++)
    expect(await change({ currentPassword: 'not this one', password: NEW })).toMatchObject(WRONG)
})

test('of two changes at once one wins', async () => {
  const { email, old, change } = await somebody()
  const passwords = ['a new password one', 'a new password two']
  const answers = await Promise.all(passwords.map((password) => change({ currentPassword: old, password })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const won = passwords[answers.findIndex(({ status }) => status === 200)]!
  expect((await signIn(email, won)).status).toBe(200)
})

test.each([
  [{ password: 'short' }, { password: 'A password has at least 8 characters.' }],
  [{ password: 'password1' }, { password: 'This password is one of the most common ones. Choose another.' }],
  [{ confirmPswd: 'another one' }, { confirmPswd: 'Password Do Not Match' }],
  [{ currentPassword: '' }, { currentPassword: 'Enter your current password.' }],
  [{ currentPassword: 'x'.repeat(129) }, { currentPassword: 'A password has at most 128 characters.' }],
])('%j is refused at its field', async (over, fields) => {
  const { email, old, change } = await somebody()
  const answer = await change({ currentPassword: old, password: NEW, ...over })
  expect(answer).toMatchObject({ status: 422, body: { fields } })
  expect((await signIn(email, old)).status).toBe(200)
})

test('a space is part of a password', async () => {
  const { email, old, change } = await somebody()
  const password = ' spaced  out '
  expect((await change({ currentPassword: old, password })).status).toBe(200)
  expect([(await signIn(email, password.trim())).status, (await signIn(email, password)).status]).toEqual([401, 200])
})

test('nobody changes a password with no session, or one that is over', async () => {
  const { old, own, change } = await somebody()
  const body = { currentPassword: old, password: NEW }
  expect((await call('PUT', PATH, body)).status).toBe(401)
  await own.post('/api/logout')
  expect((await change(body)).status).toBe(401)
})
