import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount, createStudent } from '#testing/server/fixtures.ts'
import { setUpMail } from '#testing/server/mail.ts'
import { setPassword } from '#testing/server/scenario.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { signInAgain, isSignedIn, anonymousCalls, createUnknownToken } from '#testing/server/accounts.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)
const { call, requestLink, resetPassword, getLinkOwner, signIn } = anonymousCalls(api)

const NEW = 'a quite new password'
const MINUTE = 60_000
const advanceClock = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const LINK_EXPIRED = 'This link has been used or is too old. Ask for a new one.'
const expired = { status: 422, body: { code: 'link_worn', message: LINK_EXPIRED, fields: { token: LINK_EXPIRED } } }

async function createAccountWithLink(role: Role = 'hr') {
  const smtp = await startMailServer()
  const id = role === 'student' ? await createStudent(api.db) : await createAccount(api.db, role)
  const { email, password } = await setPassword(api, id)
  const mailLink = () => requestLink(smtp, email, role)
  return { id, role, email, oldPassword: password, mailLink, token: await mailLink() }
}

test.each(['student', 'hr', 'admin'] as const)(
  'changePassword with a link sets the password of a %s once',
  async (role) => {
    const { id, email, oldPassword, token } = await createAccountWithLink(role)
    expect(await getLinkOwner(token)).toMatchObject({ status: 200, body: { email, role } })
    expect(await resetPassword(token, NEW, { confirmPswd: NEW })).toMatchObject({
      status: 200,
      body: { message: 'Your password has been changed.' },
    })
    expect((await signIn(email, oldPassword, role)).status).toBe(401)
    expect((await signIn(email, NEW, role)).status).toBe(200)
    expect([await resetPassword(token, 'yet another one'), await getLinkOwner(token)]).toMatchObject([expired, expired])
    expect((await signIn(email, NEW, role)).status).toBe(200)
    const entries = await api.db.selectFrom('audit_entry').where('action', 'like', 'account.%').selectAll().execute()
    expect(entries).toMatchObject([
      { action: 'account.reset', record: 'account', record_id: id, actor_id: id, actor_role: role, after: {} },
    ])
  },
)

test('the newest link ends the earlier ones', async () => {
  const { mailLink, token: first } = await createAccountWithLink()
  const second = await mailLink()
  expect([await getLinkOwner(first), await resetPassword(first, NEW)]).toMatchObject([expired, expired])
  expect((await resetPassword(second, NEW)).status).toBe(200)
})

test('changePassword with a link resets the sign-in failures', async () => {
  const { token, email } = await createAccountWithLink()
  const options = { from: '192.0.2.44' }
  for (let n = 0; n < 10; n++) expect((await signIn(email, 'wrong', 'hr', options)).status).toBe(401)
  expect((await signIn(email, 'wrong', 'hr', options)).status).toBe(429)
  expect((await resetPassword(token, NEW, {}, options)).status).toBe(200)
  expect((await signIn(email, NEW, 'hr', options)).status).toBe(200)
})

test('changePassword with a link ends every session of the account only', async () => {
  const { id, token } = await createAccountWithLink()
  const devices = [await signInAgain(api, 'hr', id), await signInAgain(api, 'hr', id)]
  const other = await api.signInAs('hr')
  await resetPassword(token, NEW)
  expect(await Promise.all(devices.map((device) => isSignedIn(api, device)))).toEqual([false, false])
  expect(await isSignedIn(api, other)).toBe(true)
})

describe('changePassword rejects a link (422)', () => {
  test('that is unknown or malformed', async () => {
    const { token, email, oldPassword } = await createAccountWithLink()
    for (const wrong of [
      createUnknownToken(),
      token.slice(0, -1),
      `${token}x`,
      token.toLowerCase(),
      'x',
      'x'.repeat(200),
    ])
      expect([await resetPassword(wrong, NEW), await getLinkOwner(wrong)]).toMatchObject([expired, expired])
    expect((await signIn(email, oldPassword)).status).toBe(200)
  })

  test('after 30 minutes', async () => {
    const { token, email, oldPassword } = await createAccountWithLink()
    advanceClock(30 * MINUTE - 1)
    expect((await getLinkOwner(token)).status).toBe(200)
    advanceClock(1)
    expect([await resetPassword(token, NEW), await getLinkOwner(token)]).toMatchObject([expired, expired])
    expect((await signIn(email, oldPassword)).status).toBe(200)
  })

  test.each(['Disable', 'Delete'])('of a student with status %s', async (status) => {
    const { id, token } = await createAccountWithLink('student')
    await (await api.signInAs('admin')).post('/api/admin/status', { student: id, status })
    expect([await resetPassword(token, NEW), await getLinkOwner(token)]).toMatchObject([expired, expired])
  })

  test('of an account that was disabled and enabled again', async () => {
    const { id, token } = await createAccountWithLink('student')
    const admin = await api.signInAs('admin')
    for (const status of ['Disable', 'Active']) await admin.post('/api/admin/status', { student: id, status })
    expect(await resetPassword(token, NEW)).toMatchObject(expired)
  })
})

describe('changePassword rejects other links of the account (422)', () => {
  test('after one was used', async () => {
    const { mailLink, token } = await createAccountWithLink()
    const second = await mailLink()
    expect((await resetPassword(second, NEW)).status).toBe(200)
    expect([await resetPassword(token, 'yet another one'), await getLinkOwner(token)]).toMatchObject([expired, expired])
  })

  test('after a change with the current password', async () => {
    const { id, token, oldPassword } = await createAccountWithLink()
    const session = await api.signInAs('hr', id)
    const change = { currentPassword: oldPassword, password: NEW }
    expect((await session.put('/api/user/changePassword', change)).status).toBe(200)
    expect(await resetPassword(token, 'yet another one')).toMatchObject(expired)
  })

  test.each([{ password: NEW, confirmPswd: NEW }, { email: 'moved@example.com' }])(
    'after HR set %j',
    async (change) => {
      const { id, token } = await createAccountWithLink('student')
      expect((await (await api.signInAs('hr')).put(`/api/user/${id}`, change)).status).toBe(200)
      expect(await resetPassword(token, 'yet another one')).toMatchObject(expired)
    },
  )
})

test('changePassword accepts one of several concurrent uses of a link', async () => {
  const { email, token } = await createAccountWithLink()
  const passwords = Array.from({ length: 6 }, (_, n) => `a new password ${n}`)
  const responses = await Promise.all(passwords.map((password) => resetPassword(token, password)))
  const accepted = responses.findIndex(({ status }) => status === 200)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const [n, response] of responses.entries()) if (n !== accepted) expect(response).toMatchObject(expired)
  expect((await signIn(email, passwords[accepted]!)).status).toBe(200)
})

test.each([
  ['short', { password: 'A password has at least 8 characters.' }],
  ['x'.repeat(129), { password: 'A password has at most 128 characters.' }],
  ['', { password: 'Plz Enter Password' }],
  ['Password123', { password: 'This password is one of the most common ones, or close to one. Choose another.' }],
])('changePassword rejects the password %j and keeps the link valid (422)', async (password, fields) => {
  const { token } = await createAccountWithLink()
  expect(await resetPassword(token, password)).toMatchObject({ status: 422, body: { fields } })
  expect((await resetPassword(token, NEW)).status).toBe(200)
})

test.each([
  [{ confirmPswd: 'another one' }, { confirmPswd: 'Password Do Not Match' }],
  [{ currentPassword: 'x' }, { currentPassword: 'Enter your current password.' }],
  [{ role: 'admin' }, { role: 'There is no such field.' }],
])('changePassword rejects %j and keeps the link valid (422)', async (more, fields) => {
  const { token } = await createAccountWithLink()
  expect(await resetPassword(token, NEW, more)).toMatchObject({ status: 422, body: { fields } })
  expect((await resetPassword(token, NEW)).status).toBe(200)
})

const TOO_COMMON = 'This password is one of the most common ones, or close to one. Choose another.'
const PERSONAL = "This is too close to the email, the name or the institute's name. Choose another."

test.each([
  ...['qwerty2024', 'Qwerty!2024', 'P@ssw0rd123', 'sunshine', 'Football99!'].map(
    (password) => [password, TOO_COMMON] as const,
  ),
  [
    '2024dragon',
    'One word with a year, digits or signs is easy to guess. Use several words that do not belong together.',
  ] as const,
  ...['usha.kulkarni@example.com', 'Usha.Kulkarni1', 'usha kulkarni', 'UshaKulkarni2024', 'kulkarni@123'].map(
    (password) => [password, PERSONAL] as const,
  ),
  ...['Example Institute', 'exampleinstitute1', 'Éxample-Institute'].map((password) => [password, PERSONAL] as const),
])('changePassword rejects the easily guessed password %j (422)', async (password, message) => {
  const { id, token } = await createAccountWithLink()
  const account = { name: 'Usha Kulkarni', email: 'usha.kulkarni@example.com', email_key: 'usha.kulkarni@example.com' }
  await api.db.updateTable('account').set(account).where('id', '=', id).execute()
  expect((await resetPassword(token, password)).body.fields).toEqual({ password: message })
})

test.each(['usha likes kulkarni', 'kulkarni-8413926', 'an example of an institute', 'qwerty keys are 2024'])(
  'changePassword accepts %j, which only contains guessable words',
  async (password) => {
    const { id, token } = await createAccountWithLink()
    await api.db.updateTable('account').set({ name: 'Usha Kulkarni' }).where('id', '=', id).execute()
    expect((await resetPassword(token, password)).status).toBe(200)
  },
)

test('changePassword and resetLink require a token or the current password (422)', async () => {
  const path = '/api/user/changePassword'
  expect(await call('PUT', path, { password: NEW })).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: 'Enter your current password.' } },
  })
  expect((await call('POST', '/api/user/resetLink', {})).body.fields).toEqual({ token: 'This field is required' })
})
