import { queryOnce } from '#embedded-postgres/index.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { type DatabaseNode, startDatabaseNode } from './database-node.ts'
import { getAddress, MACHINES, readDeployEnv } from './deploy-files.ts'
import type { Programs } from './find-programs.ts'
import { makeDirectory, start } from './processes.ts'

export type DatabaseCluster = Awaited<ReturnType<typeof startDatabaseCluster>>

const START_TIMEOUT_MS = 120_000
/** A node that was killed or cut off comes back by recovery, pg_rewind and streaming. */
const REJOIN_TIMEOUT_MS = 180_000

const DATABASE_MACHINES = ['11', '12'] as const
const nodes: DatabaseNode[] = []

/** Starts three etcd members and two database nodes, with an empty database for Munshi. */
export async function startDatabaseCluster(programs: Programs, password: string) {
  for (const machine of MACHINES) {
    const env = {
      ...readDeployEnv('etcd/etcd.env', machine, password),
      ETCD_DATA_DIR: makeDirectory(`etcd-${machine}`),
    }
    start(`etcd-${machine}`, [programs.etcd], env)
  }
  await waitUntil(async () => {
    const { ok } = await fetch(`http://${getAddress('11')}:2379/health`)
    if (!ok) throw new Error('etcd has no leader')
  }, START_TIMEOUT_MS)

  for (const machine of DATABASE_MACHINES) nodes.push(await startDatabaseNode(machine, password, programs))

  async function findPrimary(): Promise<DatabaseNode> {
    for (const node of nodes) if (await node.isPrimary()) return node
    throw new Error('there is no primary')
  }
  async function findStandby(): Promise<DatabaseNode> {
    const name = await (await findPrimary()).findSyncStandby()
    const standby = nodes.find((node) => node.name === name)
    if (!standby) throw new Error('there is no synchronous standby')
    return standby
  }
  /** Resolves once a standby would take over. */
  const waitForStandby = (timeoutMs = REJOIN_TIMEOUT_MS) => waitUntil(findStandby, timeoutMs)

  await waitForStandby(START_TIMEOUT_MS)
  const { superuserUrl } = await findPrimary()
  await queryOnce(superuserUrl, `create role munshi login createrole password '${password}'`)
  await queryOnce(
    superuserUrl,
    `create database munshi owner munshi encoding 'UTF8' template template0 locale_provider icu icu_locale 'und'`,
  )
  return {
    findPrimary: () => waitUntil(findPrimary),
    waitForStandby,
    ownerUrl: `postgres://munshi:${password}@${DATABASE_MACHINES.map((machine) => `${getAddress(machine)}:5432`).join(',')}/munshi`,
  }
}

export const closeDatabases = () => Promise.all(nodes.map((node) => node.close()))
