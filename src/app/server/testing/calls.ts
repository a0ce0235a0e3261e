import type { FastifyInstance } from 'fastify'
import type { Endpoint, Role } from '#shared/contract/endpoint.ts'
import type { Answer } from './api-test.ts'
import { aBatch, aCourse, anAccount, aRegistration } from './fixtures.ts'
import { type Scene, withPassword } from './scene.ts'

export type Call = {
  /** A fresh record for one call, the student's where it belongs to one. Its id goes into the path, or into the body. */
  record?: (scene: Scene, student: string) => Promise<string>
  body?: (scene: Scene, id: string) => unknown
  /** The audit entries that one call leaves when it is carried out. */
  leaves?: readonly string[]
}

const logIn = (role: Role): Call => ({
  body: async ({ api }) => withPassword(api, await anAccount(api.db, role)),
})

const unusedCourse = async ({ api, next }: Scene) => (await aCourse(api.db, { name: next('Unused course') })).id
const unusedBatch = async ({ api, next, course }: Scene) =>
  (await aBatch(api.db, { code: next('Unused batch'), courseId: course.id })).id
const waiting = ({ student }: Scene) => student({ status: 'Pending', fee: 0 })
const ofStudent = async (_scene: Scene, student: string) => student
const payment = { payMode: 'Cash', paid: 100, date: '2026-11-20' }

/** A receipt of 100 rupees. */
async function aReceipt({ api, tokenOf }: Scene, student: string): Promise<string> {
  const { body } = await api.call('POST', `/api/fee/${student}`, payment, await tokenOf('hr'))
  return body._id
}

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
      aRegistration(course.name, batch.code, { email: `${next('ravi').replace(' ', '-')}@example.com` }),
    leaves: ['fee.record', 'student.register'],
  },
  'PUT /api/user/approve/{id}': {
    record: waiting,
    body: () => ({ fee: 12_000, Paidfee: 2000, payMode: 'Cash' }),
    leaves: ['fee.record', 'student.approve'],
  },
  'PUT /api/user/reject/{id}': { record: waiting, leaves: ['student.reject'] },
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
type Sent = { token?: string | undefined; id?: string | undefined; body?: unknown }

/** Makes a described call: about the record given, with the body given instead of its own. */
export async function send(scene: Scene, key: string, { token, id = '', body }: Sent): Promise<Answer> {
  const [method, path] = key.split(' ') as [Method, string]
  const sent = body ?? (await CALLS[key]?.body?.(scene, id))
  return scene.api.call(method, path.replace('{id}', encodeURIComponent(id)), sent, token)
}
