import type { Case } from './cases/case.ts'
import { replay, type ConstantServer, type Recordings } from './floor.ts'
import { type Load, measureLoad, measureSequence } from './measure-case.ts'
import { median, percentile } from './measure.ts'
import type { CaseResult, SizeResult } from './results.ts'
import type { Site } from './site.ts'

const CONNECTIONS = [8, 64] as const
/**
 * Calls until V8 has compiled the app's code and PostgreSQL has decided on its plans. A write needs a record for each.
 */
const WARM_UP = { read: 300, write: 30 }

type Options = {
  sites: readonly Site[]
  constants: ConstantServer
  /** The key is the number of students. */
  recordings: ReadonlyMap<number, Recordings>
  effort: { runs: number; calls: number; loadSeconds: number }
}

/** The sizes take turns, so that a machine that gets slower meanwhile slows all of them. */
export async function compareSizes(
  current: Case,
  { sites, constants, recordings, effort }: Options,
): Promise<CaseResult> {
  const samples = new Map(sites.map((site) => [site, createSamples()]))
  for (const site of sites) await measureSequence(site, current, isRead(current) ? WARM_UP.read : WARM_UP.write)
  for (let round = 0; round < effort.runs; round++) {
    for (const [site, sample] of samples) {
      const { durations, appMs, dbMs, bytes } = await measureSequence(site, current, effort.calls)
      sample.durations.push(...durations)
      sample.appMs.push(appMs)
      sample.dbMs.push(dbMs)
      sample.bytes.push(bytes)
      if (!isRead(current)) continue
      const recorded = recordings
        .get(site.students)
        ?.get(current.name)
        ?.filter((statements) => statements.length > 0)
      const sql = recorded?.length ? await replay(site, recorded, durations.length) : undefined
      const constant = await constants.measure(Math.round(bytes), durations.length)
      sample.floorMs.push((sql ? median(sql.durations) : 0) + median(constant.durations))
      sample.floorCpuMs.push((sql?.cpuMs ?? 0) + constant.cpuMs)
    }
  }
  const loads = new Map(sites.map((site) => [site, [] as Load[]]))
  if (!current.isLimited && effort.loadSeconds > 0)
    for (const count of CONNECTIONS)
      for (const [site, load] of loads)
        load.push(await measureLoad(site, current, { count, seconds: effort.loadSeconds }))
  const { name, kind, method, path } = current
  return {
    name,
    kind,
    call: `${method} ${path}`,
    sizes: Object.fromEntries(sites.map((site) => [site.students, toResult(samples.get(site)!, loads.get(site)!)])),
  }
}

export function isRead({ method, before }: Case): boolean {
  return method === 'GET' && before === undefined
}

type CaseSamples = Record<'durations' | 'appMs' | 'dbMs' | 'bytes' | 'floorMs' | 'floorCpuMs', number[]>

const createSamples = (): CaseSamples => ({
  durations: [],
  appMs: [],
  dbMs: [],
  bytes: [],
  floorMs: [],
  floorCpuMs: [],
})

function toResult(samples: CaseSamples, loads: readonly Load[]): SizeResult {
  const [few, many] = loads
  const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits
  return {
    p50: round(median(samples.durations)),
    p95: round(percentile(samples.durations, 0.95)),
    appMs: round(median(samples.appMs)),
    dbMs: round(median(samples.dbMs)),
    bytes: Math.round(median(samples.bytes)),
    ...(few && { perSecond8: Math.round(few.perSecond) }),
    ...(many && { perSecond64: Math.round(many.perSecond), rejected: few!.rejected + many.rejected }),
    ...(samples.floorMs.length > 0 && {
      floorMs: round(median(samples.floorMs)),
      floorCpuMs: round(median(samples.floorCpuMs)),
    }),
  }
}
