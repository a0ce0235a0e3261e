import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { studentErasure } from '#features/domain/students/student-records/server/public.ts'
import { eraseDue } from '#features/overview/erasure/server/public.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'
import { CANARY } from '#testing/server/canary.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'
import { setPassword } from '#testing/server/scenario.ts'
import { scanFiles, scanTables } from '#testing/server/scan-for-personal-data.ts'

const api = startTestApi()

let log: string
let app: FastifyInstance
beforeEach(async () => {
  log = ''
  rmSync(api.outbox, { recursive: true, force: true })
  const logger = createLogger({ level: 'debug', stream: { write: (line) => void (log += line) } })
  app = await buildAppWithPage(api, { logger })
})
afterEach(() => app.close())

const hashOf = (email: string) => createHash('sha256').update(`student ${email}`).digest('hex')
/** Every value that `createCanaries` stores contains one of them. */
const PERSONAL = [
  'kanariya',
  'vogelsang',
  'papageno',
  'volieren',
  'zwitschern',
  'piep',
  '2010-04-17',
  '98123456',
  'federkleid',
  hashOf(CANARY.email),
  hashOf('kanariya.2@example.com'),
].join('|')
const NAME = `${CANARY.fname} ${CANARY.lname}`
const FREE_TEXT = 'Federkleid, says the guardian'

async function createCaller(role: 'hr' | 'admin' | 'student', id?: string) {
  const { token, id: accountId } = await api.signInAs(role, id)
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...headers,
      },
      ...(payload && { payload }),
    })
    expect(response.statusCode, `${method} ${url} ${response.body}`).toBeLessThan(300)
    return response.json()
  }
  return { id: accountId, send }
}

/** Creates and deletes a student, a rejected registration and an enquiry, with personal data wherever it is stored. */
async function createCanaries() {
  const [hr, admin] = [await createCaller('hr'), await createCaller('admin')]
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const key = (name: string) => ({ 'idempotency-key': name })
  const enquiryForm = {
    name: NAME,
    mailId: CANARY.email,
    contact: CANARY.contact,
    altContact: CANARY.altContact,
    ref: CANARY.father,
    qualification: CANARY.university,
    address: CANARY.perAddress,
    remark: FREE_TEXT,
    course: course.name,
    mode: 'online',
    date: '2026-11-20',
  }
  const enquiry = (await hr.send('POST', '/api/enquiry', enquiryForm, key('enquiry')))._id as string
  await hr.send('PUT', `/api/enquiry/${enquiry}`, { remark: `${FREE_TEXT} again` })
  await hr.send('PUT', `/api/enquiry/send-reminder/${enquiry}`)
  await hr.send('POST', `/api/enquiry/note/${enquiry}`, { note: FREE_TEXT }, key('note'))
  const consent = { dob: '2010-04-17', consent: true, guardian: CANARY.father }
  const form = registrationBody(course.name, batch.code, { ...CANARY, ...consent, Paidfee: 500 })
  const admitted = await hr.send('POST', `/api/enquiry/admit/${enquiry}`, form, key('admission'))
  const student = admitted.student._id as string
  const self = await createCaller('student', student)
  await self.send('POST', '/api/project', {
    project: 'https://example.com/kanariya',
    techUsed: 'Federkleid',
    description: FREE_TEXT,
  })
  await self.send('POST', '/api/portfolio', { portfolio: 'https://example.com/vogelsang' })
  const parts = [{ mode: 'Cheque', amount: 100, reference: FREE_TEXT }]
  const details = { reference: FREE_TEXT, note: FREE_TEXT, parts }
  const payment = { payMode: 'Others', paid: 100, date: '2026-11-20', ...details }
  const receipt = (await hr.send('POST', `/api/fee/${student}`, payment, key('payment')))._id
  await hr.send('DELETE', `/api/fee/${receipt}`, { reason: FREE_TEXT })
  const refundBody = {
    amount: 100,
    payMode: 'Cash',
    date: '2026-11-20',
    reason: FREE_TEXT,
    reference: FREE_TEXT,
    note: FREE_TEXT,
  }
  const refund = (await admin.send('POST', `/api/fee/refund/${student}`, refundBody, key('refund')))._id
  await admin.send('DELETE', `/api/fee/refund/${refund}`, { reason: FREE_TEXT })
  await hr.send('POST', '/api/attend', [{ student, batchCode: batch.code, date: '2026-11-20', attendence: true }])
  await hr.send('PUT', '/api/draft', { key: `student-${student}-1`, values: { curAddress: CANARY.curAddress } })
  await hr.send('PUT', '/api/draft', { key: 'register', values: { fname: CANARY.fname, email: CANARY.email } })
  const { password } = await setPassword(api, student)
  for (const attempt of [password, 'piep piep pieq'])
    await app.inject({ method: 'POST', url: '/api/user/login', payload: { email: CANARY.email, password: attempt } })
  await app.inject({
    method: 'POST',
    url: '/api/user/forgetPassword',
    payload: {
      email: CANARY.email,
      role: 'student',
    },
  })
  await expect.poll(() => scanFiles(api.outbox, CANARY.email)).toHaveLength(2)
  await hr.send('PUT', `/api/user/${student}`, { email: 'kanariya.2@example.com', curAddress: CANARY.curAddress })
  for (const status of ['Disable', 'Active', 'Delete'])
    await admin.send('POST', '/api/admin/status', { student, status, reason: FREE_TEXT })

  const applied = await hr.send('POST', '/api/user/register', { ...form, email: 'kanariya.3@example.com', Paidfee: 0 })
  const other = await hr.send('POST', '/api/enquiry', enquiryForm)
  await hr.send('POST', `/api/enquiry/note/${other._id}`, { note: FREE_TEXT }, key('other-note'))
  await hr.send('DELETE', `/api/enquiry/${other._id}`)
  await admin.send('POST', '/api/admin/status', { student: applied.student._id, status: 'Delete' })
  const application = { ...form, email: 'kanariya.4@example.com' }
  const pending = await app.inject({ method: 'POST', url: '/api/user/register', payload: application })
  await hr.send('PUT', `/api/user/reject/${pending.json().student._id}`)
  return { admin, ids: [student, applied.student._id, pending.json().student._id, other._id] as string[] }
}

const scan = async () => ({
  tables: await scanTables(api.ownerUrl, PERSONAL),
  mails: await scanFiles(api.outbox, PERSONAL),
  log: new RegExp(PERSONAL, 'i').exec(log)?.[0],
})

/** Receipts and refunds are accounting records and stay as issued. */
const ONLY_RECEIPTS = { tables: ['receipt.student_name', 'refund.student_name'], mails: [], log: undefined }

test('the scan finds personal data wherever it is stored while the records can be restored', async () => {
  await createCanaries()

  const { tables, mails, log: inLog } = await scan()

  expect(tables).toEqual(
    expect.arrayContaining([
      'account.email',
      'account.name',
      'consent.guardian_name',
      'audit_personal.after',
      'audit_personal.before',
      'deletion.enquiry',
      'draft.field_values',
      'portfolio.link',
      'project.description',
      'receipt.contact',
      'refund.contact',
      'refund.reason',
      'refund.void_reason',
      'receipt.void_reason',
      'sign_in_attempt.email_hash',
      'student.fname',
      'student.search_key',
      'student.dob',
      'student.search_text',
      'student.per_address',
      'student.university',
    ]),
  )
  expect(tables.filter((column) => column.startsWith('audit_entry'))).toEqual([])
  // The third one informs the old address about the new one.
  expect(mails).toHaveLength(3)
  expect(inLog).toBeUndefined()
})

test('eraseNow leaves only the names on receipts and refunds', async () => {
  const { admin, ids } = await createCanaries()

  for (const id of ids) await admin.send('POST', `/api/admin/erase/${id}`, { name: ` ${NAME.toUpperCase()}` })

  expect(await scan()).toEqual(ONLY_RECEIPTS)
})

test('studentErasure lists each table with the id of a student once', async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'student_id'`.execute(api.db)
  const listed = studentErasure.get().flatMap(Object.keys)
  expect(listed.toSorted()).toEqual(['student', ...rows.map(({ name }) => name)].toSorted())
})

test('eraseDue erases after 30 days, and not a minute before', async () => {
  await createCanaries()
  const dueAt = api.now.getTime() + 30 * 24 * 60 * 60 * 1000
  const runJob = () => eraseDue({ db: api.db, mail: api.mail, clock: { now: () => api.now }, log: { error: fail } })
  const fail = (details: object) => expect(details).toBeUndefined()

  api.now = new Date(dueAt - 60_000)
  await runJob()
  expect((await scan()).tables).toContain('student.fname')
  api.now = new Date(dueAt)
  await runJob()

  expect(await scan()).toEqual(ONLY_RECEIPTS)
})

test('eraseDue of several processes erases each record once', async () => {
  const admin = await createCaller('admin')
  for (let n = 0; n < 5; n++)
    await admin.send('POST', '/api/admin/status', { student: await createStudent(api.db), status: 'Delete' })
  api.now = new Date(api.now.getTime() + 30 * 24 * 60 * 60 * 1000)

  const job = { db: api.db, mail: api.mail, clock: { now: () => api.now }, log: { error: () => {} } }
  await Promise.all(Array.from({ length: 4 }, () => eraseDue(job)))

  const entries = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.erase').execute()
  expect(new Set(entries.map(({ record_id }) => record_id)).size).toBe(5)
  expect(entries).toHaveLength(5)
  expect(entries[0]).toMatchObject({ actor_role: 'system', actor_id: null, before: null, after: null })
})

test('eraseDue erases the other records when one fails, and that one an hour later', async () => {
  const admin = await createCaller('admin')
  const students = [await createStudent(api.db), await createStudent(api.db)]
  for (const student of students) await admin.send('POST', '/api/admin/status', { student, status: 'Delete' })
  api.now = new Date(api.now.getTime() + 30 * 24 * 60 * 60 * 1000)
  const errors: string[] = []
  const failOnce = async ({ ids }: { ids: string[] }) => {
    if (ids.includes(students[0]!) && errors.length === 0) throw new Error('no space left on device')
  }
  const job = { db: api.db, clock: { now: () => api.now }, mail: { ...api.mail, erase: failOnce } }
  const log = { error: (_details: object, text: string) => void errors.push(text) }
  const countErased = async () =>
    (await api.db.selectFrom('deletion').select('id').where('erased_at', 'is not', null).execute()).length

  await eraseDue({ ...job, log })
  expect(errors).toEqual(['erasure of a deleted record failed, trying again in an hour'])
  expect(await countErased()).toBe(1)
  await eraseDue({ ...job, log })

  expect(await countErased()).toBe(2)
})

test('eraseNow rejects another name (422), an active student and an erased one (404)', async () => {
  const admin = await api.signInAs('admin')
  const student = await createStudent(api.db, { fname: 'Asha', lname: 'Rao' })
  const erase = (name: unknown) => admin.post(`/api/admin/erase/${student}`, { name })
  expect((await erase('Asha Rao')).status).toBe(404)
  await admin.post('/api/admin/status', { student, status: 'Delete' })

  expect(await erase('Asha')).toMatchObject({
    status: 422,
    body: { fields: { name: 'This is not the name of the record.' } },
  })
  expect(await erase(' ')).toMatchObject({ status: 422, body: { fields: { name: 'Type the name.' } } })
  expect(await erase('asha  rao')).toMatchObject({
    status: 200,
    body: { message: 'The personal data has been erased.' },
  })
  expect((await erase('Asha Rao')).status).toBe(404)
  expect((await admin.put(`/api/admin/restore/${student}`)).status).toBe(404)
  expect((await admin.get('/api/admin/deleted')).body.deleted).toMatchObject([
    { _id: student, name: null, email: null, erasedAt: api.now.toISOString(), canRestore: false },
  ])
})
