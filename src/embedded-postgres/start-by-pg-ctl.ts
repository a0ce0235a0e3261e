import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, programPath } from './binaries.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { logPath } from './postgres-log.ts'

const RECOVERY_SECONDS = 600

/**
 * Returns the pid of PostgreSQL on Windows, or undefined if it ended at once. PostgreSQL rejects an administrator;
 * pg_ctl starts it without those rights. The console without a window keeps Ctrl-C from it.
 */
export async function startByPgCtl(
  paths: ClusterPaths,
  binaries: Binaries,
  settings: readonly string[],
  readPid: () => { pid: number; startedAt: string } | undefined,
): Promise<number | undefined> {
  const before = readPid()
  const args = ['start', '-w', '-t', String(RECOVERY_SECONDS), '-s', '-D', paths.data, '-l', logPath(paths)]
  const child = spawn(programPath(binaries.home, 'pg_ctl'), [...args, '-o', quoteAll(settings)], {
    stdio: 'ignore',
    windowsHide: true,
    env: { ...process.env, LC_ALL: 'C' },
  })
  child.unref()
  let ended: { error?: Error } | undefined
  child.once('error', (error) => (ended = { error }))
  child.once('exit', () => (ended = {}))
  while (true) {
    const wasEnded = ended
    const current = readPid()
    if (current && (current.pid !== before?.pid || current.startedAt !== before.startedAt)) return current.pid
    if (wasEnded?.error) throw new EmbeddedPostgresError('start_failed', `pg_ctl cannot run: ${wasEnded.error.message}`)
    if (wasEnded) return undefined
    await sleep(20)
  }
}

/** pg_ctl passes the text to cmd.exe. */
const quoteAll = (args: readonly string[]): string => args.map((arg) => `"${arg}"`).join(' ')
