import { readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: number }

export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

export function formatTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[]
}
type VitestTest = { status: string; fullName: string; failureMessages: string[] }

/** A file that could not be loaded counts as one failure. */
export function readVitestTally(file: string, exitCode: number): Tally {
  const report = read<VitestReport>(file)
  if (!report) return NO_REPORT
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return withExitCode(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  })
}

/** One text per test with an error: where it is, its title and the error. A test that was repeated can have passed. */
export function readVitestFailures(file: string): string[] {
  return (read<VitestReport>(file)?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const withError = assertionResults.filter((test) => test.failureMessages.length > 0)
    if (status === 'failed' && withError.length === 0) return [`${name}\n${message}`]
    return withError.map(
      (test) =>
        `${test.status === 'passed' ? UNSTABLE : ''}${name} › ${test.fullName}\n${test.failureMessages.join('\n')}`,
    )
  })
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = { title: string; file: string; line: number; tests: PlaywrightTest[] }
type PlaywrightTest = { status: string; results: { errors: { message?: string }[] }[] }

export function readPlaywrightTally(file: string, exitCode: number): Tally {
  const report = read<PlaywrightReport>(file)
  if (!report) return NO_REPORT
  const { expected, unexpected, flaky, skipped } = report.stats
  return withExitCode(exitCode, { passed: expected + flaky, failed: unexpected, skipped })
}

/** As `readVitestFailures`, of the journeys. */
export function readJourneyFailures(file: string): string[] {
  return (read<PlaywrightReport>(file)?.suites ?? []).flatMap(listSpecs).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const errors = results.flatMap((result) => result.errors).map(({ message }) => message)
        return `${status === 'flaky' ? UNSTABLE : ''}${file}:${line} › ${title}\n${errors.join('\n')}`
      }),
  )
}

function listSpecs({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

const UNSTABLE = 'Unstable, passed at the second attempt only: '

const NO_REPORT: Tally = { passed: 0, failed: 1, skipped: 0 }

/** A runner can fail although no test fails: unhandled errors, no tests found. */
function withExitCode(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
