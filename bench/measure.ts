import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

export type Figure = { what: string; median: number; p95: number; times: number; budget?: number }

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
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.ceil(share * times) - 1] ?? Number.NaN) * 10) / 10
  return { what, median: at(0.5), p95: at(0.95), times, ...(budget !== undefined && { budget }) }
}

/** Prints the figures, and keeps them with the machine they were taken on; what is over its budget ends the run as failed. */
export function report(name: string, figures: Figure[], facts: Record<string, unknown> = {}): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`${''.padEnd(width)}  median ms   p95 ms  of budget`)
  for (const { what, median, p95, budget } of figures) {
    const share = budget === undefined ? '' : `${Math.round((median / budget) * 100)} %`
    console.log(
      `${what.padEnd(width)}  ${String(median).padStart(9)}  ${String(p95).padStart(7)}  ${share.padStart(9)}`,
    )
  }
  const machine = { cores: availableParallelism(), cpu: cpus()[0]?.model, node: process.version }
  const results = {
    ...readResults(),
    [name]: { at: new Date().toISOString().slice(0, 10), machine, ...facts, figures },
  }
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
  if (figures.some(({ median, budget }) => budget !== undefined && median > budget)) process.exitCode = 1
}

function readResults(): object {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as object
  } catch {
    return {}
  }
}
