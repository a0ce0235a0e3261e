import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Endpoint, Role } from '#shared/contract/endpoint.ts'
import { ABSENT_ID, PathId } from '#shared/contract/scalars.ts'
import { toCode } from '#shared/server/uuid-code.ts'
import type { TestResponse } from './api.ts'
import { createBatch, createCourse, createAccount, createSession, registrationBody } from './fixtures.ts'
import { imageBody } from './images.ts'
import { type Scenario, setPassword } from './scenario.ts'
import { createTwoFactor, getCode } from './two-factor.ts'
import { readVerificationCode } from './verification-code.ts'

export type Call = {
  /** Creates a record for one call (of the student, if it belongs to one). Its id goes into the path or the body. */
  record?: (scenario: Scenario, student: string) => Promise<string>
  body?: (scenario: Scenario, id: string) => unknown
  query?: (scenario: Scenario) => Record<string, string>
  /** Names the actor of the audit entry, if the call needs no token. */
  actor?: (scenario: Scenario) => string
  /** The actions of the audit entries that a successful call writes. */
  auditActions?: readonly string[]
  /** The status for an absent record, if not 404. */
  statusIfAbsent?: 200 | 422
}

const signIn = (role: Role): Call => {
  const actor = ({ ids }: Scenario) => ids[role === 'student' ? 'student A' : role]
  return {
    body: (scenario) => setPassword(scenario.api, actor(scenario)),
    actor,
    auditActions: ['session.start'],
  }
}

/** Signs everybody in with the same password. */
async function buildConfirmation({ api, ids, password }: Scenario) {
  for (const id of Object.values(ids)) await setPassword(api, id)
  return { password }
}
const createOtherSession = async ({ api, ids }: Scenario) => {
  const { token } = await createSession(api.db, 'hr', api.now, ids.hr)
  const hash = createHash('sha256').update(token).digest()
  return (await api.db.selectFrom('session').select('id').where('token_hash', '=', hash).executeTakeFirstOrThrow()).id
}
const createSignedInColleague = async ({ api }: Scenario) => (await createSession(api.db, 'hr', api.now)).accountId
const createSignedInStudent = async ({ api }: Scenario) => (await createSession(api.db, 'student', api.now)).accountId

const createUnusedCourse = async ({ api, numbered }: Scenario) =>
  (await createCourse(api.db, { name: numbered('Unused course') })).id
const createUnusedBatch = async ({ api, numbered, course }: Scenario) =>
  (await createBatch(api.db, { code: numbered('Unused batch'), courseId: course.id })).id
async function createWaiting(scenario: Scenario, student: string): Promise<string> {
  const batch = await createUnusedBatch(scenario)
  return (await scenario.callAs('hr', 'POST', `/api/waiting/${batch}`, { student })).body._id
}
async function createRemovedWaiting(scenario: Scenario, student: string): Promise<string> {
  const id: string = await createWaiting(scenario, student)
  await scenario.callAs('hr', 'DELETE', `/api/waiting/entry/${id}`)
  return id
}
async function createCalendarCode({ api }: Scenario, student: string): Promise<string> {
  await api.db
    .insertInto('calendar_feed')
    .columns(['account_id', 'created_at'])
    .expression((eb) => eb.selectFrom('account').select(['id', 'created_at']).where('id', '=', PathId.parse(student)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const feed = api.db.selectFrom('calendar_feed').select('code').where('account_id', '=', PathId.parse(student))
  return toCode((await feed.executeTakeFirst())?.code ?? '')
}
const HOLIDAY = { name: 'Diwali', from: '2027-10-28', to: '2027-10-29' }
async function createHoliday({ callAs }: Scenario): Promise<string> {
  return (await callAs('admin', 'POST', '/api/holiday', HOLIDAY)).body._id
}
const createPendingStudent = ({ createStudent }: Scenario) => createStudent({ status: 'Pending', fee: 0 })
async function makePending({ api }: Scenario, student: string): Promise<string> {
  await api.db.updateTable('student').set({ status: 'Pending' }).where('id', '=', PathId.parse(student)).execute()
  return student
}
async function removePassword({ api }: Scenario, student: string): Promise<string> {
  await api.db.updateTable('account').set({ password_hash: '' }).where('id', '=', PathId.parse(student)).execute()
  return student
}
const getStudentId = async (_scenario: Scenario, student: string) => student
async function createDeletedStudent({ createStudent, callAs }: Scenario): Promise<string> {
  const student = await createStudent()
  await callAs('admin', 'POST', '/api/admin/status', { student, status: 'Delete' })
  return student
}
async function getStudentName({ api }: Scenario, id: string): Promise<string> {
  const row = api.db.selectFrom('account').select('name').where('id', '=', PathId.parse(id))
  return (await row.executeTakeFirst())?.name ?? 'Nobody'
}
const MONDAYS = '[{"weekday":1,"start":"10:00","end":"12:00"}]'
const payment = { payMode: 'Cash', paid: 100, date: '2026-11-20' }

async function createReceipt({ callAs }: Scenario, student: string): Promise<string> {
  const { body } = await callAs('hr', 'POST', `/api/fee/${student}`, payment)
  return body._id
}

async function createSignedOffReceipt(scenario: Scenario, student: string): Promise<string> {
  const id = await createReceipt(scenario, student)
  const { body: day } = await scenario.callAs('admin', 'GET', '/api/closing')
  const { date, scope, expected } = day
  if (day.uncounted > 0)
    await scenario.callAs('admin', 'POST', '/api/closing', { date, scope, expected, reason: 'Example' })
  return id
}

async function createVerificationCode(scenario: Scenario, student: string): Promise<string> {
  const id: string | undefined = await createReceipt(scenario, student)
  return id === undefined ? '' : readVerificationCode(scenario.api.db, id)
}

async function createFileToken(scenario: Scenario, student: string): Promise<string> {
  const id = await createReceipt(scenario, student)
  const link = await scenario.callAs('hr', 'GET', `/api/fee/receipt/${id}/file`)
  return String(link.body.url).split('/').at(-1) ?? ''
}

async function createPhoto({ callAs }: Scenario, student: string): Promise<string> {
  await callAs('hr', 'PUT', `/api/user/photo/${student}`, imageBody())
  return student
}

async function createPhotoToken({ callAs }: Scenario, student: string): Promise<string> {
  const { body } = await callAs('hr', 'PUT', `/api/user/photo/${student}`, imageBody())
  return String(body.photo).split('/').at(-1) ?? ''
}

async function createLogoHash({ callAs }: Scenario): Promise<string> {
  const { body } = await callAs('admin', 'PUT', '/api/institute/logo', imageBody())
  return String(body.logo).split('/').at(-1) ?? ''
}

const refund = { amount: 50, payMode: 'Cash', date: '2026-11-20', reason: 'Example' }

async function createPayer(scenario: Scenario, student: string): Promise<string> {
  await createReceipt(scenario, student)
  return student
}
async function createRefund(scenario: Scenario, student: string): Promise<string> {
  await createPayer(scenario, student)
  return (await scenario.callAs('admin', 'POST', `/api/fee/refund/${student}`, refund)).body._id
}

const adjustment = { amount: 100, reason: 'Example' }

async function createAdjustment({ api, callAs }: Scenario, student: string): Promise<string> {
  await api.db.updateTable('discount_limit').set({ percent: 100 }).execute()
  const { body } = await callAs('hr', 'POST', `/api/fee/discount/${student}`, adjustment)
  return body._id
}
async function allowDiscounts({ api }: Scenario, student: string): Promise<string> {
  await api.db.updateTable('discount_limit').set({ percent: 100 }).execute()
  return student
}

/** A student is reminded at most once a day. */
async function forgetReminders({ api }: Scenario, student: string): Promise<string> {
  await api.db.deleteFrom('reminder').where('student_id', '=', PathId.parse(student)).execute()
  return student
}

/** Stores that somebody opened WhatsApp, no matter who. */
async function openReminder(scenario: Scenario, student: string): Promise<string> {
  await forgetReminders(scenario, student)
  const { api } = scenario
  const id = PathId.parse(student)
  const row = { student_id: id, day: '2026-11-21', channel: 'WhatsApp', state: 'opened', sent_by: id, at: api.now }
  await api.db.insertInto('reminder').values(row).execute()
  return student
}

async function buildSecondCourse({ api, numbered, course }: Scenario) {
  const batch = await createBatch(api.db, { code: numbered('Second batch'), courseId: course.id })
  const fields = { course: course.name, batch: batch.code, cduration: '3 months', mode: 'offline' }
  return { ...fields, fee: 10_000, joiningDate: '2026-11-01' }
}
async function getEnrolmentId({ api }: Scenario, student: string): Promise<string> {
  const row = api.db.selectFrom('enrolment').select('id').where('student_id', '=', PathId.parse(student))
  return (await row.executeTakeFirst())?.id ?? student
}

/** Returns `student` itself if there is none of that id. */
async function createSecondEnrolment(scenario: Scenario, student: string): Promise<string> {
  const body = await buildSecondCourse(scenario)
  return (await scenario.callAs('hr', 'POST', `/api/enrolment/${student}`, body)).body._id ?? student
}

async function createLink({ api }: Scenario, student: string): Promise<string> {
  const own = await api.signInAs('student', student)
  return (await own.post('/api/portfolio', { portfolio: 'https://example.com/asha' })).body._id
}

/** Creates a batch with one student and returns its code. */
async function createBatchToMark({ api, numbered, course, createStudent }: Scenario): Promise<string> {
  const batch = await createBatch(api.db, { code: numbered('Marked batch'), courseId: course.id })
  await createStudent({ batchId: batch.id })
  return batch.code
}
async function createMarkedBatch(scenario: Scenario): Promise<string> {
  const code = await createBatchToMark(scenario)
  await scenario.callAs('hr', 'POST', '/api/attend', await buildMarks(scenario, code))
  return code
}
/** Creates a student who was absent in a batch of their own, and whose parent was not told. */
async function createAbsentStudent(scenario: Scenario): Promise<string> {
  const code = await createBatchToMark(scenario)
  const marks = await buildMarks(scenario, code, false)
  await scenario.callAs('hr', 'POST', '/api/attend', marks)
  const { student } = marks[0]!
  await scenario.api.db.updateTable('student').set({ parent_contact: '9876500000' }).where('id', '=', student).execute()
  return student
}
async function buildAbsence({ api }: Scenario, student: string) {
  const found = await api.db
    .selectFrom('student')
    .innerJoin('batch', 'batch.id', 'student.batch_id')
    .select('batch.code')
    .where('student.id', '=', PathId.parse(student))
    .executeTakeFirst()
  return { batchCode: found?.code ?? 'none', date: '2026-11-20' }
}
async function buildMarks({ api }: Scenario, batchCode: string, attendence = true) {
  const found = await api.db
    .selectFrom('student')
    .innerJoin('batch', 'batch.id', 'student.batch_id')
    .select('student.id')
    .where('batch.code', '=', batchCode)
    .executeTakeFirst()
  return [{ student: found?.id ?? ABSENT_ID, batchCode, date: '2026-11-20', attendence }]
}

const buildEnquiry = ({ numbered, course }: Scenario) => ({
  name: `Example ${numbered('x').replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
  mailId: 'enquirer@example.com',
  contact: '9876500000',
  qualification: 'BCA',
  address: '4 Example Road',
  course: course.name,
  mode: 'offline',
  date: '2026-11-20',
})
async function createEnquiry(scenario: Scenario): Promise<string> {
  const { body } = await scenario.callAs('hr', 'POST', '/api/enquiry', buildEnquiry(scenario))
  return body._id
}

async function createProject({ api }: Scenario, student: string): Promise<string> {
  const own = await api.signInAs('student', student)
  return (await own.post('/api/project', buildProject())).body._id
}
const buildProject = () => ({ project: 'https://example.com/p', techUsed: 'HTML', description: 'Example' })

async function createCategory({ numbered, callAs }: Scenario): Promise<string> {
  const body = { ledger: numbered('Ledger') }
  return (await callAs('admin', 'POST', '/api/admin/expense-category', body)).body._id
}
const buildExpense = async (scenario: Scenario) => ({
  ledger: await createCategory(scenario),
  remark: 'Example',
  amount: 100,
  date: '2026-11-20',
})
async function createExpense(scenario: Scenario): Promise<string> {
  const body = await buildExpense(scenario)
  return (await scenario.callAs('admin', 'POST', '/api/admin/expense', body)).body._id
}
const buildRecurring = async (scenario: Scenario) => ({
  ledger: await createCategory(scenario),
  remark: 'Example',
  amount: 100,
  startsOn: '2026-11-01',
})
async function createRecurring(scenario: Scenario): Promise<string> {
  const [url, body] = ['/api/admin/recurring-expense', await buildRecurring(scenario)]
  return (await scenario.callAs('admin', 'POST', url, body)).body._id
}
const dueBody = () => ({ dueOn: '2026-11-01' })
/** HR may close all receipts too. Each day is closed once. */
async function findUnclosedDay({ api }: Scenario): Promise<string> {
  await api.db.updateTable('institute').set({ hr_closes_all: true }).execute()
  const { n } = await api.db
    .selectFrom('day_closing')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return new Date(Date.UTC(2026, 9, 31 - n)).toISOString().slice(0, 10)
}
async function createDeposit({ callAs }: Scenario): Promise<string> {
  const body = { kind: 'deposit', amount: 100, date: '2026-11-20' }
  return (await callAs('hr', 'POST', '/api/cash', body)).body._id
}
/** Creates an unused reset token for the account. For an absent account the token is not stored. */
async function createMailedToken(
  { api }: Scenario,
  account: string,
  purpose: 'password' | 'email' | 'browser' = 'password',
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const owner = await api.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', PathId.parse(account))
    .executeTakeFirst()
  if (owner)
    await api.db
      .insertInto('reset_token')
      .values({
        token_hash: createHash('sha256').update(token).digest(),
        account_id: owner.id,
        made_at: api.now,
        expires_at: new Date(api.now.getTime() + 60_000),
        purpose,
      })
      .execute()
  return token
}
const getOwnId = async ({ ids }: Scenario) => ids.hr

const buildProof =
  ({ isConfirmed }: { isConfirmed: boolean }) =>
  async ({ api, ids }: Scenario) => {
    for (const id of [ids.hr, ids.admin]) await createTwoFactor(api, id, { isConfirmed })
    const [{ password: currentPassword }] = await Promise.all([setPassword(api, ids.hr), setPassword(api, ids.admin)])
    return { currentPassword, code: getCode(api) }
  }

async function createColleagueWithTwoFactor({ api }: Scenario): Promise<string> {
  const id = await createAccount(api.db, 'hr')
  await createTwoFactor(api, id)
  return id
}

const createColleague = ({ api }: Scenario) => createAccount(api.db, 'hr')

type ImportCalls = {
  path: '/api/import' | '/api/admin/import'
  role: 'hr' | 'admin'
  body: (scenario: Scenario) => { kind: string; rows: string }
}

/** Begins an import with one row. */
async function createImport(scenario: Scenario, { path, role, body }: ImportCalls): Promise<string> {
  return (await scenario.callAs(role, 'POST', path, body(scenario))).body._id
}
async function createFinishedImport(scenario: Scenario, calls: ImportCalls): Promise<string> {
  const { api, callAs } = scenario
  const id = await createImport(scenario, calls)
  await callAs(calls.role, 'POST', `${calls.path}/${id}/run`, {})
  await Promise.all(api.app.backgroundTasks)
  return id
}
async function createRunningImport(scenario: Scenario, calls: ImportCalls): Promise<string> {
  const id = await createImport(scenario, calls)
  await scenario.api.db
    .updateTable('import')
    .set({ run_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  return id
}

function importCalls(calls: ImportCalls): Record<string, Call> {
  const { path, body } = calls
  const create = (scenario: Scenario) => createImport(scenario, calls)
  const createFinished = (scenario: Scenario) => createFinishedImport(scenario, calls)
  return {
    [`GET ${path}`]: {},
    [`POST ${path}`]: { body },
    [`GET ${path}/{id}`]: { record: create },
    [`GET ${path}/{id}/row`]: { record: create },
    [`PUT ${path}/{id}`]: { record: create, body: () => ({ dayOrder: 'dmy' }) },
    [`PUT ${path}/{id}/row`]: { record: create, body: () => ({ line: 2, skipped: true }) },
    // A run writes in the background; one that is done stays as it is.
    [`POST ${path}/{id}/run`]: { record: createFinished, body: () => ({ create: {} }) },
    [`POST ${path}/{id}/cancel`]: { record: (scenario) => createRunningImport(scenario, calls) },
    [`POST ${path}/{id}/undo`]: { record: createFinished, auditActions: ['import.undo'] },
    // Without emails, nothing is queued.
    [`POST ${path}/{id}/links`]: { record: (scenario) => createFinishedImport(scenario, { ...calls, ...STUDENTS }) },
    [`DELETE ${path}/{id}`]: { record: create },
  }
}

const STUDENTS: Pick<ImportCalls, 'body'> = {
  body: ({ course, batch, numbered }) => ({
    kind: 'students',
    rows: `Name\tPhone\tCourse\tBatch\n${numbered('Imported')}\t9811111111\t${course.name}\t${batch.code}`,
  }),
}

const COMPLETE = { isCompleted: 'yes' }
/** Returns a new student with the preview of them, as a change of many students sends both. */
async function createSeen({ createStudent, callAs }: Scenario) {
  const body = { students: [await createStudent()], ...COMPLETE }
  const { rows } = (await callAs('hr', 'POST', '/api/bulk/preview', body)).body
  return { _id: rows[0]._id, seen: rows[0].seen }
}
async function createBulkChange(scenario: Scenario): Promise<string> {
  const body = { students: [await createSeen(scenario)], ...COMPLETE }
  return (await scenario.callAs('hr', 'POST', '/api/bulk', body)).body._id
}

async function getEnrolment({ api }: Scenario, student: string): Promise<string> {
  const enrolment = api.db.selectFrom('enrolment').select('id').where('student_id', '=', PathId.parse(student))
  return (await enrolment.executeTakeFirst())?.id ?? ABSENT_ID
}
async function createCertificates(scenario: Scenario, student: string) {
  const body = { kind: 'completion', enrolments: [await getEnrolment(scenario, student)], date: '2026-11-20' }
  return (await scenario.callAs('hr', 'POST', '/api/certificate', body)).body
}
const createCertificate = async (scenario: Scenario, student: string): Promise<string> =>
  (await createCertificates(scenario, student)).certificates?.[0]?._id ?? ABSENT_ID
const createIssue = async (scenario: Scenario, student: string): Promise<string> =>
  (await createCertificates(scenario, student)).issue ?? ABSENT_ID
async function createCertificateCode(scenario: Scenario, student: string): Promise<string> {
  const id = await createCertificate(scenario, student)
  const certificate = scenario.api.db.selectFrom('certificate').select('verification_id').where('id', '=', id)
  return toCode((await certificate.executeTakeFirst())?.verification_id ?? '')
}
async function createSignature({ callAs }: Scenario): Promise<string> {
  await callAs('admin', 'PUT', '/api/certificate/signature', imageBody())
  return ABSENT_ID
}

const TEMPLATE = { title: 'Certificate', body: '{name}', signatory: 'The Director' }

/** One valid call of every route, for tests that cover the whole API. A new route is added here. */
export const CALLS: Record<string, Call> = {
  'GET /api/certificate': {},
  'GET /api/certificate/of/{id}': { record: getStudentId },
  'GET /api/certificate/candidates': { query: ({ batch }) => ({ kind: 'completion', batch: batch.code }) },
  'POST /api/certificate': {
    record: getEnrolment,
    body: (_scenario, id) => ({ kind: 'completion', enrolments: [id], date: '2026-11-20' }),
    statusIfAbsent: 422,
    auditActions: ['certificate.issue'],
  },
  'GET /api/certificate/file/{id}': { record: createCertificate },
  'GET /api/certificate/issue/{id}': { record: createIssue },
  'PUT /api/certificate/revoke/{id}': {
    record: createCertificate,
    body: () => ({ reason: 'Wrong name' }),
    auditActions: ['certificate.revoke'],
  },
  'GET /api/certificate/template': {},
  'GET /api/certificate/preview/{kind}': { record: () => Promise.resolve('bonafide'), statusIfAbsent: 422 },
  'PUT /api/certificate/template/{kind}': {
    record: () => Promise.resolve('bonafide'),
    body: () => TEMPLATE,
    statusIfAbsent: 422,
    auditActions: ['institute.certificates'],
  },
  'PUT /api/certificate/signature': { body: () => imageBody(), auditActions: ['institute.certificates'] },
  'DELETE /api/certificate/signature': {
    record: createSignature,
    statusIfAbsent: 200,
    auditActions: ['institute.certificates'],
  },
  'GET /api/certificate/verify/{certificateCode}': { record: createCertificateCode },
  'POST /api/bulk/preview': {
    body: async ({ createStudent }) => ({ students: [await createStudent()], ...COMPLETE }),
  },
  'POST /api/bulk': {
    body: async (scenario) => ({ students: [await createSeen(scenario)], ...COMPLETE }),
    auditActions: ['student.bulk'],
  },
  'GET /api/bulk': {},
  'POST /api/bulk/{id}/undo': { record: createBulkChange, body: () => ({}), auditActions: ['student.bulkUndo'] },
  ...importCalls({ path: '/api/import', role: 'hr', ...STUDENTS }),
  ...importCalls({
    path: '/api/admin/import',
    role: 'admin',
    body: ({ numbered }) => ({
      kind: 'courses',
      rows: `Course\tFee\tDuration\n${numbered('Imported')}\t9000\t6 months`,
    }),
  }),
  'GET /api/admin/import-settings': {},
  'PUT /api/admin/import-settings': {
    body: () => ({ paymentsBefore: '2024-04-01' }),
    auditActions: ['institute.imports'],
  },
  'GET /api/institute': {},
  'POST /api/user/login': signIn('student'),
  'POST /api/hr/login': signIn('hr'),
  'POST /api/admin/login': signIn('admin'),
  'POST /api/logout': { auditActions: ['session.logout'] },
  'POST /api/session': {},
  'GET /api/session': {},
  'POST /api/session/confirm': { body: buildConfirmation },
  'DELETE /api/session': { record: createOtherSession, statusIfAbsent: 200, auditActions: ['session.others'] },
  'DELETE /api/session/{id}': { record: createOtherSession, statusIfAbsent: 200, auditActions: ['session.end'] },
  'DELETE /api/admin/staff/{id}/session': { record: createSignedInColleague, auditActions: ['staff.signout'] },
  'DELETE /api/admin/student/{id}/session': { record: createSignedInStudent, auditActions: ['student.signout'] },
  'DELETE /api/admin/session': { auditActions: ['session.everybody'] },
  'GET /api/course': {},
  'POST /api/course': {
    body: ({ numbered }) => ({ course: numbered('New course'), cFee: '12000', cDuration: '6 months' }),
    auditActions: ['course.create'],
  },
  'PUT /api/course/{id}': {
    record: createUnusedCourse,
    body: () => ({ cFee: 13_000 }),
    auditActions: ['course.update'],
  },
  'DELETE /api/course/{id}': { record: createUnusedCourse, auditActions: ['course.remove'] },
  'GET /api/batch': {},
  'GET /api/batch/overview': {},
  'GET /api/batch/names': {},
  'GET /api/batch/clashes': { query: () => ({ trainer: 'Ravi', startDate: '2026-11-01', sessions: MONDAYS }) },
  'POST /api/batch': {
    body: ({ numbered, course }) => ({
      courseName: course.name,
      bCode: numbered('New batch'),
      bTime: '10:00',
      startDate: '2026-12-01',
    }),
    auditActions: ['batch.create'],
  },
  'GET /api/batch/seats': { query: ({ batch }) => ({ batch: batch.code }) },
  'GET /api/waiting/{id}': { record: createUnusedBatch },
  'GET /api/waiting/export/{id}': { record: createUnusedBatch, auditActions: ['list.export'] },
  'POST /api/waiting/{id}': {
    record: createUnusedBatch,
    body: ({ ids }) => ({ student: ids['student A'] }),
    auditActions: ['waiting.add'],
  },
  'DELETE /api/waiting/entry/{id}': { record: createWaiting, auditActions: ['waiting.remove'] },
  'PUT /api/waiting/entry/{id}': { record: createRemovedWaiting, auditActions: ['waiting.add'] },
  'GET /api/timetable': {},
  'GET /api/timetable/own': {},
  'GET /api/calendar': {},
  'POST /api/calendar': { body: () => ({}), auditActions: ['calendar.renew'] },
  'GET /api/calendar/{calendarCode}': { record: createCalendarCode },
  'GET /api/holiday': {},
  'POST /api/holiday': { body: () => HOLIDAY, auditActions: ['holiday.create'] },
  'DELETE /api/holiday/{id}': { record: createHoliday, auditActions: ['holiday.remove'] },
  'PUT /api/batch/{id}': {
    record: createUnusedBatch,
    body: () => ({ bTime: '16:00' }),
    auditActions: ['batch.update'],
  },
  'DELETE /api/batch/{id}': { record: createUnusedBatch, auditActions: ['batch.remove'] },
  'GET /api/user/duplicates': { query: () => ({ email: 'nobody@example.com', contact: '9800000000' }) },
  'GET /api/user/{id}': { record: getStudentId },
  'PUT /api/user/{id}': {
    record: getStudentId,
    body: ({ numbered }) => ({ degree: numbered('BSc') }),
    auditActions: ['student.update'],
  },
  'PUT /api/user/contact/{id}': {
    record: getStudentId,
    body: () => ({ contact: '90000 00001' }),
    auditActions: ['student.update'],
  },
  'GET /api/enrolment/{id}': { record: getStudentId },
  'POST /api/enrolment/{id}': {
    record: getStudentId,
    body: buildSecondCourse,
    auditActions: ['enrolment.create'],
  },
  'PUT /api/enrolment/{id}': {
    record: getEnrolmentId,
    body: () => ({ cduration: '4 months' }),
    auditActions: ['enrolment.update'],
  },
  'PUT /api/enrolment/end/{id}': {
    record: getEnrolmentId,
    body: () => ({ endDate: '2026-11-20', isCompleted: 'no', reason: 'Example' }),
    auditActions: ['enrolment.end'],
  },
  'DELETE /api/enrolment/{id}': {
    record: createSecondEnrolment,
    auditActions: ['enrolment.remove'],
  },
  'GET /api/plan/{id}': { record: getStudentId },
  'PUT /api/plan/{id}': {
    record: getEnrolmentId,
    body: () => ({ rows: [{ dueDate: '2026-12-01', amount: 10_000 }] }),
    auditActions: ['plan.set'],
  },
  'GET /api/privacy': {},
  'PUT /api/privacy': { body: () => ({ language: 'en', text: 'Example' }), auditActions: ['institute.privacy'] },
  'GET /api/user/consent/{id}': { record: getStudentId },
  'GET /api/user/data/{id}': { record: getStudentId },
  'PUT /api/user/photo/{id}': { record: getStudentId, body: () => imageBody(), auditActions: ['student.photo'] },
  'DELETE /api/user/photo/{id}': { record: createPhoto, auditActions: ['student.photo'] },
  'GET /api/photo/{photoToken}': { record: createPhotoToken },
  'GET /api/fee/{id}': { record: getStudentId },
  'GET /api/fee/receipt/{id}': { record: createReceipt },
  'PUT /api/admin/fee/{id}': {
    record: createSignedOffReceipt,
    body: () => ({ paid: 90 }),
    auditActions: ['fee.update'],
  },
  'DELETE /api/admin/fee/{id}': {
    record: createSignedOffReceipt,
    body: () => ({ reason: 'Example' }),
    auditActions: ['fee.void'],
  },
  'GET /api/fee/receipt/{id}/file': { record: createReceipt },
  'GET /api/fee/refund/{id}/file': { record: createRefund },
  'POST /api/fee/receipt/file': {
    record: createReceipt,
    body: (_scenario, id) => ({ receipts: [id] }),
  },
  'GET /api/fee/file/{fileToken}': { record: createFileToken },
  'GET /api/fee/verify/{receiptCode}': { record: createVerificationCode },
  'POST /api/fee/{id}': { record: getStudentId, body: () => payment, auditActions: ['fee.record'] },
  'PUT /api/fee/{id}': { record: createReceipt, body: () => ({ paid: 90 }), auditActions: ['fee.update'] },
  'DELETE /api/fee/{id}': { record: createReceipt, body: () => ({ reason: 'Example' }), auditActions: ['fee.void'] },
  'GET /api/fee/concession': {},
  'GET /api/fee/concession/export': { auditActions: ['list.export'] },
  'GET /api/fee/refund': {},
  'GET /api/fee/refund/{id}': { record: createRefund },
  'POST /api/fee/refund/{id}': { record: createPayer, body: () => refund, auditActions: ['refund.record'] },
  'DELETE /api/fee/refund/{id}': {
    record: createRefund,
    body: () => ({ reason: 'Example' }),
    auditActions: ['refund.void'],
  },
  'GET /api/fee/discount-limit': {},
  'PUT /api/fee/discount-limit': { body: () => ({ discountPercent: 10 }), auditActions: ['institute.discounts'] },
  'POST /api/fee/discount/{id}': {
    record: allowDiscounts,
    body: () => adjustment,
    auditActions: ['discount.give'],
  },
  'POST /api/fee/write-off/{id}': {
    record: getStudentId,
    body: () => adjustment,
    auditActions: ['writeoff.add'],
  },
  'DELETE /api/fee/adjustment/{id}': { record: createAdjustment, auditActions: ['discount.withdraw'] },
  'GET /api/reminder': {},
  'GET /api/reminder/totals': {},
  'GET /api/reminder/settings': {},
  'PUT /api/reminder/settings': { body: () => ({ days: [0, 7] }), auditActions: ['institute.reminders'] },
  'POST /api/reminder/email': { body: () => ({ search: '' }), auditActions: ['institute.remind'] },
  'GET /api/reminder/{id}': { record: getStudentId },
  'POST /api/reminder/{id}': { record: forgetReminders, auditActions: ['student.chat'] },
  'PUT /api/reminder/{id}': { record: openReminder, body: () => ({ sent: true }), auditActions: ['student.remind'] },
  'POST /api/user/register': {
    body: ({ numbered, course, batch }) =>
      registrationBody(course.name, batch.code, { email: `${numbered('ravi').replace(' ', '-')}@example.com` }),
    auditActions: ['fee.record', 'student.register'],
  },
  'PUT /api/user/approve/{id}': {
    record: createPendingStudent,
    body: () => ({ fee: 12_000, Paidfee: 2000, payMode: 'Cash', emailConfirmed: true }),
    auditActions: ['fee.record', 'student.approve'],
  },
  // Without mail and PUBLIC_URL, no link is made.
  'POST /api/user/access/{id}': { record: removePassword, body: () => ({ byMail: false }) },
  'POST /api/user/confirmation/{id}': { record: makePending, auditActions: ['student.confirmation'] },
  'PUT /api/user/reject/{id}': { record: createPendingStudent, auditActions: ['student.reject'] },
  'GET /api/portfolio': {},
  'GET /api/portfolio/{id}': { record: getStudentId, statusIfAbsent: 200 },
  'POST /api/portfolio': { body: () => ({ portfolio: 'https://example.com/asha' }), auditActions: ['portfolio.add'] },
  'DELETE /api/portfolio/{id}': { record: createLink, auditActions: ['portfolio.remove'] },
  'GET /api/fee': {},
  'POST /api/user/export': { body: ({ ids }) => ({ ids: [ids['student A']] }), auditActions: ['list.export'] },
  'POST /api/fee/export': {
    record: createReceipt,
    body: (_scenario, id) => ({ ids: [id] }),
    statusIfAbsent: 200,
    auditActions: ['list.export'],
  },
  'GET /api/user/export': { auditActions: ['list.export'] },
  'GET /api/admin/deleted/export': { auditActions: ['list.export'] },
  'GET /api/fee/export': { auditActions: ['list.export'] },
  'GET /api/fee/pending/export': { auditActions: ['list.export'] },
  'GET /api/fee/refund/export': { auditActions: ['list.export'] },
  'GET /api/enquiry/export': { auditActions: ['list.export'] },
  'GET /api/batch/overview/export': { auditActions: ['list.export'] },
  'GET /api/course/export': { auditActions: ['list.export'] },
  'GET /api/admin/expense/export': { auditActions: ['list.export'] },
  'GET /api/attend/export': { auditActions: ['list.export'] },
  'GET /api/absence/low/export': { auditActions: ['list.export'] },
  'GET /api/reminder/export': { auditActions: ['list.export'] },
  'GET /api/admin/audit/export': { auditActions: ['list.export'] },
  'GET /api/closing/all/export': { auditActions: ['list.export'] },
  'GET /api/certificate/export': { auditActions: ['list.export'] },
  'GET /api/fee/totals': {},
  'GET /api/fee/all': {},
  'GET /api/fee/pending': {},
  'GET /api/fee/pending/totals': {},
  'GET /api/absence/low': {},
  'GET /api/absence/settings': {},
  'PUT /api/absence/settings': {
    body: () => ({ absentEn: '{name} was absent on {date}.' }),
    auditActions: ['institute.absences'],
  },
  'POST /api/absence/{id}': {
    record: createAbsentStudent,
    body: buildAbsence,
    auditActions: ['student.absence'],
  },
  'GET /api/attend': {},
  'GET /api/attend/roster': { query: ({ batch }) => ({ batchCode: batch.code }) },
  'GET /api/attend/register': { query: ({ batch }) => ({ batchCode: batch.code }) },
  'GET /api/attend/unmarked': {},
  'GET /api/attend/today': {},
  'GET /api/attend/{id}': { record: getStudentId },
  'POST /api/attend': {
    record: createBatchToMark,
    body: (scenario, batch) => buildMarks(scenario, batch),
    statusIfAbsent: 422,
    auditActions: ['attendance.save'],
  },
  'PUT /api/attend': {
    record: createMarkedBatch,
    body: (scenario, batch) => buildMarks(scenario, batch, false),
    statusIfAbsent: 422,
    auditActions: ['attendance.update'],
  },
  'GET /api/enquiry': {},
  'GET /api/enquiry/totals': {},
  'GET /api/enquiry/{id}': { record: createEnquiry },
  'POST /api/enquiry': { body: buildEnquiry, auditActions: ['enquiry.create'] },
  'PUT /api/enquiry/{id}': {
    record: createEnquiry,
    body: () => ({ remark: 'Example' }),
    auditActions: ['enquiry.update'],
  },
  'DELETE /api/enquiry/{id}': { record: createEnquiry, auditActions: ['enquiry.remove'] },
  'PUT /api/enquiry/update-status/{id}': {
    record: createEnquiry,
    body: () => ({ status: 'Pending' }),
    auditActions: ['enquiry.status'],
  },
  'GET /api/enquiry/to-call': {},
  'PUT /api/enquiry/next-call/{id}': {
    record: createEnquiry,
    body: () => ({ nextCall: '2026-11-30' }),
    auditActions: ['enquiry.call'],
  },
  'GET /api/enquiry/note/{id}': { record: createEnquiry },
  'POST /api/enquiry/note/{id}': {
    record: createEnquiry,
    body: () => ({ note: 'Asks for a batch in the evening', nextCall: '2026-11-30' }),
    auditActions: ['enquiry.note'],
  },
  'PUT /api/enquiry/send-reminder/{id}': { record: createEnquiry, auditActions: ['enquiry.email'] },
  'POST /api/enquiry/admit/{id}': {
    record: createEnquiry,
    body: ({ numbered, course, batch }) =>
      registrationBody(course.name, batch.code, { email: `${numbered('admitted').replace(' ', '-')}@example.com` }),
    auditActions: ['fee.record', 'student.register', 'enquiry.admit'],
  },
  'GET /api/fee/closing': {},
  'GET /api/closing': {},
  'GET /api/closing/all': {},
  'POST /api/closing': {
    body: async (scenario) => ({
      date: await findUnclosedDay(scenario),
      scope: 'all',
      expected: 0,
      n500: 1,
      reason: 'Example',
    }),
    auditActions: ['closing.sign'],
  },
  'GET /api/report/collection': {},
  'GET /api/report/receivables': {},
  'GET /api/report/expected': {},
  'GET /api/report/balance': {},
  'GET /api/report/profit': {},
  'GET /api/report/clerk': {},
  'GET /api/search': { query: () => ({ q: 'example' }) },
  'GET /api/cash': {},
  'POST /api/cash': {
    body: () => ({ kind: 'deposit', amount: 100, date: '2026-11-20' }),
    auditActions: ['cash.record'],
  },
  'DELETE /api/cash/{id}': { record: createDeposit, auditActions: ['cash.void'] },
  'GET /api/course/admin/{id}': { record: async ({ ids }) => ids.admin, statusIfAbsent: 200 },
  'GET /api/institute/disk': {},
  'GET /api/institute/settings': {},
  'PUT /api/institute': { body: () => ({ phone: '9811111111' }), auditActions: ['institute.update'] },
  'PUT /api/institute/logo': { body: () => imageBody(), auditActions: ['institute.logo'] },
  'DELETE /api/institute/logo': {
    record: createLogoHash,
    statusIfAbsent: 200,
    auditActions: ['institute.logo'],
  },
  'GET /api/institute/logo/{hash}': { record: createLogoHash },
  'POST /api/user/forgetPassword': { body: () => ({ email: 'nobody@example.com', role: 'hr' }) },
  'POST /api/user/resetLink': {
    record: getOwnId,
    body: async (scenario, account) => ({ token: await createMailedToken(scenario, account) }),
    statusIfAbsent: 422,
  },
  'POST /api/user/confirmEmail': {
    record: async ({ ids }) => ids['student A'],
    body: async (scenario, account) => ({ token: await createMailedToken(scenario, account, 'email') }),
    statusIfAbsent: 422,
    auditActions: ['account.confirm'],
  },
  'POST /api/user/browserLink': { body: () => ({ email: 'nobody@example.com', role: 'hr' }) },
  'POST /api/user/browser': {
    record: async ({ ids }) => ids['student A'],
    body: async (scenario, account) => ({ token: await createMailedToken(scenario, account, 'browser') }),
    statusIfAbsent: 422,
    auditActions: ['session.browser'],
  },
  'POST /api/session/browserLink': {},
  'PUT /api/user/changePassword': {
    record: getOwnId,
    body: async (scenario, account) => ({
      token: await createMailedToken(scenario, account),
      password: 'a long enough one',
    }),
    statusIfAbsent: 422,
    auditActions: ['account.reset'],
  },
  'GET /api/admin/staff': {},
  'POST /api/admin/staff': {
    body: ({ numbered }) => ({
      role: 'hr',
      name: 'Example',
      email: `${numbered('staff').replace(' ', '-')}@example.com`,
    }),
    auditActions: ['staff.create'],
  },
  'PUT /api/admin/staff/{id}': {
    record: createColleague,
    body: () => ({ name: 'Example' }),
    auditActions: ['staff.update'],
  },
  'POST /api/admin/staff/{id}/reset': { record: createColleague, auditActions: ['staff.link'] },
  'DELETE /api/admin/staff/{id}/two-factor': {
    record: createColleagueWithTwoFactor,
    auditActions: ['twofactor.reset'],
  },
  'GET /api/two-factor': {},
  'POST /api/two-factor': {},
  'PUT /api/two-factor': { body: buildProof({ isConfirmed: false }), auditActions: ['twofactor.on'] },
  'POST /api/two-factor/recovery-codes': {
    body: buildProof({ isConfirmed: true }),
    auditActions: ['twofactor.codes'],
  },
  'DELETE /api/two-factor': { body: buildProof({ isConfirmed: true }), auditActions: ['twofactor.off'] },
  'GET /api/project': {},
  'GET /api/project/{id}': { record: getStudentId, statusIfAbsent: 200 },
  'POST /api/project': { body: buildProject, auditActions: ['project.add'] },
  'PUT /api/project/{id}': {
    record: createProject,
    body: () => ({ techUsed: 'CSS' }),
    auditActions: ['project.update'],
  },
  'DELETE /api/project/{id}': { record: createProject, auditActions: ['project.remove'] },
  'GET /api/admin/expense-category': {},
  'POST /api/admin/expense-category': {
    body: ({ numbered }) => ({ ledger: numbered('Rent') }),
    auditActions: ['category.create'],
  },
  'POST /api/admin/add-expense-category': {
    body: ({ numbered }) => ({ ledger: numbered('Rent') }),
    auditActions: ['category.create'],
  },
  'PUT /api/admin/expense-category/{id}': {
    record: createCategory,
    body: () => ({ budget: 5000 }),
    auditActions: ['category.update'],
  },
  'DELETE /api/admin/expense-category/{id}': { record: createCategory, auditActions: ['category.remove'] },
  'GET /api/admin/expense': {},
  'GET /api/admin/expense/{id}': { record: createExpense },
  'POST /api/admin/expense': { body: buildExpense, auditActions: ['expense.create'] },
  'PUT /api/admin/expense/{id}': {
    record: createExpense,
    body: () => ({ amount: 90 }),
    auditActions: ['expense.update'],
  },
  'DELETE /api/admin/expense/{id}': { record: createExpense, auditActions: ['expense.remove'] },
  'GET /api/admin/recurring-expense': {},
  'GET /api/admin/recurring-expense/due': {},
  'POST /api/admin/recurring-expense': { body: buildRecurring, auditActions: ['recurring.create'] },
  'PUT /api/admin/recurring-expense/{id}': {
    record: createRecurring,
    body: () => ({ amount: 90 }),
    auditActions: ['recurring.update'],
  },
  'DELETE /api/admin/recurring-expense/{id}': { record: createRecurring, auditActions: ['recurring.end'] },
  'POST /api/admin/recurring-expense/{id}/add': {
    record: createRecurring,
    body: dueBody,
    auditActions: ['expense.create'],
  },
  'POST /api/admin/recurring-expense/{id}/skip': {
    record: createRecurring,
    body: dueBody,
    auditActions: ['recurring.skip'],
  },
  'GET /api/admin/audit': {},
  'GET /api/admin/audit/totals': {},
  'GET /api/admin/audit/verify': {},
  'GET /api/admin/audit/alarm': {},
  'GET /api/user/status/{id}': { record: getStudentId },
  'GET /api/user/overview/{id}': { record: getStudentId },
  'GET /api/user': {},
  'GET /api/user/totals': {},
  'POST /api/admin/status': {
    record: ({ createStudent }) => createStudent(),
    body: (_scenario, student) => ({ student, status: 'Disable' }),
    auditActions: ['student.disable'],
  },
  'GET /api/admin/deleted': {},
  'PUT /api/admin/restore/{id}': {
    record: createDeletedStudent,
    body: () => ({}),
    auditActions: ['student.restore'],
  },
  'POST /api/admin/erase/{id}': {
    record: createDeletedStudent,
    body: async (scenario, student) => ({ name: await getStudentName(scenario, student) }),
    auditActions: ['student.erase'],
  },
  'GET /api/dashboard/student': {},
  'GET /api/dashboard/hr': {},
  'GET /api/dashboard/admin': {},
  'GET /api/changes': {},
  'GET /api/admin/backup': {},
  'POST /api/admin/backup': { auditActions: ['backup.start'] },
  'GET /api/draft': { query: () => ({ key: 'course-add' }) },
  'PUT /api/draft': { body: () => ({ key: 'course-add', values: { course: 'Example' } }) },
  'DELETE /api/draft': { query: () => ({ key: 'course-add' }) },
}

/** These routes require an institute that is not set up yet; the setup feature tests them. */
export const SEPARATELY_TESTED = ['POST /api/setup', 'POST /api/setup/check', 'POST /api/setup/demo']

/** Lists each once, although Fastify adds HEAD routes and some have an alias. */
export function listEndpoints(app: FastifyInstance): Endpoint[] {
  return [...new Set(app.registeredRoutes.flatMap(({ endpoint }) => endpoint ?? []))]
}

/** `key` is `METHOD /path`. */
export function getEndpoint(app: FastifyInstance, key: string): Endpoint {
  const route = app.registeredRoutes.find(({ endpoint }) => endpoint && `${endpoint.method} ${endpoint.path}` === key)
  if (!route?.endpoint) throw new Error(`the server has no ${key}`)
  return route.endpoint
}

export function getAllowedCaller(app: FastifyInstance, key: string): 'hr' | 'admin' | 'student A' {
  const { roles } = getEndpoint(app, key)
  return roles.includes('hr') ? 'hr' : roles.includes('admin') ? 'admin' : 'student A'
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Sent = { token?: string | undefined; id?: string | undefined; body?: unknown; headers?: Record<string, string> }

/** Makes a call of `CALLS`, with `body` instead of the described one if given. */
export async function sendCall(
  scenario: Scenario,
  key: string,
  { token, id = '', body, headers }: Sent,
): Promise<TestResponse> {
  const payload = body ?? (await CALLS[key]?.body?.(scenario, id))
  return scenario.api.call(key.split(' ')[0] as Method, buildUrl(scenario, key, id), payload, token, headers)
}

export function buildUrl(scenario: Scenario, key: string, id = ''): string {
  const path = key.split(' ')[1]!.replace(/\{\w+\}/, () => encodeURIComponent(id))
  const search = buildQuery(scenario, key)
  return search === '' ? path : `${path}?${search}`
}

export const buildQuery = (scenario: Scenario, key: string) =>
  new URLSearchParams(CALLS[key]?.query?.(scenario)).toString()
