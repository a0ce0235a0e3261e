import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseCluster } from './database-cluster.ts'
import { signalAll } from './processes.ts'

/** Returns the function that repairs the fault. */
type Begin = (cluster: DatabaseCluster, stallMs: number) => Promise<() => unknown>

export type Fault = 'kill' | 'partition' | 'standby'

export const FAULTS: Record<Fault, Begin> = {
  async kill(cluster, stallMs) {
    const { primary } = await stallReplication(cluster, stallMs)
    await primary.kill()
    return () => primary.restart()
  },
  async partition(cluster, stallMs) {
    const { primary, senders } = await stallReplication(cluster, stallMs)
    await primary.cut()
    signalAll(senders, 'SIGCONT')
    return () => primary.reconnect()
  },
  /** The standby stops responding, with its connections open. */
  async standby(cluster) {
    const standby = await cluster.waitForStandby()
    standby.signal('SIGSTOP')
    return () => standby.signal('SIGCONT')
  },
}

/** A commit that the primary acknowledges without its standby is lost then. */
async function stallReplication(cluster: DatabaseCluster, ms: number) {
  const primary = await cluster.findPrimary()
  const senders = await primary.listSenders()
  signalAll(senders, 'SIGSTOP')
  await sleep(ms)
  return { primary, senders }
}
