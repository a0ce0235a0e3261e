import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#shared/server/db.ts'
import { ask } from '#shared/server/ask.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#shared/server/embedded-postgres/start-embedded-postgres.ts'
import words from '#shared/contract/words/en.json' with { type: 'json' }
import { faultsInBooks } from '../support/books.ts'
import { type Answer, type Caller, callerAt, signedInAt } from '../support/caller.ts'
import { lostOf, pay, putToWork } from '../support/clerks.ts'
import { eventually } from '../support/eventually.ts'
import { clearAway, INSTITUTE, type Munshi, startMunshi } from '../support/munshi.ts'
import { sideBySide } from '../support/side-by-side.ts'
import { openSchool, registerStudents } from '../support/students.ts'
import { type Break, BREAKS, type TcpProxy, tcpProxy } from '../support/tcp-proxy.ts'
import { temporaryDirectory } from '../support/temporary-directory.ts'

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
  await clearAway(dataDir)
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
    await eventually(async () => expect((await hr.get('/readyz')).status).toBe(200), 15_000)
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

    await sideBySide(clerks.sent, 8, async (payment) => {
      if (!payment.receipt) payment.receipt = (await pay(hr, payment)).body
    })
    expect(await lostOf(clerks.sent, postgres.url)).toEqual([])
    expect(await faultsInBooks(postgres.url)).toEqual([])
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
  await eventually(one)
  const begun = `select count(*)::int as n from pg_stat_activity where application_name = 'munshi' and state like 'idle in%'`
  expect(await ask(postgres.url, begun)).toEqual([{ n: 0 }])
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
