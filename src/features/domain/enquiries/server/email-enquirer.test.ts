import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { createMailer } from '#shared/server/mailer.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'
import { dumpDatabase } from '#testing/server/dump-database.ts'
import { setUpEnquiries, readAuditEntries } from '#testing/server/enquiries.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { setUpMail } from '#testing/server/mail.ts'
import { startSmtpServer } from '#testing/server/smtp-server.ts'

const api = startTestApi()
const { setSmtpUrl, startMailServer } = setUpMail(api)

async function setUpEnquirer(overrides: Record<string, unknown> = {}) {
  const { hr, createEnquiry } = await setUpEnquiries(api)
  const id = await createEnquiry(overrides)
  const send = (headers = {}) => hr.put(`/api/enquiry/send-reminder/${id}`, undefined, headers)
  return { hr, id, send }
}

const TEXT = `Dear Asha Rao,

Thank you for your interest in Tally at Example Institute.
We would be glad to tell you about the next batches, the fee and how to join.
Call us on 9800000000, or answer this email.

Regards,
Example Institute
1 Example Road
9800000000
`

describe('emailEnquirer: the mail', () => {
  test('is sent by the institute to the enquirer only, in plain text', async () => {
    const smtp = await startMailServer()
    const { hr, id, send } = await setUpEnquirer()
    const before = (await hr.get(`/api/enquiry/${id}`)).body

    expect(await send()).toMatchObject({ status: 200, body: { message: 'Email sent to asha@example.com.' } })
    expect(smtp.mails).toMatchObject([{ to: ['asha@example.com'], subject: 'Your enquiry about Tally', text: TEXT }])
    expect(smtp.mails[0]!.from).toMatch(/^"?Example Institute"? <office@example.com>$/)
    expect(smtp.mails[0]!.raw).toMatch(/^To: asha@example.com\r$/m)
    expect((await hr.get(`/api/enquiry/${id}`)).body).toEqual(before)
    const entry = (await readAuditEntries(api)).at(-1)!
    expect(entry).toMatchObject({ action: 'enquiry.email', record_id: id, actor_id: hr.id, after: { sent: true } })
    expect(JSON.stringify(entry)).not.toContain('asha@')
    const personal = await api.db.selectFrom('audit_personal').selectAll().where('entry_id', '=', entry.id).execute()
    expect(personal).toMatchObject([{ subject_id: id, field: 'to', after: 'asha@example.com' }])
  })

  test.each([
    ['Ömer Çelik', 'Grundlagen für Büros', 'Döner & Söhne "Schule", Köln'],
    ['अनन्या शर्मा', 'हिन्दी टाइपिंग और कंप्यूटर का लंबा नाम वाला पाठ्यक्रम', 'राष्ट्रीय कंप्यूटर संस्थान, नई दिल्ली'],
    ['Łukasz 👩‍🎓', 'C++ & <b>Tally</b> {{name}}', '. dot\n.. dots'],
  ])('keeps the characters of %s', async (name, course, institute) => {
    await api.db.updateTable('institute').set({ name: institute, phone: '' }).execute()
    const smtp = await startMailServer()
    const { hr, id, send } = await setUpEnquirer({ name })
    const [{ _id }] = (await hr.get('/api/course')).body.courses

    expect((await (await api.signInAs('admin')).put(`/api/course/${_id}`, { course })).status).toBe(200)
    expect((await send()).status).toBe(200)
    const [mail] = smtp.mails
    expect(mail!.subject).toBe(`Your enquiry about ${course}`)
    expect(mail!.text).toContain(`Dear ${name},\n`)
    expect(mail!.text).toContain(`Thank you for your interest in ${course} at ${institute}.\n`)
    expect(mail!.text).toContain('Answer this email and we will call you back.')
    expect(mail!.from).toContain(institute.split(/["\n]/)[0]!.trim())
    expect(mail!.raw).toMatch(/^[\x20-\x7e\r\n\t]*$/)
    expect(id).toBeTypeOf('string')
  })

  test.each(LANGUAGES)('is in the language of the caller: %s', async (language) => {
    const smtp = await startMailServer()
    const { send } = await setUpEnquirer()
    const { body } = await send({ 'accept-language': language })
    const translate = loadMessages()

    expect(body.message).toBe(translate(language, 'enquiries:emailSent', { address: 'asha@example.com' }))
    expect(smtp.mails[0]!.subject).toBe(translate(language, 'enquiries:mailSubject', { course: 'Tally' }))
    expect(smtp.mails[0]!.text).toContain(translate(language, 'identity:mailGreeting', { name: 'Asha Rao' }))
  })

  test('has no other headers or recipients if names and addresses contain line breaks', async () => {
    const evil = 'x\r\nBcc: evil@example.com\r\n\r\nevil'
    await api.db.updateTable('institute').set({ name: evil, address: evil }).execute()
    const smtp = await startMailServer()
    const { hr, send } = await setUpEnquirer({ name: 'x\r\nBcc: evil@example.co' })
    const [{ _id }] = (await hr.get('/api/course')).body.courses
    await api.db.updateTable('course').set({ name: evil }).where('id', '=', _id).execute()

    expect((await send()).status).toBe(200)
    expect(smtp.mails).toMatchObject([{ to: ['asha@example.com'] }])
    const [head] = smtp.mails[0]!.raw.split('\r\n\r\n')
    expect(head).not.toMatch(/^bcc:/im)
    expect(head!.split('\r\n').filter((line) => /^(to|from|subject):/i.test(line))).toHaveLength(3)
  })

  test.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com,b@example.com',
    '<a@example.com>',
    'a b@example.com',
  ])('is never sent to %j: updateEnquiry rejects the address (422)', async (mailId) => {
    const { hr, id } = await setUpEnquirer()

    expect((await hr.put(`/api/enquiry/${id}`, { mailId })).body.fields).toEqual({
      mailId: 'Enter an email address, such as name@example.com.',
    })
  })
})

describe('emailEnquirer returns an error and writes nothing', () => {
  /** The page stops waiting after this time. The codes tell which of the server's own, shorter limits has passed. */
  const PAGE_TIMEOUT_MS = 10_000

  async function expectRejection(status: number, code: string, message: string) {
    const { send } = await setUpEnquirer()
    const before = await dumpDatabase(api.db)
    const started = performance.now()
    expect(await send()).toMatchObject({ status, body: { code, message } })
    expect(await dumpDatabase(api.db)).toEqual(before)
    return performance.now() - started
  }

  test('when the server rejects the address (422)', async () => {
    const { mails } = await startMailServer('recipient')
    const message = 'The mail server refused the message: check the email address. Nothing was sent.'
    await expectRejection(422, 'mail_refused', message)

    expect(mails).toEqual([])
  })

  test('when the server rejects the address temporarily (503)', async () => {
    await startMailServer('recipient for now')
    const message = 'The mail server is not accepting the message right now. Nothing was sent: try again later.'
    await expectRejection(503, 'mail_deferred', message)
  })

  test('when the server rejects user name or password (503)', async () => {
    const { mails } = await startMailServer('auth')
    const message = "The mail server did not accept the institute's user name or password. Nothing was sent."
    await expectRejection(503, 'mail_sign_in', message)

    expect(mails).toEqual([])
  })

  const UNREACHABLE = 'The mail server could not be reached. Nothing was sent: try again later.'

  test('when no server listens (503)', async () => {
    const { url, close } = await startSmtpServer()
    await close()
    setSmtpUrl(url)

    expect(await expectRejection(503, 'mail_unreachable', UNREACHABLE)).toBeLessThan(PAGE_TIMEOUT_MS)
  })

  test('when the server accepts the connection and stays silent (503)', async () => {
    await startMailServer('silent')

    expect(await expectRejection(503, 'mail_unreachable', UNREACHABLE)).toBeLessThan(PAGE_TIMEOUT_MS)
  })

  test('when the server rejects the sender address (503)', async () => {
    const { mails } = await startMailServer('sender')
    const message = "The mail server does not accept the institute's own address as the sender. Nothing was sent."
    await expectRejection(503, 'mail_sender', message)

    expect(mails).toEqual([])
  })

  test('when the server rejects the message (503)', async () => {
    await startMailServer('message')
    await expectRejection(503, 'mail_not_taken', 'The mail server refused the message. Nothing was sent.')
  })

  test.runIf(isFullRun)(
    'when the server is too slow: the connection is closed and nothing is sent later (503)',
    async () => {
      const smtp = await startMailServer('slow')
      const message =
        'The mail server did not answer in time. The message may have gone out all the same: ask before you send it again.'

      expect(await expectRejection(503, 'mail_uncertain', message)).toBeLessThan(PAGE_TIMEOUT_MS)
      await expect.poll(() => smtp.countConnections()).toBe(0)
      expect(smtp.mails).toEqual([])
    },
  )

  test('when the server closes the connection (503)', async () => {
    const server = createServer((socket) => socket.destroy())
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    setSmtpUrl(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`)
    await expectRejection(503, 'mail_unreachable', UNREACHABLE)
    server.close()
  })
})

/** Runs `work` after the app has begun to send a mail and before the mail server gets it. */
function whileSending(work: () => Promise<void>): void {
  const mailer = api.mail
  api.mail = {
    ...mailer,
    send: async (mail) => {
      api.mail = mailer
      await work()
      return mailer.send(mail)
    },
  }
}

test('emailEnquirer rejects a request while it sends a mail to the address (409)', async () => {
  const { mails } = await startMailServer()
  const { send } = await setUpEnquirer()
  whileSending(async () => expect(await send()).toMatchObject({ status: 409, body: { code: 'under_way' } }))

  expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(429)
  expect(mails).toHaveLength(1)
})

test('emailEnquirer does not count a mail that was not sent, whatever was rejected meanwhile', async () => {
  await startMailServer('recipient for now')
  const { send } = await setUpEnquirer()
  whileSending(async () => expect((await send()).status).toBe(409))
  expect((await send()).status).toBe(503)

  await startMailServer()
  expect((await send()).status).toBe(200)
})

test('emailEnquirer sends one mail an hour to an address and says when the next may be sent (429)', async () => {
  const { mails } = await startMailServer()
  const { hr, id, send } = await setUpEnquirer()
  const { status, body } = await hr.post('/api/enquiry', {
    ...(await hr.get(`/api/enquiry/${id}`)).body,
    mailId: 'ASHA@example.com',
  })
  expect(status, JSON.stringify(body)).toBe(201)
  expect((await send()).status).toBe(200)
  const responses = [await send(), await hr.put(`/api/enquiry/send-reminder/${body._id}`)]

  for (const response of responses)
    expect(response).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      body: {
        message: 'This person was sent an email less than an hour ago. You can send another in 60 minutes.',
      },
    })
  const sendAfter = async (minutes: number) => {
    api.now = new Date(api.now.getTime() + minutes * 60_000)
    return (await api.signInAs('hr')).put(`/api/enquiry/send-reminder/${id}`)
  }
  expect((await sendAfter(59)).body.message).toContain('You can send another in 1 minute.')
  expect((await sendAfter(1)).status).toBe(200)
  expect(mails).toHaveLength(2)
})

test('emailEnquirer audits no address if the enquiry is deleted while the mail is sent', async () => {
  await startMailServer()
  const { hr, id, send } = await setUpEnquirer()
  whileSending(async () => expect((await hr.delete(`/api/enquiry/${id}`)).status).toBe(200))

  expect((await send()).status).toBe(200)
  const personalValues = await api.db.selectFrom('audit_personal').selectAll().where('field', '=', 'to').execute()
  expect(personalValues).toEqual([])
})

test('emailEnquirer rejects an enquiry without an email address (422)', async () => {
  const { mails } = await startMailServer()
  const { send } = await setUpEnquirer({ mailId: '' })
  const before = await dumpDatabase(api.db)

  expect(await send()).toMatchObject({
    status: 422,
    body: { code: 'no_email', message: 'This enquiry has no email address.' },
  })
  expect(mails).toEqual([])
  expect(await dumpDatabase(api.db)).toEqual(before)
})

test('emailEnquirer writes the mail to the outbox if no mail server is configured', async () => {
  const { id, send } = await setUpEnquirer()
  const { status, body } = await send()

  expect(status).toBe(200)
  expect(body.message).toBe('Nothing was sent: email is not set up here. The message was kept on the server.')
  const [file, ...others] = readdirSync(api.outbox)
  expect(others).toEqual([])
  const written = readFileSync(join(api.outbox, file!), 'utf8')
  expect(written).toContain('To: asha@example.com')
  expect(written).toContain('Subject: Your enquiry about Tally')
  expect((await readAuditEntries(api)).at(-1)).toMatchObject({
    action: 'enquiry.email',
    record_id: id,
    after: { sent: false },
  })
})

test('emailEnquirer logs neither the address nor the text', async () => {
  const lines: string[] = []
  const logger = createLogger({ level: 'debug', stream: { write: (line) => void lines.push(line) } })
  const { hr, id } = await setUpEnquirer({ name: 'Kanariya Vogelsang', mailId: 'kanariya@example.com' })
  const send = async () => {
    const app = await buildAppWithPage(api, { logger })
    const url = `/api/enquiry/send-reminder/${id}`
    const { statusCode } = await app.inject({ method: 'PUT', url, headers: { authorization: `Bearer ${hr.token}` } })
    await app.close()
    return statusCode
  }
  api.mail = createMailer({ smtpUrl: undefined, from: 'office@example.com', outbox: api.outbox, log: logger })
  const statuses = [await send()]
  for (const refuse of ['recipient', 'recipient for now', 'auth', undefined] as const) {
    await startMailServer(refuse)
    statuses.push(await send())
  }

  expect(statuses).toEqual([200, 422, 503, 503, 200])
  expect(lines.join('')).toContain('no SMTP server configured, mail written to outbox')
  expect(lines.join('')).not.toMatch(/kanariya|Vogelsang|Dear|Tally|wrong/i)
})

test('emailEnquirer rejects callers other than HR (401, 403) and unknown ids (404)', async () => {
  const { mails } = await startMailServer()
  const { hr, id } = await setUpEnquirer()
  const path = `/api/enquiry/send-reminder/${id}`

  expect((await api.call('PUT', path)).status).toBe(401)
  for (const role of ['student', 'admin'] as const)
    expect((await (await api.signInAs(role)).put(path)).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope'])
    expect((await hr.put(`/api/enquiry/send-reminder/${absent}`)).status).toBe(404)
  expect(mails).toEqual([])
})
