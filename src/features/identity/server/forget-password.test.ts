import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { originAmong } from '#app/server/addresses.ts'
import { buildApp } from '#app/server/app.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount, createStudent } from '#testing/server/fixtures.ts'
import { mailing, tokenIn, untilArrived } from '#testing/server/mail.ts'
import { withPassword } from '#testing/server/scenario.ts'
import { openSetupGate } from '#features/setup/server/setup-gate.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { strangers } from '#testing/server/accounts.ts'

const api = startTestApi()
const { sendTo, sendThrough } = mailing(api)
const { call, forget } = strangers(api)

const ASKED = 'If this address is registered, a link to set a new password is on its way. It is valid for 30 minutes.'
const MINUTE = 60_000
const later = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const emailOf = async (id: string) =>
  (await api.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
const tokens = () => api.db.selectFrom('reset_token').selectAll().execute()

describe('the mail', () => {
  test('carries a link for whoever has the address, in whatever case it was typed', async () => {
    const smtp = await sendThrough()
    await createAccount(api.db, 'hr', 'Office@example.com')
    expect(await forget(' oFFICE@EXAMPLE.com ', 'hr')).toMatchObject({ status: 200, body: { message: ASKED } })
    await untilArrived(smtp, 1)
    const [mail] = smtp.mails
    expect(mail).toMatchObject({
      to: ['Office@example.com'],
      subject: 'Set a new password at Example Institute',
      text: `Dear Example hr,

Somebody asked for a new password for this address. If it was you, open this link within 30 minutes:

http://munshi.test/forget-password?token=${tokenIn(mail!.text)}

If it was not you, nothing needs to be done: your password stays as it is.

Example Institute
`,
    })
    expect(mail!.from).toMatch(/^"?Example Institute"? <office@example.com>$/)
  })

  test.each(['student', 'hr', 'admin'] as const)('goes to the account of the role that was named: %s', async (role) => {
    const smtp = await sendThrough()
    for (const one of ['student', 'hr', 'admin'] as const) await createAccount(api.db, one, 'same@example.com')
    await forget('same@example.com', role.toUpperCase() as Role)
    await untilArrived(smtp, 1)
    expect(smtp.mails[0]!.text).toContain(`Dear Example ${role},`)
  })

  test.each(LANGUAGES)('is in the language of whoever asked: %s', async (language) => {
    const smtp = await sendThrough()
    await createAccount(api.db, 'hr', 'office@example.com')
    const answer = await forget('office@example.com', 'hr', { headers: { 'accept-language': language } })
    const say = loadMessages()
    expect(answer.body.message).toBe(say(language, 'identity:linkAsked', { minutes: 30 }))
    await untilArrived(smtp, 1)
    expect(smtp.mails[0]!.subject).toBe(say(language, 'identity:resetSubject', { institute: 'Example Institute' }))
  })

  test('lies in the outbox where mail is not set up, and whoever asked is told that none can be sent', async () => {
    await createAccount(api.db, 'hr', 'office@example.com')
    const answers = [await forget('office@example.com'), await forget('nobody@example.com')]
    const message = 'Mail is not set up here, so no link can be sent. Ask the institute for a new password.'
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { message } })
    await expect.poll(() => readdirSync(api.outbox).length).toBe(1)
    expect(readFileSync(join(api.outbox, readdirSync(api.outbox)[0]!), 'utf8')).toContain('To: office@example.com')
  })
})

test('a name that a stranger gave at the registration is not mailed to an address that need not be the stranger’s', async () => {
  const smtp = await sendThrough()
  const id = await createStudent(api.db, {
    status: 'Pending',
    fname: 'Your account is locked, see http://evil.example',
  })
  await forget(await emailOf(id), 'student')
  await untilArrived(smtp, 1)
  expect(smtp.mails[0]!.text).toMatch(/^Good day,\n/)
  expect(smtp.mails[0]!.text).not.toContain('evil.example')
})

test('of its token the database has the hash alone, and the answer nothing', async () => {
  const smtp = await sendThrough()
  const id = await createAccount(api.db, 'hr', 'office@example.com')
  const { body } = await forget('office@example.com')
  await untilArrived(smtp, 1)
  const token = tokenIn(smtp.mails[0]!.text)
  const [kept, ...others] = await tokens()
  expect([kept!.account_id, others]).toEqual([id, []])
  expect(kept!.token_hash).not.toEqual(Buffer.from(token, 'base64url'))
  expect(JSON.stringify(body)).not.toContain(token)
  for (const table of ['reset_token', 'audit_entry', 'idempotency', 'session'] as const) {
    const rows = JSON.stringify(await api.db.selectFrom(table).selectAll().execute())
    for (const form of [token, Buffer.from(token).toString('hex')]) expect(rows).not.toContain(form)
  }
})

describe('an unknown address, and an account that is closed, are answered as a known one is, and get nothing', () => {
  test('in the same words', async () => {
    const smtp = await sendThrough()
    await createAccount(api.db, 'hr', 'office@example.com')
    const dropped = await createStudent(api.db)
    await (await api.as('admin')).post('/api/admin/status', { student: dropped, status: 'Disable' })
    const left = await createAccount(api.db, 'hr', 'left@example.com')
    await (await api.as('admin')).put(`/api/admin/staff/${left}`, { status: 'Disable' })
    const answers = [
      await forget('nobody@example.com'),
      await forget('office@example.com', 'admin'),
      await forget(await emailOf(dropped), 'student'),
      await forget('left@example.com'),
      await forget('office@example.com'),
    ]
    const told = answers.map(({ status, body, headers }) => ({ status, body, names: Object.keys(headers).sort() }))
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(told[0]).toMatchObject({ status: 200, body: { message: ASKED } })
    await untilArrived(smtp, 1)
    expect([smtp.mails[0]!.to, (await tokens()).length]).toEqual([['office@example.com'], 1])
  })

  test('at once, while the mail server says nothing, and when nobody is there', async () => {
    await sendThrough('silent')
    await createAccount(api.db, 'hr', 'office@example.com')
    const asked = async () => {
      const started = performance.now()
      expect(await forget('office@example.com')).toMatchObject({ status: 200, body: { message: ASKED } })
      return performance.now() - started
    }
    expect(await asked()).toBeLessThan(2000)
    sendTo('smtp://127.0.0.1:9')
    expect(await asked()).toBeLessThan(2000)
  })
})

describe('three mails an hour', () => {
  test('and no more, however often it is asked, in the same words', async () => {
    const smtp = await sendThrough()
    await createAccount(api.db, 'hr', 'office@example.com')
    await createAccount(api.db, 'hr', 'other@example.com')
    for (let n = 1; n <= 3; n++) {
      await forget('office@example.com')
      await untilArrived(smtp, n)
    }
    for (let n = 0; n < 3; n++) expect((await forget('office@example.com')).body).toEqual({ message: ASKED })
    await forget('other@example.com')
    await untilArrived(smtp, 4)
    expect(await tokens()).toHaveLength(4)
    later(60 * MINUTE)
    await forget('office@example.com')
    await untilArrived(smtp, 5)
    expect(smtp.mails[4]!.to).toEqual(['office@example.com'])
  })

  test('of many that are asked for at once too', async () => {
    const smtp = await sendThrough()
    await createAccount(api.db, 'hr', 'office@example.com')
    await Promise.all(Array.from({ length: 20 }, () => forget('office@example.com')))
    await untilArrived(smtp, 3)
    await forget('office@example.com')
    expect(await tokens()).toHaveLength(3)
    expect(smtp.mails).toHaveLength(3)
  })

  test('and those that could not be sent do not count', async () => {
    await createAccount(api.db, 'hr', 'office@example.com')
    const refusing = await sendThrough('message')
    for (let n = 0; n < 3; n++) await forget('office@example.com')
    await untilArrived(refusing, 3)
    await expect.poll(async () => (await tokens()).length).toBe(0)
    const smtp = await sendThrough()
    await forget('office@example.com')
    await untilArrived(smtp, 1)
  })

  test('one address asks thirty times an hour, then is told to wait', async () => {
    const over = { from: '192.0.2.77' }
    for (let n = 0; n < 30; n++) expect((await forget(`nobody-${n}@example.com`, 'hr', over)).status).toBe(200)
    expect((await forget('nobody@example.com', 'hr', over)).status).toBe(429)
  })
})

test('whoever asks cannot steer where the link leads', async () => {
  const smtp = await sendThrough()
  await createAccount(api.db, 'hr', 'office@example.com')
  const addresses = ['http://localhost:3000', 'http://192.168.1.5:3000']
  const originFor = (host?: string) => originAmong(addresses, host, { PUBLIC_URL: undefined })
  const gate = await openSetupGate(api.db, api.ownerUrl)
  const app = await buildApp({ ...api.app.parts, originFor, gate })
  const evil = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }
  const hosts = [
    ['evil.example', addresses[0]],
    ['localhost:3000.evil.example', addresses[0]],
    ['192.168.1.5:3000', addresses[1]],
  ] as const
  for (const [n, [host]] of hosts.entries()) {
    await forget('office@example.com', 'hr', { app, headers: { host, origin: 'http://evil.example', ...evil } })
    await untilArrived(smtp, n + 1)
  }
  const links = smtp.mails.map(({ text }) => /^http\S+(?=\/forget-password)/m.exec(text)?.[0])
  expect(links).toEqual(hosts.map(([, leads]) => leads))
  expect(smtp.mails.map(({ raw }) => raw).join()).not.toContain('evil')
  await app.close()
})

test.each([
  [{}, { email: 'Plz Enter Email', role: 'Plz Enter User Type' }],
  [{ email: 'nobody', role: 'hr' }, { email: 'Enter an email address, such as name@example.com.' }],
  [{ email: 'a@example.com', role: 'teacher' }, { role: 'Plz Enter User Type' }],
  [{ email: 'a@example.com', role: '' }, { role: 'Plz Enter User Type' }],
  [{ email: 'a@example.com', role: 'hr', password: 'x' }, { password: 'There is no such field.' }],
])('%j is refused at its field', async (body, fields) => {
  expect(await call('POST', '/api/user/forgetPassword', body)).toMatchObject({ status: 422, body: { fields } })
})

test('a letter that nobody can use is forgotten a day later', async () => {
  const { forgetOldLinks } = await import('./public.ts')
  const smtp = await sendThrough()
  const { email } = await withPassword(api, await createAccount(api.db, 'hr'))
  await forget(email)
  await untilArrived(smtp, 1)
  later(24 * 60 * MINUTE + 30 * MINUTE)
  await forgetOldLinks(api.db, { now: () => api.now })
  expect(await tokens()).toHaveLength(1)
  later(1)
  await forgetOldLinks(api.db, { now: () => api.now })
  expect(await tokens()).toEqual([])
})
