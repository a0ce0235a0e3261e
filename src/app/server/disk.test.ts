import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Disk } from '#features/base/institute/contract/disk.contract.ts'
import messages from '#shared/contract/messages/en.json' with { type: 'json' }
import { createLogger } from '#shared/server/create-logger.ts'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'
import { CALLS, getAllowedCaller, getEndpoint } from '#testing/server/calls.ts'
import { dumpDatabase } from '#testing/server/dump-database.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { createScenario, setPassword } from '#testing/server/scenario.ts'
import { classifyDisk, startDiskMonitor } from './disk-monitor.ts'

const api = startTestApi()
const [MB, GB] = [1024 ** 2, 1024 ** 3]

let disk: Disk
let app: FastifyInstance
beforeEach(async () => {
  disk = { state: 'full', free: 0, total: 40 * GB }
  app = await buildAppWithPage(api, { getDisk: () => disk, isDiskFull: () => disk.state === 'full' })
})
afterEach(() => app.close())

test.each([
  [12 * GB, 100 * GB, 'ok', 'ok'],
  [4 * GB, 100 * GB, 'ok', 'low'],
  [20 * GB, 1000 * GB, 'ok', 'ok'],
  [900 * MB, 4 * GB, 'ok', 'low'],
  [63 * MB, 40 * GB, 'low', 'full'],
  [80 * MB, 40 * GB, 'full', 'full'],
  [80 * MB, 40 * GB, 'low', 'low'],
  [97 * MB, 40 * GB, 'full', 'low'],
] as const)('%d bytes free of %d, %s before: %s', (free, total, previous, state) => {
  expect(classifyDisk(free, total, previous)).toBe(state)
})

test('the disk monitor reports the disk of its directory', async () => {
  const monitor = startDiskMonitor({ directory: '.', log: createLogger(false) })
  await monitor.check()
  monitor.stop()
  expect(monitor.disk.total).toBeGreaterThan(MB)
  expect(monitor.disk.free).toBeLessThanOrEqual(monitor.disk.total ?? 0)
})

test('GET /api/institute/disk returns state and sizes to an admin', async () => {
  const { token } = await api.signInAs('admin')
  const response = await app.inject({ url: '/api/institute/disk', headers: { authorization: `Bearer ${token}` } })
  expect(response.json()).toEqual(disk)
})

/** People can sign in and out, end sessions and read. Reads include exports, which are in the audit trail. */
const ALLOWED = /^GET |\/(login|logout|session)$/

const WRITES = isFullRun
  ? Object.keys(CALLS).filter((key) => CALLS[key]!.auditActions && !ALLOWED.test(key))
  : ['POST /api/fee/{id}', 'PUT /api/user/{id}', 'DELETE /api/batch/{id}']

test.each(WRITES)('while the disk is full, %s returns 503 and stores nothing', async (key) => {
  const scenario = await createScenario(api)
  const caller = getAllowedCaller(api.app, key)
  const id = (await CALLS[key]!.record?.(scenario, scenario.ids['student A'])) ?? ''
  const body = await CALLS[key]!.body?.(scenario, id)
  const token = await scenario.createToken(caller)
  const before = await dumpDatabase(api.db)
  const { method, path } = getEndpoint(api.app, key)
  const response = await app.inject({
    method,
    url: path.replace('{id}', id),
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body as object }),
  })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBe('30')
  expect(response.json()).toEqual({ code: 'disk_full', message: messages.diskFull })
  expect(await dumpDatabase(api.db)).toEqual(before)
})

test('while the disk is full, people can sign in, read and log out', async () => {
  const credentials = await setPassword(api, await createAccount(api.db, 'hr'))
  const signedIn = await app.inject({ method: 'POST', url: '/api/hr/login', payload: credentials })
  const headers = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` }
  const responses = [
    signedIn,
    await app.inject({ url: '/api/user', headers }),
    await app.inject({ method: 'POST', url: '/api/session', headers }),
    await app.inject({ method: 'POST', url: '/api/logout', headers }),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
})
