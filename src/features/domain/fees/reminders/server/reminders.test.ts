import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadMessages } from '#shared/server/messages.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { setUpMail } from '#testing/server/mail.ts'
import { setPassword } from '#testing/server/scenario.ts'
import { sendQueuedReminders } from './send-queued-reminders.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)
beforeEach(() => rmSync(api.outbox, { recursive: true, force: true }))

type Client = Awaited<ReturnType<typeof api.signInAs>>

/** Today is 2026-11-21. Without dates the whole fee of ₹10,000 has been due since 2026-09-05. */
async function addStudent(
  hr: Client,
  { dates = [], ...fields }: { dates?: string[]; fname?: string; email?: string } = {},
) {
  const id = await createStudent(api.db, fields)
  if (dates.length === 0) return id
  const { enrolments } = (await hr.get(`/api/enrolment/${id}`)).body
  const rows = dates.map((dueDate) => ({ dueDate, amount: 10_000 / dates.length }))
  expect((await hr.put(`/api/plan/${enrolments[0]._id}`, { rows })).status).toBe(200)
  return id
}
const list = async (client: Client, query = '') => (await client.get(`/api/reminder?${query}`)).body
const listNames = async (client: Client, query = '') =>
  (await list(client, query)).students.map(({ fname }: { fname: string }) => fname)
const setDay = (day: string) => (api.now = new Date(`${day}T04:30:00Z`))
const openChat = (client: Client, id: string) => client.post(`/api/reminder/${id}`)
const confirm = (client: Client, id: string, sent: boolean) => client.put(`/api/reminder/${id}`, { sent })
/** Opens WhatsApp and says that the message was sent. Returns the response to the first. */
async function remind(client: Client, id: string) {
  const opened = await openChat(client, id)
  if (opened.status === 201) expect((await confirm(client, id, true)).status).toBe(200)
  return opened
}
const sendEmails = () =>
  sendQueuedReminders({ db: api.db, clock: { now: () => api.now }, mail: api.mail, translate: loadMessages() })

describe('students to remind', () => {
  test('are those whose due date a rule has reached, longest due first, with the sum to pay now', async () => {
    const hr = await api.signInAs('hr')
    await addStudent(hr, { fname: 'Today', dates: ['2026-11-21', '2027-01-01'] })
    await addStudent(hr, { fname: 'Later', dates: ['2026-11-25'] })
    await addStudent(hr, { fname: 'Soon', dates: ['2026-11-24', '2026-12-24'] })
    await addStudent(hr, { fname: 'Late', dates: ['2026-10-01', '2026-11-01', '2026-12-01', '2027-01-01'] })
    await addStudent(hr, { fname: 'Unplanned' })

    const { students, ...rest } = await list(hr)

    expect(
      students.map(({ fname, amountToPay }: { fname: string; amountToPay: number }) => [fname, amountToPay]),
    ).toEqual([
      ['Unplanned', 10_000],
      ['Late', 5000],
      ['Today', 5000],
      ['Soon', 5000],
    ])
    expect(rest).toEqual({ total: 4, counts: { due: 4, today: 0 }, waiting: 0 })
    expect(await listNames(hr, 'limit=1&page=2')).toEqual(['Late'])
    expect(await list(hr, 'search=soon')).toMatchObject({ total: 1, students: [{ fname: 'Soon', lastReminder: null }] })
  })

  test('are listed without totals, which another call returns for the same search', async () => {
    const hr = await api.signInAs('hr')
    await addStudent(hr, { fname: 'Soon', dates: ['2026-11-24'] })
    await remind(hr, await addStudent(hr, { fname: 'Late', dates: ['2026-10-01'] }))

    const { students, ...rest } = await list(hr, 'totals=false')
    const totals = async (query: string) => (await hr.get(`/api/reminder/totals?${query}`)).body

    expect(students).toHaveLength(1)
    expect(rest).toEqual({ waiting: 0 })
    expect(await totals('')).toEqual({ total: 1, counts: { due: 1, today: 1 } })
    expect(await totals('tab=today&search=late')).toEqual({ total: 1, counts: { due: 0, today: 1 } })
  })

  test('stay until they are reminded, and return with the next rule of any instalment that is not paid', async () => {
    const hr = await api.signInAs('hr')
    const id = await addStudent(hr, { dates: ['2026-11-24', '2026-12-20'] })
    const onDay = async (day: string) => {
      setDay(day)
      return (await list(await api.signInAs('hr'))).total
    }

    expect(await onDay('2026-11-22')).toBe(1)
    await remind(await api.signInAs('hr'), id)
    expect(await onDay('2026-11-23')).toBe(0)
    expect(await onDay('2026-11-24')).toBe(1)
    expect(await onDay('2026-12-10')).toBe(1)
    await remind(await api.signInAs('hr'), id)
    expect(await onDay('2026-12-16')).toBe(0)
    expect(await onDay('2026-12-17')).toBe(1)
  })

  test('are never those who have paid or were dropped', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    const [paid, dropped] = [await addStudent(hr), await addStudent(hr)]
    expect((await list(hr)).total).toBe(2)

    await hr.post(`/api/fee/${paid}`, { payMode: 'Cash', paid: 10_000, date: '2026-11-21' })
    await admin.post('/api/admin/status', { student: dropped, status: 'Disable' })

    expect((await list(hr)).total).toBe(0)
  })
})

describe('remindStudent', () => {
  test('records one reminder of two at the same time (201, 409), in the log and the audit trail', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    const id = await addStudent(hr)

    const responses = await Promise.all([openChat(hr, id), openChat(admin, id)])

    const [first, second] = responses.toSorted((a, b) => a.status - b.status)
    expect(first).toMatchObject({ status: 201, body: { date: '2026-11-21', channel: 'WhatsApp', state: 'opened' } })
    expect(second).toMatchObject({ status: 409, body: { code: 'reminded_today' } })
    expect(second!.body.message).toContain(`${first!.body.by} has just opened WhatsApp`)
    expect((await confirm(hr, id, true)).status).toBe(200)
    const { dueDate, amountToPay, ...recorded } = first!.body
    expect((await hr.get(`/api/reminder/${id}`)).body).toEqual({
      reminders: [{ ...recorded, state: 'sent' }],
      total: 1,
      toPay: { dueDate, amountToPay },
    })
    expect((await openChat(hr, id)).body.message).toContain('has sent a reminder today.')
    expect(await list(hr, 'tab=today')).toMatchObject({ total: 1, counts: { due: 0, today: 1 } })
    const entries = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.remind').execute()
    expect(entries).toMatchObject([{ record_id: id, after: { channel: 'WhatsApp' } }])
  })

  test('leaves a student on the list while WhatsApp is only open, and after Not sent', async () => {
    const hr = await api.signInAs('hr')
    const id = await addStudent(hr)

    await openChat(hr, id)
    expect(await list(hr)).toMatchObject({ total: 1, counts: { due: 1, today: 0 } })
    expect((await list(hr)).students[0].lastReminder).toMatchObject({ state: 'opened', by: 'Example hr' })
    expect((await openChat(hr, id)).status).toBe(201)
    expect(await confirm(hr, id, false)).toMatchObject({ status: 200 })

    expect(await list(hr)).toMatchObject({ total: 1, students: [{ lastReminder: null }] })
    expect(await confirm(hr, id, true)).toMatchObject({ status: 409, body: { code: 'not_open' } })
    await openChat(hr, id)
    await confirm(hr, id, true)
    expect(await list(hr)).toMatchObject({ total: 0, counts: { due: 0, today: 1 } })
  })

  test('lets another clerk open WhatsApp once the first one has not answered for ten minutes', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    const id = await addStudent(hr)
    await openChat(hr, id)

    expect((await openChat(admin, id)).status).toBe(409)
    api.now = new Date(api.now.getTime() + 11 * 60_000)

    expect(await openChat(admin, id)).toMatchObject({ status: 201, body: { by: 'Example admin' } })
  })

  test('emails nobody for whom WhatsApp was opened today', async () => {
    const hr = await api.signInAs('hr')
    await openChat(hr, await addStudent(hr))

    expect((await hr.post('/api/reminder/email', {})).body.queued).toBe(0)
  })

  test('returns the amount of all instalments that are due', async () => {
    const hr = await api.signInAs('hr')
    const id = await addStudent(hr, { dates: ['2026-10-01', '2026-11-21', '2026-11-22', '2027-01-01'] })

    expect(await remind(hr, id)).toMatchObject({ status: 201, body: { dueDate: '2026-10-01', amountToPay: 5000 } })
  })

  test('rejects a student with nothing pending (409) and an unknown one (404)', async () => {
    const hr = await api.signInAs('hr')
    const id = await addStudent(hr)
    await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 10_000, date: '2026-11-21' })

    expect(await remind(hr, id)).toMatchObject({ status: 409, body: { message: 'Nothing is pending any more.' } })
    expect((await remind(hr, ABSENT_ID)).status).toBe(404)
    expect((await hr.get(`/api/reminder/${id}`)).body.total).toBe(0)
  })
})

describe('emailReminders', () => {
  test('sends one email each, in the language of the student, and skips those that another process takes', async () => {
    const smtp = await startMailServer()
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    const asha = await addStudent(hr, { fname: 'Asha', email: 'asha@example.com' })
    await api.db.updateTable('account').set({ language: 'fr' }).where('id', '=', asha).execute()
    await addStudent(hr, { fname: 'Ravi', email: 'ravi@example.com' })
    await admin.put('/api/institute', { upiId: 'fees@examplebank' })

    const responses = await Promise.all([hr, admin].map((client) => client.post('/api/reminder/email', {})))
    await api.db.transaction().execute(async (otherProcess) => {
      await otherProcess.selectFrom('reminder').select('day').where('student_id', '=', asha).forUpdate().execute()
      await sendEmails()
    })
    expect(smtp.mails).toMatchObject([{ to: ['ravi@example.com'] }])
    await Promise.all([sendEmails(), sendEmails()])

    const outcomes = responses.map(({ body }) => body).toSorted((a, b) => a.queued - b.queued)
    expect(outcomes).toEqual([
      { message: 'There is nobody left to email.', queued: 0 },
      { message: '2 emails are being sent.', queued: 2 },
    ])
    const mails = smtp.mails.toSorted((a, b) => a.to[0]!.localeCompare(b.to[0]!))
    expect(mails).toMatchObject([
      { to: ['asha@example.com'], subject: 'Rappel de paiement de Example Institute' },
      { to: ['ravi@example.com'], subject: 'Fee reminder from Example Institute' },
    ])
    expect(mails[0]!.text).toMatch(/^Bonjour Asha, .*₹10\u202f000.*\(il y a 77\sjours\)/)
    expect(mails[1]!.text).toMatch(/\nYou can pay ₹10,000 by UPI to fees@examplebank\.\n$/)
    expect(await list(hr, 'tab=today')).toMatchObject({ total: 2, waiting: 0 })
    expect((await remind(hr, asha)).status).toBe(409)
    const entries = await api.db
      .selectFrom('audit_entry')
      .select('after')
      .where('action', '=', 'institute.remind')
      .execute()
    expect(entries).toEqual([{ after: { emails: 2 } }])
  })

  test('does not count an email that the server rejects: the student stays on the list', async () => {
    await startMailServer('recipient')
    const hr = await api.signInAs('hr')
    const id = await addStudent(hr)
    await hr.post('/api/reminder/email', {})
    await sendEmails()

    expect(await list(hr)).toMatchObject({ total: 1, waiting: 0, students: [{ lastReminder: { state: 'failed' } }] })
    expect(await openChat(hr, id)).toMatchObject({ status: 201, body: { channel: 'WhatsApp', state: 'opened' } })
  })

  test('writes to the outbox without a mail server, and counts nothing as sent', async () => {
    const hr = await api.signInAs('hr')
    await addStudent(hr)

    const { body } = await hr.post('/api/reminder/email', {})
    await sendEmails()

    expect(body.message).toBe('Mail is not set up: 1 email is saved to a file on the server. Nothing is sent.')
    const files = readdirSync(api.outbox)
    expect(files).toHaveLength(1)
    expect(readFileSync(join(api.outbox, files[0]!), 'utf8')).toContain('Fee reminder from')
    expect((await list(hr)).counts).toEqual({ due: 1, today: 0 })
  })

  test('sends nothing to a student who has paid meanwhile, and marks an interrupted email as uncertain', async () => {
    const smtp = await startMailServer()
    const hr = await api.signInAs('hr')
    const [paid, interrupted] = [await addStudent(hr), await addStudent(hr)]
    await hr.post('/api/reminder/email', {})
    await hr.post(`/api/fee/${paid}`, { payMode: 'Cash', paid: 10_000, date: '2026-11-21' })
    await api.db.updateTable('reminder').set({ state: 'sending' }).where('student_id', '=', interrupted).execute()
    api.now = new Date(api.now.getTime() + 61_000)

    await sendEmails()

    expect(smtp.mails).toEqual([])
    expect((await hr.get(`/api/reminder/${paid}`)).body.total).toBe(0)
    expect((await hr.get(`/api/reminder/${interrupted}`)).body.reminders).toMatchObject([{ state: 'uncertain' }])
    expect((await remind(hr, interrupted)).status).toBe(409)
  })
})

describe('setReminderSettings', () => {
  test('changes days and texts, and audits the difference', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    await addStudent(hr, { dates: ['2026-11-28'] })
    const lateEn = 'Dear {name}, {amount} was due on {date}.'

    const response = await admin.put('/api/reminder/settings', { days: ['5', -7], lateEn }, { 'if-match': '"1"' })

    expect(response).toMatchObject({ status: 200, body: { days: [-7, 5], lateEn, version: 2 } })
    expect(response.body.beforeEn).toMatch(/^Hello \{name\}/)
    expect((await hr.get('/api/reminder/settings')).body).toEqual(response.body)
    expect((await list(hr)).total).toBe(1)
    const [entry] = await api.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'institute.reminders')
      .execute()
    expect(entry!.after).toEqual({ days: [-7, 5], lateEn, version: 2 })
    await admin.put('/api/reminder/settings', { days: [] })
    expect((await list(hr)).total).toBe(0)
  })

  test.each([
    [{ days: [0, 1.5] }, { days: 'Enter whole numbers from -60 to 365, separated by commas.' }],
    [{ days: [366] }, { days: 'Enter whole numbers from -60 to 365, separated by commas.' }],
    [{ days: [3, '3'] }, { days: 'Enter each day once.' }],
    [{ days: Array.from({ length: 11 }, (_, n) => n) }, { days: 'At most ten days.' }],
    [{ lateEn: '{name} {amount} {date} {fee}' }, { lateEn: expect.stringMatching(/^Use no other braces than/) }],
    [{ lateFr: 'Bonjour {name}, {amount}' }, { lateFr: 'Add {date}.' }],
    [{ beforeTr: '{date} {amount}' }, { beforeTr: 'Add {name}.' }],
    [{ beforeEn: ' ' }, { beforeEn: 'This field is required' }],
  ])('rejects %j with a message at the field (422)', async (change, fields) => {
    const admin = await api.signInAs('admin')

    const response = await admin.put('/api/reminder/settings', change)

    expect(response).toMatchObject({ status: 422, body: { fields } })
    expect((await admin.get('/api/reminder/settings')).body.version).toBe(1)
  })
})

test('a sign-in of a student stores the language of the page', async () => {
  const hr = await api.signInAs('hr')
  const id = await addStudent(hr)
  const credentials = await setPassword(api, id)

  const { status } = await api.call('POST', '/api/user/login', credentials, undefined, { 'accept-language': 'tr' })

  expect(status).toBe(200)
  expect((await hr.get(`/api/user/${id}`)).body.language).toBe('tr')
})

test('reminders are erased with the student', async () => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const id = await addStudent(hr, { fname: 'Asha' })
  await remind(hr, id)
  await admin.post('/api/admin/status', { student: id, status: 'Delete' })
  const { name } = await api.db.selectFrom('account').select('name').where('id', '=', id).executeTakeFirstOrThrow()

  expect((await admin.post(`/api/admin/erase/${id}`, { name })).status).toBe(200)

  expect(await api.db.selectFrom('reminder').selectAll().execute()).toEqual([])
})
