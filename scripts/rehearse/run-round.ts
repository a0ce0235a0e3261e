import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { findLostReceipts } from '#testing/server/payment-load.ts'
import type { DatabaseCluster } from './database-cluster.ts'
import { type Fault, FAULTS } from './faults.ts'
import type { Payments } from './payments.ts'

export type Round = {
  fault: Fault
  /** Counts the longest time without an acknowledged payment. */
  seconds: number
  /** The time until the machine is a synchronous standby again. */
  rejoinSeconds: number
  /** Acknowledged payments that are not stored as acknowledged. */
  lost: string[]
  /** Gaps and duplicates of receipt numbers, wrong balances. */
  faults: string[]
  withoutRetryAfter: number
}

type Options = { cluster: DatabaseCluster; payments: Payments }

/** Takes a database node away under load, waits for service, and brings the node back. */
export async function runRound(fault: Fault, seed: number, options: Options): Promise<Round> {
  const { cluster, payments } = options
  const [waitMs = 0, stallMs = 0] =
    fc.sample(fc.tuple(fc.nat(5_000), fc.integer({ min: 200, max: 800 })), {
      seed,
      numRuns: 1,
    })[0] ?? []
  await payments.waitFor(20)
  await sleep(waitMs)
  const [started, before] = [performance.now(), payments.withoutRetryAfter.length]
  const repair = await FAULTS[fault](cluster, stallMs)
  await payments.waitFor(60)
  const seconds = payments.getLongestGap(started) / 1000

  const recovered = performance.now()
  await repair()
  await cluster.waitForStandby()
  const rejoinSeconds = (performance.now() - recovered) / 1000
  // Payments acknowledged later may be missing in the stored receipts that are read.
  const acknowledged = payments.sent.filter(({ receipt }) => receipt !== undefined)
  return {
    fault,
    seconds,
    rejoinSeconds,
    lost: await findLostReceipts(acknowledged, cluster.ownerUrl),
    faults: await findAccountFaults(cluster.ownerUrl),
    withoutRetryAfter: payments.withoutRetryAfter.length - before,
  }
}
