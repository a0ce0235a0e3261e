import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountFor, identity } from '#embedded-postgres/account.ts'
import { queryOnce } from '#shared/server/query-once.ts'
import { exists } from '#embedded-postgres/files.ts'
import { processesIn } from '#embedded-postgres/process-life.ts'
import { startApp, stopApps } from '#testing/server/app-process.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { removeDirectory, temporaryDirectory } from '#testing/server/temporary-directory.ts'

let dataDir: string
const data = () => join(dataDir, 'postgres/cluster/data')

beforeEach(() => {
  dataDir = realpathSync(temporaryDirectory())
})

afterEach(async () => {
  await stopApps()
  for (const pid of processesIn(data()) ?? []) process.kill(pid, 'SIGKILL')
  removeDirectory(dataDir)
})

test('a second start on the same directory is told who holds it, and the first one does not notice', async () => {
  const first = await startApp({ dataDir })
  await expect(startApp({ dataDir })).rejects.toThrow(`${dataDir} is already in use by process ${first.pid}`)
  expect(await queryOnce(first.ready.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test.each(['new', 'left behind by a killed app'])(
  'of many that start at once exactly one gets a database %s',
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

test('the database of an app that was killed is taken over by the next one', async () => {
  const killed = await startApp({ dataDir })
  await queryOnce(killed.ready.url, 'create table kept as select 42 as n')
  await killed.kill('SIGKILL')

  const next = await startApp({ dataDir })
  expect(next.ready.pid).toBe(killed.ready.pid)
  expect(await queryOnce(next.ready.url, 'select n from kept')).toEqual([{ n: 42 }])
  expect(await next.kill('SIGTERM')).toBe(0)
  expect(processesIn(data())).toEqual([])
})

test('an orphan is looked after as if it were our own: it is started again when it crashes', async () => {
  const killed = await startApp({ dataDir })
  await killed.kill('SIGKILL')
  const { ready } = await startApp({ dataDir })
  process.kill(ready.pid, 'SIGKILL')
  expect(await waitUntil(() => queryOnce(ready.url, 'select 1 as n'))).toEqual([{ n: 1 }])
})

test('a lock whose process number now belongs to somebody else holds nobody back', async () => {
  const killed = await startApp({ dataDir })
  await killed.kill('SIGKILL')
  const path = join(dataDir, 'postgres/lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, JSON.stringify({ ...lock, pid: process.pid }))
  await expect(startApp({ dataDir })).resolves.toBeDefined()
})

test.each(['postmaster', 'one connection', 'postmaster with its children'])(
  'a crash of the %s is mended by itself: same address, nothing acknowledged is lost',
  async (victim) => {
    const { ready } = await startApp({ dataDir })
    await queryOnce(ready.url, 'create table kept (n int)')
    await queryOnce(ready.url, 'insert into kept values (42)')
    await kill(victim, ready)
    const rows = await waitUntil(() => queryOnce(ready.url, 'select n from kept'))
    expect(rows).toEqual([{ n: 42 }])
    expect(processesIn(data())?.includes(ready.pid)).toBe(victim === 'one connection')
  },
)

async function kill(victim: string, ready: { pid: number; url: string }): Promise<void> {
  if (victim === 'postmaster') return void process.kill(ready.pid, 'SIGKILL')
  if (victim === 'postmaster with its children') {
    for (const pid of processesIn(data()) ?? []) process.kill(pid, 'SIGKILL')
    return
  }
  const sleeping = queryOnce(ready.url, 'select pg_sleep(30)').catch(String)
  const backend = await waitUntil(async () => {
    const sql = `select pid from pg_stat_activity where query = 'select pg_sleep(30)'`
    const [row] = await queryOnce<{ pid: number }>(ready.url, sql)
    if (!row) throw new Error('not yet')
    return row.pid
  })
  process.kill(backend, 'SIGKILL')
  expect(await sleeping).toContain('terminated')
}

test('SIGTERM stops app and database cleanly', async () => {
  const app = await startApp({ dataDir })
  const started = performance.now()
  expect(await app.kill('SIGTERM')).toBe(0)
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(processesIn(data())).toEqual([])
  expect(exists(join(dataDir, 'postgres/lock.json'))).toBe(false)
  expect(readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8').trim()).toMatch(/database system is shut down$/)
})

test('everything killed at once, and a left-behind postmaster.pid with the number of a living process', async () => {
  const app = await startApp({ dataDir })
  await queryOnce(app.ready.url, 'create table kept as select 42 as n')
  await app.kill('SIGKILL')
  for (const pid of processesIn(data()) ?? []) process.kill(pid, 'SIGKILL')
  // Of the same account: PostgreSQL itself sees through the numbers of other people's processes.
  const somebody = spawn('/bin/sleep', ['60'], identity(accountFor([data()])))
  const file = join(data(), 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(String(app.ready.pid), String(somebody.pid)))
  try {
    const next = await startApp({ dataDir })
    expect(await queryOnce(next.ready.url, 'select n from kept')).toEqual([{ n: 42 }])
  } finally {
    somebody.kill()
  }
})

test('an initdb that was interrupted leaves nothing behind', async () => {
  const half = join(dataDir, 'postgres/cluster/init-abcdef/data')
  mkdirSync(half, { recursive: true })
  writeFileSync(join(half, 'PG_VERSION'), '18\n')
  const app = await startApp({ dataDir })
  expect(await queryOnce(app.ready.url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(exists(half)).toBe(false)
})
