import { beforeEach, expect, test } from 'vitest'
import { sendQueuedLinks } from '#features/domain/admissions/server/public.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { AppError } from '#shared/server/errors.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { anonymousCalls } from '#testing/server/accounts.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse } from '#testing/server/fixtures.ts'
import { getResetToken, setUpMail } from '#testing/server/mail.ts'

const api = startTestApi()
const { startMailServer } = setUpMail(api)
const { signIn, resetPassword } = anonymousCalls(api)

type Hr = Awaited<ReturnType<typeof api.signInAs>>

beforeEach(async () => {
  const course = await createCourse(api.db, { name: 'Tally' })
  await createBatch(api.db, { code: 'T-1', courseId: course.id })
})

/** Imports two students with an email and one without. */
async function importStudents(hr: Hr): Promise<string> {
  const rows = ['Ravi\travi@example.com', 'Bela\tbela@example.com', 'Devi\t'].map(
    (row, index) => `${row}\t987654321${index}\tTally\tT-1`,
  )
  const body = { kind: 'students', rows: ['Name\tEmail\tPhone\tCourse\tBatch', ...rows].join('\n') }
  const { _id } = (await hr.post('/api/import', body)).body
  await hr.post(`/api/import/${_id}/run`, {})
  await Promise.all(api.app.backgroundTasks)
  return _id
}

const sendLinks = (hr: Hr, id: string) => hr.post(`/api/import/${id}/links`, {})
const getLinks = async (hr: Hr, id: string) => (await hr.get(`/api/import/${id}`)).body.links
const sendEmails = () =>
  sendQueuedLinks({ db: api.db, clock: { now: () => api.now }, mail: api.mail, translate: loadMessages() })
const NONE = { open: 2, waiting: 0, sent: 0, failed: 0, withoutEmail: 1 }

test('sendLinks queues one email for each student with an address, and writes one audit entry', async () => {
  const smtp = await startMailServer()
  const hr = await api.signInAs('hr')
  const id = await importStudents(hr)
  const before = await getLinks(hr, id)

  const { status, body } = await sendLinks(hr, id)
  await sendEmails()

  expect(before).toEqual(NONE)
  expect({ status, links: body.links }).toEqual({ status: 200, links: { ...NONE, open: 0, waiting: 2 } })
  expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(['bela@example.com', 'ravi@example.com'])
  expect(await getLinks(hr, id)).toEqual({ ...NONE, open: 0, sent: 2 })
  const entries = api.db.selectFrom('audit_entry').select(['record_id', 'after']).where('action', '=', 'import.links')
  expect(await entries.execute()).toEqual([{ record_id: id, after: { emails: 2 } }])
})

test('sendLinks: a mailed link sets the password of its student', async () => {
  const smtp = await startMailServer()
  const hr = await api.signInAs('hr')
  await sendLinks(hr, await importStudents(hr))

  await sendEmails()

  const mail = smtp.mails.find(({ to }) => to.includes('ravi@example.com'))!
  expect(mail.text).toContain('Ravi')
  expect((await resetPassword(getResetToken(mail.text), 'a quite different one')).status).toBe(200)
  expect((await signIn('ravi@example.com', 'a quite different one', 'student')).status).toBe(200)
})

test('sendLinks repeated, and by several at once, sends nobody a second email', async () => {
  const smtp = await startMailServer()
  const hr = await api.signInAs('hr')
  const id = await importStudents(hr)

  const answers = await Promise.all([sendLinks(hr, id), sendLinks(hr, id), sendLinks(hr, id)])
  await Promise.all([sendEmails(), sendEmails()])
  const again = await sendLinks(hr, id)
  await sendEmails()

  expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(smtp.mails).toHaveLength(2)
  const entries = api.db.selectFrom('audit_entry').select('id').where('action', '=', 'import.links')
  expect(await entries.execute()).toHaveLength(1)
})

test('sendLinks sends emails again that were certainly not sent', async () => {
  await startMailServer()
  const { mail } = api
  const hr = await api.signInAs('hr')
  const id = await importStudents(hr)
  await sendLinks(hr, id)
  const send = () => Promise.reject(new AppError(503, 'mail_unreachable', 'shared:mailUnreachable'))
  api.mail = { ...mail, isSetUp: true, send }
  await sendEmails()
  const failed = await getLinks(hr, id)
  api.mail = mail

  await sendLinks(hr, id)
  await sendEmails()

  expect(failed).toEqual({ ...NONE, failed: 2 })
  expect(await getLinks(hr, id)).toEqual({ ...NONE, open: 0, sent: 2 })
})

test('sendLinks sends nothing to a student who has got a password meanwhile', async () => {
  const smtp = await startMailServer()
  const hr = await api.signInAs('hr')
  const id = await importStudents(hr)
  await sendLinks(hr, id)
  const { students } = (await hr.get('/api/user?search=ravi')).body
  const passwords = { password: 'a quite different one', confirmPswd: 'a quite different one' }
  expect((await hr.put(`/api/user/${students[0]._id}`, passwords)).status).toBe(200)

  await sendEmails()

  expect(smtp.mails.flatMap(({ to }) => to)).toEqual(['bela@example.com'])
  expect(await getLinks(hr, id)).toEqual({ ...NONE, open: 0, sent: 1 })
})

test('sendLinks without mail (409) queues nothing', async () => {
  const hr = await api.signInAs('hr')
  const id = await importStudents(hr)

  const { status, body } = await sendLinks(hr, id)

  expect({ status, code: body.code }).toEqual({ status: 409, code: 'mail_missing' })
  expect(await getLinks(hr, id)).toEqual(NONE)
})

test('undoImport ends the links that were sent, and sends none that are waiting', async () => {
  const smtp = await startMailServer()
  const hr = await api.signInAs('hr')
  const id = await importStudents(hr)
  await sendLinks(hr, id)
  await sendEmails()

  const { status } = await hr.post(`/api/import/${id}/undo`, {})

  expect(status).toBe(200)
  expect((await resetPassword(getResetToken(smtp.mails[0]!.text), 'a quite different one')).status).toBe(422)
  const second = await importStudents(hr)
  await sendLinks(hr, second)
  await hr.post(`/api/import/${second}/undo`, {})
  await sendEmails()
  expect(smtp.mails).toHaveLength(2)
  expect(await api.db.selectFrom('access_link').selectAll().execute()).toEqual([])
})

test('undoImport rejects an import of which a student has set a password by a link (409)', async () => {
  const smtp = await startMailServer()
  const hr = await api.signInAs('hr')
  const id = await importStudents(hr)
  await sendLinks(hr, id)
  await sendEmails()
  await resetPassword(getResetToken(smtp.mails[0]!.text), 'a quite different one')

  const { status, body } = await hr.post(`/api/import/${id}/undo`, {})

  expect({ status, code: body.code }).toEqual({ status: 409, code: 'touched' })
})

test('sendLinks of an import that was not run (409), an unknown one (404), and as admin (403)', async () => {
  await startMailServer()
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  const { _id } = (await hr.post('/api/import', { kind: 'students', rows: 'Name\nRavi' })).body

  expect(await sendLinks(hr, _id)).toMatchObject({ status: 409, body: { code: 'not_done' } })
  expect((await sendLinks(hr, ABSENT_ID)).status).toBe(404)
  expect((await sendLinks(admin, ABSENT_ID)).status).toBe(403)
})
