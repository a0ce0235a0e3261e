import { availableParallelism, cpus, totalmem } from 'node:os'
import { renderResults } from './render-results.ts'
import { type Entry, type Measurement, readResults, writeResults } from './results.ts'

export type { Measurement } from './results.ts'

type Options = { budget?: number; before?: () => Promise<unknown> }

/** `before` is not part of the measured time. */
export async function measure(
  name: string,
  runs: number,
  operation: (n: number) => Promise<unknown>,
  { budget, before }: Options = {},
): Promise<Measurement> {
  const durations: number[] = []
  for (let n = 0; n < runs; n++) {
    await before?.()
    const started = performance.now()
    await operation(n)
    durations.push(performance.now() - started)
  }
  return summarize(name, durations, budget === undefined ? {} : { budget })
}

export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}
export const median = (samples: readonly number[]) => percentile(samples, 0.5)

export function summarize(
  name: string,
  samples: number[],
  options: Pick<Measurement, 'unit' | 'budget' | 'atLeast'> = {},
): Measurement {
  const round = (share: number) => Math.round(percentile(samples, share) * 10) / 10
  return { name, median: round(0.5), p95: round(0.95), runs: samples.length, ...options }
}

export const isMet = ({ median: value, budget = Infinity, atLeast = -Infinity }: Measurement) =>
  value <= budget && value >= atLeast

/**
 * Prints the measurements and stores them in results.json and RESULTS.md. Sets a failing exit code if one misses its
 * target.
 */
export function report(title: string, measurements: Measurement[], details: Record<string, unknown> = {}): void {
  const width = Math.max(...measurements.map(({ name }) => name.length))
  console.log(`${''.padEnd(width)}     median      p95          of budget`)
  for (const { name, median: value, p95, unit = 'ms', budget, atLeast } of measurements) {
    const share = budget === undefined ? '' : `${Math.round((value / budget) * 100)} %`
    const floor = atLeast === undefined ? '' : `at least ${atLeast}`
    console.log(
      `${name.padEnd(width)}  ${String(value).padStart(9)}  ${String(p95).padStart(7)}  ${unit.padEnd(6)}  ${(share || floor).padStart(11)}`,
    )
  }
  saveResults(title, { ...details, measurements })
  if (!measurements.every(isMet)) process.exitCode = 1
}

/** Stores an entry of results.json with the machine and the date, and writes RESULTS.md again. */
export function saveResults(title: string, content: Omit<Entry, 'at' | 'machine'>): void {
  const cpu = cpus()[0]?.model
  const machine = {
    cores: availableParallelism(),
    ...(cpu !== undefined && { cpu }),
    node: process.version,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  }
  writeResults({ ...readResults(), [title]: { at: new Date().toISOString().slice(0, 10), machine, ...content } })
  renderResults()
}
