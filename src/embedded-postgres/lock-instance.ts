import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './errors.ts'
import { errorCode, inheritOwner } from './files.ts'
import { getPidScope, getStartTime, UNKNOWN_START } from './processes.ts'

/** Is written to lock.json. Older versions read the file too, so the names cannot change. */
type Holder = { id: string; pid: number; started: string; world: string; host: string }

/** The locks of this program. A process that was replaced by this one has the same pid and start time. */
const held = new Set<string>()

const HEARTBEAT_MS = 2_000
const STALE_MS = 10_000

/**
 * Makes this process the only one that manages the cluster in `directory`. A killed holder is recognised by its pid and
 * start time; by its missing heartbeat if the system does not tell start times, or if it ran on another machine or in
 * another container. Throws `in_use` while the holder is alive.
 */
export async function lockInstance(directory: string, displayPath: string): Promise<{ release(): void }> {
  const path = `${directory}/lock.json`
  const self = createHolder()
  const draft = `${path}.${self.id}`
  writeFileSync(draft, JSON.stringify(self), { mode: 0o644 })
  inheritOwner(draft)
  try {
    while (!tryLink(draft, path)) {
      const holder = readHolder(path)
      if (holder && (await isAlive(holder, path))) throw inUse(holder, displayPath)
      removeStaleLock(path, holder)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  held.add(self.id)
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS).unref()
  return {
    release() {
      clearInterval(heartbeat)
      held.delete(self.id)
      if (readHolder(path)?.id === self.id) rmSync(path, { force: true })
    },
  }
}

const createHolder = (): Holder => ({
  id: randomUUID(),
  pid: process.pid,
  started: getStartTime(process.pid) ?? '',
  world: getPidScope(),
  host: hostname(),
})

function inUse({ pid, host, world }: Holder, displayPath: string): EmbeddedPostgresError {
  const where = world === getPidScope() ? '' : ` on ${host}`
  return new EmbeddedPostgresError(
    'in_use',
    `The database in ${displayPath} is already in use by process ${pid}${where}.`,
  )
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.world === getPidScope()) {
    if (holder.pid === process.pid) return held.has(holder.id)
    const startTime = getStartTime(holder.pid)
    if (startTime !== holder.started) return false
    if (startTime !== UNKNOWN_START) return true
  }
  const lastHeartbeat = readHeartbeat(path)
  while (Date.now() - lastHeartbeat < STALE_MS) {
    await sleep(250)
    if (readHeartbeat(path) !== lastHeartbeat) return true
  }
  return false
}

/** Moves the file away before it is deleted: another process may have taken the lock since `stale` was read. */
function removeStaleLock(path: string, stale: Holder | undefined): void {
  const moved = `${path}.${randomUUID()}`
  try {
    renameSync(path, moved)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  if (readHolder(moved)?.id !== stale?.id) tryLink(moved, path)
  rmSync(moved, { force: true })
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

const readHeartbeat = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The directory was deleted; PostgreSQL reports that itself.
  }
}
