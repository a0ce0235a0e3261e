import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Kind } from './targets.ts'

/** Times are in milliseconds, CPU times those of app and PostgreSQL. `floor` is the SQL alone and a constant route. */
export type SizeResult = {
  p50: number
  p95: number
  appMs: number
  dbMs: number
  bytes: number
  perSecond8?: number
  perSecond64?: number
  rejected?: number
  floorMs?: number
  floorCpuMs?: number
}

export type CaseResult = { name: string; kind: Kind; call: string; sizes: Record<string, SizeResult> }

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

export type Entry = {
  at: string
  machine: { cores: number; cpu?: string; node: string; memoryGb?: number }
  measurements?: Measurement[]
  cases?: CaseResult[]
  [detail: string]: unknown
}
export type Results = Record<string, Entry>

const FILE = new URL('results.json', import.meta.url)

/** The file is not in the repository: a new clone begins without measurements. */
export function readResults(): Results {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {}
}

export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`)
}
