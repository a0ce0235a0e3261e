import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, likeItsDirectory } from './files.ts'
import { processWorld, startStamp } from './process-life.ts'
import { StartupError } from '#shared/server/startup-error.ts'

type Holder = { id: string; pid: number; started: string; world: string; host: string }

const BEAT_MS = 2_000
const SILENT_MS = 10_000

/**
 * Makes this process the only one that looks after the instance in `directory`. A holder that was killed is noticed:
 * by its pid and start time on this machine, by its missing heartbeat when it ran on another one or in a container.
 */
export async function lockInstance(directory: string, shownAs: string): Promise<{ release(): void }> {
  const path = `${directory}/lock.json`
  const mine = { id: randomUUID(), ...thisProcess() }
  const draft = `${path}.${mine.id}`
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o644 })
  likeItsDirectory(draft)
  try {
    while (!tryLink(draft, path)) {
      const holder = readHolder(path)
      if (holder && (await isAlive(holder, path))) throw heldBy(holder, shownAs)
      removeStale(path, holder)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  const beat = setInterval(() => touch(path), BEAT_MS).unref()
  return {
    release() {
      clearInterval(beat)
      if (readHolder(path)?.id === mine.id) rmSync(path, { force: true })
    },
  }
}

const thisProcess = () => ({
  pid: process.pid,
  started: startStamp(process.pid) ?? '',
  world: processWorld(),
  host: hostname(),
})

function heldBy({ pid, host, world }: Holder, shownAs: string): StartupError {
  const where = world === processWorld() ? '' : ` on ${host}`
  return new StartupError(
    `The database in ${shownAs} is already in use by process ${pid}${where}. ` +
      `Stop that one first, or give this one a directory of its own with DATA_DIR.`,
  )
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.world === processWorld()) return startStamp(holder.pid) === holder.started
  const last = beatOf(path)
  while (Date.now() - last < SILENT_MS) {
    await sleep(250)
    if (beatOf(path) !== last) return true
  }
  return false
}

/** Moved away first and then looked at: another starter may have replaced it since we judged it. */
function removeStale(path: string, judged: Holder | undefined): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  if (readHolder(aside)?.id !== judged?.id) tryLink(aside, path)
  rmSync(aside, { force: true })
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

const beatOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The directory was removed under us; PostgreSQL will say more about that than we can.
  }
}
