import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Endpoint, Role } from '#shared/contract/endpoint.ts'
import { ABSENT_ID, PathId } from '#shared/contract/scalars.ts'
import type { Answer } from './api.ts'
import { createBatch, createCourse, createAccount, registrationBody } from './fixtures.ts'
import { type Scene, withPassword } from './scenario.ts'

export type Call = {
  /** A fresh record for one call, the student's where it belongs to one. Its id goes into the path, or into the body. */
  record?: (scene: Scene, student: string) => Promise<string>
  body?: (scene: Scene, id: string) => unknown
  /** What stands behind the `?`, where a call is nothing without. */
  query?: (scene: Scene) => Record<string, string>
  /** The audit entries that one call leaves when it is carried out. */
  leaves?: readonly string[]
  /** How it answers of what is not there: by an empty list, or as of a wrong field; otherwise that it is not found. */
  absentIs?: 200 | 422
}

const logIn = (role: Role): Call => ({
  body: async ({ api }) => withPassword(api, await createAccount(api.db, role)),
})

const unusedCourse = async ({ api, next }: Scene) => (await createCourse(api.db, { name: next('Unused course') })).id
const unusedBatch = async ({ api, next, course }: Scene) =>
  (await createBatch(api.db, { code: next('Unused batch'), courseId: course.id })).id
const waiting = ({ student }: Scene) => student({ status: 'Pending', fee: 0 })
const ofStudent = async (_scene: Scene, student: string) => student
const payment = { payMode: 'Cash', paid: 100, date: '2026-11-20' }

/** A receipt of 100 rupees. */
async function aReceipt({ api, tokenOf }: Scene, student: string): Promise<string> {
  const { body } = await api.call('POST', `/api/fee/${student}`, payment, await tokenOf('hr'))
  return body._id
}

async function aLink({ api }: Scene, student: string): Promise<string> {
  const own = await api.as('student', student)
  return (await own.post('/api/portfolio', { portfolio: 'https://example.com/asha' })).body._id
}

/** The code of a batch of one student. */
async function aBatchToMark({ api, next, course, student }: Scene): Promise<string> {
  const batch = await createBatch(api.db, { code: next('Marked batch'), courseId: course.id })
  await student({ batchId: batch.id })
  return batch.code
}
async function aMarkedBatch(scene: Scene): Promise<string> {
  const code = await aBatchToMark(scene)
  await scene.api.call('POST', '/api/attend', await marksOf(scene, code), await scene.tokenOf('hr'))
  return code
}
async function marksOf({ api }: Scene, batchCode: string, attendence = true) {
  const found = await api.db
    .selectFrom('student')
    .innerJoin('batch', 'batch.id', 'student.batch_id')
    .select('student.id')
    .where('batch.code', '=', batchCode)
    .executeTakeFirst()
  return [{ student: found?.id ?? ABSENT_ID, batchCode, date: '2026-11-20', attendence }]
}

const anEnquiryOf = ({ next, course }: Scene) => ({
  name: `Example ${next('x').replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
  mailId: 'enquirer@example.com',
  contact: '9876500000',
  qualification: 'BCA',
  address: '4 Example Road',
  course: course.name,
  mode: 'offline',
  date: '2026-11-20',
})
async function anEnquiry(scene: Scene): Promise<string> {
  const { body } = await scene.api.call('POST', '/api/enquiry', anEnquiryOf(scene), await scene.tokenOf('hr'))
  return body._id
}

async function aProject({ api }: Scene, student: string): Promise<string> {
  const own = await api.as('student', student)
  return (await own.post('/api/project', projectOf())).body._id
}
const projectOf = () => ({ project: 'https://example.com/p', techUsed: 'HTML', description: 'Example' })

async function aCategory({ api, next, tokenOf }: Scene): Promise<string> {
  const sent = { ledger: next('Ledger') }
  return (await api.call('POST', '/api/admin/expense-category', sent, await tokenOf('admin'))).body._id
}
const expenseOf = async (scene: Scene) => ({
  ledger: await aCategory(scene),
  remark: 'Example',
  amount: 100,
  date: '2026-11-20',
})
async function anExpense(scene: Scene): Promise<string> {
  const sent = await expenseOf(scene)
  return (await scene.api.call('POST', '/api/admin/expense', sent, await scene.tokenOf('admin'))).body._id
}
/** A mailed link of an account, used by nobody yet; of one that is not there, a link that was never made. */
async function aMailedToken({ api }: Scene, account: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const holder = await api.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', PathId.parse(account))
    .executeTakeFirst()
  if (holder)
    await api.db
      .insertInto('reset_token')
      .values({
        token_hash: createHash('sha256').update(token).digest(),
        account_id: holder.id,
        made_at: api.now,
        expires_at: new Date(api.now.getTime() + 60_000),
      })
      .execute()
  return token
}
const oneself = async ({ ids }: Scene) => ids.hr

const aColleague = ({ api }: Scene) => createAccount(api.db, 'hr')

/** One good call of every address of the API, for tests that go over all of them: a new call is described here. */
export const CALLS: Record<string, Call> = {
  'GET /api/institute': {},
  'POST /api/user/login': logIn('student'),
  'POST /api/hr/login': logIn('hr'),
  'POST /api/admin/login': logIn('admin'),
  'POST /api/logout': {},
  'POST /api/session': {},
  'GET /api/course': {},
  'POST /api/course': {
    body: ({ next }) => ({ course: next('New course'), cFee: '12000', cDuration: '6 months' }),
    leaves: ['course.create'],
  },
  'PUT /api/course/{id}': { record: unusedCourse, body: () => ({ cFee: 13_000 }), leaves: ['course.update'] },
  'DELETE /api/course/{id}': { record: unusedCourse, leaves: ['course.remove'] },
  'GET /api/batch': {},
  'POST /api/batch': {
    body: ({ next, course }) => ({
      courseName: course.name,
      bCode: next('New batch'),
      bTime: '10:00',
      startDate: '2026-12-01',
    }),
    leaves: ['batch.create'],
  },
  'PUT /api/batch/{id}': { record: unusedBatch, body: () => ({ bTime: '16:00' }), leaves: ['batch.update'] },
  'DELETE /api/batch/{id}': { record: unusedBatch, leaves: ['batch.remove'] },
  'GET /api/user/{id}': { record: ofStudent },
  'PUT /api/user/{id}': {
    record: ofStudent,
    body: ({ next }) => ({ degree: next('BSc') }),
    leaves: ['student.update'],
  },
  'GET /api/fee/{id}': { record: ofStudent },
  'GET /api/fee/receipt/{id}': { record: aReceipt },
  'POST /api/fee/{id}': { record: ofStudent, body: () => payment, leaves: ['fee.record'] },
  'PUT /api/fee/{id}': { record: aReceipt, body: () => ({ paid: 90 }), leaves: ['fee.update'] },
  'DELETE /api/fee/{id}': { record: aReceipt, body: () => ({ reason: 'Example' }), leaves: ['fee.void'] },
  'POST /api/user/register': {
    body: ({ next, course, batch }) =>
      registrationBody(course.name, batch.code, { email: `${next('ravi').replace(' ', '-')}@example.com` }),
    leaves: ['fee.record', 'student.register'],
  },
  'PUT /api/user/approve/{id}': {
    record: waiting,
    body: () => ({ fee: 12_000, Paidfee: 2000, payMode: 'Cash' }),
    leaves: ['fee.record', 'student.approve'],
  },
  'PUT /api/user/reject/{id}': { record: waiting, leaves: ['student.reject'] },
  'GET /api/portfolio': {},
  'GET /api/portfolio/{id}': { record: ofStudent, absentIs: 200 },
  'POST /api/portfolio': { body: () => ({ portfolio: 'https://example.com/asha' }), leaves: ['portfolio.add'] },
  'DELETE /api/portfolio/{id}': { record: aLink, leaves: ['portfolio.remove'] },
  'GET /api/fee': {},
  'GET /api/fee/all': {},
  'GET /api/fee/pending': {},
  'GET /api/attend': {},
  'GET /api/attend/roster': { query: ({ batch }) => ({ batchCode: batch.code }) },
  'GET /api/attend/unmarked': {},
  'GET /api/attend/{id}': { record: ofStudent },
  'POST /api/attend': {
    record: aBatchToMark,
    body: (scene, batch) => marksOf(scene, batch),
    absentIs: 422,
    leaves: ['attendance.save'],
  },
  'PUT /api/attend': {
    record: aMarkedBatch,
    body: (scene, batch) => marksOf(scene, batch, false),
    absentIs: 422,
    leaves: ['attendance.update'],
  },
  'GET /api/enquiry': {},
  'GET /api/enquiry/{id}': { record: anEnquiry },
  'POST /api/enquiry': { body: anEnquiryOf, leaves: ['enquiry.create'] },
  'PUT /api/enquiry/{id}': { record: anEnquiry, body: () => ({ remark: 'Example' }), leaves: ['enquiry.update'] },
  'DELETE /api/enquiry/{id}': { record: anEnquiry, leaves: ['enquiry.remove'] },
  'PUT /api/enquiry/update-status/{id}': {
    record: anEnquiry,
    body: () => ({ status: 'Pending' }),
    leaves: ['enquiry.status'],
  },
  'PUT /api/enquiry/send-reminder/{id}': { record: anEnquiry, leaves: ['enquiry.email'] },
  'POST /api/enquiry/{id}/admit': {
    record: anEnquiry,
    body: ({ next, course, batch }) =>
      registrationBody(course.name, batch.code, { email: `${next('admitted').replace(' ', '-')}@example.com` }),
    leaves: ['fee.record', 'student.register', 'enquiry.admit'],
  },
  'GET /api/fee/closing': {},
  'GET /api/course/admin/{id}': { record: async ({ ids }) => ids.admin, absentIs: 200 },
  'PUT /api/institute': { body: () => ({ phone: '9811111111' }), leaves: ['institute.update'] },
  'POST /api/user/forgetPassword': { body: () => ({ email: 'nobody@example.com', role: 'hr' }) },
  'POST /api/user/resetLink': {
    record: oneself,
    body: async (scene, account) => ({ token: await aMailedToken(scene, account) }),
    absentIs: 422,
  },
  'PUT /api/user/changePassword': {
    record: oneself,
    body: async (scene, account) => ({ token: await aMailedToken(scene, account), password: 'a long enough one' }),
    absentIs: 422,
    leaves: ['account.password'],
  },
  'GET /api/admin/staff': {},
  'POST /api/admin/staff': {
    body: ({ next }) => ({ role: 'hr', name: 'Example', email: `${next('staff').replace(' ', '-')}@example.com` }),
    leaves: ['staff.create'],
  },
  'PUT /api/admin/staff/{id}': { record: aColleague, body: () => ({ name: 'Example' }), leaves: ['staff.update'] },
  'POST /api/admin/staff/{id}/reset': { record: aColleague, leaves: ['staff.link'] },
  'GET /api/project': {},
  'GET /api/project/{id}': { record: ofStudent, absentIs: 200 },
  'POST /api/project': { body: projectOf, leaves: ['project.add'] },
  'PUT /api/project/{id}': { record: aProject, body: () => ({ techUsed: 'CSS' }), leaves: ['project.update'] },
  'DELETE /api/project/{id}': { record: aProject, leaves: ['project.remove'] },
  'GET /api/admin/expense-category': {},
  'POST /api/admin/expense-category': { body: ({ next }) => ({ ledger: next('Rent') }), leaves: ['category.create'] },
  'POST /api/admin/add-expense-category': {
    body: ({ next }) => ({ ledger: next('Rent') }),
    leaves: ['category.create'],
  },
  'DELETE /api/admin/expense-category/{id}': { record: aCategory, leaves: ['category.remove'] },
  'GET /api/admin/expense': {},
  'GET /api/admin/expense/{id}': { record: anExpense },
  'POST /api/admin/expense': { body: expenseOf, leaves: ['expense.create'] },
  'PUT /api/admin/expense/{id}': { record: anExpense, body: () => ({ amount: 90 }), leaves: ['expense.update'] },
  'DELETE /api/admin/expense/{id}': { record: anExpense, leaves: ['expense.remove'] },
  'GET /api/admin/audit': {},
  'GET /api/user/{id}/status': { record: ofStudent },
  'GET /api/user': {},
  'POST /api/admin/status': {
    record: ({ student }) => student(),
    body: (_scene, student) => ({ student, status: 'Disable' }),
    leaves: ['student.disable'],
  },
  'GET /api/dashboard/hr': {},
  'GET /api/dashboard/admin': {},
}

/** The first run needs an institute that is not set up, so it has tests of its own. */
export const APART = ['POST /api/setup', 'POST /api/setup/demo']

/** The contract's endpoint that the running server has under this name. */
export function endpointOf(app: FastifyInstance, key: string): Endpoint {
  const found = app.listed.find(({ endpoint }) => endpoint && `${endpoint.method} ${endpoint.path}` === key)
  if (!found?.endpoint) throw new Error(`the server has no ${key}`)
  return found.endpoint
}

/** One who may make the call. */
export function callerOf(app: FastifyInstance, key: string): 'hr' | 'admin' | 'student A' {
  const { roles } = endpointOf(app, key)
  return roles.includes('hr') ? 'hr' : roles.includes('admin') ? 'admin' : 'student A'
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Sent = { token?: string | undefined; id?: string | undefined; body?: unknown; headers?: Record<string, string> }

/** Makes a described call: about the record given, with the body given instead of its own. */
export async function send(scene: Scene, key: string, { token, id = '', body, headers }: Sent): Promise<Answer> {
  const sent = body ?? (await CALLS[key]?.body?.(scene, id))
  return scene.api.call(key.split(' ')[0] as Method, addressOf(scene, key, id), sent, token, headers)
}

/** Where a described call goes: about the record given, with what stands behind the `?`. */
export function addressOf(scene: Scene, key: string, id = ''): string {
  const path = key.split(' ')[1]!.replace('{id}', encodeURIComponent(id))
  const search = queryOf(scene, key)
  return search === '' ? path : `${path}?${search}`
}

export const queryOf = (scene: Scene, key: string) => new URLSearchParams(CALLS[key]?.query?.(scene)).toString()
