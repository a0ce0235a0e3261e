import { appendFileSync } from 'node:fs'
import fc from 'fast-check'

/** `npm run test:full` sets it: every combination and many rounds run, instead of one of each. */
export const isFullRun = process.env['FULL_RUN'] === '1'

/** `npm run test:trust` sets it. */
export const isTrustRun = process.env['TRUST_FIGURES'] !== undefined

/** `npm run test:trust -- --rounds 50` sets the number. */
export const getRounds = (short: number, full: number) => Number(process.env['ROUNDS'] ?? (isFullRun ? full : short))

/** `SEED=…` or `npm run test:trust -- --seed …` repeats the random choices of a run. */
export const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

/** Returns the same number for the same seed and `index`. */
export function pickInteger(min: number, max: number, index: number): number {
  const [value = min] = fc.sample(fc.noBias(fc.integer({ min, max })), { seed: SEED + index, numRuns: 1 })
  return value
}

/** Adds to the table that `npm run test:trust` prints. */
export function reportFigures(row: string, figures: Record<string, string | number>): void {
  const file = process.env['TRUST_FIGURES']
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ row, figures })}\n`)
}
