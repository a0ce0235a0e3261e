import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, stopApps } from '#testing/server/app-process.ts'
import { endProcessesIn, killProcessesIn } from '#testing/server/kill-processes.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { removeDirectory, createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { resolveAccount, spawnOptions } from './account.ts'
import { exists } from './files.ts'
import { findProcessesIn } from './processes.ts'
import { queryOnce } from './query-once.ts'

let dataDir: string
const data = () => join(dataDir, 'postgres/cluster/data')

/** A stopped database, which saves the tests the time of initdb. */
const stopped = createTemporaryDirectory()
const useStoppedDatabase = () => execFileSync('cp', ['-a', join(stopped, 'postgres'), dataDir])

beforeAll(async () => {
  await (await startApp({ dataDir: stopped })).kill('SIGTERM')
  rmSync(join(stopped, 'postgres/socket'), { recursive: true, force: true })
})

afterAll(() => removeDirectory(stopped))

beforeEach(() => {
  dataDir = realpathSync(createTemporaryDirectory())
})

afterEach(async () => {
  await stopApps()
  await endProcessesIn(data())
  removeDirectory(dataDir)
})

test('a second start in the same directory is rejected with the pid of the first, which keeps running', async () => {
  useStoppedDatabase()
  const first = await startApp({ dataDir })
  await expect(startApp({ dataDir })).rejects.toThrow(`${dataDir} is already in use by process ${first.pid}`)
  expect(await queryOnce(first.ready.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test.each(['new', ...(isFullRun ? ['still running after its app was killed'] : [])])(
  'of six concurrent starts exactly one gets a database that is %s',
  async (kind) => {
    if (kind !== 'new') await (await startApp({ dataDir })).kill('SIGKILL')
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => startApp({ dataDir })))
    const running = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(running).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('already in use')
    }
  },
)

test('the next start adopts the database of a killed app', async () => {
  useStoppedDatabase()
  const killed = await startApp({ dataDir })
  await queryOnce(killed.ready.url, 'create table saved as select 42 as n')
  await killed.kill('SIGKILL')

  const next = await startApp({ dataDir })
  expect(next.ready.pid).toBe(killed.ready.pid)
  expect(await queryOnce(next.ready.url, 'select n from saved')).toEqual([{ n: 42 }])
  expect(await next.kill('SIGTERM')).toBe(0)
  expect(findProcessesIn(data())).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'a running database that an earlier version started on TCP is restarted on a socket',
  async () => {
    useStoppedDatabase()
    const earlier = await startApp({ dataDir, transport: 'tcp' })
    await queryOnce(earlier.ready.url, 'create table saved as select 42 as n')
    await earlier.kill('SIGKILL')

    const next = await startApp({ dataDir })
    expect(next.output.join()).toContain('restarting a running PostgreSQL, which does not use a Unix socket')
    expect(new URL(next.ready.url).hostname).toBe(encodeURIComponent(join(dataDir, 'postgres/socket')))
    expect(await queryOnce(next.ready.url, 'select n from saved')).toEqual([{ n: 42 }])
    await expect(queryOnce(earlier.ready.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  },
)

test.skipIf(process.platform === 'win32').each(['port', 'socket'])(
  'a process that takes the %s of the database after a kill is sent nothing by the next start',
  async (kind) => {
    useStoppedDatabase()
    const killed = await startApp({ dataDir, ...(kind === 'port' && { transport: 'tcp' as const }) })
    await queryOnce(killed.ready.url, 'create table saved as select 42 as n')
    await killed.kill('SIGKILL')
    await endProcessesIn(data())
    const socket = join(dataDir, 'postgres/socket/.s.PGSQL.5432')
    rmSync(socket, { force: true })
    let received = 0
    const impostor = createServer((connection) => connection.on('data', ({ length }) => (received += length)))
    if (kind === 'port') impostor.listen(Number(new URL(killed.ready.url).port), '127.0.0.1')
    else impostor.listen(socket)
    await once(impostor, 'listening')
    try {
      const next = await startApp({ dataDir })
      expect(await queryOnce(next.ready.url, 'select n from saved')).toEqual([{ n: 42 }])
      expect(received).toBe(0)
    } finally {
      impostor.close()
    }
  },
)

test('an adopted database is restarted after a crash', async () => {
  useStoppedDatabase()
  const killed = await startApp({ dataDir })
  await killed.kill('SIGKILL')
  const { ready } = await startApp({ dataDir })
  process.kill(ready.pid, 'SIGKILL')
  expect(await waitUntil(() => queryOnce(ready.url, 'select 1 as n'))).toEqual([{ n: 1 }])
})

test('a lock whose pid now belongs to another process is stale', async () => {
  useStoppedDatabase()
  const killed = await startApp({ dataDir })
  await killed.kill('SIGKILL')
  const path = join(dataDir, 'postgres/lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, JSON.stringify({ ...lock, pid: process.pid }))
  await expect(startApp({ dataDir })).resolves.toBeDefined()
})

// The others are killed during payments in test/reliability/crash.test.ts.
test.each(['postmaster', ...(isFullRun ? ['connection', 'postmaster and its children'] : [])])(
  'a crash of the %s is recovered from: same URL, no committed row lost',
  async (victim) => {
    useStoppedDatabase()
    const { ready } = await startApp({ dataDir })
    await queryOnce(ready.url, 'create table saved (n int)')
    await queryOnce(ready.url, 'insert into saved values (42)')
    await killProcesses(victim, ready)
    const rows = await waitUntil(() => queryOnce(ready.url, 'select n from saved'))
    expect(rows).toEqual([{ n: 42 }])
    expect(findProcessesIn(data())?.includes(ready.pid)).toBe(victim === 'connection')
  },
)

async function killProcesses(victim: string, ready: { pid: number; url: string }): Promise<void> {
  if (victim === 'postmaster') return void process.kill(ready.pid, 'SIGKILL')
  if (victim === 'postmaster and its children') return killProcessesIn(data())
  const pending = queryOnce(ready.url, 'select pg_sleep(30)').catch(String)
  const backend = await waitUntil(async () => {
    const sql = `select pid from pg_stat_activity where query = 'select pg_sleep(30)'`
    const [row] = await queryOnce<{ pid: number }>(ready.url, sql)
    if (!row) throw new Error('not yet')
    return row.pid
  })
  process.kill(backend, 'SIGKILL')
  expect(await pending).toContain('terminated')
}

test('SIGTERM stops app and database within 10 seconds and releases the lock', async () => {
  useStoppedDatabase()
  const app = await startApp({ dataDir })
  const started = performance.now()
  expect(await app.kill('SIGTERM')).toBe(0)
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(findProcessesIn(data())).toEqual([])
  expect(exists(join(dataDir, 'postgres/lock.json'))).toBe(false)
  expect(readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8').trim()).toMatch(/database system is shut down$/)
})

test('after a kill of app and database, stale lock files with the pid of another process are removed', async () => {
  useStoppedDatabase()
  const app = await startApp({ dataDir })
  await queryOnce(app.ready.url, 'create table saved as select 42 as n')
  await app.kill('SIGKILL')
  await endProcessesIn(data())
  // It runs under the same account, because PostgreSQL itself recognises pids of other accounts as stale.
  const other = spawn('/bin/sleep', ['60'], spawnOptions(resolveAccount([data()])))
  for (const file of [join(data(), 'postmaster.pid'), join(dataDir, 'postgres/socket/.s.PGSQL.5432.lock')])
    if (exists(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(String(app.ready.pid), String(other.pid)))
  try {
    const next = await startApp({ dataDir })
    expect(await queryOnce(next.ready.url, 'select n from saved')).toEqual([{ n: 42 }])
  } finally {
    other.kill()
  }
})

test('an unfinished initdb is deleted by the next start', async () => {
  const unfinished = join(dataDir, 'postgres/cluster/init-abcdef/data')
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(join(unfinished, 'PG_VERSION'), '18\n')
  const app = await startApp({ dataDir })
  expect(await queryOnce(app.ready.url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(exists(unfinished)).toBe(false)
})
