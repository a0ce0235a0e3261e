import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { getCallKey, normalizeCall } from '../bench/cases/case.ts'
import { CASES } from '../bench/cases/index.ts'
import { UNMEASURED } from '../bench/cases/unmeasured.ts'
import { compareWithTargets } from '../bench/compare-with-targets.ts'
import { readCpuMs } from '../bench/cpu.ts'
import { percentile } from '../bench/measure.ts'
import type { SizeResult } from '../bench/results.ts'
import { CALLS } from '#testing/server/calls.ts'

const calls = Object.keys(CALLS).map(normalizeCall)
const measured = new Set(CASES.map(getCallKey))
const unmeasured = Object.values(UNMEASURED).flat().map(normalizeCall)

test('npm run bench measures every call of the product that is not listed with a reason', () => {
  expect(calls.filter((call) => !measured.has(call) && !unmeasured.includes(call))).toEqual([])
})

test('npm run bench lists no call that is measured or that the product does not have', () => {
  expect(unmeasured.filter((call) => measured.has(call) || !calls.includes(call))).toEqual([])
  expect([...measured].filter((call) => !calls.includes(call))).toEqual([])
})

test('npm run bench has one case of each name', () => {
  const names = CASES.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

describe('compareWithTargets', () => {
  const size = { p50: 3, p95: 4, appMs: 1, dbMs: 1, bytes: 100, floorMs: 2, floorCpuMs: 1 }
  const compare = (small: Partial<SizeResult>, large: Partial<SizeResult> = {}) => {
    const sizes = { 10000: { ...size, ...small }, 100000: { ...size, ...large } }
    const cases = [{ name: 'students', kind: 'list' as const, call: 'GET /api/user', sizes }]
    return compareWithTargets('calls', { cases }).flatMap(({ target, value, isMet }) =>
      isMet ? [] : [`${target}: ${value}`],
    )
  }

  test('reports nothing at the limits', () => {
    expect(compare({ appMs: 1.5, dbMs: 1.5, floorCpuMs: 1.5 }, { appMs: 2, dbMs: 1.6, floorCpuMs: 1.8 })).toEqual([])
  })

  test.each([
    [
      'CPU',
      { appMs: 2.01, floorCpuMs: 9 },
      { floorCpuMs: 9 },
      ['rows of lists: CPU at 10,000 students ≤ 3 ms: 3.01 ms'],
    ],
    ['growth', {}, { dbMs: 1.5, floorCpuMs: 9 }, ['rows of lists: growth of CPU with the students ≤ 1.2 ×: 1.25 ×']],
    [
      'the floor',
      {},
      { p50: 5, floorCpuMs: 0.8 },
      [
        'a read at 100,000 students ≤ 2 × its SQL and a constant route, time: 2.50 ×',
        'a read at 100,000 students ≤ 2 × its SQL and a constant route, CPU: 2.50 ×',
      ],
    ],
  ])('reports a call above %s', (_what, small, large, missed) => {
    expect(compare(small, large)).toEqual(missed)
  })

  test('reports a measurement above its budget and one below its minimum', () => {
    const measurements = [
      { name: 'restart', median: 1501, p95: 1600, runs: 3, budget: 1500 },
      { name: 'score', median: 94, p95: 96, runs: 3, unit: 'of 100', atLeast: 95 },
    ]
    expect(compareWithTargets('start', { measurements }).map(({ target, isMet }) => [target, isMet])).toEqual([
      ['start: restart ≤ 1500 ms', false],
      ['start: score ≥ 95 of 100', false],
    ])
  })
})

test.each([
  [0.5, 2],
  [0.95, 4],
  [1, 4],
])('percentile returns the smallest value with at least %d of the samples', (share, expected) => {
  expect(percentile([4, 1, 3, 2], share)).toBe(expected)
})

test.skipIf(process.platform !== 'linux')('readCpuMs counts running processes and children that have ended', () => {
  const before = readCpuMs([process.pid])
  const script = 'while (process.cpuUsage().user < 200_000);'
  spawnSync(process.execPath, ['-e', script])
  expect(readCpuMs([process.pid]) - before).toBeGreaterThan(150)
})
