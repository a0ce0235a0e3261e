import type { TrailCheck, TrailFault } from './audit-trail.contract.ts'

export type TrailResult = Omit<TrailCheck, 'next'> & { isComplete: boolean }

/** Adds up the steps of a verification: the first fault of each kind, in the order of the entries. */
export function mergeChecks(steps: readonly TrailCheck[]): TrailResult {
  const last = steps.at(-1)
  return {
    checked: steps.reduce((sum, { checked }) => sum + checked, 0),
    erasedEntries: steps.reduce((sum, { erasedEntries }) => sum + erasedEntries, 0),
    total: last?.total ?? 0,
    unlinked: last?.unlinked ?? 0,
    seal: last?.seal ?? null,
    faults: mergeFaults(steps.flatMap(({ faults }) => faults)),
    isComplete: last?.next === null,
  }
}

/** Merges the faults of each kind into one, with the sum of their counts. */
export function mergeFaults(faults: readonly TrailFault[]): TrailFault[] {
  const merged = new Map<string, TrailFault>()
  for (const fault of faults) {
    const first = merged.get(fault.kind)
    merged.set(fault.kind, first ? { ...first, count: first.count + fault.count } : fault)
  }
  return [...merged.values()].sort((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity))
}
