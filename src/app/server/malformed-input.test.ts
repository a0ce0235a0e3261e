import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { startTestApi } from '#testing/server/api.ts'
import { APART, callerOf, CALLS, endpointOf, queryOf } from '#testing/server/calls.ts'
import { changedIn, namesIn } from '#testing/server/names.ts'
import { faultsOf } from '#testing/server/plain-words.ts'
import { headers, idInPath, oneIn, query, rawBody, value } from '#testing/server/malformed-input.ts'
import { aScene, type CallerName, type Scene } from '#testing/server/scenario.ts'
import { served } from '#testing/server/served.ts'

const api = startTestApi()
const RUNS = Number(process.env.RUNS ?? 3000)
const PATIENCE = 5000

let app: FastifyInstance
beforeEach(async () => {
  app = await served(api)
})
afterEach(() => app.close())

const KEYS = [...Object.keys(CALLS), ...APART]
const namesOf = (schema: Endpoint['body']) => (schema ? Object.values(namesIn(schema)).flat() : [])

const aSpoiling = fc.tuple(fc.nat(40), value)

/** Who asks, for what, about which record, and how it is spoiled. */
const aRequest = fc.record({
  key: fc.oneof(fc.constantFrom(...KEYS), fc.constantFrom(...KEYS.filter((key) => CALLS[key]?.body))),
  stranger: oneIn(4, fc.constantFrom<CallerName[]>('hr', 'admin', 'student A', 'no token')),
  isFresh: fc.nat(4).map((n) => n === 0),
  isGood: fc.nat(9).map((n) => n === 0),
  id: oneIn(6, idInPath),
  query: oneIn(3, query(['limit', 'search', 'tab', 'status', 'month', 'year', 'batchCode', 'date'])),
  headers,
  // Mostly one thing alone: of two wrong fields only the first would be met by what lies behind the check.
  spoiled: fc.oneof(
    aSpoiling.map((one) => [one]),
    fc.array(aSpoiling, { maxLength: 3 }),
  ),
  absent: oneIn(4, fc.nat(40)),
  raw: oneIn(6, rawBody),
  whole: oneIn(12, value),
})
type Request = Omit<typeof aRequest extends fc.Arbitrary<infer R> ? R : never, 'headers'> & { headers: object }

/** Some are left alone, so that the records which the others meet have a history. */
const GOOD = {
  id: undefined,
  query: undefined,
  headers: {},
  spoiled: [],
  absent: undefined,
  raw: undefined,
  whole: undefined,
}

const records = new Map<string, string>()
const tokens = new Map<string, string | undefined>()

async function tokenOf(scene: Scene, { key, stranger }: Request): Promise<string | undefined> {
  const caller = stranger ?? callerOf(app, key)
  const token = tokens.has(caller) ? tokens.get(caller) : await scene.tokenOf(caller)
  if (key === 'POST /api/logout') tokens.delete(caller)
  else tokens.set(caller, token)
  return token
}

/** A record for the call to act on, used again for a few requests. */
async function recordOf(scene: Scene, key: string, isFresh: boolean): Promise<string> {
  const make = CALLS[key]?.record
  if (!make) return ''
  if (isFresh || !records.has(key)) records.set(key, await make(scene, scene.ids['student A']))
  return records.get(key)!
}

async function bodyOf(scene: Scene, { key, spoiled, absent, whole }: Request, record: string): Promise<unknown> {
  if (whole !== undefined) return whole
  const names = namesOf(endpointOf(app, key).body)
  if (names.length === 0) return undefined
  return changedIn(await CALLS[key]?.body?.(scene, record), (good) => {
    const body: Record<string, unknown> = { ...good }
    for (const [at, instead] of spoiled) body[names[at % names.length]!] = instead
    if (absent !== undefined) delete body[names[absent % names.length]!]
    return body
  })
}

async function injected(scene: Scene, request: Request): Promise<InjectOptions> {
  const [method, path = ''] = request.key.split(' ')
  const record = await recordOf(scene, request.key, request.isFresh)
  const body = request.raw ?? JSON.stringify(await bodyOf(scene, request, record))
  const token = await tokenOf(scene, request)
  const own = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const search = request.query ?? queryOf(scene, request.key)
  const odd = Object.entries(request.headers).filter(([, said]) => said !== undefined)
  return {
    method: method as 'GET',
    url: `${path.replace('{id}', request.id ?? record)}${search && `?${search}`}`,
    headers: { ...own, ...(Object.fromEntries(odd) as Record<string, string>) },
    ...(body !== undefined && { payload: body }),
  }
}

function unpacked(payload: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(payload).toString()
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString()
}

const answered = new Map<number, number>()

async function faultsIn(sent: InjectOptions): Promise<string[]> {
  const started = performance.now()
  const { statusCode, headers: told, rawPayload } = await app.inject(sent)
  answered.set(statusCode, (answered.get(statusCode) ?? 0) + 1)
  if (statusCode === 401) tokens.clear()
  return [
    ...(performance.now() - started > PATIENCE ? ['took too long'] : []),
    ...(statusCode >= 500 ? [`answers ${statusCode}`] : []),
    ...(statusCode === 429 && told['retry-after'] === undefined ? ['does not say when to try again'] : []),
    ...(told['cache-control'] === 'no-store' && told['x-content-type-options'] === 'nosniff' ? [] : ['lacks headers']),
    ...(statusCode >= 400 && sent.method !== 'HEAD' ? faultsOf(unpacked(rawPayload, told['content-encoding'])) : []),
  ]
}

test(`${RUNS} requests made of the contract and of rubbish are refused in plain words`, { timeout: 0 }, async () => {
  records.clear()
  const scene = await aScene(api)
  await fc.assert(
    fc.asyncProperty(aRequest, async (request) => {
      const sent = await injected(scene, request.isGood ? { ...request, ...GOOD } : request)
      expect(await faultsIn(sent)).toEqual([])
    }),
    { numRuns: RUNS },
  )
  // The generator is no good when it is always turned away at the same door.
  for (const status of [200, 201, 400, 401, 403, 404, 409, 415, 422])
    expect(answered.get(status) ?? 0, `answers of ${status}`).toBeGreaterThan(0)
  if (process.env.RUNS) console.log(Object.fromEntries(answered))
})
