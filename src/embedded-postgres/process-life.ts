import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

const hasProc = process.platform === 'linux'

/**
 * When a running process was started, as an opaque stamp; undefined when there is no such process (any more).
 * A zombie counts as gone: in a container without an init nobody ever collects an orphan.
 */
export function startStamp(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  if (!hasProc) return answersSignals(pid) ? 'running' : undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** Which machine and which view of its processes a pid belongs to; pids of another one say nothing here. */
export function processWorld(): string {
  if (!hasProc) return process.platform
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return process.platform
  }
}

/** The processes that work in this directory; null where the system does not tell. */
export function processesIn(directory: string): number[] | null {
  if (!hasProc) return null
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(pid, directory) && startStamp(pid) !== undefined)
}

function worksIn(pid: number, directory: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory
  } catch {
    return false
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
