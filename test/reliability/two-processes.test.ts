import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, queryOnce, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import type { Identity } from '#features/base/identity/contract/identity.contract.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { createClient, signInClient } from '#testing/server/api-client.ts'
import { startAppProxy } from '#testing/server/app-proxy.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { type Munshi, removeMunshi, SETUP_ENV, startMunshi } from '#testing/server/munshi.ts'
import { findLostReceipts, payWithRetry, startPaymentLoad } from '#testing/server/payment-load.ts'
import { createCourseAndBatch, registerStudents } from '#testing/server/register-students.ts'
import { range } from '#testing/server/run-in-parallel.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { startSmtpServer, type TestSmtpServer } from '#testing/server/smtp-server.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

/**
 * The database stores everything that one process keeps and another needs. Each test sends its first request to one
 * process and its second to the other.
 */
const dataDir = createTemporaryDirectory()
let postgres: EmbeddedPostgres
let apps: [Munshi, Munshi]

const FORM = {
  name: SETUP_ENV.INSTITUTE_NAME,
  address: '1 Example Road',
  phone: '9800000000',
  adminName: 'Asha',
  adminEmail: SETUP_ENV.ADMIN_EMAIL,
  adminPassword: SETUP_ENV.ADMIN_PASSWORD,
  hrName: 'Hari',
  hrEmail: SETUP_ENV.HR_EMAIL,
  hrPassword: SETUP_ENV.HR_PASSWORD,
}
const HR = { email: SETUP_ENV.HR_EMAIL, password: SETUP_ENV.HR_PASSWORD }
const course = { course: 'Another Course', cFee: 10_000, cDuration: '6 months' }

const clients = (token?: string) => apps.map((app) => createClient(() => app.url, token)) as [Client, Client]
type Client = ReturnType<typeof createClient>

const getSetupCode = ({ output }: Munshi) =>
  waitUntil(async () => {
    const code = /\/setup\?code=(\S+)/.exec(output.join('\n'))?.[1]
    if (code === undefined) throw new Error('no code was printed')
    return code
  })

async function signIn(client: Client, role: 'hr' | 'admin', credentials: object = HR) {
  return client.post<Identity>(`/api/${role}/login`, credentials)
}

let smtp: TestSmtpServer
/** Is replaced by the test of emails. */
let onMail = async () => {}

const start = (PORT = '0') => {
  const env = {
    DATABASE_URL: postgres.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'office@example.com',
    DRAIN_SECONDS: '2',
    PORT,
  }
  return startMunshi({ dataDir, env })
}

beforeAll(async () => {
  smtp = await startSmtpServer({ onMail: () => onMail() })
  postgres = await startEmbeddedPostgres({ dataDir, database: 'munshi', fallbackDir: '/var/lib/munshi', log: () => {} })
  apps = [await start(), await start()]
})

afterAll(async () => {
  for (const app of apps ?? []) await app.kill('SIGTERM')
  await postgres?.stop()
  await smtp?.close()
  await removeMunshi(dataDir)
})

test('the set-up code that one process printed works at the other, once', async () => {
  const [first, second] = clients()
  const codes = [await getSetupCode(apps[0]), await getSetupCode(apps[1])]
  expect(codes[0]).not.toBe(codes[1])
  expect((await second.post('/api/setup/check', { code: codes[0] })).status).toBe(200)
  expect((await second.post('/api/setup/check', { code: randomUUID() })).status).toBe(403)
  expect((await second.post('/api/setup', { ...FORM, code: codes[0] })).status).toBe(201)
  for (const code of codes) expect((await first.post('/api/setup', { ...FORM, code })).status).toBe(409)
})

test('a session of one process is valid at the other, and ends at both', async () => {
  const { body } = await signIn(clients()[0], 'hr')
  const [first, second] = clients(body.token)
  expect((await second.get('/api/user')).status).toBe(200)
  expect((await second.post('/api/logout')).status).toBe(200)
  expect((await first.get('/api/user')).status).toBe(401)
})

test('copies of a request sent to both processes create one record', async () => {
  const { body } = await signIn(clients()[0], 'admin', { email: FORM.adminEmail, password: FORM.adminPassword })
  const both = clients(body.token)
  const key = { 'idempotency-key': randomUUID() }
  const responses = await Promise.all(range(8).map((n) => (both[n % 2] ?? both[0]).post('/api/course', course, key)))
  const [first] = responses
  for (const response of responses)
    expect({ status: response.status, body: response.body }).toEqual({ status: 201, body: first?.body })
})

test('the hourly limit counts the requests of both processes', async () => {
  const both = clients()
  const statuses: number[] = []
  // The limit is 60 an hour.
  for (const n of range(61)) {
    const response = await both[n % 2]?.post('/api/user/resetLink', { token: randomUUID() })
    statuses.push(response?.status ?? 0)
  }
  expect(statuses.slice(0, 60)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
})

test('the sign-in limit counts the failures at both processes', async () => {
  const both = clients()
  const guess = { email: 'nobody@example.com', password: 'a wrong password' }
  const statuses = new Set<number>()
  for (const n of range(60)) {
    statuses.add((await signIn(both[n % 2] ?? both[0], 'hr', guess)).status)
    if (statuses.has(429)) break
  }
  expect(statuses).toContain(429)
  for (const client of both) expect((await signIn(client, 'hr', guess)).status).toBe(429)
})

test('an email that one process is sending is rejected at the other (409), and sent once', async () => {
  const { body } = await signIn(clients()[0], 'hr')
  const [first, second] = clients(body.token)
  const admin = await signIn(second, 'admin', { email: FORM.adminEmail, password: FORM.adminPassword })
  await clients(admin.body.token)[0].post('/api/course', { ...course, course: 'Enquired Course' })
  const enquiry = await first.post<{ _id: string }>('/api/enquiry', {
    name: 'Asha Rao',
    mailId: 'asha@example.com',
    qualification: 'BCA',
    address: '4 Example Road',
    course: 'Enquired Course',
    mode: 'offline',
    date: '2026-01-05',
  })
  const path = `/api/enquiry/send-reminder/${enquiry.body._id}`
  const meanwhile: number[] = []
  onMail = async () => void meanwhile.push((await second.put(path)).status)

  expect((await first.put(path)).status).toBe(200)
  expect(meanwhile).toEqual([409])
  expect((await second.put(path)).status).toBe(429)
  // The day's seal may be sent to the admin meanwhile.
  expect(smtp.mails.filter(({ to }) => to.includes('asha@example.com'))).toHaveLength(1)
})

test('each process commits its own heartbeat', async () => {
  await waitUntil(async () => {
    const rows = await queryOnce(postgres.url, `select from heartbeat where seen_at > now() - interval '20 seconds'`)
    expect(rows).toHaveLength(2)
  })
})

test('a restart of one process after the other under load, behind a proxy, fails no request', async () => {
  const proxy = await startAppProxy(apps.map(({ url }) => url))
  const [hr, admin] = [await signInClient(() => proxy.url, 'hr'), await signInClient(() => proxy.url, 'admin')]
  const students = await registerStudents(hr, await createCourseAndBatch(admin, hr), 8)
  // Few clerks, because a busy machine may answer many with 503.
  const load = startPaymentLoad(hr, students, { clerks: 2, pauseMs: 20 })
  for (const [index, app] of apps.entries()) {
    await load.waitForReceipts(20)
    expect(await app.kill('SIGTERM')).toBe(0)
    apps[index] = await start(new URL(app.url).port)
    await waitUntil(async () => expect(proxy.isReady(app.url)).toBe(true))
  }
  await load.waitForReceipts(20)
  await load.stop()
  expect([load.unexpected, load.failures]).toEqual([[], []])
  // A restart that fails requests gives 502 or closes connections. On a busy machine an app may ask to send one again.
  if (!isFullRun) for (const payment of load.sent) payment.receipt ??= (await payWithRetry(hr, payment)).body
  expect(load.sent.filter(({ receipt }) => receipt === undefined)).toEqual([])
  proxy.close()
  expect(await findLostReceipts(load.sent, postgres.url)).toEqual([])
  expect(await findAccountFaults(postgres.url)).toEqual([])
})
