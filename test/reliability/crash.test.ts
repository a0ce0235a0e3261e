import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce } from '#shared/server/query-once.ts'
import { findAccountFaults, receiptsIn } from '#testing/server/account-checks.ts'
import { type Caller, signedInAt } from '#testing/server/api-client.ts'
import { lostOf, pay, putToWork, type Sent } from '#testing/server/clerks.ts'
import { removeMunshi, INSTITUTE, killPostgres, type Munshi, ownerUrlOf, startMunshi } from '#testing/server/munshi.ts'
import { runInParallel } from '#testing/server/run-in-parallel.ts'
import { openSchool, registerStudents } from '#testing/server/students.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'

/** Any number by `ROUNDS=30`. */
const ROUNDS = Number(process.env.ROUNDS ?? 12)

const dataDir = temporaryDirectory()
let app: Munshi
let hr: Caller
let students: string[]
const all: Sent[] = []
let sentAgain = 0

const start = async () => {
  app = await startMunshi({ dataDir, env: INSTITUTE })
}

beforeAll(async () => {
  await start()
  hr = await signedInAt(() => app.url, 'hr')
  const school = await openSchool(await signedInAt(() => app.url, 'admin'), hr)
  students = await registerStudents(hr, school, 24)
})

afterAll(async () => {
  if (process.env.ROUNDS) console.info(`${all.length} receipts in ${ROUNDS} rounds, ${sentAgain} of them sent again`)
  await removeMunshi(dataDir)
})

const VICTIMS = {
  async 'the app'() {
    await app.kill('SIGKILL')
    await start()
  },
  async 'PostgreSQL with its children'() {
    killPostgres(dataDir)
  },
  async 'one connection of PostgreSQL'() {
    const sql = `select pid from pg_stat_activity where application_name = 'munshi' order by random() limit 1`
    const [backend] = await queryOnce<{ pid: number }>(ownerUrlOf(dataDir), sql)
    if (!backend) throw new Error('The app has no connection.')
    process.kill(backend.pid, 'SIGKILL')
  },
  async 'everything at once'() {
    const gone = app.kill('SIGKILL')
    killPostgres(dataDir)
    await gone
    await start()
  },
}

const round = Array.from({ length: ROUNDS }, (_, n) => {
  const victims = Object.keys(VICTIMS) as (keyof typeof VICTIMS)[]
  return { n: n + 1, victim: victims[n % victims.length] ?? 'the app' }
})

test.each(round)(
  'round $n: $victim is killed while eight clerks take fees, and no receipt is lost',
  async ({ victim }) => {
    const clerks = putToWork(hr, students)
    await clerks.haveTaken(randomInt(20, 150))
    await VICTIMS[victim]()
    await clerks.haveTaken(5)
    await clerks.stop()
    expect(clerks.surprises).toEqual([])
    all.push(...clerks.sent)
    expect(await lostOf(all, ownerUrlOf(dataDir))).toEqual([])

    await runInParallel(
      clerks.sent.filter(({ receipt }) => !receipt),
      8,
      bringHome,
    )
    expect((await receiptsIn(ownerUrlOf(dataDir))).size).toBe(all.length)
    expect(await lostOf(all, ownerUrlOf(dataDir))).toEqual([])
    expect(await findAccountFaults(ownerUrlOf(dataDir))).toEqual([])
  },
)

/** Sent again with its key: one receipt, whether or not the first sending had come through. */
async function bringHome(payment: Sent) {
  sentAgain++
  const { status, body } = await pay(hr, payment)
  expect(status).toBe(201)
  payment.receipt = body
}
