import { spawn } from 'node:child_process'
import { closeSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { identity } from './account.ts'
import { type Binaries, program } from './binaries.ts'
import type { Place } from './cluster-paths.ts'
import { openLog } from './postgres-log.ts'
import { processesIn, startStamp } from './process-life.ts'
import { StartupError } from '#shared/server/startup-error.ts'

/** A running PostgreSQL: its first process, known by more than a number that may be given to another one. */
export type Postmaster = { pid: number; started: string }

export const isRunning = ({ pid, started }: Postmaster) => startStamp(pid) === started

/** Spawned apart from us, so that Ctrl-C in the terminal reaches us alone and we stop it last. */
export function spawnPostmaster(place: Place, binaries: Binaries, args: string[]): Promise<Postmaster> {
  const log = openLog(place)
  const child = spawn(program(binaries.home, 'postgres'), args, {
    ...identity(place.account),
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
      resolve({ pid, started: startStamp(pid) ?? 'gone' })
    })
  })
}

/** What PostgreSQL has written down about the process that runs on this data directory, or ran. */
export function recordedPostmaster(data: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]) }
  } catch {
    return undefined
  }
}

/**
 * PostgreSQL believes a left-behind postmaster.pid when its number now belongs to any other process, as it does in a
 * restarted container. It is removed only when nobody works in the data directory: two servers on it would destroy it.
 */
export async function clearTheWay(data: string, patienceMs: number, cancelled: () => boolean): Promise<void> {
  const until = Date.now() + patienceMs
  for (let left = processesIn(data); left !== null; left = processesIn(data)) {
    if (left.length === 0) return rmSync(join(data, 'postmaster.pid'), { force: true })
    if (Date.now() > until || cancelled()) {
      throw new StartupError(`${data} is still used by process ${left.join(', ')} of PostgreSQL. Stop it first.`)
    }
    await sleep(50)
  }
}

export async function stopPostmaster(postmaster: Postmaster, place: Place, binaries: Binaries): Promise<void> {
  const patient = Date.now() + 20_000
  signal(postmaster, 'SIGINT', place, binaries)
  while (isRunning(postmaster) && Date.now() < patient) await sleep(10)
  if (!isRunning(postmaster)) return
  signal(postmaster, 'SIGQUIT', place, binaries)
  while (isRunning(postmaster) && Date.now() < patient + 5_000) await sleep(10)
}

function signal(postmaster: Postmaster, name: 'SIGINT' | 'SIGQUIT', place: Place, binaries: Binaries): void {
  if (!isRunning(postmaster)) return
  if (process.platform !== 'win32') return void process.kill(postmaster.pid, name)
  const mode = name === 'SIGINT' ? 'fast' : 'immediate'
  spawn(program(binaries.home, 'pg_ctl'), ['stop', '-W', '-m', mode, '-D', place.data], { stdio: 'ignore' })
}
