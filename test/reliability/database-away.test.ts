import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#shared/server/db.ts'
import { queryOnce } from '#shared/server/query-once.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import words from '#shared/contract/messages/en.json' with { type: 'json' }
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { type Answer, type Caller, callerAt, signedInAt } from '#testing/server/api-client.ts'
import { lostOf, pay, putToWork } from '#testing/server/clerks.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { removeMunshi, INSTITUTE, type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { runInParallel } from '#testing/server/run-in-parallel.ts'
import { openSchool, registerStudents } from '#testing/server/students.ts'
import { type Break, BREAKS, type TcpProxy, tcpProxy } from '#testing/server/tcp-proxy.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'

/** Of each kind; any number by `ROUNDS=10`. */
const ROUNDS = Number(process.env.ROUNDS ?? 1)

/** In milliseconds; what falls silent must stay so for longer than the app waits for an answer. */
const AWAY: Record<Break, number> = { stop: 1_500, reset: 1_500, blackhole: 5_000, freeze: 5_000 }

const dataDir = temporaryDirectory()
let postgres: EmbeddedPostgres
let proxy: TcpProxy
let app: Munshi
let hr: Caller
let students: string[]

/** PostgreSQL, through the proxy. */
const awayUrl = () => Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  proxy = await tcpProxy(Number(new URL(postgres.url).port))
  app = await startMunshi({ dataDir, env: { ...INSTITUTE, DATABASE_URL: awayUrl() } })
  hr = await signedInAt(() => app.url, 'hr')
  students = await registerStudents(hr, await openSchool(await signedInAt(() => app.url, 'admin'), hr), 16)
})

afterAll(async () => {
  await proxy?.close()
  await postgres?.stop()
  await removeMunshi(dataDir)
})

const rounds = BREAKS.flatMap((how) => Array.from({ length: ROUNDS }, (_, n) => ({ how, n: n + 1 })))

test.each(rounds)(
  'the database is away ($how, $n): 503 within 5 s in plain words, then back by itself',
  async ({ how }) => {
    const clerks = putToWork(hr, students)
    const readers = keepAsking()
    await clerks.haveTaken(20)
    await proxy.break(how)
    await sleep(AWAY[how])
    const anonymous = callerAt(() => app.url)
    expect((await anonymous.get('/healthz')).status).toBe(200)
    expect((await anonymous.get('/readyz')).status).toBe(503)
    await proxy.mend()
    await waitUntil(async () => expect((await hr.get('/readyz')).status).toBe(200), 15_000)
    await clerks.haveTaken(20)
    await clerks.stop()
    const answers = await readers.stop()

    expect(clerks.surprises).toEqual([])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    for (const { status, problem, headers } of answers) {
      if (status !== 503) continue
      expect(problem).toEqual({ code: 'busy', message: words.busy })
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    process.kill(app.pid, 0)

    await runInParallel(clerks.sent, 8, async (payment) => {
      if (!payment.receipt) payment.receipt = (await pay(hr, payment)).body
    })
    expect(await lostOf(clerks.sent, postgres.url)).toEqual([])
    expect(await findAccountFaults(postgres.url)).toEqual([])
    expect(Math.max(...answers.map(({ ms }) => ms), ...clerks.waits)).toBeLessThan(5_000)
  },
)

test('a connection that fell silent is given to nobody else: what it had begun would go on under their work', async () => {
  const { db } = openDb(awayUrl(), { log: () => {}, max: 1 })
  const one = () => sql`select 1`.execute(db)
  await one()
  await proxy.break('freeze')
  await expect(db.transaction().execute(async () => {})).rejects.toThrow('Query read timeout')
  await proxy.mend()
  await waitUntil(one)
  const begun = `select count(*)::int as n from pg_stat_activity where application_name = 'munshi' and state like 'idle in%'`
  expect(await queryOnce(postgres.url, begun)).toEqual([{ n: 0 }])
  await db.destroy()
})

/** Somebody who looks at the list, at one student's fees and at the sign-in page, again and again. */
function keepAsking() {
  const answers: Answer<unknown>[] = []
  let asking = true
  const questions = [
    () => hr.get('/api/user'),
    () => hr.get(`/api/fee/${students[0]}`),
    () => callerAt(() => app.url).post('/api/hr/login', { email: INSTITUTE.HR_EMAIL, password: INSTITUTE.HR_PASSWORD }),
  ]
  const all = Promise.all(
    questions.map(async (ask) => {
      while (asking) {
        answers.push(await ask())
        await sleep(100)
      }
    }),
  )
  return {
    async stop() {
      asking = false
      await all
      return answers
    },
  }
}
