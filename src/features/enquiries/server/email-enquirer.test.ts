import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { mailing } from '#testing/server/mail.ts'
import { served } from '#testing/server/served.ts'
import { stored } from '#testing/server/stored.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { openLog } from '#shared/server/log.ts'
import { openMail } from '#shared/server/mail.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { startSmtp } from '#testing/server/smtp.ts'
import { clerkOf, trailOf } from '#testing/server/enquiries.ts'

const api = startTestApi()
const { sendTo, sendThrough } = mailing(api)

async function anEnquirer(over: Record<string, unknown> = {}) {
  const { hr, enquire } = await clerkOf(api)
  const id = await enquire(over)
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

describe('what arrives', () => {
  test('is from the institute, to the enquirer alone, and in plain text', async () => {
    const smtp = await sendThrough()
    const { hr, id, send } = await anEnquirer()
    const before = (await hr.get(`/api/enquiry/${id}`)).body
    expect(await send()).toMatchObject({ status: 200, body: { message: 'Email sent to asha@example.com.' } })
    expect(smtp.mails).toMatchObject([{ to: ['asha@example.com'], subject: 'Your enquiry about Tally', text: TEXT }])
    expect(smtp.mails[0]!.from).toMatch(/^"?Example Institute"? <office@example.com>$/)
    expect(smtp.mails[0]!.raw).toMatch(/^To: asha@example.com\r$/m)
    expect((await hr.get(`/api/enquiry/${id}`)).body).toEqual(before)
    const entry = (await trailOf(api)).at(-1)!
    expect(entry).toMatchObject({ action: 'enquiry.email', record_id: id, actor_id: hr.id, after: { sent: true } })
    expect(JSON.stringify(entry)).not.toContain('asha@')
    const personal = await api.db.selectFrom('audit_personal').selectAll().where('entry_id', '=', entry.id).execute()
    expect(personal).toMatchObject([{ subject_id: id, field: 'to', after: 'asha@example.com' }])
  })

  test.each([
    ['Ömer Çelik', 'Grundlagen für Büros', 'Döner & Söhne "Schule", Köln'],
    ['अनन्या शर्मा', 'हिन्दी टाइपिंग और कंप्यूटर का लंबा नाम वाला पाठ्यक्रम', 'राष्ट्रीय कंप्यूटर संस्थान, नई दिल्ली'],
    ['Łukasz 👩‍🎓', 'C++ & <b>Tally</b> {{name}}', '. dot\n.. dots'],
  ])('keeps every letter of %s', async (name, course, institute) => {
    await api.db.updateTable('institute').set({ name: institute, phone: '' }).execute()
    const smtp = await sendThrough()
    const { hr, id, send } = await anEnquirer({ name })
    const [{ _id }] = (await hr.get('/api/course')).body.courses
    expect((await (await api.as('admin')).put(`/api/course/${_id}`, { course })).status).toBe(200)
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

  test.each(LANGUAGES)('is in the language of whoever sends it: %s', async (language) => {
    const smtp = await sendThrough()
    const { send } = await anEnquirer()
    const { body } = await send({ 'accept-language': language })
    const say = loadMessages()
    expect(body.message).toBe(say(language, 'enquiries:emailSent', { address: 'asha@example.com' }))
    expect(smtp.mails[0]!.subject).toBe(say(language, 'enquiries:mailSubject', { course: 'Tally' }))
    expect(smtp.mails[0]!.text).toContain(say(language, 'enquiries:mailGreeting', { name: 'Asha Rao' }))
  })

  test('cannot be given other headers or recipients by anything that is written somewhere', async () => {
    const evil = 'x\r\nBcc: evil@example.com\r\n\r\nevil'
    await api.db.updateTable('institute').set({ name: evil, address: evil }).execute()
    const smtp = await sendThrough()
    const { hr, send } = await anEnquirer({ name: 'x\r\nBcc: evil@example.co' })
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
  ])('never goes to %j, which no enquiry has', async (mailId) => {
    const { hr, id } = await anEnquirer()
    expect((await hr.put(`/api/enquiry/${id}`, { mailId })).body.fields).toEqual({
      mailId: 'Enter an email address, such as name@example.com.',
    })
  })
})

describe('says in plain words why nothing was sent, and nothing is written down', () => {
  async function expectRefusal(status: number, code: string, message: string) {
    const { send } = await anEnquirer()
    const before = await stored(api.db)
    const started = performance.now()
    expect(await send()).toMatchObject({ status, body: { code, message } })
    expect(await stored(api.db)).toEqual(before)
    return performance.now() - started
  }

  test('when the server does not take the address', async () => {
    const { mails } = await sendThrough('recipient')
    const message = 'The mail server refused the message: check the email address. Nothing was sent.'
    await expectRefusal(422, 'mail_refused', message)
    expect(mails).toEqual([])
  })

  test('when it does not take it now', async () => {
    await sendThrough('recipient for now')
    const message = 'The mail server is not accepting the message right now. Nothing was sent: try again later.'
    await expectRefusal(503, 'mail_deferred', message)
  })

  test('when it does not let the institute in', async () => {
    const { mails } = await sendThrough('auth')
    const message = "The mail server did not accept the institute's user name or password. Nothing was sent."
    await expectRefusal(503, 'mail_sign_in', message)
    expect(mails).toEqual([])
  })

  const UNREACHABLE = 'The mail server could not be reached. Nothing was sent: try again later.'

  test('when nobody is there', async () => {
    const { url, close } = await startSmtp()
    await close()
    sendTo(url)
    expect(await expectRefusal(503, 'mail_unreachable', UNREACHABLE)).toBeLessThan(4000)
  })

  test('when the server lets it in and never says a word', async () => {
    await sendThrough('silent')
    expect(await expectRefusal(503, 'mail_unreachable', UNREACHABLE)).toBeLessThan(6000)
  })

  test('when it does not take the institute as a sender', async () => {
    const { mails } = await sendThrough('sender')
    const message = "The mail server does not accept the institute's own address as the sender. Nothing was sent."
    await expectRefusal(503, 'mail_sender', message)
    expect(mails).toEqual([])
  })

  test('when it does not take the message', async () => {
    await sendThrough('message')
    await expectRefusal(503, 'mail_not_taken', 'The mail server refused the message. Nothing was sent.')
  })

  test('when it takes its time: the connection is cut, and nothing goes out later', { timeout: 30_000 }, async () => {
    const { mails } = await sendThrough('slow')
    const message =
      'The mail server did not answer in time. The message may have gone out all the same: ask before you send it again.'
    expect(await expectRefusal(503, 'mail_uncertain', message)).toBeLessThan(8000)
    await new Promise((later) => setTimeout(later, 5000))
    expect(mails).toEqual([])
  })

  test('when it hangs up', async () => {
    const server = createServer((socket) => socket.destroy())
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    sendTo(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`)
    await expectRefusal(503, 'mail_unreachable', UNREACHABLE)
    server.close()
  })
})

test('of two who press the button at once, one is told that it is under way, and one mail goes out', async () => {
  const { mails } = await sendThrough()
  const { send } = await anEnquirer()
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  expect(mails).toHaveLength(1)
})

test('who is deleted while the mail is on its way leaves no address in the trail', async () => {
  await sendThrough()
  const { hr, id, send } = await anEnquirer()
  const real = api.mail
  api.mail = {
    ...api.mail,
    send: async (mail) => {
      expect((await hr.delete(`/api/enquiry/${id}`)).status).toBe(200)
      return real.send(mail)
    },
  }
  expect((await send()).status).toBe(200)
  const told = await api.db.selectFrom('audit_personal').selectAll().where('field', '=', 'to').execute()
  expect(told).toEqual([])
})

test('an enquiry without an email has nobody to write to', async () => {
  const { mails } = await sendThrough()
  const { send } = await anEnquirer({ mailId: '' })
  const before = await stored(api.db)
  expect(await send()).toMatchObject({
    status: 422,
    body: { code: 'no_email', message: 'This enquiry has no email address.' },
  })
  expect(mails).toEqual([])
  expect(await stored(api.db)).toEqual(before)
})

test('where mail is not set up the message is written to a file, and it says so', async () => {
  const { id, send } = await anEnquirer()
  const { status, body } = await send()
  expect(status).toBe(200)
  expect(body.message).toMatch(/^Mail is not set up: nothing was sent\. The message is in the outbox as \S+\.eml\.$/)
  const [file, ...others] = readdirSync(api.outbox)
  expect(others).toEqual([])
  expect(body.message).toContain(file)
  const written = readFileSync(join(api.outbox, file!), 'utf8')
  expect(written).toContain('To: asha@example.com')
  expect(written).toContain('Subject: Your enquiry about Tally')
  expect((await trailOf(api)).at(-1)).toMatchObject({ action: 'enquiry.email', record_id: id, after: { sent: false } })
})

test('neither the address nor a word of the message stands in the log', async () => {
  const lines: string[] = []
  const logger = openLog({ level: 'debug', stream: { write: (line) => void lines.push(line) } })
  const { hr, id } = await anEnquirer({ name: 'Kanariya Vogelsang', mailId: 'kanariya@example.com' })
  const send = async () => {
    const app = await served(api, { logger })
    const url = `/api/enquiry/send-reminder/${id}`
    const { statusCode } = await app.inject({ method: 'PUT', url, headers: { authorization: `Bearer ${hr.token}` } })
    await app.close()
    return statusCode
  }
  api.mail = openMail({ smtpUrl: undefined, from: 'office@example.com', outbox: api.outbox, log: logger })
  const statuses = [await send()]
  for (const refuse of [undefined, 'recipient', 'recipient for now', 'auth'] as const) {
    await sendThrough(refuse)
    statuses.push(await send())
  }
  expect(statuses).toEqual([200, 200, 422, 503, 503])
  expect(lines.join('')).toContain('a message was written to the outbox')
  expect(lines.join('')).not.toMatch(/kanariya|Vogelsang|Dear|Tally|wrong/i)
})

test('only HR writes to enquirers, to those that are there', async () => {
  const { mails } = await sendThrough()
  const { hr, id } = await anEnquirer()
  const path = `/api/enquiry/send-reminder/${id}`
  expect((await api.call('PUT', path)).status).toBe(401)
  for (const role of ['student', 'admin'] as const) expect((await (await api.as(role)).put(path)).status).toBe(403)
  for (const absent of [ABSENT_ID, 'nope'])
    expect((await hr.put(`/api/enquiry/send-reminder/${absent}`)).status).toBe(404)
  expect(mails).toEqual([])
})
