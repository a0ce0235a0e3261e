import { readFileSync, readdirSync, readlinkSync } from 'node:fs'

const hasProc = process.platform === 'linux'

/** Only Linux tells start times: elsewhere the pid may be that of a later process. */
export const UNKNOWN_START = 'running'

/**
 * Returns when a process was started, as an opaque text; undefined if there is no such process. A zombie counts as
 * exited: in a container without an init process nothing reaps it.
 */
export function getStartTime(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  if (!hasProc) return respondsToSignals(pid) ? UNKNOWN_START : undefined
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** Returns the machine and pid namespace of this process. Pids of other scopes are meaningless here. */
export function getPidScope(): string {
  if (!hasProc) return process.platform
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return process.platform
  }
}

/** Returns the pids of the processes whose working directory this is; null if the system does not report it. */
export function findProcessesIn(directory: string): number[] | null {
  if (!hasProc) return null
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && hasWorkingDirectory(pid, directory) && getStartTime(pid) !== undefined)
}

function hasWorkingDirectory(pid: number, directory: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === directory
  } catch {
    return false
  }
}

function respondsToSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
