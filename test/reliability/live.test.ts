import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import { openDb } from '#shared/server/db.ts'
import { queryOnce } from '#embedded-postgres/index.ts'
import { type ApiClient, createClient } from '#testing/server/api-client.ts'
import { type ChangeReader, openChanges } from '#testing/server/changes.ts'
import { createSession } from '#testing/server/fixtures.ts'
import { getOwnerUrl, killPostgres, type Munshi, removeMunshi, SETUP_ENV, startMunshi } from '#testing/server/munshi.ts'
import { range } from '#testing/server/run-in-parallel.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

/** Two processes use one PostgreSQL, which the first has started. */
const dataDir = createTemporaryDirectory()
const otherDir = createTemporaryDirectory()
let institute: RunningInstitute
let other: Munshi

const LISTENING = `select from pg_stat_activity where application_name = 'munshi changes'`
const HR = { email: SETUP_ENV.HR_EMAIL, password: SETUP_ENV.HR_PASSWORD }

beforeAll(async () => {
  institute = await startInstitute(dataDir, 2)
  other = await startMunshi({ dataDir: otherDir, env: { DATABASE_URL: getOwnerUrl(dataDir) } })
  // A stream that is open when its process begins to listen is told to load everything.
  await waitUntil(async () => {
    const listening = await queryOnce(getOwnerUrl(dataDir), `${LISTENING} and query ~ '^(listen|select 1$)'`)
    if (listening.length < 2) throw new Error(`${listening.length} of 2 processes listen`)
  })
})

afterAll(async () => {
  await removeMunshi(otherDir)
  await removeMunshi(dataDir)
})

let token: string
beforeEach(async () => {
  token = (await createClient(() => institute.app.url).post<Identity>('/api/hr/login', HR)).body.token
})

async function open(app: Munshi): Promise<ChangeReader> {
  const reader = await openChanges(app.url, token)
  expect(await reader.next()).toEqual({ everyMs: 25_000 })
  return reader
}
const pay = (client: ApiClient) =>
  client.post(`/api/fee/${institute.students[0]}`, { payMode: 'Cash', paid: 1, date: '2024-04-05' })

test('what is saved at one process is told by the other', async () => {
  const reader = await open(other)
  const { status, headers } = await pay(institute.hr)
  expect(status).toBe(201)
  expect(await reader.next()).toEqual({ changes: [{ topics: ['students'], by: headers.get('x-request-id') }] })
  reader.close()
})

test('the session that ends at one process ends its streams at both', async () => {
  const readers = [await open(institute.app), await open(other)]
  expect((await createClient(() => other.url, token).post('/api/logout')).status).toBe(200)
  await Promise.all(readers.map(({ closed }) => closed))
})

test('one connection of each process listens, however many streams there are', async () => {
  const readers = await Promise.all(range(8).map((n) => open(n % 2 ? institute.app : other)))
  expect(await queryOnce(getOwnerUrl(dataDir), LISTENING)).toHaveLength(2)
  for (const reader of readers) reader.close()
})

test('after a crash of the database the streams go on, and pages load everything again', async () => {
  const readers = [await open(institute.app), await open(other)]
  await killPostgres(dataDir)
  for (const reader of readers) expect(await reader.next()).toEqual({ refresh: true })
  const { headers } = await waitUntil(async () => {
    const response = await pay(institute.hr)
    expect(response.status).toBe(201)
    return response
  })
  for (const reader of readers) {
    await waitUntil(async () => expect(reader.lines.join()).toContain(String(headers.get('x-request-id'))))
    reader.close()
  }
})

test('a stop ends 50 open streams at once', async () => {
  const { db } = openDb(getOwnerUrl(dataDir), { log: () => {} })
  const readers = await Promise.all(
    range(50).map(async () => openChanges(other.url, (await createSession(db, 'hr', new Date())).token)),
  )
  await db.destroy()
  const exited = other.kill('SIGTERM')
  await Promise.all(readers.map(({ closed }) => closed))
  expect(await exited).toBe(0)
})
