import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Role } from '#shared/contract/endpoint.ts'
import { type Db, openDb } from '#shared/server/db.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { createSession } from '#testing/server/fixtures.ts'
import { getOwnerUrl, listPostgresProcesses, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { buildRequest, type Case } from './cases/case.ts'
import { readSamples, type Samples } from './cases/samples.ts'
import { type Answer, type Connections, openConnections } from './connections.ts'
import { readCpuMs } from './cpu.ts'

type Cpu = { app: number; db: number }

export type Site = {
  students: number
  ownerUrl: string
  samples: Samples
  /** The number of the next request of a case: no two writes change the same record. */
  next(current: Case): number
  connect(role: Role, count: number): Connections
  call<T>(current: Case, n: number): Promise<T>
  readCpu(): Cpu
  readDbCpu(): number
  /** Returns MB, the most so far. */
  readPeakMemory(): number
  /** Deletes the counts of requests, and the records of the student who signs in, of which there can be 100. */
  forgetLimits(): Promise<unknown>
  stop(): Promise<void>
}

type Options = { dataDir: string; students: number; command?: [string, ...string[]]; env?: Record<string, string> }

/** Has the limits of `npm start`: without them, the memory of the app grows with any work. */
export const START_COMMAND: [string, ...string[]] = [process.execPath, 'bin/munshi.mjs', 'start']

export async function startSite({ dataDir, students, ...options }: Options): Promise<Site> {
  const app = await startMunshi({ dataDir, command: START_COMMAND, ...options })
  try {
    return await openSite(app, dataDir, students)
  } catch (error) {
    await stopApp(app)
    throw error
  }
}

async function openSite(app: Munshi, dataDir: string, students: number): Promise<Site> {
  const ownerUrl = getOwnerUrl(dataDir)
  const { db } = openDb(ownerUrl, { log: () => {}, max: 1 })
  // Its queries take longer than a connection of the app would wait.
  const samples = await withOwnerConnection(ownerUrl, (owner) => readSamples(owner.db))
  const tokens = await createTokens(db, samples)
  const counts = new Map<Case, number>()
  const connect = (role: Role, count: number) => openConnections(app.url, tokens[role], count)
  const single = { hr: connect('hr', 1), admin: connect('admin', 1), student: connect('student', 1) }
  const readDbCpu = () => readCpuMs(listPostgresProcesses(dataDir))
  const site: Site = {
    students,
    ownerUrl,
    samples,
    connect,
    readDbCpu,
    next(current) {
      const n = counts.get(current) ?? 0
      counts.set(current, n + 1)
      return n
    },
    async call<T>(current: Case, n: number) {
      const answer = await single[current.role].send(buildRequest(site, current, n))
      assertStatus(current, answer)
      return JSON.parse(answer.body.toString() || '{}') as T
    },
    readPeakMemory: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1]) / 1024,
    readCpu: () => ({
      app: readCpuMs([app.pid]),
      db: readDbCpu(),
    }),
    forgetLimits: () =>
      Promise.all([
        db.deleteFrom('request_count').execute(),
        ...(['project', 'portfolio'] as const).map((table) =>
          db.deleteFrom(table).where('student_id', '=', samples.self[0]!).execute(),
        ),
      ]),
    async stop() {
      for (const connections of Object.values(single)) connections.close()
      await db.destroy()
      await stopApp(app)
    },
  }
  return site
}

async function stopApp(app: Munshi): Promise<void> {
  const code = await app.kill('SIGTERM')
  if (code !== 0) throw new Error(`the app ended with ${code}: ${app.output.join('\n')}`)
}

async function createTokens(db: Db, samples: Samples): Promise<Record<Role, string>> {
  const now = new Date()
  const create = async (role: Role, id?: string) => (await createSession(db, role, now, id)).token
  return {
    hr: await create('hr'),
    admin: await create('admin'),
    student: await create('student', samples.self[0]),
  }
}

export function assertStatus({ name, status }: Case, answer: Answer): void {
  if (answer.status !== status) throw new Error(`${name}: ${answer.status} ${readBody(answer.body)}`)
}

const GZIP = 0x1f

/** Brotli has no magic number; JSON and text are tried last. */
export function readBody(body: Buffer): string {
  if (body[0] === GZIP) return gunzipSync(body).toString()
  try {
    return brotliDecompressSync(body).toString()
  } catch {
    return body.toString()
  }
}
