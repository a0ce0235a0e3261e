import type { Endpoint } from '#shared/contract/endpoint.ts'
import { CANARY } from './canary.ts'
import { CALLS, type Call, getAllowedCaller, listEndpoints, SEPARATELY_TESTED } from './calls.ts'
import { fillTexts, type Texts } from './fill-texts.ts'
import { createSession, createStudent } from './fixtures.ts'
import { createScenario, type Scenario } from './scenario.ts'
import type { TestApi, TestResponse } from './api.ts'

/** Calls whose texts are about the institute, not about a student. A call that is not listed is made with a student's data. */
export const ABOUT_THE_INSTITUTE = [
  'PUT /api/institute',
  'PUT /api/privacy',
  'PUT /api/reminder/settings',
  'PUT /api/absence/settings',
  'PUT /api/certificate/template/{kind}',
  'POST /api/holiday',
  'POST /api/course',
  'PUT /api/course/{id}',
  'POST /api/batch',
  'PUT /api/batch/{id}',
  'POST /api/calendar',
  'POST /api/admin/staff',
  'PUT /api/admin/staff/{id}',
  // Imports of courses, batches and expenses.
  'POST /api/admin/import',
  'PUT /api/admin/import/{id}',
  'PUT /api/admin/import/{id}/row',
  'POST /api/admin/import/{id}/run',
  'POST /api/admin/import/{id}/cancel',
  'POST /api/admin/import/{id}/undo',
  'DELETE /api/admin/import/{id}',
  // Vouchers and counts of cash are accounting records, as receipts are.
  'POST /api/admin/expense-category',
  'POST /api/admin/add-expense-category',
  'PUT /api/admin/expense-category/{id}',
  'POST /api/admin/expense',
  'PUT /api/admin/expense/{id}',
  'POST /api/admin/recurring-expense',
  'PUT /api/admin/recurring-expense/{id}',
  'POST /api/cash',
  'POST /api/closing',
]

const NAME = `${CANARY.fname} ${CANARY.lname}`
const ROWS = [
  ['Name', 'Phone', 'Email', 'Father', 'Course', 'Batch'],
  [NAME, CANARY.contact, 'kanariya.imported@example.com', CANARY.father, 'Course', 'Batch'],
]
const toRows = (rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\n')

/** What no schema says: free rows and values by field, and lists that are optional. */
const BODIES: Record<string, Call['body']> = {
  'POST /api/import': () => ({ kind: 'students', rows: toRows(ROWS) }),
  'PUT /api/import/{id}/row': () => ({ line: 2, cells: { fname: CANARY.fname, contact: CANARY.contact } }),
  'PUT /api/draft': () => ({ key: 'register', values: { fname: CANARY.fname, contact: CANARY.contact } }),
  'POST /api/fee/{id}': () => ({
    ...{ payMode: 'Others', paid: 100, date: '2026-11-20' },
    parts: [{ mode: 'Cheque', amount: 100, reference: '' }],
  }),
}

const toKey = ({ method, path }: Endpoint) => `${method} ${path}`

function buildTexts(n: number): Texts {
  const { password: _password, confirmPswd: _confirm, ...named } = CANARY
  const email = `kanariya.${n}@example.com`
  // A duration is that of the course.
  const ofFields = { ...named, email, mailId: email, cduration: '6 months' }
  return { named: ofFields, any: [NAME, CANARY.fname, email, CANARY.contact, CANARY.linkedIn] }
}

/**
 * Makes every call of the contract that may store something, with personal data in each field that takes a text and with an
 * idempotency key, each write for a student of its own. Returns the calls that failed.
 */
export async function liveWithCanaries(api: TestApi): Promise<string[]> {
  const scenario = await createScenario(api)
  const failures: string[] = []
  for (const [n, endpoint] of listEndpoints(api.app).entries()) {
    const key = toKey(endpoint)
    if (SEPARATELY_TESTED.includes(key) || ABOUT_THE_INSTITUTE.includes(key)) continue
    if (endpoint.method === 'GET' && !endpoint.query) continue
    const { status, body } = await makeCall(scenario, endpoint, n)
    if (status >= 300) failures.push(`${key}: ${status} ${JSON.stringify(body.message)}`)
  }
  await Promise.all(api.app.backgroundTasks)
  return failures.sort()
}

async function makeCall(shared: Scenario, endpoint: Endpoint, n: number): Promise<TestResponse> {
  const key = toKey(endpoint)
  const { api, course, batch } = shared
  const { fname, lname, father, contact, altContact, parentContact } = CANARY
  const given = { fname, lname, father, contact, altContact, parentContact }
  const create = (over: object = {}) => {
    const email = `${shared.numbered('kanariya').replace(' ', '-')}@example.com`
    const options = { courseId: course.id, batchId: batch.id, at: api.now, email }
    return createStudent(api.db, { ...options, ...given, ...over })
  }
  const student = endpoint.method === 'GET' ? shared.ids['student A'] : await create()
  const scenario = { ...shared, ids: { ...shared.ids, 'student A': student }, createStudent: create } as Scenario
  const { record, body: describe, query } = CALLS[key]!
  const id = (await record?.(scenario, student)) ?? ''
  const described = await (BODIES[key] ?? describe)?.(scenario, id)
  const caller = getAllowedCaller(api.app, key)
  const role = caller === 'student A' ? 'student' : caller
  const { token } = await createSession(api.db, role, api.now, scenario.ids[caller])

  const filled = fillCall(endpoint, { body: described, query: query?.(scenario) ?? {} }, n)
  const send = ({ body, query: search }: Sent) => {
    const path = endpoint.path.replace(/\{\w+\}/, () => encodeURIComponent(id))
    const url = `${path}?${new URLSearchParams(search as Record<string, string>).toString()}`
    return api.call(endpoint.method, url, body, token, { 'idempotency-key': `canary-${n}` })
  }
  return sendWithoutRejected(send, filled, { body: described, query: query?.(scenario) ?? {} })
}

type Sent = { body: unknown; query: object }

function fillCall({ body, query }: Endpoint, described: Sent, n: number): Sent {
  return {
    body: body && fillTexts(body, described.body, buildTexts(n)),
    query: query ? (fillTexts(query, described.query, buildTexts(n)) as object) : {},
  }
}

/** A field that must name something known, such as a course, gets the described value when the call is rejected for it. */
async function sendWithoutRejected(
  send: (sent: Sent) => Promise<TestResponse>,
  filled: Sent,
  described: Sent,
): Promise<TestResponse> {
  const response = await send(filled)
  const rejected = Object.keys((response.body.fields ?? {}) as object).map((field) => field.split('.')[0]!)
  const next = {
    body: restoreFields(filled.body, described.body, rejected),
    query: restoreFields(filled.query, described.query, rejected) as object,
  }
  return response.status === 422 && JSON.stringify(next) !== JSON.stringify(filled)
    ? sendWithoutRejected(send, next, described)
    : response
}

function restoreFields(filled: unknown, described: unknown, names: string[]): unknown {
  if (typeof filled !== 'object' || filled === null || Array.isArray(filled)) return filled
  const known = (described ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(filled)
      .map(([name, value]) => [name, names.includes(name) ? known[name] : value] as const)
      .filter(([, value]) => value !== undefined),
  )
}
