import { parseArgs } from 'node:util'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { signInClient } from '#testing/server/api-client.ts'
import { findLostReceipts } from '#testing/server/payment-load.ts'
import { createCourseAndBatch, registerStudents } from '#testing/server/register-students.ts'
import { removeDirectory } from '#testing/server/temporary-directory.ts'
import { killApps, startAppCluster } from './rehearse/app-cluster.ts'
import { closeDatabases, startDatabaseCluster } from './rehearse/database-cluster.ts'
import { findPrograms, type Programs } from './rehearse/find-programs.ts'
import { startPayments } from './rehearse/payments.ts'
import { directory, killAll } from './rehearse/processes.ts'
import { formatRound, formatSummary, HEADER, listBrokenPromises } from './rehearse/report.ts'
import { type Round, runRound } from './rehearse/run-round.ts'

// npm run rehearse:failover -- [--rounds n] [--standby-rounds n] [--seed n] [--clerks n] [--restarts n]
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    'standby-rounds': { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    clerks: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '3' },
  },
})
const [rounds, standbyRounds, seed, clerks, restarts] = [
  readNumber('rounds'),
  readNumber('standby-rounds'),
  readNumber('seed'),
  readNumber('clerks'),
  readNumber('restarts'),
]

/** Only this rehearsal uses it, on loopback. */
const PASSWORD = 'rehearsal'

async function rehearse(programs: Programs): Promise<string[]> {
  console.log(`The seed is ${seed}.`)
  const cluster = await startDatabaseCluster(programs, PASSWORD)
  const apps = await startAppCluster(programs, PASSWORD)
  const [hr, admin] = [await signInClient(() => apps.url, 'hr'), await signInClient(() => apps.url, 'admin')]
  const students = await registerStudents(hr, await createCourseAndBatch(admin, hr), 16)
  const payments = startPayments(hr, students, clerks)

  console.log(HEADER)
  const results: Round[] = []
  for (let n = 1; n <= rounds + standbyRounds; n++) {
    const faultOfPrimary = (seed + n) % 2 === 0 ? 'kill' : 'partition'
    const fault = n > rounds ? 'standby' : faultOfPrimary
    const result = await runRound(fault, seed + n, { cluster, payments })
    results.push(result)
    console.log(formatRound(result, n))
  }

  const failedBefore = payments.failed.length
  const sentBefore = payments.sent.length
  for (let n = 0; n < restarts; n++) await apps.restartAll()
  await payments.stop()
  const failedRequests = payments.failed.slice(failedBefore)
  const lost = await findLostReceipts(payments.sent, cluster.ownerUrl)
  console.log(
    [
      '',
      ...formatSummary(results),
      `${payments.sent.length} payments of ${clerks} clerks acknowledged, ${lost.length} lost`,
      `${restarts} rolling restarts: ${payments.sent.length - sentBefore} payments, ${failedRequests.length} failed requests`,
    ].join('\n'),
  )
  return [
    ...apps.listNotes('synchronous_standby_names'),
    ...listBrokenPromises(results),
    ...lost.slice(0, 5).map((receipt) => `an acknowledged payment was lost, ${receipt}`),
    ...(await findAccountFaults(cluster.ownerUrl)),
    ...failedRequests.slice(0, 5).map((text) => `rolling restart: ${text}`),
    ...payments.unexpected,
  ]
}

function readNumber(name: keyof typeof options): number {
  const value = Number(options[name])
  if (Number.isSafeInteger(value) && value >= 0) return value
  removeDirectory(directory)
  console.error(`--${name} is a number: ${options[name]}`)
  return process.exit(2)
}

async function cleanUp({ keepLogs }: { keepLogs: boolean }) {
  await killApps()
  await closeDatabases()
  await killAll()
  if (!keepLogs) removeDirectory(directory)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp({ keepLogs: false }).finally(() => process.exit(130)))

const found = findPrograms()
if ('missing' in found) {
  console.error(
    `Missing: ${found.missing.join(', ')}. On Debian: apt-get install ${found.missing.join(' ')}. This command installs nothing.`,
  )
  removeDirectory(directory)
  process.exitCode = 2
} else {
  const broken = await rehearse(found.programs).catch((error: unknown) => [String(error)])
  await cleanUp({ keepLogs: broken.length > 0 })
  for (const promise of broken) console.error(promise)
  console.log(broken.length === 0 ? 'All promises were kept.' : `A promise was broken. The logs are in ${directory}.`)
  process.exit(broken.length === 0 ? 0 : 1)
}
