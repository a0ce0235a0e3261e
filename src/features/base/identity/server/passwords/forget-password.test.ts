import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resolveOrigin } from '#app/server/server-urls.ts'
import { buildApp } from '#app/server/build-app.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount, createStudent } from '#testing/server/fixtures.ts'
import { setUpMail, getResetToken, waitForMails } from '#testing/server/mail.ts'
import { setPassword } from '#testing/server/scenario.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { anonymousCalls } from '#testing/server/accounts.ts'

const api = startTestApi()
const { setSmtpUrl, startMailServer } = setUpMail(api)
const { call, forgetPassword } = anonymousCalls(api)

const REQUESTED =
  'If this address is registered, a link to set a new password is on its way. It is valid for 30 minutes.'
const MINUTE = 60_000
const advanceClock = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const getEmail = async (id: string) =>
  (await api.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
const listTokens = () => api.db.selectFrom('reset_token').selectAll().execute()

describe('forgetPassword', () => {
  test('mails a link, ignoring the case of the email', async () => {
    const smtp = await startMailServer()
    await createAccount(api.db, 'hr', 'Office@example.com')
    expect(await forgetPassword(' oFFICE@EXAMPLE.com ', 'hr')).toMatchObject({
      status: 200,
      body: { message: REQUESTED },
    })
    await waitForMails(smtp, 1)
    const [mail] = smtp.mails
    expect(mail).toMatchObject({
      to: ['Office@example.com'],
      subject: 'Set a new password at Example Institute',
      text: `Dear Example hr,

Somebody asked for a new password for this address. If it was you, open this link within 30 minutes:

http://munshi.test/forget-password#token=${getResetToken(mail!.text)}

If it was not you, nothing needs to be done: your password stays as it is.

Example Institute
`,
    })
    expect(mail!.from).toMatch(/^"?Example Institute"? <office@example.com>$/)
  })

  test.each(['student', 'hr', 'admin'] as const)('mails the account of the requested role: %s', async (role) => {
    const smtp = await startMailServer()
    for (const one of ['student', 'hr', 'admin'] as const) await createAccount(api.db, one, 'same@example.com')
    await forgetPassword('same@example.com', role.toUpperCase() as Role)
    await waitForMails(smtp, 1)
    expect(smtp.mails[0]!.text).toContain(`Dear Example ${role},`)
  })

  test.each(LANGUAGES)('mails in the language of the request: %s', async (language) => {
    const smtp = await startMailServer()
    await createAccount(api.db, 'hr', 'office@example.com')
    const response = await forgetPassword('office@example.com', 'hr', { headers: { 'accept-language': language } })
    const translate = loadMessages()
    expect(response.body.message).toBe(translate(language, 'identity:linkRequested', { minutes: 30 }))
    await waitForMails(smtp, 1)
    expect(smtp.mails[0]!.subject).toBe(
      translate(language, 'identity:resetSubject', { institute: 'Example Institute' }),
    )
  })

  test('writes the mail to the outbox when mail is not set up, and reports it', async () => {
    await createAccount(api.db, 'hr', 'office@example.com')
    const responses = [await forgetPassword('office@example.com'), await forgetPassword('nobody@example.com')]
    const message = 'Mail is not set up here, so no link can be sent. Ask the institute for a new password.'
    for (const response of responses) expect(response).toMatchObject({ status: 200, body: { message } })
    const readMails = () => readdirSync(api.outbox).map((file) => readFileSync(join(api.outbox, file), 'utf8'))
    await expect.poll(readMails).toEqual([expect.stringContaining('To: office@example.com')])
  })
})

test('forgetPassword does not mail the name of a pending registration', async () => {
  const smtp = await startMailServer()
  const id = await createStudent(api.db, {
    status: 'Pending',
    fname: 'Your account is locked, see http://evil.example',
  })
  await forgetPassword(await getEmail(id), 'student')
  await waitForMails(smtp, 1)
  expect(smtp.mails[0]!.text).toMatch(/^Good day,\n/)
  expect(smtp.mails[0]!.text).not.toContain('evil.example')
})

test('forgetPassword stores only the hash of the token and does not return it', async () => {
  const smtp = await startMailServer()
  const id = await createAccount(api.db, 'hr', 'office@example.com')
  const { body } = await forgetPassword('office@example.com')
  await waitForMails(smtp, 1)
  const token = getResetToken(smtp.mails[0]!.text)
  const [stored, ...others] = await listTokens()
  expect([stored!.account_id, others]).toEqual([id, []])
  expect(stored!.token_hash).not.toEqual(Buffer.from(token, 'base64url'))
  expect(JSON.stringify(body)).not.toContain(token)
  for (const table of ['reset_token', 'audit_entry', 'idempotency', 'session'] as const) {
    const rows = JSON.stringify(await api.db.selectFrom(table).selectAll().execute())
    for (const form of [token, Buffer.from(token).toString('hex')]) expect(rows).not.toContain(form)
  }
})

describe('forgetPassword for an unknown or deactivated account', () => {
  test('returns the same response as for a known one, and mails nothing', async () => {
    const smtp = await startMailServer()
    await createAccount(api.db, 'hr', 'office@example.com')
    const dropped = await createStudent(api.db)
    await (await api.signInAs('admin')).post('/api/admin/status', { student: dropped, status: 'Disable' })
    const deactivated = await createAccount(api.db, 'hr', 'former@example.com')
    await (await api.signInAs('admin')).put(`/api/admin/staff/${deactivated}`, { status: 'Disable' })
    const responses = [
      await forgetPassword('nobody@example.com'),
      await forgetPassword('office@example.com', 'admin'),
      await forgetPassword(await getEmail(dropped), 'student'),
      await forgetPassword('former@example.com'),
      await forgetPassword('office@example.com'),
    ]
    const comparable = responses.map(({ status, body, headers }) => ({
      status,
      body,
      names: Object.keys(headers).sort(),
    }))
    expect(new Set(comparable.map((response) => JSON.stringify(response))).size).toBe(1)
    expect(comparable[0]).toMatchObject({ status: 200, body: { message: REQUESTED } })
    await waitForMails(smtp, 1)
    expect([smtp.mails[0]!.to, (await listTokens()).length]).toEqual([['office@example.com'], 1])
  })

  test('responds within 2 seconds while the mail server hangs or is unreachable', async () => {
    await startMailServer('silent')
    await createAccount(api.db, 'hr', 'office@example.com')
    const measureRequest = async () => {
      const started = performance.now()
      expect(await forgetPassword('office@example.com')).toMatchObject({ status: 200, body: { message: REQUESTED } })
      return performance.now() - started
    }
    expect(await measureRequest()).toBeLessThan(2000)
    setSmtpUrl('smtp://127.0.0.1:9')
    expect(await measureRequest()).toBeLessThan(2000)
  })
})

describe('forgetPassword limits', () => {
  test('mails at most three links per account and hour', async () => {
    const smtp = await startMailServer()
    await createAccount(api.db, 'hr', 'office@example.com')
    await createAccount(api.db, 'hr', 'other@example.com')
    for (let n = 1; n <= 3; n++) {
      await forgetPassword('office@example.com')
      await waitForMails(smtp, n)
    }
    for (let n = 0; n < 3; n++)
      expect((await forgetPassword('office@example.com')).body).toEqual({ message: REQUESTED })
    await forgetPassword('other@example.com')
    await waitForMails(smtp, 4)
    expect(await listTokens()).toHaveLength(4)
    advanceClock(60 * MINUTE)
    await forgetPassword('office@example.com')
    await waitForMails(smtp, 5)
    expect(smtp.mails[4]!.to).toEqual(['office@example.com'])
  })

  test('counts concurrent requests', async () => {
    const smtp = await startMailServer()
    await createAccount(api.db, 'hr', 'office@example.com')
    await Promise.all(Array.from({ length: 20 }, () => forgetPassword('office@example.com')))
    await waitForMails(smtp, 3)
    await forgetPassword('office@example.com')
    expect(await listTokens()).toHaveLength(3)
    expect(smtp.mails).toHaveLength(3)
  })

  test('does not count mails that could not be sent', async () => {
    await createAccount(api.db, 'hr', 'office@example.com')
    const rejecting = await startMailServer('message')
    for (let n = 0; n < 3; n++) await forgetPassword('office@example.com')
    await waitForMails(rejecting, 3)
    await expect.poll(async () => (await listTokens()).length).toBe(0)
    const smtp = await startMailServer()
    await forgetPassword('office@example.com')
    await waitForMails(smtp, 1)
  })

  test('rejects more than 30 requests per IP address and hour, also in another process (429)', async () => {
    const options = { from: '192.0.2.77' }
    for (let n = 0; n < 30; n++)
      expect((await forgetPassword(`nobody-${n}@example.com`, 'hr', options)).status).toBe(200)
    const other = await buildApp({ ...api.app.dependencies, gate: await openSetupGate(api.db, api.ownerUrl) })
    const payload = { email: 'nobody@example.com', role: 'hr' }
    const response = await other.inject({
      method: 'POST',
      url: '/api/user/forgetPassword',
      payload,
      remoteAddress: options.from,
    })
    await other.close()
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('3600')
    expect(response.json().message).toBe('Too many requests from this network. Try again in 60 minutes.')
    api.now = new Date(api.now.getTime() + 60 * 60_000)
    expect((await forgetPassword('nobody@example.com', 'hr', options)).status).toBe(200)
  })
})

test('forgetPassword ignores forged host headers in the link', async () => {
  const smtp = await startMailServer()
  await createAccount(api.db, 'hr', 'office@example.com')
  const addresses = ['http://localhost:3000', 'http://192.168.1.5:3000']
  const originFor = (host?: string) => resolveOrigin(addresses, host, { PUBLIC_URL: undefined })
  const gate = await openSetupGate(api.db, api.ownerUrl)
  const app = await buildApp({ ...api.app.dependencies, getOrigin: originFor, gate })
  const evil = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }
  const hosts = [
    ['evil.example', addresses[0]],
    ['localhost:3000.evil.example', addresses[0]],
    ['192.168.1.5:3000', addresses[1]],
  ] as const
  for (const [n, [host]] of hosts.entries()) {
    await forgetPassword('office@example.com', 'hr', { app, headers: { host, origin: 'http://evil.example', ...evil } })
    await waitForMails(smtp, n + 1)
  }
  const links = smtp.mails.map(({ text }) => /^http\S+(?=\/forget-password)/m.exec(text)?.[0])
  expect(links).toEqual(hosts.map(([, origin]) => origin))
  expect(smtp.mails.map(({ raw }) => raw).join()).not.toContain('evil')
  await app.close()
})

test.each([
  [{}, { email: 'Plz Enter Email', role: 'Plz Enter User Type' }],
  [{ email: 'nobody', role: 'hr' }, { email: 'Enter an email address, such as name@example.com.' }],
  [{ email: 'a@example.com', role: 'teacher' }, { role: 'Choose one of these: student, hr, admin.' }],
  [{ email: 'a@example.com', role: '' }, { role: 'Plz Enter User Type' }],
  [{ email: 'a@example.com', role: 'hr', password: 'x' }, { password: 'There is no such field.' }],
])('forgetPassword rejects %j with a message per field (422)', async (body, fields) => {
  expect(await call('POST', '/api/user/forgetPassword', body)).toMatchObject({ status: 422, body: { fields } })
})

test('deleteExpiredLinks deletes links a day after they expire', async () => {
  const { deleteExpiredLinks } = await import('../delete-expired.sql.ts')
  const smtp = await startMailServer()
  const { email } = await setPassword(api, await createAccount(api.db, 'hr'))
  await forgetPassword(email)
  await waitForMails(smtp, 1)
  advanceClock(24 * 60 * MINUTE + 30 * MINUTE)
  await deleteExpiredLinks(api.db, { now: () => api.now })
  expect(await listTokens()).toHaveLength(1)
  advanceClock(1)
  await deleteExpiredLinks(api.db, { now: () => api.now })
  expect(await listTokens()).toEqual([])
})
