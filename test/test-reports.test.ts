import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from '../scripts/checks/read-reports.ts'
import { findGrownParts } from '../scripts/checks/recorded.ts'

const directory = mkdtempSync(join(tmpdir(), 'munshi-reports-'))
afterAll(() => rmSync(directory, { recursive: true }))

function write(report: object): string {
  const file = join(directory, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('readPlaywrightReport counts a journey that passed at a second attempt as failed', () => {
  const results = [
    { duration: 1000, errors: [{ message: 'not found' }] },
    { duration: 500, errors: [] },
  ]
  const specs = [{ title: 'fee', file: 'fee.spec.ts', line: 7, tests: [{ status: 'flaky', results }] }]
  const file = write({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 }, suites: [{ specs }] })

  expect(readPlaywrightReport(file, 0)).toEqual({
    tally: { passed: 2, failed: 1, skipped: 0 },
    seconds: { 'e2e/fee.spec.ts': 1.5 },
    failures: ['e2e/fee.spec.ts:7 › fee\nnot found'],
  })
})

test('readVitestReport counts a file that could not be loaded, and a run that failed without a failed test', () => {
  const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const result = { name: 'a.test.ts', message: 'no such file', startTime: 0, endTime: 2000, assertionResults: [] }

  const notLoaded = readVitestReport(write({ ...counts, testResults: [{ ...result, status: 'failed' }] }), 1)
  expect(notLoaded).toMatchObject({ tally: { passed: 3, failed: 1 }, failures: ['a.test.ts\nno such file'] })
  const crashed = readVitestReport(write({ ...counts, testResults: [{ ...result, status: 'passed' }] }), 1)
  expect(crashed.tally.failed).toBe(1)
  expect(readVitestReport(join(directory, 'none.json'), 0).tally.failed).toBe(1)
})

test('findGrownParts names the parts that took more than 15 % longer than recorded', () => {
  expect(findGrownParts({ e2e: 114, web: 116, new: 10 }, { e2e: 100, web: 100 })).toEqual([
    'Warning: web took 116 s, 16 % more than the recorded 100 s.',
  ])
})
