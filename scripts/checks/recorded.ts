import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import writeFileAtomic from 'write-file-atomic'

export const RECORD_FILE = 'test/recorded.json'

/**
 * The last run with `--record` stores seconds by part and by file, and the features that each journey calls and whose
 * screens it opens.
 */
export type Recorded = {
  parts: Record<string, number>
  files: Record<string, number>
  calls: Record<string, string[]>
  opened: Record<string, string[]>
}

export function readRecorded(): Recorded {
  if (!existsSync(RECORD_FILE)) return { parts: {}, files: {}, calls: {}, opened: {} }
  return JSON.parse(readFileSync(RECORD_FILE, 'utf8')) as Recorded
}

export async function writeRecorded(recorded: Recorded): Promise<void> {
  await writeFileAtomic(RECORD_FILE, JSON.stringify(recorded))
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', RECORD_FILE])
}

/** A part may take this many times its recorded seconds. */
const MAX_GROWTH = 1.15

/** Returns one line per part that took much longer than recorded. It is a warning only, because machines differ. */
export function findGrownParts(parts: Record<string, number>, recorded: Record<string, number>): string[] {
  return Object.entries(parts).flatMap(([name, seconds]) => {
    const before = recorded[name]
    if (before === undefined || seconds <= before * MAX_GROWTH) return []
    const percent = Math.round((seconds / before - 1) * 100)
    return [`Warning: ${name} took ${seconds.toFixed(0)} s, ${percent} % more than the recorded ${before} s.`]
  })
}

export function listSlowest(files: Record<string, number>, recorded: Record<string, number>, count = 15): string[] {
  const slowest = Object.entries(files)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
  return slowest.map(([file, seconds]) => formatSeconds(file, seconds, recorded[file]))
}

export function formatSeconds(name: string, seconds: number, recorded: number | undefined): string {
  const before = recorded === undefined ? 'not recorded' : `${recorded.toFixed(0)} s recorded`
  return `${seconds.toFixed(0).padStart(5)} s  (${before})  ${name}`
}

/** Sorts for a sequencer: new files first, as their time is unknown, then those with the most recorded seconds. */
export function sortLongestFirst<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const { files: seconds } = readRecorded()
  const of = (file: T) => seconds[pathOf(file)] ?? Infinity
  return files.toSorted((a, b) => (of(a) === of(b) ? 0 : of(b) - of(a)))
}
