import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export type Tally = { passed: number; failed: number; skipped: number }
/** `seconds` by file; `failures`: where each failed test is, its title and its errors. */
export type Report = { tally: Tally; seconds: Record<string, number>; failures: string[] }

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
  testResults: VitestFile[]
}
type VitestFile = {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: VitestTest[]
}
type VitestTest = { status: string; fullName: string; failureMessages: string[] }

/** A file that could not be loaded counts as one failure. */
export function readVitestReport(file: string, exitCode: number): Report {
  const report = read<VitestReport>(file)
  if (!report) return NO_REPORT
  const isNotLoaded = ({ status, assertionResults }: VitestFile) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isNotLoaded).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return {
    tally: withExitCode(exitCode, tally),
    seconds: Object.fromEntries(
      report.testResults.map(({ name, startTime, endTime }) => [toPath(name), (endTime - startTime) / 1000]),
    ),
    failures: report.testResults.flatMap((result) => {
      const failed = result.assertionResults.filter(({ failureMessages }) => failureMessages.length > 0)
      if (isNotLoaded(result) && failed.length === 0) return [`${toPath(result.name)}\n${result.message}`]
      return failed.map(
        ({ fullName, failureMessages }) => `${toPath(result.name)} › ${fullName}\n${failureMessages.join('\n')}`,
      )
    }),
  }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightSpec = { title: string; file: string; line: number; tests: PlaywrightTest[] }
type PlaywrightTest = { status: string; results: { duration: number; errors: { message?: string }[] }[] }

export function readPlaywrightReport(file: string, exitCode: number): Report {
  const report = read<PlaywrightReport>(file)
  if (!report) return NO_REPORT
  const { expected, unexpected, flaky, skipped } = report.stats
  const specs = report.suites.flatMap(listSpecs)
  const seconds: Record<string, number> = {}
  for (const { file: spec, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds[`e2e/${spec}`] = (seconds[`e2e/${spec}`] ?? 0) + duration / 1000
  return {
    tally: withExitCode(exitCode, { passed: expected, failed: unexpected + flaky, skipped }),
    seconds,
    failures: specs.flatMap(({ title, file: spec, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const errors = results.flatMap((result) => result.errors).map(({ message }) => message)
          return `e2e/${spec}:${line} › ${title}\n${errors.join('\n')}`
        }),
    ),
  }
}

function listSpecs({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)]
}

const toPath = (file: string) => relative(process.cwd(), file).replaceAll('\\', '/')

const NO_REPORT: Report = { tally: { passed: 0, failed: 1, skipped: 0 }, seconds: {}, failures: [] }

/** A runner can fail although no test fails: unhandled errors, no tests found. */
function withExitCode(exitCode: number, tally: Tally): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function read<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch {
    return undefined
  }
}
