import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { readConnection } from '#embedded-postgres/connection.ts'
import { createTemporaryDirectory, removeDirectory } from './temporary-directory.ts'

export type PrimaryAndStandby = { primary: EmbeddedPostgres; standby: EmbeddedPostgres; remove(): Promise<void> }

const start = (dataDir: string, options: { transport?: 'tcp'; settings?: Record<string, string> } = {}) =>
  startEmbeddedPostgres({ dataDir, database: 'munshi', fallbackDir: '/var/lib/munshi', log: () => {}, ...options })

/**
 * Starts an empty database and its streaming standby, which listens on TCP. Recovery cancels queries of the standby
 * that are in its way at once.
 */
export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const [primaryDir, standbyDir] = [createTemporaryDirectory(), createTemporaryDirectory()]
  const stopped = await start(primaryDir)
  await stopped.stop()
  execFileSync('cp', ['-a', join(primaryDir, 'postgres'), standbyDir])
  rmSync(join(standbyDir, 'postgres/socket'), { recursive: true, force: true })
  writeFileSync(join(standbyDir, 'postgres/cluster/data/standby.signal'), '')

  const primary = await start(primaryDir)
  const { socketDir = '', port, password } = readConnection(join(primaryDir, 'postgres'))!
  const settings = {
    primary_conninfo: `host='${socketDir}' port=${port} user=owner password=${password}`,
    max_standby_streaming_delay: '0',
  }
  const standby = await start(standbyDir, { transport: 'tcp', settings })
  return {
    primary,
    standby,
    async remove() {
      await standby.stop()
      await primary.stop()
      for (const directory of [primaryDir, standbyDir]) removeDirectory(directory)
    },
  }
}
