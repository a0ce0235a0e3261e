import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

/** In milliseconds unless it names another unit; a `budget` is not to be exceeded, `atLeast` is to be reached. */
export type Figure = {
  what: string
  median: number
  p95: number
  times: number
  unit?: string
  budget?: number
  atLeast?: number
}

const RESULTS = new URL('results.json', import.meta.url)

type Options = { budget?: number; before?: () => Promise<unknown> }

/** Does it so many times, one after the other, and tells the median and the 95th percentile in milliseconds. */
export async function measure(
  what: string,
  times: number,
  once: (n: number) => Promise<unknown>,
  { budget, before }: Options = {},
): Promise<Figure> {
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    await before?.()
    const started = performance.now()
    await once(n)
    taken.push(performance.now() - started)
  }
  return figureOf(what, taken, budget === undefined ? {} : { budget })
}

/** The median and the 95th percentile of what was measured elsewhere. */
export function figureOf(
  what: string,
  measured: number[],
  more: Pick<Figure, 'unit' | 'budget' | 'atLeast'> = {},
): Figure {
  const sorted = measured.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN) * 10) / 10
  return { what, median: at(0.5), p95: at(0.95), times: measured.length, ...more }
}

/** Prints the figures, and keeps them with the machine they were taken on; what is over its budget ends the run as failed. */
export function report(name: string, figures: Figure[], facts: Record<string, unknown> = {}): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`${''.padEnd(width)}     median      p95          of budget`)
  for (const { what, median, p95, unit = 'ms', budget, atLeast } of figures) {
    const share = budget === undefined ? '' : `${Math.round((median / budget) * 100)} %`
    const floor = atLeast === undefined ? '' : `at least ${atLeast}`
    console.log(
      `${what.padEnd(width)}  ${String(median).padStart(9)}  ${String(p95).padStart(7)}  ${unit.padEnd(6)}  ${(share || floor).padStart(11)}`,
    )
  }
  const machine = { cores: availableParallelism(), cpu: cpus()[0]?.model, node: process.version }
  const results = {
    ...readResults(),
    [name]: { at: new Date().toISOString().slice(0, 10), machine, ...facts, figures },
  }
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
  if (figures.some(({ median, budget = Infinity, atLeast = -Infinity }) => median > budget || median < atLeast))
    process.exitCode = 1
}

function readResults(): object {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as object
  } catch {
    return {}
  }
}
