import { readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: number }

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that could not even be loaded counts as one failure, though none of its tests was seen. */
export function vitestTally(file: string, exitCode: number): Tally {
  const report = read<VitestReport>(file)
  if (!report) return BROKEN
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return heedExit(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

export function playwrightTally(file: string, exitCode: number): Tally {
  const report = read<PlaywrightReport>(file)
  if (!report) return BROKEN
  const { expected, unexpected, flaky, skipped } = report.stats
  return heedExit(exitCode, { passed: expected, failed: unexpected + flaky, skipped })
}

const BROKEN: Tally = { passed: 0, failed: 1, skipped: 0 }

/** Unhandled errors and empty runs fail a runner without failing a test. */
function heedExit(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
