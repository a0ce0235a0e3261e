// Measures changes of 30 and 500 students: node bench/bulk.ts [--students 10000] [--data DIR]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import type { Request } from './cases/case.ts'
import { copyData, prepareData } from './prepare-data.ts'
import { type Site, startSite } from './site.ts'

const { values } = parseArgs({ options: { students: { type: 'string', default: '10000' }, data: { type: 'string' } } })
const students = Number(values.students)
const dataDir = createTemporaryDirectory()
type Connections = ReturnType<Site['connect']>

const CHANGES = {
  'course status': { isCompleted: 'yes' },
  placement: { isPlaced: 'placed' },
  'fee plan': { instalments: 6, firstDue: '2027-01-05' },
}

async function send(connections: Connections, method: 'GET' | 'POST', path: string, body?: unknown) {
  const answer = await connections.send({ method, path, headers: { 'accept-encoding': 'identity' }, body } as Request)
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`)
  return { ms: answer.ms, body: JSON.parse(answer.body.toString()) }
}

async function listIds(connections: Connections, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ids.length < count; page++) {
    const { body } = await send(connections, 'GET', `/api/user?tab=Active&due=pending&limit=100&page=${page}`)
    ids.push(...body.students.map(({ _id }: { _id: string }) => _id))
  }
  return ids.slice(0, count)
}

/** Returns milliseconds, in the order preview, change, undo. */
async function measure(connections: Connections, ids: string[], change: object): Promise<number[]> {
  const preview = await send(connections, 'POST', '/api/bulk/preview', { students: ids, ...change })
  const seen = preview.body.rows.map(({ _id, seen }: { _id: string; seen: string }) => ({ _id, seen }))
  const made = await send(connections, 'POST', '/api/bulk', { students: seen, ...change })
  const undone = await send(connections, 'POST', `/api/bulk/${made.body._id}/undo`)
  return [preview.ms, made.ms, undone.ms]
}

if (values.data === undefined) await prepareData(dataDir, students)
else {
  await prepareData(join(values.data, String(students)), students)
  copyData(join(values.data, String(students)), dataDir)
}
const site = await startSite({ dataDir, students })
try {
  const connections = site.connect('hr', 1)
  for (const count of [30, 500]) {
    const ids = await listIds(connections, count)
    for (const [name, change] of Object.entries(CHANGES)) {
      const runs: number[][] = []
      for (let run = 0; run < 7; run++) runs.push(await measure(connections, ids, change))
      const median = (index: number) =>
        runs
          .map((run) => run[index]!)
          .toSorted((a, b) => a - b)[3]!
          .toFixed(0)
      console.log(`${count} students, ${name}: preview ${median(0)} ms, change ${median(1)} ms, undo ${median(2)} ms`)
    }
  }
  connections.close()
} finally {
  await site.stop()
  removeDirectory(dataDir)
}
