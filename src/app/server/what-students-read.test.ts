import { expect, test } from 'vitest'
import { STUDENT_FIELDS } from '#features/domain/students/contract/students.contract.ts'
import type { Caller, Endpoint } from '#shared/contract/endpoint.ts'
import { startTestApi } from '#testing/server/api.ts'
import { CALLS, listEndpoints, SEPARATELY_TESTED } from '#testing/server/calls.ts'
import { ABOUT_THE_INSTITUTE } from '#testing/server/canary-life.ts'
import { prepareCall, toKey } from '#testing/server/fill-call.ts'
import { createScenario, type Scenario } from '#testing/server/scenario.ts'

const api = startTestApi()

/** Texts of staff that a screen of students shows. The download contains the same. */
const SHOWN = [
  {
    // Fees, and the printed receipt
    reads: ['GET /api/fee/{id}: fee', 'GET /api/user/data/{id}: records.fees.fee', 'GET /api/fee/receipt/{id}: '],
    fields: ['note', 'reference'],
    writes: ['POST /api/fee/{id}', 'PUT /api/fee/{id}', 'PUT /api/admin/fee/{id}'],
  },
  {
    // Fees, and the printed refund
    reads: [
      'GET /api/fee/{id}: refunds',
      'GET /api/user/data/{id}: records.fees.refunds',
      'GET /api/fee/refund/{id}: ',
    ],
    fields: ['note', 'reason', 'reference'],
    writes: ['POST /api/fee/refund/{id}'],
  },
  {
    // How the total is made up
    reads: ['GET /api/fee/{id}: adjustments', 'GET /api/user/data/{id}: records.fees.adjustments'],
    fields: ['reason'],
    writes: ['POST /api/fee/discount/{id}'],
  },
  {
    // Certificates: the state
    reads: ['GET /api/certificate/of/{id}: certificates', 'GET /api/user/data/{id}: records.certificates'],
    fields: ['revokeReason'],
    writes: ['PUT /api/certificate/revoke/{id}'],
  },
].flatMap(({ reads, fields, writes }) =>
  reads.flatMap((read) =>
    fields.flatMap((field) => writes.map((write) => `${read}${read.endsWith(' ') ? '' : '.'}${field} of ${write}`)),
  ),
)
/** They are printed on the paper. */
const SHOWN_NAMES = ['GET /api/fee/receipt/{id}: issuedBy', 'GET /api/fee/refund/{id}: issuedBy']

const isRead = (role: Caller) => (endpoint: Endpoint) =>
  endpoint.method === 'GET' && endpoint.roles.includes(role) && !endpoint.file && !endpoint.stream
const listReads = (...roles: Caller[]) =>
  listEndpoints(api.app).filter((each) => roles.some((role) => isRead(role)(each)))

/** They are not about a student, although some take a text. */
const OF_NO_STUDENT =
  /^\w+ \/api\/(institute|two-factor|session|import|draft|course|batch|holiday|cash|admin\/(staff|\w*-?expense|import|backup))/

/** Leaves out calls of students, whose texts are their own. */
const listWritesOfStaff = () =>
  listEndpoints(api.app).filter((endpoint) => {
    const key = toKey(endpoint)
    const isOfStaff =
      endpoint.roles.some((role) => ['hr', 'admin'].includes(role)) && !endpoint.roles.includes('student')
    const isLeftOut = [...ABOUT_THE_INSTITUTE, ...SEPARATELY_TESTED].includes(key) || OF_NO_STUDENT.test(key)
    return endpoint.method !== 'GET' && isOfStaff && !isLeftOut
  })

/** Lists every value with its path, without the indexes of lists. */
function listValues(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value)]]
  return Object.entries(value).flatMap(([name, part]) =>
    listValues(part, Array.isArray(value) ? path : [...path, name]),
  )
}

type Read = { call: string; path: string; value: string }

/** Reads what the student may: by the student's id, and then the receipts and other records that the responses name. */
async function readAll(student: string): Promise<Read[]> {
  const own = await api.signInAs('student', student)
  const found: Read[] = []
  const byOtherId: Endpoint[] = []
  async function read(endpoint: Endpoint, id: string): Promise<boolean> {
    const { status, body } = await own.get(endpoint.path.replace(/\{\w+\}/, id))
    if (status !== 200) return false
    found.push(...listValues(body).map(([path, value]) => ({ call: toKey(endpoint), path, value })))
    return true
  }
  for (const endpoint of listReads('own', 'student')) if (!(await read(endpoint, student))) byOtherId.push(endpoint)
  const ids = found.flatMap(({ path, value }) => (path.endsWith('_id') && value !== student ? [value] : []))
  for (const endpoint of byOtherId) for (const id of new Set(ids)) await read(endpoint, id)
  return found
}

function* findStaff(reads: Read[], write: string, { hr, admin }: Scenario['ids']): Generator<string> {
  for (const { call, path, value } of reads) {
    if (value.includes('Staffnote')) yield `${call}: ${path} of ${write}`
    if (value.includes('Clerkname')) yield `${call}: ${path}`
    if ([hr, admin].some((id) => value.includes(id))) yield `${call}: ${path}, an id of staff`
  }
}

async function createScenarioWithClerks(): Promise<Scenario> {
  const scenario = await createScenario(api)
  const { hr, admin } = scenario.ids
  await api.db.updateTable('account').set({ name: 'Clerkname' }).where('id', 'in', [hr, admin]).execute()
  return scenario
}

test('students read of what staff write, and of who wrote it, only what their screens show', async () => {
  const scenario = await createScenarioWithClerks()
  const shown = new Set<string>()
  for (const endpoint of listWritesOfStaff()) {
    const { student, send } = await prepareCall(scenario, endpoint, {})
    await send((field) => (field in STUDENT_FIELDS ? [] : [`Staffnote ${field}`]))
    for (const each of findStaff(await readAll(student), toKey(endpoint), scenario.ids)) shown.add(each)
  }

  expect([...shown].sort()).toEqual([...SHOWN, ...SHOWN_NAMES].sort())
})

test('public calls contain no names and ids of staff', async () => {
  const scenario = await createScenarioWithClerks()
  const writes = listEndpoints(api.app).filter((endpoint) => ABOUT_THE_INSTITUTE.includes(toKey(endpoint)))
  for (const endpoint of writes) await (await prepareCall(scenario, endpoint, {})).send(() => [])
  const found: string[] = []
  for (const endpoint of listReads('anyone')) {
    const key = toKey(endpoint)
    const id = (await CALLS[key]!.record?.(scenario, scenario.ids['student A'])) ?? ''
    const { body } = await api.call('GET', endpoint.path.replace(/\{\w+\}/, id))
    const reads = listValues(body).map(([path, value]) => ({ call: key, path, value }))
    found.push(...findStaff(reads, '', scenario.ids))
  }

  expect(found).toEqual([])
})
