// Measures certificates: node bench/certificates.ts [--students 10000] [--certificates 20000] [--data DIR]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import type { Request } from './cases/case.ts'
import { copyData, prepareData } from './prepare-data.ts'
import { type Site, startSite } from './site.ts'

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '10000' },
    certificates: { type: 'string', default: '20000' },
    data: { type: 'string' },
  },
})
const students = Number(values.students)
const dataDir = createTemporaryDirectory()
const RUNS = 15
type Connections = ReturnType<Site['connect']>

async function send(connections: Connections, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
  const answer = await connections.send({ method, path, headers: { 'accept-encoding': 'identity' }, body } as Request)
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`)
  return answer
}

const sendJson = async (...request: Parameters<typeof send>) => JSON.parse((await send(...request)).body.toString())

async function listEnrolments(connections: Connections, count: number): Promise<string[]> {
  const { batches } = await sendJson(connections, 'GET', '/api/batch')
  const ids: string[] = []
  for (const { bCode } of batches) {
    if (ids.length >= count) break
    const query = `kind=bonafide&batch=${encodeURIComponent(bCode)}`
    const { candidates } = await sendJson(connections, 'GET', `/api/certificate/candidates?${query}`)
    ids.push(...candidates.map(({ _id }: { _id: string }) => _id))
  }
  return ids.slice(0, count)
}

async function measure(name: string, work: () => Promise<{ ms: number }>): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push((await work()).ms)
  console.log(`${name}: ${times.toSorted((a, b) => a - b)[(RUNS - 1) / 2]!.toFixed(1)} ms`)
}

if (values.data === undefined) await prepareData(dataDir, students)
else {
  await prepareData(join(values.data, String(students)), students)
  copyData(join(values.data, String(students)), dataDir)
}
const site = await startSite({ dataDir, students })
try {
  const connections = site.connect('hr', 1)
  const enrolments = await listEnrolments(connections, 1000)
  const issue = (kind: string, first: number, count: number) =>
    send(connections, 'POST', '/api/certificate', {
      kind,
      enrolments: enrolments.slice(first, first + count),
      date: '2026-04-01',
    })
  for (let n = 0; n < Number(values.certificates); n += 100) await issue('completion', n % 1000, 100)
  await measure('issue 1', () => issue('bonafide', 0, 1))
  await measure('issue 30', () => issue('bonafide', 0, 30))
  await measure('issue 100', () => issue('bonafide', 0, 100))
  const lists = { 'first page': '', 'page 50': '?page=50', 'ID cards': '?kind=idCard', "search 'asha'": '?search=asha' }
  for (const [name, query] of Object.entries(lists))
    await measure(`list, ${name}`, () => send(connections, 'GET', `/api/certificate${query}`))
  const { certificates } = await sendJson(connections, 'GET', '/api/certificate')
  const [{ _id: id, student }] = certificates
  await measure('certificates of a student', () => send(connections, 'GET', `/api/certificate/of/${student}`))
  await measure('a certificate as PDF', () => send(connections, 'GET', `/api/certificate/file/${id}`))
  for (const [kind, count] of [
    ['completion', 30],
    ['completion', 100],
    ['idCard', 100],
  ] as const) {
    const { issue: issued } = JSON.parse((await issue(kind, 0, count)).body.toString())
    await measure(`${count} ${kind} as one PDF`, () => send(connections, 'GET', `/api/certificate/issue/${issued}`))
  }
  connections.close()
} finally {
  await site.stop()
  removeDirectory(dataDir)
}
