import type { Endpoint } from '#shared/contract/endpoint.ts'
import { CANARY } from './canary.ts'
import type { Call } from './call.ts'
import { listEndpoints, SEPARATELY_TESTED } from './calls.ts'
import { prepareCall, toKey } from './fill-call.ts'
import { createScenario, type Scenario } from './scenario.ts'
import type { TestApi, TestResponse } from './api.ts'

/**
 * Calls whose texts are about the institute, not about a student. A call that is not listed is made with a student's
 * data.
 */
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
  'POST /api/admin/permission-set',
  'PUT /api/admin/permission-set/{id}',
  'PUT /api/admin/import-settings',
  // Places, addresses and mail of the server.
  'PUT /api/admin/backup/place',
  'POST /api/admin/backup/place/try',
  'PUT /api/admin/installation/settings',
  'POST /api/admin/restore',
  'POST /api/admin/restore/preview',
  // They import courses and expenses. Imports of students work as HR's do.
  'POST /api/admin/import',
  'PUT /api/admin/import/{id}',
  'PUT /api/admin/import/{id}/row',
  'POST /api/admin/import/{id}/run',
  'POST /api/admin/import/{id}/cancel',
  'POST /api/admin/import/{id}/undo',
  'POST /api/admin/import/{id}/links',
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

/** The values that no schema describes: free rows and values by field, and lists that are optional. */
const BODIES: Record<string, Call['body']> = {
  'POST /api/import': () => ({ kind: 'students', rows: toRows(ROWS) }),
  'PUT /api/import/{id}': () => ({ fixed: { name: NAME } }),
  'PUT /api/import/{id}/row': () => ({ line: 2, cells: { fname: CANARY.fname, contact: CANARY.contact } }),
  'PUT /api/draft': () => ({ key: 'register', values: { fname: CANARY.fname, contact: CANARY.contact } }),
  'POST /api/fee/{id}': () => ({
    payMode: 'Others',
    paid: 100,
    date: '2026-11-20',
    parts: [{ mode: 'Cheque', amount: 100, reference: '' }],
  }),
}

function canariesOf(n: number) {
  const { password: _password, confirmPswd: _confirm, ...canary } = CANARY
  const email = `kanariya.${n}@example.com`
  // A duration is that of the course.
  const named: Record<string, string> = { ...canary, email, mailId: email, cduration: '6 months' }
  const any = [NAME, CANARY.fname, email, CANARY.contact, CANARY.linkedIn]
  return (field: string) => (named[field] === undefined ? any : [named[field], ...any])
}

/**
 * Makes every call of the contract that may store something, with personal data in each field that takes a text and
 * with an idempotency key, each write for a student of its own. Returns the calls that failed.
 */
export async function liveWithCanaries(api: TestApi): Promise<string[]> {
  const scenario = await createScenario(api)
  const failures: string[] = []
  // An erasure takes the same names out of imports, so it comes before them.
  const endpoints = listEndpoints(api.app)
  const isErasure = (endpoint: Endpoint) => toKey(endpoint) === 'POST /api/admin/erase/{id}'
  const inOrder = [...endpoints.filter(isErasure), ...endpoints.filter((endpoint) => !isErasure(endpoint))]
  for (const [n, endpoint] of inOrder.entries()) {
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
  const { fname, lname, father, contact, altContact, parentContact } = CANARY
  const email = `kanariya-${n}@example.com`
  const student = { fname, lname, father, contact, altContact, parentContact, email }
  const prepared = await prepareCall(shared, endpoint, student, BODIES[toKey(endpoint)])
  return prepared.send(canariesOf(n), { 'idempotency-key': `canary-${n}` })
}
