import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { SEPARATELY_TESTED, getAllowedCaller, CALLS, getEndpoint, buildQuery } from '#testing/server/calls.ts'
import { mapRecords, listBodyFields } from '#testing/server/body-fields.ts'
import { getRounds, isFullRun, reportFigures, SEED } from '#testing/server/full-run.ts'
import { findResponseFaults } from '#testing/server/response-faults.ts'
import { headers, idInPath, oneIn, query, rawBody, value } from '#testing/server/malformed-input.ts'
import { injectOnce } from '#testing/server/inject-once.ts'
import { createScenario, type CallerName, type Scenario } from '#testing/server/scenario.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'

const api = startTestApi()
const RUNS = getRounds(300, 3000)
const TIMEOUT_MS = 5000

let app: FastifyInstance
beforeEach(async () => {
  app = await buildAppWithPage(api)
})
afterEach(() => app.close())

const KEYS = [...Object.keys(CALLS), ...SEPARATELY_TESTED]
const listBodyFieldNames = (schema: Endpoint['body']) => (schema ? Object.values(listBodyFields(schema)).flat() : [])

const fieldChange = fc.tuple(fc.nat(40), value)

const generatedRequest = fc.record({
  key: fc.oneof(fc.constantFrom(...KEYS), fc.constantFrom(...KEYS.filter((key) => CALLS[key]?.body))),
  otherCaller: oneIn(4, fc.constantFrom<CallerName[]>('hr', 'admin', 'student A', 'no token')),
  isNewRecord: fc.nat(4).map((n) => n === 0),
  isValid: fc.nat(9).map((n) => n === 0),
  id: oneIn(3, idInPath),
  query: oneIn(3, query(['limit', 'search', 'tab', 'status', 'month', 'year', 'batchCode', 'date'])),
  headers,
  // Mostly one field is changed, because validation hides the effect of a second one.
  changedFields: fc.oneof(
    fieldChange.map((one) => [one]),
    fc.array(fieldChange, { maxLength: 3 }),
  ),
  removedField: oneIn(4, fc.nat(40)),
  rawBody: oneIn(6, rawBody),
  wholeBody: oneIn(12, value),
})
type Request = Omit<typeof generatedRequest extends fc.Arbitrary<infer R> ? R : never, 'headers'> & { headers: object }

/** Some requests are valid, so that the records have a history. */
const VALID = {
  id: undefined,
  query: undefined,
  headers: {},
  changedFields: [],
  removedField: undefined,
  rawBody: undefined,
  wholeBody: undefined,
}

const records = new Map<string, string>()
const tokens = new Map<string, string | undefined>()

async function getToken(scenario: Scenario, { key, otherCaller }: Request): Promise<string | undefined> {
  const caller = otherCaller ?? getAllowedCaller(app, key)
  const token = tokens.has(caller) ? tokens.get(caller) : await scenario.createToken(caller)
  if (key === 'POST /api/logout') tokens.delete(caller)
  else tokens.set(caller, token)
  return token
}

async function getRecord(scenario: Scenario, key: string, isNewRecord: boolean): Promise<string> {
  const createRecord = CALLS[key]?.record
  if (!createRecord) return ''
  if (isNewRecord || !records.has(key)) records.set(key, await createRecord(scenario, scenario.ids['student A']))
  return records.get(key)!
}

async function createBody(
  scenario: Scenario,
  { key, changedFields, removedField, wholeBody }: Request,
  record: string,
): Promise<unknown> {
  if (wholeBody !== undefined) return wholeBody
  const names = listBodyFieldNames(getEndpoint(app, key).body)
  if (names.length === 0) return undefined
  return mapRecords(await CALLS[key]?.body?.(scenario, record), (validBody) => {
    const body: Record<string, unknown> = { ...validBody }
    for (const [index, newValue] of changedFields) body[names[index % names.length]!] = newValue
    if (removedField !== undefined) delete body[names[removedField % names.length]!]
    return body
  })
}

async function buildRequest(scenario: Scenario, request: Request): Promise<InjectOptions> {
  const [method, path = ''] = request.key.split(' ')
  const record = await getRecord(scenario, request.key, request.isNewRecord)
  const body = request.rawBody ?? JSON.stringify(await createBody(scenario, request, record))
  const token = await getToken(scenario, request)
  const usualHeaders = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const search = request.query ?? buildQuery(scenario, request.key)
  const unusualHeaders = Object.entries(request.headers).filter(([, header]) => header !== undefined)
  return {
    method: method as 'GET',
    url: `${path.replace(/\{\w+\}/, () => request.id ?? record)}${search && `?${search}`}`,
    headers: { ...usualHeaders, ...(Object.fromEntries(unusualHeaders) as Record<string, string>) },
    ...(body !== undefined && { payload: body }),
  }
}

function decompress(payload: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(payload).toString()
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString()
}

/** Browsers may keep images only. */
const isCacheControlled = (status: number, header: unknown) =>
  /^no-store(, no-transform)?$/.test(String(header)) ||
  (status === 200 && /^private, (max-age=\d+, (immutable|must-revalidate)|no-cache)$/.test(String(header)))

const countByStatus = new Map<number, number>()

async function findFaults(request: InjectOptions): Promise<string[]> {
  const started = performance.now()
  const { statusCode, headers: responseHeaders, rawPayload } = await injectOnce(app, request)
  countByStatus.set(statusCode, (countByStatus.get(statusCode) ?? 0) + 1)
  if (statusCode === 401) tokens.clear()
  return [
    ...(performance.now() - started > TIMEOUT_MS ? ['took too long'] : []),
    ...(statusCode >= 500 ? [`returns ${statusCode}`] : []),
    ...(statusCode === 429 && responseHeaders['retry-after'] === undefined ? ['has no retry-after'] : []),
    ...(isCacheControlled(statusCode, responseHeaders['cache-control']) &&
    responseHeaders['x-content-type-options'] === 'nosniff'
      ? []
      : ['lacks headers']),
    ...(statusCode >= 400 && request.method !== 'HEAD'
      ? findResponseFaults(decompress(rawPayload, responseHeaders['content-encoding']))
      : []),
  ]
}

test(
  `${RUNS} random malformed requests (SEED=${SEED}) never get a 5xx and are rejected with catalogue messages`,
  { timeout: 0 },
  async () => {
    records.clear()
    const scenario = await createScenario(api)
    await fc.assert(
      fc.asyncProperty(generatedRequest, async (request) => {
        const sent = await buildRequest(scenario, request.isValid ? { ...request, ...VALID } : request)
        expect(await findFaults(sent)).toEqual([])
      }),
      { numRuns: RUNS, seed: SEED },
    )
    // The generator must reach all of these responses; fewer than 1 % are 409, too few for a short run.
    for (const status of [200, 201, 400, 401, 403, 404, 415, 422, ...(isFullRun ? [409] : [])])
      expect(countByStatus.get(status) ?? 0, `responses with ${status}`).toBeGreaterThan(0)
    expect(await findAccountFaults(api.ownerUrl)).toEqual([])
    reportFigures('R14', { requests: RUNS, statuses: countByStatus.size, seed: SEED })
  },
)
