// Measures the export of all students while another clerk works: node bench/export.ts [--students 100000] [--data DIR]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import type { Request } from './cases/case.ts'
import { copyData, prepareData } from './prepare-data.ts'
import { type Site, startSite } from './site.ts'

const { values } = parseArgs({ options: { students: { type: 'string', default: '100000' }, data: { type: 'string' } } })
const students = Number(values.students)
const dataDir = createTemporaryDirectory()

const toSeconds = (ms: number) => (ms / 1000).toFixed(1)

async function send(connections: ReturnType<Site['connect']>, path: string) {
  const answer = await connections.send({ method: 'GET', path, headers: {}, body: undefined } as Request)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return answer
}

async function measureOthers(site: Site, isDone: () => boolean): Promise<number[]> {
  const connections = site.connect('hr', 1)
  const times: number[] = []
  for (let n = 0; !isDone(); n++) {
    times.push((await send(connections, `/api/user?page=${1 + (n % 5)}`)).ms)
    times.push((await send(connections, '/api/dashboard/hr')).ms)
  }
  connections.close()
  return times.sort((a, b) => a - b)
}

if (values.data === undefined) await prepareData(dataDir, students)
else {
  await prepareData(join(values.data, String(students)), students)
  copyData(join(values.data, String(students)), dataDir)
}
try {
  for (const format of ['csv', 'xlsx']) {
    const site = await startSite({ dataDir, students })
    try {
      const connections = site.connect('admin', 1)
      for (let n = 0; n < 50; n++) await send(connections, '/api/user')
      const before = site.readPeakMemory()
      const cpu = site.readCpu()
      let isDone = false
      const measured = measureOthers(site, () => isDone)
      measured.catch((error: unknown) => console.error(error))
      const started = performance.now()
      const { body } = await send(connections, `/api/user/export?format=${format}`).finally(() => (isDone = true))
      const seconds = (performance.now() - started) / 1000
      const { app, db } = site.readCpu()
      const times = await measured
      const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
      console.log(
        `${format}: ${seconds.toFixed(1)} s, ${(body.length / 1e6).toFixed(1)} MB; memory ${before.toFixed(0)} to ${site.readPeakMemory().toFixed(0)} MB; ` +
          `CPU ${toSeconds(app - cpu.app)} s, of PostgreSQL ${toSeconds(db - cpu.db)} s; ` +
          `${times.length} other calls: median ${at(0.5)}, p95 ${at(0.95)}, slowest ${(times.at(-1) ?? 0).toFixed(0)} ms`,
      )
      connections.close()
    } finally {
      await site.stop()
    }
  }
} finally {
  removeDirectory(dataDir)
}
