import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { queryOnce } from '#embedded-postgres/index.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'
import { type DatabaseMonitor, startDatabaseMonitor } from './database-monitor.ts'
import type { Health } from './health.routes.ts'

const api = startTestApi()

let lines: { level: number; msg: string; database: string; err?: { message?: string } }[]
let monitor: DatabaseMonitor
let health: Health
let app: FastifyInstance

beforeEach(async () => {
  lines = []
  const log = createLogger({ level: 'info', stream: { write: (line) => void lines.push(JSON.parse(line)) } })
  monitor = startDatabaseMonitor({ db: api.db, clock: { now: () => api.now }, log })
  health = { isDraining: false, database: monitor }
  app = await buildAppWithPage(api, { health })
})

afterEach(async () => {
  await monitor.stop()
  await app.close()
})

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject(url)
  return { status: statusCode, headers, body: JSON.parse(body) as unknown }
}

test('the database monitor commits a row of its process, and /readyz shows the state', async () => {
  await monitor.check()
  await monitor.check()
  expect(await api.db.selectFrom('heartbeat').select('seen_at').execute()).toEqual([{ seen_at: api.now }])
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { ok: true, database: 'ok' } })
  expect(lines).toMatchObject([{ level: 30, msg: 'database responds', database: 'ok' }])
})

test('/readyz stays 200 when the database cannot commit, which is logged once as an error', async () => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(api.db)
  const role = rows[0]!.role
  await queryOnce(api.ownerUrl, `revoke insert on heartbeat from ${role}`)
  try {
    await monitor.check()
    await monitor.check()
  } finally {
    await queryOnce(api.ownerUrl, `grant insert on heartbeat to ${role}`)
  }
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { ok: true, database: 'unavailable' } })
  expect(await get('/healthz')).toMatchObject({ status: 200, body: { ok: true } })
  expect(lines).toMatchObject([
    { level: 50, msg: 'database does not commit', err: { message: 'permission denied for table heartbeat' } },
  ])
  await monitor.check()
  expect(lines.at(-1)).toMatchObject({ level: 30, database: 'ok', previous: 'unavailable' })
})

test('/readyz returns 503 while draining, and responses close their connection', async () => {
  health.isDraining = true
  expect(await get('/readyz')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2', connection: 'close' },
    body: { ok: false, reason: 'draining' },
  })
  expect(await get('/api/institute')).toMatchObject({ status: 200, headers: { connection: 'close' } })
})

test('/readyz returns 503 when the schema lacks a migration', async () => {
  await queryOnce(api.ownerUrl, `update migration_hash set name = '_' || name where name like '0023%'`)
  try {
    await monitor.check()
  } finally {
    await queryOnce(api.ownerUrl, `update migration_hash set name = substr(name, 2) where name like '!_%' escape '!'`)
  }
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { ok: false, reason: 'schema' } })
})
