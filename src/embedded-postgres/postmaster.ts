import { spawn } from 'node:child_process'
import { closeSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnOptions } from './account.ts'
import { type Binaries, programPath } from './binaries.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { openLog } from './postgres-log.ts'
import { findProcessesIn, getStartTime } from './processes.ts'
import { startByPgCtl } from './start-by-pg-ctl.ts'

/** PostgreSQL's first process. The start time distinguishes it from a later process with the same pid. */
export type Postmaster = { pid: number; startTime: string }

const FAST_SHUTDOWN_MS = 20_000
const IMMEDIATE_SHUTDOWN_MS = 5_000

export const isRunning = ({ pid, startTime }: Postmaster) => getStartTime(pid) === startTime

/** Starts it detached, so that Ctrl-C in the terminal reaches the app only, which stops PostgreSQL last. */
export async function spawnPostmaster(
  paths: ClusterPaths,
  binaries: Binaries,
  settings: string[],
): Promise<Postmaster> {
  const log = openLog(paths)
  if (process.platform === 'win32') {
    closeSync(log)
    const pid = (await startByPgCtl(paths, binaries, settings, () => readPostmasterPid(paths.data))) ?? 0
    return { pid, startTime: getStartTime(pid) ?? 'exited' }
  }
  const child = spawn(programPath(binaries.home, 'postgres'), ['-D', paths.data, ...settings], {
    ...spawnOptions(paths.account),
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, LC_ALL: 'C' },
  })
  closeSync(log)
  child.unref()
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('spawn', () => {
      const pid = child.pid ?? 0
      resolve({ pid, startTime: getStartTime(pid) ?? 'exited' })
    })
  })
}

type PidFile = {
  pid: number
  startedAt: string
  port: number
  socketDir: string | undefined
  isListening: boolean
}

/** PostgreSQL adds the addresses it listens on to the file later than its pid. */
export function readPostmasterPid(data: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, , startedAt = '', port, socketDir = '', address = ''] = lines.map((line) => line.trim())
    const isListening = socketDir !== '' || address !== ''
    return { pid: Number(pid), startedAt, port: Number(port), socketDir: socketDir || undefined, isListening }
  } catch {
    return undefined
  }
}

/**
 * PostgreSQL trusts a stale postmaster.pid if its pid now belongs to any other process, as in a restarted container.
 * The same applies to the lock of its socket. Deletes the files only when no process works in the data directory,
 * because two servers would destroy the data.
 */
export async function removeStalePidFiles(
  data: string,
  socketDir: string | undefined,
  timeoutMs: number,
  isCancelled: () => boolean,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (let pids = findProcessesIn(data); pids !== null; pids = findProcessesIn(data)) {
    if (pids.length === 0) {
      rmSync(join(data, 'postmaster.pid'), { force: true })
      if (socketDir !== undefined) {
        for (const name of readdirSync(socketDir)) rmSync(join(socketDir, name), { recursive: true, force: true })
      }
      return
    }
    if (Date.now() > deadline || isCancelled()) {
      throw new EmbeddedPostgresError(
        'start_failed',
        `${data} is still used by process ${pids.join(', ')} of PostgreSQL. Stop it first.`,
      )
    }
    await sleep(50)
  }
}

/** Shuts down fast; after 20 seconds immediately, which leaves crash recovery to the next start. */
export async function stopPostmaster(postmaster: Postmaster, paths: ClusterPaths, binaries: Binaries): Promise<void> {
  const deadline = Date.now() + FAST_SHUTDOWN_MS
  signalPostmaster(postmaster, 'SIGINT', paths, binaries)
  while (isRunning(postmaster) && Date.now() < deadline) await sleep(10)
  if (!isRunning(postmaster)) return
  signalPostmaster(postmaster, 'SIGQUIT', paths, binaries)
  while (isRunning(postmaster) && Date.now() < deadline + IMMEDIATE_SHUTDOWN_MS) await sleep(10)
}

function signalPostmaster(
  postmaster: Postmaster,
  signal: 'SIGINT' | 'SIGQUIT',
  paths: ClusterPaths,
  binaries: Binaries,
): void {
  if (!isRunning(postmaster)) return
  if (process.platform !== 'win32') return void process.kill(postmaster.pid, signal)
  const mode = signal === 'SIGINT' ? 'fast' : 'immediate'
  const args = ['stop', '-W', '-m', mode, '-D', paths.data]
  // The caller sees for itself whether PostgreSQL ends.
  spawn(programPath(binaries.home, 'pg_ctl'), args, { stdio: 'ignore', windowsHide: true }).on('error', () => {})
}
