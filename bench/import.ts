// Measures an import while other clerks work:
// node bench/import.ts [--kind students] [--rows 20000] [--data DIR] [--alone]
// `--alone` runs without other clerks, whose calls raise the memory as well.
import { parseArgs } from 'node:util'
import { DAY_MS } from '#shared/contract/durations.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import type { Request } from './cases/case.ts'
import { prepareData } from './prepare-data.ts'
import { readBody, type Site, startSite } from './site.ts'

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: 'students' },
    rows: { type: 'string', default: '20000' },
    data: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
})
const STUDENTS = 10_000
const rowCount = Number(values.rows)
const dataDir = values.data ?? createTemporaryDirectory()

type Missing = Record<'courses' | 'batches' | 'categories', { name: string }[]>
type Import = { _id: string; state: string; faulty: number; skipped: number; failure: string | null } & Made & {
    missing: Missing
  }
type Made = { students: number; receipts: number; records: number }

/** Every third row is another payment of the student above. */
function buildStudents(): string[][] {
  const header = ['Name', 'Phone', 'Email', 'Course', 'Batch', 'Fee', 'Paid', 'Date', 'Receipt no']
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const person = index - (index % 3 === 2 ? 1 : 0)
    const contact = [String(6_000_000_000 + person), `import-${person}@example.com`]
    const payment = ['1,000', toDay(index), `A-${index}`]
    return [`Import Student${person}`, ...contact, `Imported ${person % 5}`, `I-${person % 5}`, '12000', ...payment]
  })
  return [header, ...rows]
}

function buildEnquiries(): string[][] {
  const header = ['Name', 'Phone', 'Email', 'Qualification', 'Address', 'Course', 'Mode', 'Date', 'Status']
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const letters = Array.from(String(index), (digit) => 'abcdefghij'[Number(digit)]).join('')
    const contact = [String(6_000_000_000 + index), `import-${index}@example.com`]
    return [
      `Enquirer ${letters}`,
      ...contact,
      'BCom',
      'Namunapur',
      `Imported ${index % 5}`,
      'offline',
      toDay(index),
      'Open',
    ]
  })
  return [header, ...rows]
}

function buildExpenses(): string[][] {
  const header = ['Ledger', 'Remark', 'Amount', 'Date', 'Mode', 'Payee', 'Voucher']
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const paid = ['1,000.50', toDay(index), 'Cash', 'Example Supplier']
    return [`Imported ${index % 20}`, `Example ${index}`, ...paid, `A-${index}`]
  })
  return [header, ...rows]
}

/** Uses Sundays, on which the seeded students have no marks. */
async function buildMarks(send: Send): Promise<string[][]> {
  const rows: string[][] = []
  for (let page = 1; rows.length < rowCount; page++) {
    const { students } = (await send('GET', `/api/user?tab=Active&limit=100&page=${page}`)).body as {
      students: Student[]
    }
    if (students.length === 0) break
    for (const { email, batch, joiningDate } of students) {
      const first = new Date(joiningDate)
      const sundays = Array.from({ length: 10 }, (_, n) => {
        const days = 7 * (n + 1) - first.getUTCDay()
        return new Date(first.getTime() + days * DAY_MS).toISOString().slice(0, 10)
      }).filter((day) => day < new Date().toISOString().slice(0, 10))
      rows.push(...sundays.map((day, n) => [email, batch, day, n % 7 === 0 ? 'A' : 'P']))
    }
  }
  return [['Student', 'Batch', 'Date', 'P/A'], ...rows.slice(0, rowCount)]
}
type Student = { email: string; batch: string; joiningDate: string }

const toDay = (index: number) => `${1 + (index % 28)}/${1 + (index % 12)}/2023`

const KINDS: Record<
  string,
  { role: 'hr' | 'admin'; path: string; build: (send: Send) => string[][] | Promise<string[][]> }
> = {
  students: { role: 'admin', path: '/api/admin/import', build: buildStudents },
  enquiries: { role: 'hr', path: '/api/import', build: buildEnquiries },
  attendance: { role: 'hr', path: '/api/import', build: buildMarks },
  expenses: { role: 'admin', path: '/api/admin/import', build: buildExpenses },
}

type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<{ ms: number; body: unknown }>

function connect(site: Site, role: 'hr' | 'admin'): Send {
  const connections = site.connect(role, 2)
  return async (method, path, body) => {
    const answer = await connections.send({ method, path, headers: {}, body } as Request)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${readBody(answer.body)}`)
    return { ms: answer.ms, body: JSON.parse(readBody(answer.body)) }
  }
}

async function measureOthers(send: Send, isDone: () => boolean): Promise<number[]> {
  const { students } = (await send('GET', '/api/user?tab=Active&limit=100')).body as { students: { _id: string }[] }
  const times: number[] = []
  for (let n = 0; !isDone(); n++) {
    const { _id } = students[n % students.length]!
    times.push((await send('GET', '/api/user?page=2')).ms, (await send('GET', `/api/fee/${_id}`)).ms)
    times.push((await send('PUT', `/api/user/${_id}`, { degree: `BSc ${n}` })).ms)
  }
  return times.sort((a, b) => a - b)
}

const current = KINDS[values.kind]
if (!current) throw new Error(`--kind: ${Object.keys(KINDS).join(', ')}`)
await prepareData(dataDir, STUDENTS)
const site = await startSite({ dataDir, students: STUDENTS })
try {
  const [send, others] = [connect(site, current.role), connect(site, 'hr')]
  const { path } = current
  // Only admins add courses.
  if (values.kind === 'enquiries')
    for (let n = 0; n < 5; n++)
      await connect(site, 'admin')('POST', '/api/course', {
        course: `Imported ${n}`,
        cFee: 9000,
        cDuration: '3 months',
      })
  const rows = (await current.build(connect(site, 'hr'))).map((cells) => cells.join('\t')).join('\n')
  let isDone = values.alone
  const measured = measureOthers(others, () => isDone)
  measured.catch((error: unknown) => console.error(error))
  const idle = site.readPeakMemory()
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  const begun = (await send('POST', path, { kind: values.kind, rows })).body as Import
  console.log(`staged and checked after ${seconds()} s, ${begun.faulty} rows with errors, ${begun.skipped} skipped`)
  await send('PUT', `${path}/${begun._id}`, { dayOrder: 'dmy' })
  const toNames = (list: { name: string }[]) => list.map(({ name }) => name)
  const { courses, batches, categories } = begun.missing
  const create = { courses: toNames(courses), batches: toNames(batches), categories: toNames(categories) }
  let shown = (await send('POST', `${path}/${begun._id}/run`, { create })).body as Import
  while (shown.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 250))
    shown = (await send('GET', `${path}/${begun._id}`)).body as Import
  }
  console.log(
    `${shown.state} after ${seconds()} s: ${shown.students} students, ${shown.receipts} receipts, ${shown.records} records ${shown.failure ?? ''}`,
  )
  const peak = site.readPeakMemory()
  await send('POST', `${path}/${begun._id}/undo`, {})
  console.log(`undone after ${seconds()} s`)
  isDone = true
  const times = await measured
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
  console.log(
    `peak memory ${peak.toFixed(0)} MB, before the import ${idle.toFixed(0)}; ${times.length} other calls: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`,
  )
} catch (error) {
  // Stopping may fail too.
  console.error(error)
  process.exitCode = 1
} finally {
  await site.stop()
  if (values.data === undefined) removeDirectory(dataDir)
}
