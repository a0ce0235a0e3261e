import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

/** The unit is milliseconds by default. `budget` is the highest median allowed, `atLeast` the lowest. */
export type Measurement = {
  name: string
  median: number
  p95: number
  runs: number
  unit?: string
  budget?: number
  atLeast?: number
}

const RESULTS = new URL('results.json', import.meta.url)

type Options = { budget?: number; before?: () => Promise<unknown> }

/** Runs `operation` `runs` times, one after another, with `before` outside of the measured time. */
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

export function summarize(
  name: string,
  samples: number[],
  options: Pick<Measurement, 'unit' | 'budget' | 'atLeast'> = {},
): Measurement {
  const sorted = samples.toSorted((a, b) => a - b)
  const percentile = (share: number) =>
    Math.round((sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN) * 10) / 10
  return { name, median: percentile(0.5), p95: percentile(0.95), runs: samples.length, ...options }
}

/** Prints the measurements and stores them in results.json. Sets a failing exit code if one misses its target. */
export function report(title: string, measurements: Measurement[], details: Record<string, unknown> = {}): void {
  const width = Math.max(...measurements.map(({ name }) => name.length))
  console.log(`${''.padEnd(width)}     median      p95          of budget`)
  for (const { name, median, p95, unit = 'ms', budget, atLeast } of measurements) {
    const share = budget === undefined ? '' : `${Math.round((median / budget) * 100)} %`
    const floor = atLeast === undefined ? '' : `at least ${atLeast}`
    console.log(
      `${name.padEnd(width)}  ${String(median).padStart(9)}  ${String(p95).padStart(7)}  ${unit.padEnd(6)}  ${(share || floor).padStart(11)}`,
    )
  }
  const machine = { cores: availableParallelism(), cpu: cpus()[0]?.model, node: process.version }
  const results = {
    ...readResults(),
    [title]: { at: new Date().toISOString().slice(0, 10), machine, ...details, measurements },
  }
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
  if (measurements.some(({ median, budget = Infinity, atLeast = -Infinity }) => median > budget || median < atLeast))
    process.exitCode = 1
}

function readResults(): object {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as object
  } catch {
    return {}
  }
}
