import { readdirSync, readFileSync } from 'node:fs'
import { getStartTime } from '#embedded-postgres/processes.ts'

type Known = { pid: number; started: string }

/** The process, its children, their children and so on. */
export function listDescendants(root: number): Known[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  )
  const isOfRoot = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 0; at = parents.get(at))
      if (at === root) return true
    return false
  }
  return [...parents.keys()].filter(isOfRoot).flatMap((pid) => {
    const started = getStartTime(pid)
    return started === undefined ? [] : [{ pid, started }]
  })
}

export const isAlive = ({ pid, started }: Known) => getStartTime(pid) === started

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}
