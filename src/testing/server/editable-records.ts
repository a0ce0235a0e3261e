import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import { type ApiClient, type ClientResponse, createClient } from './api-client.ts'
import { pay, PAYMENT_DATE } from './payment-load.ts'
import { registerStudent } from './register-students.ts'
import { range } from './run-in-parallel.ts'
import type { RunningInstitute } from './running-institute.ts'

export type Versioned = { version: number }

/** A record with a version. Edits with different numbers store different values. */
export type EditableRecord = {
  name: string
  read: () => Promise<Versioned>
  edit: (n: number, ifMatch: number) => Promise<ClientResponse<unknown>>
  values: (n: number) => object
  /** Students may save a limited number of projects per hour. */
  maxPairs?: number
}

export async function createEditableRecords(institute: RunningInstitute): Promise<EditableRecord[]> {
  const { hr, admin, courseAndBatch, students } = institute
  const { course, batch } = courseAndBatch
  const receipt = (await pay(hr, { student: students[0] ?? '', paid: 1, key: 'editable' })).body
  const category = await create(admin, '/api/admin/expense-category', { ledger: 'Example' })
  const expense = await create(admin, '/api/admin/expense', { ...EXPENSE, ledger: category })
  const enquiry = await create(hr, '/api/enquiry', { ...ENQUIRY, course: course.course })
  const student = await createSignedInStudent(institute)
  const project = await create(student, '/api/project', PROJECT)
  const inList =
    (client: ApiClient, list: 'courses' | 'batches' | 'projects', path: string, id: string) => async () => {
      const { body } = await client.get<Record<typeof list, (Versioned & { _id: string })[]>>(path)
      return body[list].find(({ _id }) => _id === id)!
    }
  const edits = (client: ApiClient, path: string, values: (n: number) => object) => ({
    read: async () => (await client.get<Versioned>(path)).body,
    edit: (n: number, version: number) => client.put(path, values(n), ifMatch(version)),
    values,
  })
  return [
    { name: 'student', ...edits(hr, `/api/user/${students[0]}`, (n) => ({ father: `Father ${n}` })) },
    {
      name: 'receipt',
      ...edits(hr, `/api/fee/${receipt._id}`, (n) => ({ paid: 1 + n })),
      read: async () => (await hr.get<Versioned>(`/api/fee/receipt/${receipt._id}`)).body,
    },
    {
      name: 'course',
      ...edits(admin, `/api/course/${course._id}`, (n) => ({ cFee: n })),
      read: inList(admin, 'courses', '/api/course', course._id),
    },
    {
      name: 'batch',
      ...edits(hr, `/api/batch/${batch._id}`, (n) => ({ bTime: `${n} o'clock` })),
      read: inList(hr, 'batches', '/api/batch', batch._id),
    },
    { name: 'enquiry', ...edits(hr, `/api/enquiry/${enquiry}`, (n) => ({ remark: `Remark ${n}` })) },
    { name: 'expense', ...edits(admin, `/api/admin/expense/${expense}`, (n) => ({ amount: n })) },
    {
      name: 'project',
      maxPairs: 25,
      ...edits(student, `/api/project/${project}`, (n) => ({ techUsed: `Technique ${n}` })),
      read: inList(hr, 'projects', '/api/project', project),
    },
    await createMarks(institute),
  ]
}

const EXPENSE = { remark: 'Example', amount: 1, date: PAYMENT_DATE }
const PROJECT = { project: 'https://example.com/p', techUsed: 'HTML', description: 'Example' }
const ENQUIRY = {
  name: 'Asha Example',
  mailId: 'asha@example.com',
  contact: '9876543210',
  qualification: 'BCA',
  address: '4 Example Road',
  mode: 'offline',
  date: PAYMENT_DATE,
}
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` })

async function create(client: ApiClient, path: string, body: object): Promise<string> {
  const response = await client.post<{ _id: string }>(path, body)
  if (response.status !== 201) throw new Error(`${path}: ${JSON.stringify(response.problem)}`)
  return response.body._id
}

async function createSignedInStudent({ app, hr, anyone, courseAndBatch }: RunningInstitute): Promise<ApiClient> {
  const { email } = (await registerStudent(hr, courseAndBatch, { Paidfee: 0 })).body.student
  const { body } = await anyone.post<Identity>('/api/user/login', { email, password: 'a long enough one' })
  return createClient(() => app.url, body.token)
}

/** Creates the marks of a batch and day. The bits of the number are the presence of its students. */
async function createMarks({ hr, courseAndBatch }: RunningInstitute): Promise<EditableRecord> {
  const bCode = 'EX-2'
  const fields = { bCode, bTime: '10:00 to 12:00', startDate: '2025-01-01' }
  await create(hr, '/api/batch', { ...fields, courseName: courseAndBatch.course.course })
  const ids: string[] = []
  for (const _bit of range(BITS)) {
    const over = { batch: bCode, joiningDate: PAYMENT_DATE, Paidfee: 0 }
    ids.push((await registerStudent(hr, courseAndBatch, over)).body.student._id)
  }
  const values = (n: number) => ids.map((student, bit) => ({ student, attendence: ((n >> bit) & 1) === 1 }))
  const marks = (n: number) => values(n).map((mark) => ({ ...mark, batchCode: bCode, date: PAYMENT_DATE }))
  const { status, problem } = await hr.post('/api/attend', marks(0))
  if (status !== 201) throw new Error(problem.message)
  return {
    name: 'marks of a batch and day',
    read: async () => (await hr.get<Versioned>(`/api/attend?batchCode=${bCode}&date=${PAYMENT_DATE}`)).body,
    edit: (n, version) => hr.put('/api/attend', marks(n), ifMatch(version)),
    // Students of one name are listed in the order of their registration.
    values: (n) => ({ attendance: values(n) }),
  }
}

const BITS = 12
