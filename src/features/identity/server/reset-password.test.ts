import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount, createStudent } from '#testing/server/fixtures.ts'
import { mailing } from '#testing/server/mail.ts'
import { withPassword } from '#testing/server/scenario.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { anotherDevice, isSignedIn, strangers, unknownToken } from '#testing/server/accounts.ts'

const api = startTestApi()
const { sendThrough } = mailing(api)
const { call, linkFor, reset, readLink, signIn } = strangers(api)

const NEW = 'a quite new password'
const MINUTE = 60_000
const later = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const WORN = 'This link has been used or is too old. Ask for a new one.'
const worn = { status: 422, body: { code: 'link_worn', message: WORN, fields: { token: WORN } } }

/** Somebody who has a password, and has been mailed a link. */
async function aLink(role: Role = 'hr') {
  const smtp = await sendThrough()
  const id = role === 'student' ? await createStudent(api.db) : await createAccount(api.db, role)
  const { email, password } = await withPassword(api, id)
  const mailed = () => linkFor(smtp, email, role)
  return { id, role, email, old: password, mailed, token: await mailed() }
}

test.each(['student', 'hr', 'admin'] as const)('a %s sets a new password by the link, once', async (role) => {
  const { id, email, old, token } = await aLink(role)
  expect(await readLink(token)).toMatchObject({ status: 200, body: { email, role } })
  expect(await reset(token, NEW, { confirmPswd: NEW })).toMatchObject({
    status: 200,
    body: { message: 'Your password has been changed.' },
  })
  expect((await signIn(email, old, role)).status).toBe(401)
  expect((await signIn(email, NEW, role)).status).toBe(200)
  expect([await reset(token, 'yet another one'), await readLink(token)]).toMatchObject([worn, worn])
  expect((await signIn(email, NEW, role)).status).toBe(200)
  const trail = await api.db.selectFrom('audit_entry').selectAll().execute()
  expect(trail).toMatchObject([
    { action: 'account.password', record: 'account', record_id: id, actor_id: id, actor_role: role, after: null },
  ])
})

test('who has been guessing at the old one signs in with the new one at once', async () => {
  const { token, email } = await aLink()
  const over = { from: '192.0.2.44' }
  for (let n = 0; n < 10; n++) expect((await signIn(email, 'wrong', 'hr', over)).status).toBe(401)
  expect((await signIn(email, 'wrong', 'hr', over)).status).toBe(429)
  expect((await reset(token, NEW, {}, over)).status).toBe(200)
  expect((await signIn(email, NEW, 'hr', over)).status).toBe(200)
})

test('every session of the account ends, and nobody else’s', async () => {
  const { id, token } = await aLink()
  const devices = [await anotherDevice(api, 'hr', id), await anotherDevice(api, 'hr', id)]
  const other = await api.as('hr')
  await reset(token, NEW)
  expect(await Promise.all(devices.map((device) => isSignedIn(api, device)))).toEqual([false, false])
  expect(await isSignedIn(api, other)).toBe(true)
})

describe('a link that was used, is too old, or was never made: the same answer', () => {
  test('unknown, cut or rubbish', async () => {
    const { token, email, old } = await aLink()
    for (const wrong of [unknownToken(), token.slice(0, -1), `${token}x`, token.toLowerCase(), 'x', 'x'.repeat(200)])
      expect([await reset(wrong, NEW), await readLink(wrong)]).toMatchObject([worn, worn])
    expect((await signIn(email, old)).status).toBe(200)
  })

  test('after half an hour', async () => {
    const { token, email, old } = await aLink()
    later(30 * MINUTE - 1)
    expect((await readLink(token)).status).toBe(200)
    later(1)
    expect([await reset(token, NEW), await readLink(token)]).toMatchObject([worn, worn])
    expect((await signIn(email, old)).status).toBe(200)
  })

  test.each(['Disable', 'Delete'])('of a student who has been set to %s', async (status) => {
    const { id, token } = await aLink('student')
    await (await api.as('admin')).post('/api/admin/status', { student: id, status })
    expect([await reset(token, NEW), await readLink(token)]).toMatchObject([worn, worn])
  })

  test('of an account that was closed meanwhile, when it is opened again', async () => {
    const { id, token } = await aLink('student')
    const admin = await api.as('admin')
    for (const status of ['Disable', 'Active']) await admin.post('/api/admin/status', { student: id, status })
    expect(await reset(token, NEW)).toMatchObject(worn)
  })
})

describe('other links die', () => {
  test('once one has been used', async () => {
    const { mailed, token } = await aLink()
    const second = await mailed()
    expect((await reset(second, NEW)).status).toBe(200)
    expect([await reset(token, 'yet another one'), await readLink(token)]).toMatchObject([worn, worn])
  })

  test('once the password has been changed with the current one', async () => {
    const { id, token, old } = await aLink()
    const own = await api.as('hr', id)
    const change = { currentPassword: old, password: NEW }
    expect((await own.put('/api/user/changePassword', change)).status).toBe(200)
    expect(await reset(token, 'yet another one')).toMatchObject(worn)
  })

  test.each([{ password: NEW, confirmPswd: NEW }, { email: 'moved@example.com' }])(
    'once HR has set %j',
    async (change) => {
      const { id, token } = await aLink('student')
      expect((await (await api.as('hr')).put(`/api/user/${id}`, change)).status).toBe(200)
      expect(await reset(token, 'yet another one')).toMatchObject(worn)
    },
  )
})

test('of several who use it at once one wins, and the password is the winner’s', async () => {
  const { email, token } = await aLink()
  const passwords = Array.from({ length: 6 }, (_, n) => `a new password ${n}`)
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  const won = answers.findIndex(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const [n, answer] of answers.entries()) if (n !== won) expect(answer).toMatchObject(worn)
  expect((await signIn(email, passwords[won]!)).status).toBe(200)
})

test.each([
  ['short', { password: 'A password has at least 8 characters.' }],
  ['x'.repeat(129), { password: 'A password has at most 128 characters.' }],
  ['', { password: 'Plz Enter Password' }],
  ['Password123', { password: 'This password is one of the most common ones. Choose another.' }],
])('the password %j is refused, and the link stays good', async (password, fields) => {
  const { token } = await aLink()
  expect(await reset(token, password)).toMatchObject({ status: 422, body: { fields } })
  expect((await reset(token, NEW)).status).toBe(200)
})

test.each([
  [{ confirmPswd: 'another one' }, { confirmPswd: 'Password Do Not Match' }],
  [{ currentPassword: 'x' }, { currentPassword: 'Enter your current password.' }],
  [{ role: 'admin' }, { role: 'There is no such field.' }],
])('%j beside it is refused, and the link stays good', async (more, fields) => {
  const { token } = await aLink()
  expect(await reset(token, NEW, more)).toMatchObject({ status: 422, body: { fields } })
  expect((await reset(token, NEW)).status).toBe(200)
})

test('neither a link nor a password is enough of a proof to say nothing', async () => {
  const path = '/api/user/changePassword'
  expect(await call('PUT', path, { password: NEW })).toMatchObject({
    status: 422,
    body: { fields: { currentPassword: 'Enter your current password.' } },
  })
  expect((await call('POST', '/api/user/resetLink', {})).body.fields).toEqual({ token: WORN })
})
