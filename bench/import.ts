// Measures an import of students with payments while other clerks work: node bench/import.ts [--rows 20000] [--data DIR] [--alone]
// `--alone`: without other clerks, whose calls raise the memory as well.
import { parseArgs } from 'node:util'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import type { Request } from './cases/case.ts'
import { prepareData } from './prepare-data.ts'
import { readBody, type Site, startSite } from './site.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '20000' },
    data: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
})
const STUDENTS = 10_000
const rowCount = Number(values.rows)
const dataDir = values.data ?? createTemporaryDirectory()

type Import = { _id: string; state: string; faulty: number; failure: string | null; students: number; receipts: number }

/** Every third row is another payment of the student above. */
function buildRows(): string {
  const header = ['Name', 'Phone', 'Email', 'Course', 'Batch', 'Fee', 'Paid', 'Date', 'Receipt no']
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const person = index - (index % 3 === 2 ? 1 : 0)
    const contact = [String(6_000_000_000 + person), `import-${person}@example.com`]
    const payment = ['1,000', `${1 + (index % 28)}/${1 + (index % 12)}/2023`, `A-${index}`]
    return [`Import Student${person}`, ...contact, `Imported ${person % 5}`, `I-${person % 5}`, '12000', ...payment]
  })
  return [header, ...rows].map((cells) => cells.join('\t')).join('\n')
}

type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<{ ms: number; body: unknown }>

function connect(site: Site): Send {
  const connections = site.connect('hr', 2)
  return async (method, path, body) => {
    const answer = await connections.send({ method, path, headers: {}, body } as Request)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${readBody(answer.body)}`)
    return { ms: answer.ms, body: JSON.parse(readBody(answer.body)) }
  }
}

/** The calls of another clerk, one after another, until the import is done. */
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

await prepareData(dataDir, STUDENTS)
const site = await startSite({ dataDir, students: STUDENTS })
try {
  const [send, others] = [connect(site), connect(site)]
  let isDone = values.alone
  const measured = measureOthers(others, () => isDone)
  measured.catch((error: unknown) => console.error(error))
  const before = site.readPeakMemory()
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  const begun = (await send('POST', '/api/import', { kind: 'students', rows: buildRows() })).body as Import
  console.log(`staged and checked after ${seconds()} s, ${begun.faulty} rows with errors`)
  await send('PUT', `/api/import/${begun._id}`, { dayOrder: 'dmy' })
  let shown = (await send('POST', `/api/import/${begun._id}/run`, { createMissing: true })).body as Import
  while (shown.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 250))
    shown = (await send('GET', `/api/import/${begun._id}`)).body as Import
  }
  console.log(
    `${shown.state} after ${seconds()} s: ${shown.students} students, ${shown.receipts} receipts ${shown.failure ?? ''}`,
  )
  const peak = site.readPeakMemory()
  await send('POST', `/api/import/${begun._id}/undo`, {})
  console.log(`undone after ${seconds()} s`)
  isDone = true
  const times = await measured
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
  console.log(
    `peak memory ${peak.toFixed(0)} MB, before the import ${before.toFixed(0)}; ${times.length} other calls: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`,
  )
} finally {
  await site.stop()
  if (values.data === undefined) removeDirectory(dataDir)
}
