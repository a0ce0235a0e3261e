import type { CaseResult, Entry, Measurement, SizeResult } from './results.ts'
import { CPU_STUDENTS, KINDS, type Kind, MAX_CPU_MS, MAX_FLOORS, MAX_GROWTH } from './targets.ts'

export type Comparison = { target: string; name: string; value: string; isMet: boolean }

export function compareWithTargets(title: string, { cases = [], measurements = [] }: Partial<Entry>): Comparison[] {
  return [
    ...cases.flatMap((result) => [...compareCpu(result), ...compareGrowth(result), ...compareFloors(result)]),
    ...measurements.flatMap((measurement) => compareMeasurement(title, measurement)),
  ]
}

export const getCpu = ({ appMs, dbMs }: SizeResult) => Math.round((appMs + dbMs) * 100) / 100

/** Divides the CPU time with the most students by that with the fewest. Undefined with one size. */
export function getGrowth({ sizes }: CaseResult): number | undefined {
  const [fewest, ...others] = listSizes(sizes)
  const most = others.at(-1)
  return fewest && most && getCpu(most) / getCpu(fewest)
}

export const listSizes = (sizes: CaseResult['sizes']) =>
  Object.entries(sizes)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, size]) => size)

const nameOf = (kind: Kind) => KINDS[kind].toLowerCase()

function compareCpu({ name, kind, sizes }: CaseResult): Comparison[] {
  const [limit, size] = [MAX_CPU_MS[kind], sizes[CPU_STUDENTS]]
  if (limit === undefined || !size) return []
  const cpu = getCpu(size)
  const target = `${nameOf(kind)}: CPU at ${CPU_STUDENTS.toLocaleString('en')} students ≤ ${limit} ms`
  return [{ target, name, value: `${cpu} ms`, isMet: cpu <= limit }]
}

function compareGrowth(result: CaseResult): Comparison[] {
  const [limit, growth] = [MAX_GROWTH[result.kind], getGrowth(result)]
  if (limit === undefined || growth === undefined) return []
  const target = `${nameOf(result.kind)}: growth of CPU with the students ≤ ${limit} ×`
  return [{ target, name: result.name, value: `${growth.toFixed(2)} ×`, isMet: growth <= limit }]
}

function compareFloors({ name, sizes }: CaseResult): Comparison[] {
  return Object.entries(sizes).flatMap(([students, { p50, floorMs, floorCpuMs, ...size }]) => {
    if (floorMs === undefined || floorCpuMs === undefined) return []
    const at = `a read at ${Number(students).toLocaleString('en')} students ≤ ${MAX_FLOORS} × its SQL and a constant route`
    const cpu = (size.appMs + size.dbMs) / floorCpuMs
    return [
      { target: `${at}, time`, name, value: `${(p50 / floorMs).toFixed(2)} ×`, isMet: p50 <= MAX_FLOORS * floorMs },
      { target: `${at}, CPU`, name, value: `${cpu.toFixed(2)} ×`, isMet: cpu <= MAX_FLOORS },
    ]
  })
}

function compareMeasurement(title: string, { name, median, unit = 'ms', budget, atLeast }: Measurement): Comparison[] {
  const value = `${median} ${unit}`
  return [
    ...(budget === undefined
      ? []
      : [{ target: `${title}: ${name} ≤ ${budget} ${unit}`, name, value, isMet: median <= budget }]),
    ...(atLeast === undefined
      ? []
      : [{ target: `${title}: ${name} ≥ ${atLeast} ${unit}`, name, value, isMet: median >= atLeast }]),
  ]
}
