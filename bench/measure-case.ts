import { type Case, buildRequest, type Request } from './cases/case.ts'
import type { Answer, Connections } from './connections.ts'
import { assertStatus, type Site } from './site.ts'

const MAX_MS = 1500
const MIN_CALLS = 3
/** The most records that are created for calls with many connections, which consume one each. */
const MAX_SUPPLY = 150
const CALLS_PER_HOUR = 30

export type Sequence = { durations: number[]; appMs: number; dbMs: number; bytes: number }

/** The CPU time is that of one call. */
export async function measureSequence(site: Site, current: Case, calls: number): Promise<Sequence> {
  const connections = site.connect(current.role, 1)
  if (current.isLimited) await site.forgetLimits()
  const requests = await buildRequests(site, current, calls)
  const durations: number[] = []
  let bytes = 0
  const before = site.readCpu()
  const started = performance.now()
  for (const request of requests) {
    if (durations.length >= MIN_CALLS && performance.now() - started > MAX_MS) break
    const answer = await connections.send(request)
    assertStatus(current, answer)
    durations.push(answer.ms)
    bytes += answer.bytes
  }
  const after = site.readCpu()
  connections.close()
  const count = durations.length
  return {
    durations,
    appMs: (after.app - before.app) / count,
    dbMs: (after.db - before.db) / count,
    bytes: bytes / count,
  }
}

async function buildRequests(site: Site, current: Case, calls: number): Promise<Request[]> {
  const requests: Request[] = []
  for (let index = 0; index < Math.min(calls, current.isLimited ? CALLS_PER_HOUR : Infinity); index++) {
    const n = site.next(current)
    requests.push(buildRequest(site, current, n, await current.before?.(site)))
  }
  return requests
}

export type Load = { perSecond: number; rejected: number }

/** Rejected calls are counted separately. */
export async function measureLoad(
  site: Site,
  current: Case,
  { count, seconds }: { count: number; seconds: number },
): Promise<Load> {
  const supply = current.before ? await buildRequests(site, current, MAX_SUPPLY) : undefined
  const connections = site.connect(current.role, count)
  const next = () => {
    if (supply) return supply.pop()
    const n = site.next(current)
    return buildRequest(site, current, n)
  }
  const result = { answered: 0, rejected: 0 }
  const started = performance.now()
  const end = started + seconds * 1000
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < end) {
        const request = next()
        if (!request) return
        countAnswer(result, current, await send(connections, request))
      }
    }),
  )
  connections.close()
  return { perSecond: (result.answered * 1000) / (performance.now() - started), rejected: result.rejected }
}

const send = (connections: Connections, request: Request): Promise<Answer> => connections.send(request)

function countAnswer(result: { answered: number; rejected: number }, current: Case, answer: Answer): void {
  // Too many calls came at once, or two connections used the same record.
  if ([409, 429, 503].includes(answer.status)) result.rejected++
  else {
    assertStatus(current, answer)
    result.answered++
  }
}
