import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { createSession } from '#testing/server/fixtures.ts'
import { type Munshi, removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { buildRequest, type Case } from './cases/case.ts'
import { CASES } from './cases/index.ts'
import { readSamples } from './cases/samples.ts'
import { type Connections, openConnections } from './connections.ts'
import { report, summarize } from './measure.ts'
import { copyData, prepareData } from './prepare-data.ts'
import { spawnServer } from './spawn-server.ts'

// node bench/processes.ts [--students 100000] [--data DIR] [--seconds 2] [--rounds 5]
// Measures requests per second of one, two and four processes behind a proxy, with one database. They take turns.
// Client, proxy and PostgreSQL share the cores with them.
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '100000' },
    data: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
  },
})
const CONNECTIONS = 32
const PROCESSES = [1, 2, 4]
const MIX = ['students, first page', 'one student', 'issue a receipt'].map((name) =>
  CASES.find((current) => current.name === name)!,
)
const [list, student, payment] = MIX as [Case, Case, Case]
/** Five of ten requests read a list, four read a student, and one pays. */
const ORDER = [list, student, list, student, payment, list, student, list, student, list]

const seeded = values.data === undefined ? createTemporaryDirectory() : resolve(values.data)
const dataDir = createTemporaryDirectory()
try {
  await prepareData(join(seeded, values.students), Number(values.students))
  copyData(join(seeded, values.students), dataDir)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    database: 'munshi',
    fallbackDir: '/var/lib/munshi',
    log: () => {},
  })
  try {
    await measureProcesses(postgres.url)
  } finally {
    await postgres.stop()
  }
} finally {
  await removeMunshi(dataDir)
  if (values.data === undefined) await removeMunshi(seeded)
}

async function measureProcesses(ownerUrl: string): Promise<void> {
  const apps: Munshi[] = []
  for (let n = 0; n < Math.max(...PROCESSES); n++)
    apps.push(await startMunshi({ dataDir, env: { DATABASE_URL: ownerUrl } }))
  const { samples, token } = await withOwnerConnection(ownerUrl, async ({ db }) => ({
    samples: await readSamples(db),
    token: (await createSession(db, 'hr', new Date())).token,
  }))
  const proxies = await Promise.all(
    PROCESSES.map((count) =>
      spawnServer(
        'bench/round-robin-proxy.ts',
        apps.slice(0, count).map(({ url }) => new URL(url).port),
      ),
    ),
  )
  let n = 0
  const next = () => buildRequest({ samples }, ORDER[n % ORDER.length]!, n++)
  const rates = new Map(PROCESSES.map((count) => [count, [] as number[]]))
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const [index, count] of PROCESSES.entries()) {
      const connections = openConnections(proxies[index]!.url, token, CONNECTIONS)
      const rate = await countPerSecond(connections, next)
      connections.close()
      if (round > 0) rates.get(count)!.push(rate)
    }
  report(
    'processes',
    PROCESSES.map((count) =>
      summarize(`lists, students and payments, ${count} ${count === 1 ? 'process' : 'processes'}`, rates.get(count)!, {
        unit: 'per second',
      }),
    ),
    { students: Number(values.students), connections: CONNECTIONS },
  )
  for (const proxy of proxies) proxy.stop()
  for (const app of apps) await app.kill('SIGTERM')
}

async function countPerSecond(connections: Connections, next: () => ReturnType<typeof buildRequest>): Promise<number> {
  const started = performance.now()
  const end = started + Number(values.seconds) * 1000
  let answered = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const { status, body } = await connections.send(next())
        if (status >= 400) throw new Error(`${status} ${body.toString()}`)
        answered++
      }
    }),
  )
  return (answered * 1000) / (performance.now() - started)
}
