import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount, createStudent } from '#testing/server/fixtures.ts'
import { setPassword } from '#testing/server/scenario.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { signInAgain, isSignedIn, anonymousCalls } from '#testing/server/accounts.ts'

const api = startTestApi()
const listPasswordEntries = () =>
  api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'account.password').execute()
const { call, signIn } = anonymousCalls(api)

const PATH = '/api/user/changePassword'
const NEW = 'a quite new password'

async function createSignedInAccount(role: Role = 'hr') {
  const id = role === 'student' ? await createStudent(api.db) : await createAccount(api.db, role)
  const { email, password: oldPassword } = await setPassword(api, id)
  const session = await api.signInAs(role, id)
  const change = (body: object, from = '192.0.2.1') =>
    call('PUT', PATH, body, { from, headers: { authorization: `Bearer ${session.token}` } })
  return { id, role, email, oldPassword, session, change }
}

test.each(['student', 'hr', 'admin'] as const)(
  'changePassword accepts the current password of a %s and ends other sessions',
  async (role) => {
    const { id, email, oldPassword, session, change } = await createSignedInAccount(role)
    const [phone, other] = [await signInAgain(api, role, id), await api.signInAs(role)]
    expect(await change({ currentPassword: oldPassword, password: NEW, confirmPswd: NEW })).toMatchObject({
      status: 200,
      body: { message: 'Your password has been changed.' },
    })
    expect(await Promise.all([session, phone, other].map((device) => isSignedIn(api, device)))).toEqual([
      true,
      false,
      true,
    ])
    expect([(await signIn(email, oldPassword, role)).status, (await signIn(email, NEW, role)).status]).toEqual([
      401, 200,
    ])
    const entries = await listPasswordEntries()
    expect(entries).toMatchObject([
      { action: 'account.password', record_id: id, actor_id: id, before: null, after: {} },
    ])
  },
)

const WRONG = { status: 422, body: { fields: { currentPassword: 'This is not your current password.' } } }

test('changePassword rejects a wrong current password and keeps all sessions (422)', async () => {
  const { id, email, oldPassword, session, change } = await createSignedInAccount()
  const phone = await signInAgain(api, 'hr', id)
  for (const currentPassword of ['not this one', oldPassword.toUpperCase(), ` ${oldPassword}`])
    expect(await change({ currentPassword, password: NEW })).toMatchObject(WRONG)
  expect(await Promise.all([session, phone].map((device) => isSignedIn(api, device)))).toEqual([true, true])
  expect((await signIn(email, oldPassword)).status).toBe(200)
  expect(await listPasswordEntries()).toEqual([])
})

test('changePassword counts failures together with sign-in: ten in 15 minutes (429)', async () => {
  const { email, oldPassword, change } = await createSignedInAccount()
  const guess = () => change({ currentPassword: 'not this one', password: NEW })
  for (let n = 0; n < 6; n++) expect(await guess()).toMatchObject(WRONG)
  const from = '192.0.2.1'
  for (let n = 0; n < 4; n++) expect((await signIn(email, 'nor this', 'hr', { from })).status).toBe(401)
  const tooMany = { status: 429, body: { code: 'too_many' }, headers: { 'retry-after': '900' } }
  expect(await guess()).toMatchObject(tooMany)
  expect(await change({ currentPassword: oldPassword, password: NEW })).toMatchObject(tooMany)
  expect((await signIn(email, oldPassword, 'hr', { from })).status).toBe(429)
  api.now = new Date(api.now.getTime() + 15 * 60_000 + 1)
  expect((await change({ currentPassword: oldPassword, password: NEW })).status).toBe(200)
})

test('changePassword counts concurrent failures (429)', async () => {
  const { change } = await createSignedInAccount()
  const responses = await Promise.all(
    Array.from({ length: 30 }, () => change({ currentPassword: 'not this one', password: NEW })),
  )
  expect(responses.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(10)
  expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(20)
})

test('changePassword resets the failures after a success', async () => {
  const { oldPassword, change } = await createSignedInAccount()
  for (let n = 0; n < 9; n++) await change({ currentPassword: 'not this one', password: NEW })
  expect((await change({ currentPassword: oldPassword, password: NEW })).status).toBe(200)
  for (let n = 0; n < 9; n++)
    expect(await change({ currentPassword: 'not this one', password: NEW })).toMatchObject(WRONG)
})

test('changePassword accepts one of two concurrent changes (200, 422)', async () => {
  const { email, oldPassword, change } = await createSignedInAccount()
  const passwords = ['a new password one', 'a new password two']
  const responses = await Promise.all(passwords.map((password) => change({ currentPassword: oldPassword, password })))
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const accepted = passwords[responses.findIndex(({ status }) => status === 200)]!
  expect((await signIn(email, accepted)).status).toBe(200)
})

test.each([
  [{ password: 'short' }, { password: 'A password has at least 8 characters.' }],
  [
    { password: 'password1' },
    { password: 'This password is one of the most common ones, or close to one. Choose another.' },
  ],
  [
    { password: 'example-institute' },
    { password: "This is too close to the email, the name or the institute's name. Choose another." },
  ],
  [{ confirmPswd: 'another one' }, { confirmPswd: 'Password Do Not Match' }],
  [{ currentPassword: '' }, { currentPassword: 'Enter your current password.' }],
  [{ currentPassword: 'x'.repeat(129) }, { currentPassword: 'A password has at most 128 characters.' }],
])('changePassword rejects %j with a message per field (422)', async (input, fields) => {
  const { email, oldPassword, change } = await createSignedInAccount()
  const response = await change({ currentPassword: oldPassword, password: NEW, ...input })
  expect(response).toMatchObject({ status: 422, body: { fields } })
  expect((await signIn(email, oldPassword)).status).toBe(200)
})

test('changePassword does not trim the password', async () => {
  const { email, oldPassword, change } = await createSignedInAccount()
  const password = ' spaced  out '
  expect((await change({ currentPassword: oldPassword, password })).status).toBe(200)
  expect([(await signIn(email, password.trim())).status, (await signIn(email, password)).status]).toEqual([401, 200])
})

test('changePassword rejects calls without a valid session (401)', async () => {
  const { oldPassword, session, change } = await createSignedInAccount()
  const body = { currentPassword: oldPassword, password: NEW }
  expect((await call('PUT', PATH, body)).status).toBe(401)
  await session.post('/api/logout')
  expect((await change(body)).status).toBe(401)
})
