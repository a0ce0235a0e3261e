import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { queryOnce } from '#embedded-postgres/index.ts'
import { openDb } from '#shared/server/db.ts'
import type { ClientResponse } from '#testing/server/api-client.ts'
import { type ChangeReader, openChanges } from '#testing/server/changes.ts'
import { createAccount, createSession } from '#testing/server/fixtures.ts'
import { getOwnerUrl, listPostgresProcesses, removeMunshi } from '#testing/server/munshi.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { readCpuMs } from './cpu.ts'
import { type Measurement, report, summarize } from './measure.ts'

// node bench/live.ts [--streams 500] [--seconds 60] [--payments 300]
// Measures the CPU time of idle streams of changes, the delay until they get a change, and the CPU time that this adds
// to a payment.
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    payments: { type: 'string', default: '300' },
  },
})
const STREAMS_OF_ACCOUNT = 10
const STUDENTS = 8
const TOLD = 50
let paid = 0
const PERCENT = { unit: '% of a core' }

const dataDir = createTemporaryDirectory()
try {
  const institute = await startInstitute(dataDir, STUDENTS)
  const idle = await measureIdle(institute)
  const [one] = await openStreams(institute, 1)
  const first = await measureTold(institute, [one!])
  const streams = await openStreams(institute, Number(values.streams))
  const withStreams = await measureIdle(institute)
  const all = await measureTold(institute, streams)
  for (const stream of [one!, ...streams]) stream.close()
  const count = values.streams
  report('live', [
    summarize('CPU of app and PostgreSQL without streams', [idle], PERCENT),
    summarize(`CPU of app and PostgreSQL with ${count} idle streams`, [withStreams], PERCENT),
    summarize(`CPU that ${count} idle streams add`, [withStreams - idle], { ...PERCENT, budget: 1 }),
    summarize('response to a payment until the line, 1 stream', first),
    summarize(`response to a payment until the line at the last of ${count} streams`, all),
    ...(await measurePayments(institute)),
  ])
} finally {
  await removeMunshi(dataDir)
}

async function openStreams({ app }: RunningInstitute, count: number): Promise<ChangeReader[]> {
  const { db } = openDb(getOwnerUrl(dataDir), { log: () => {} })
  const streams: ChangeReader[] = []
  let account = ''
  for (let n = 0; n < count; n++) {
    if (n % STREAMS_OF_ACCOUNT === 0) account = await createAccount(db, 'hr')
    const { token } = await createSession(db, 'hr', new Date(), account)
    streams.push(await openChanges(app.url, token))
  }
  await db.destroy()
  return streams
}

/** Returns percent of a core. */
async function measureIdle({ app }: RunningInstitute): Promise<number> {
  // Waits until the start or the opening has nothing left to do.
  await sleep(5_000)
  const pids = [app.pid, ...listPostgresProcesses(dataDir)]
  const [before, started] = [readCpuMs(pids), performance.now()]
  await sleep(Number(values.seconds) * 1000)
  return (100 * (readCpuMs(pids) - before)) / (performance.now() - started)
}

async function pay({ hr, students }: RunningInstitute): Promise<ClientResponse<unknown>> {
  const response = await hr.post(`/api/fee/${students[paid++ % STUDENTS]}`, {
    payMode: 'Cash',
    paid: 1,
    date: '2024-04-05',
  })
  if (response.status !== 201) throw new Error(`${response.status} ${response.problem.message}`)
  return response
}

/** Measures milliseconds from the response to a payment until all streams have its line; 0 if they had it before. */
async function measureTold(institute: RunningInstitute, streams: readonly ChangeReader[]): Promise<number[]> {
  const samples: number[] = []
  for (let n = 0; n < TOLD; n++) {
    // The pause keeps the line from being held back and sent with another.
    await sleep(150)
    const { headers } = await pay(institute)
    const responded = performance.now()
    const request = String(headers.get('x-request-id'))
    await Promise.all(streams.map((stream) => readUntil(stream, request)))
    samples.push(performance.now() - responded)
  }
  return samples
}

async function readUntil(stream: ChangeReader, request: string): Promise<void> {
  while (true) {
    const { changes = [] } = await stream.next()
    if (changes.some(({ by }) => by === request)) return
  }
}

/** Measures the CPU time of a payment with and without the trigger that notifies, in turns. */
async function measurePayments(institute: RunningInstitute): Promise<Measurement[]> {
  const samples = { enable: [] as number[], disable: [] as number[] }
  const rounds = 6
  for (let round = 0; round <= rounds; round++)
    for (const state of round % 2 ? (['enable', 'disable'] as const) : (['disable', 'enable'] as const)) {
      await queryOnce(getOwnerUrl(dataDir), `alter table audit_entry ${state} trigger audit_entry_change`)
      const pids = [institute.app.pid, ...listPostgresProcesses(dataDir)]
      const before = readCpuMs(pids)
      const payments = Number(values.payments)
      for (let n = 0; n < payments; n++) await pay(institute)
      // The first round is not counted.
      if (round > 0) samples[state].push((readCpuMs(pids) - before) / payments)
    }
  return [
    summarize('CPU of a payment, without the notification', samples.disable),
    summarize('CPU of a payment, with it', samples.enable),
  ]
}
