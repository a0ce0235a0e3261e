import { join } from 'node:path'
import { findProcessesIn } from '#embedded-postgres/processes.ts'
import { queryOnce } from '#embedded-postgres/index.ts'
import { startTcpProxy } from '#testing/server/tcp-proxy.ts'
import { getAddress, type Machine, MACHINES, readDeployEnv, readDeployFile } from './deploy-files.ts'
import type { Programs } from './find-programs.ts'
import { killAndWait, makeDirectory, signalAll, start, writeOwnFile } from './processes.ts'

export type DatabaseNode = Awaited<ReturnType<typeof startDatabaseNode>>

/**
 * Patroni and PostgreSQL listen at an address of their own. All that others send to them, and what they send to etcd,
 * passes proxies at the address of the machine, so that the network can be cut.
 */
export async function startDatabaseNode(machine: Machine, password: string, { patroni, postgresBin }: Programs) {
  const ownAddress = `127.28.1.${machine}`
  const etcdAddress = `127.28.${machine}.`
  const home = makeDirectory(`machine-${machine}`)
  const dataDir = join(home, 'data')
  const proxies = await Promise.all([
    ...[5432, 8008].map((port) => startTcpProxy({ host: ownAddress, port }, { host: getAddress(machine), port })),
    ...MACHINES.map((member) =>
      startTcpProxy({ host: getAddress(member), port: 2379 }, { host: etcdAddress + member, port: 2379 }),
    ),
  ])
  const config = writeOwnFile(
    join(home, 'patroni.yml'),
    readDeployFile('patroni/patroni.yml', [
      // Connections on loopback come from 127.0.0.1.
      ['10.0.0.0/24', '127.0.0.0/8'],
      ['/var/lib/postgresql/munshi', dataDir],
      ['/usr/lib/postgresql/15/bin', postgresBin],
      ['/var/lib/postgresql/.pgpass-patroni', join(home, 'pgpass')],
      ['/var/run/postgresql', home],
      // A watchdog would restart this machine.
      ['mode: automatic', `mode: 'off'`],
    ]),
  )
  const env: Record<string, string> = {
    ...readDeployEnv('patroni/patroni.env', machine, password),
    PATRONI_POSTGRESQL_LISTEN: `${ownAddress}:5432`,
    PATRONI_RESTAPI_LISTEN: `${ownAddress}:8008`,
    PATRONI_ETCD3_HOSTS: MACHINES.map((member) => `${etcdAddress}${member}:2379`).join(','),
    // Without it, Patroni asks etcd for the addresses of its members, which are not those of the proxies.
    PATRONI_ETCD3_USE_PROXIES: 'true',
  }
  const startPatroni = () => start(`patroni-${machine}`, [patroni, config], env)
  let process = startPatroni()

  const superuserUrl = `postgres://postgres:${password}@${ownAddress}:5432/postgres`
  const ask = (path: string) => fetch(`http://${ownAddress}:8008/${path}`, { signal: AbortSignal.timeout(2_000) })
  return {
    name: env['PATRONI_NAME'],
    superuserUrl,
    isPrimary: () =>
      ask('primary').then(
        ({ ok }) => ok,
        () => false,
      ),
    /** Asks Patroni, which answers with the state in etcd. */
    async findSyncStandby(): Promise<string | undefined> {
      const { members } = (await ask('cluster').then((response) => response.json())) as {
        members: { name: string; role: string }[]
      }
      return members.find(({ role }) => role === 'sync_standby')?.name
    },
    async listSenders(): Promise<number[]> {
      const senders = await queryOnce<{ pid: number }>(superuserUrl, 'select pid from pg_stat_replication')
      return senders.map(({ pid }) => pid)
    },
    /** Signals Patroni and PostgreSQL. */
    signal(signal: 'SIGSTOP' | 'SIGCONT') {
      signalAll([...(process.pid === undefined ? [] : [process.pid]), ...(findProcessesIn(dataDir) ?? [])], signal)
    },
    async kill() {
      await killAndWait(process)
      signalAll(findProcessesIn(dataDir) ?? [], 'SIGKILL')
    },
    restart() {
      process = startPatroni()
    },
    cut: () => Promise.all(proxies.map((proxy) => proxy.break('blackhole'))),
    reconnect: () => Promise.all(proxies.map((proxy) => proxy.restore())),
    async close() {
      await this.kill()
      await Promise.all(proxies.map((proxy) => proxy.close()))
    },
  }
}
