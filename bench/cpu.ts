import { readdirSync, readFileSync } from 'node:fs'
import { errorCode } from '#shared/server/error-code.ts'

const TICK_MS = 10
const NS_PER_MS = 1e6

/**
 * Reads the milliseconds of CPU that the processes and their exited children have used. The scheduler counts the
 * running ones in nanoseconds; PostgreSQL's exited workers are counted by their parent in hundredths of a second.
 */
export function readCpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + readProcess(pid), 0)
}

function readProcess(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((id) =>
      Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
    )
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [userTicks, systemTicks] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
    const exited = (Number(userTicks) + Number(systemTicks)) * TICK_MS
    return threads.reduce((sum, time) => sum + time / NS_PER_MS, exited)
  } catch (error) {
    // The process has exited meanwhile.
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return 0
    throw error
  }
}
