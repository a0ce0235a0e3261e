import { readdirSync, readFileSync } from 'node:fs'
import { getStartTime } from '#embedded-postgres/processes.ts'

type RunningProcess = { pid: number; started: string }

/** Lists the process, its children, their children and so on. */
export function listDescendants(root: number): RunningProcess[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), getParent(Number(name))]),
  )
  const isDescendant = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 0; at = parents.get(at))
      if (at === root) return true
    return false
  }
  return identifyProcesses([...parents.keys()].filter(isDescendant))
}

/** Returns those that run. A pid alone may belong to another process later. */
export function identifyProcesses(pids: readonly number[]): RunningProcess[] {
  return pids.flatMap((pid) => {
    const started = getStartTime(pid)
    return started === undefined ? [] : [{ pid, started }]
  })
}

export const isAlive = ({ pid, started }: RunningProcess) => getStartTime(pid) === started

function getParent(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
