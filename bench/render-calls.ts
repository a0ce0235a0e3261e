import { getCpu, getGrowth, listSizes } from './compare-with-targets.ts'
import { formatTable } from './format-table.ts'
import type { CaseResult, SizeResult } from './results.ts'
import { KINDS, type Kind } from './targets.ts'

const HEADER = [
  'call',
  'CPU (ms)',
  'growth',
  'app + PostgreSQL (ms)',
  'p50 (ms)',
  'p95 (ms)',
  'per second, 8',
  'per second, 64',
  'bytes',
  '× floor, CPU',
  '× floor, time',
]

/** Renders a table for each kind. A cell has the figure of each size, from the fewest students to the most. */
export function renderCalls(cases: readonly CaseResult[]): string {
  const students = Object.keys(cases[0]?.sizes ?? {}).map((size) => Number(size).toLocaleString('en'))
  const kinds = Map.groupBy(cases, ({ kind }) => kind)
  const tables = (Object.keys(KINDS) as Kind[]).map((kind) => {
    const rows = kinds.get(kind) ?? []
    return rows.length === 0 ? [] : [`### ${KINDS[kind]}\n\n${formatTable(HEADER, rows.map(renderRow))}`]
  })
  return [`Figures at ${students.join(' → ')} students.`, ...tables.flat()].join('\n\n')
}

function renderRow(result: CaseResult): string[] {
  const sizes = listSizes(result.sizes)
  const cell = (figure: (size: SizeResult) => string | number | undefined) =>
    sizes.map((size) => figure(size) ?? '–').join(' → ')
  const ratio = (value: number, floor: number | undefined) => (floor ? (value / floor).toFixed(1) : undefined)
  const growth = getGrowth(result)
  return [
    result.name,
    cell(getCpu),
    growth === undefined ? '' : growth.toFixed(2),
    cell(({ appMs, dbMs }) => `${appMs.toFixed(1)} + ${dbMs.toFixed(1)}`),
    cell(({ p50 }) => p50),
    cell(({ p95 }) => p95),
    cell(({ perSecond8 }) => perSecond8),
    cell(({ perSecond64, rejected }) => perSecond64 && `${perSecond64}${rejected ? ` (${rejected} rejected)` : ''}`),
    cell(({ bytes }) => bytes),
    cell((size) => ratio(getCpu(size), size.floorCpuMs)),
    cell(({ p50, floorMs }) => ratio(p50, floorMs)),
  ]
}
