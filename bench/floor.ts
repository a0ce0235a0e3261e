import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { PostgresClient } from '#embedded-postgres/index.ts'
import { buildRequest, type Case } from './cases/case.ts'
import { openConnections } from './connections.ts'
import { readCpuMs } from './cpu.ts'
import type { Statement } from './record-statements.ts'
import { startSite, type Site } from './site.ts'
import { spawnServer } from './spawn-server.ts'

/** For each case, this many calls with different samples are recorded. */
const RECORDED = 4
/** PostgreSQL decides between the plans after five calls. */
const WARM_UP = 8

export type Recordings = Map<string, Statement[][]>

/** A hook in the app's driver records the statements. */
export async function recordStatements(dataDir: string, students: number, cases: readonly Case[]): Promise<Recordings> {
  const file = join(dataDir, 'statements')
  const site = await startSite({
    dataDir,
    students,
    env: { RECORD_STATEMENTS: file },
    command: [process.execPath, '--import', './bench/record-statements.ts', 'src/app/server/start.ts'],
  })
  try {
    for (const current of cases) {
      const connections = site.connect(current.role, 1)
      for (let n = 0; n < RECORDED; n++) {
        const { headers, ...request } = buildRequest(site, current, n)
        await connections.send({ ...request, headers: { ...headers, 'x-bench': encodeLabel(current, n) } })
      }
      connections.close()
    }
  } finally {
    await site.stop()
  }
  return existsSync(file) ? parseRecordings(readFileSync(file, 'utf8')) : new Map()
}

const encodeLabel = ({ name }: Case, n: number) => `${encodeURIComponent(name)}/${n}`

function parseRecordings(text: string): Recordings {
  const recordings: Recordings = new Map()
  for (const line of text.trim().split('\n')) {
    const [label = '', content = ''] = line.split(' ')
    const [name = '', n] = label.split('/')
    const calls = recordings.get(decodeURIComponent(name)) ?? []
    recordings.set(decodeURIComponent(name), calls)
    ;(calls[Number(n)] ??= []).push(deserialize(Buffer.from(content, 'base64')) as Statement)
  }
  return recordings
}

export type Replay = { durations: number[]; cpuMs: number }

/** PostgreSQL may choose a plan for all values of a prepared statement that is far worse than for given ones. */
const PLAN_MODES = ['auto', 'force_custom_plan'] as const
const MAX_MS = 1000
const MIN_CALLS = 3

/**
 * Runs the recorded statements of a call with the bare driver, prepared, on one connection, and returns the cheaper
 * kind of plan.
 */
export async function replay(site: Site, recorded: readonly Statement[][], calls: number): Promise<Replay> {
  const replays: Replay[] = []
  for (const mode of PLAN_MODES) replays.push(await replayWith(mode, site, { recorded, calls }))
  return replays.reduce((best, other) => (other.cpuMs < best.cpuMs ? other : best))
}

async function replayWith(
  mode: (typeof PLAN_MODES)[number],
  site: Site,
  { recorded, calls }: { recorded: readonly Statement[][]; calls: number },
): Promise<Replay> {
  const client = new PostgresClient({ connectionString: site.ownerUrl, options: `-c plan_cache_mode=${mode}` })
  await client.connect()
  const queries = recorded.map((statements) =>
    statements.map(({ text, values }) => ({ name: createHash('md5').update(text).digest('hex'), text, values })),
  )
  const run = async (count: number) => {
    const durations: number[] = []
    const end = performance.now() + MAX_MS
    for (let n = 0; n < count && (n < MIN_CALLS || performance.now() < end); n++) {
      const started = performance.now()
      for (const query of queries[n % queries.length]!) await client.query(query)
      durations.push(performance.now() - started)
    }
    return durations
  }
  try {
    await run(WARM_UP)
    const [dbBefore, before] = [site.readDbCpu(), process.cpuUsage()]
    const durations = await run(calls)
    const { user, system } = process.cpuUsage(before)
    return { durations, cpuMs: ((user + system) / 1000 + site.readDbCpu() - dbBefore) / durations.length }
  } finally {
    await client.end()
  }
}

export type ConstantServer = { measure(bytes: number, calls: number): Promise<Replay>; stop(): void }

export async function startConstantServer(): Promise<ConstantServer> {
  const server = await spawnServer('bench/constant-server.ts')
  const connections = openConnections(server.url, undefined, 1)
  return {
    async measure(bytes, calls) {
      const request = { method: 'GET', path: `/${bytes}` }
      await connections.send(request)
      const durations: number[] = []
      const before = readCpuMs([server.pid])
      for (let n = 0; n < calls; n++) durations.push((await connections.send(request)).ms)
      return { durations, cpuMs: (readCpuMs([server.pid]) - before) / calls }
    },
    stop() {
      connections.close()
      server.stop()
    },
  }
}
