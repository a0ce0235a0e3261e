import { describe, expect, test } from 'vitest'
import { ENDPOINTS } from '#app/contract/declared.ts'
import { openSetupGate } from '#features/overview/setup/server/setup-gate.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { buildApi } from './build-api.ts'
import { resetDatabase } from '#testing/server/database.ts'
import { startTestApi } from '#testing/server/api.ts'
import { buildUrl, SEPARATELY_TESTED, CALLS, getEndpoint, listEndpoints, sendCall } from '#testing/server/calls.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { prepareScenario, type CallerName, CALLERS, CALLER_ROLES, type Scenario } from '#testing/server/scenario.ts'

const api = startTestApi()
const prepared = prepareScenario(api)
const KEYS = Object.keys(CALLS)

const TARGETS = ['own of A', 'own of B', 'absent', 'malformed'] as const
type Target = (typeof TARGETS)[number]

const callKey = ({ method, path }: Endpoint) => `${method} ${path}`

function rejectionStatus({ roles }: Endpoint, caller: CallerName): 401 | 403 | undefined {
  const isPublic = roles.includes('anyone')
  if (isPublic && roles.length === 1) return undefined
  const role = CALLER_ROLES[caller]
  if (!role) return isPublic && caller === 'no token' ? undefined : 401
  const isAllowed = isPublic || roles.includes(role) || (role === 'student' && roles.includes('own'))
  return isAllowed ? undefined : 403
}

function expectedStatus(endpoint: Endpoint, caller: CallerName, target: Target | undefined): number {
  const rejection = rejectionStatus(endpoint, caller)
  if (rejection) return rejection
  const isOwn = CALLER_ROLES[caller] === 'student' && endpoint.roles.includes('own')
  if (isOwn && target !== `own of ${caller.slice(-1)}`) return 403
  const example = CALLS[callKey(endpoint)]
  const success = (caller === 'admin' && example?.statusOfAdmin) || (endpoint.status ?? 200)
  return target === 'absent' || target === 'malformed' ? (example?.statusIfAbsent ?? 404) : success
}

async function createTarget(scenario: Scenario, key: string, target: Target | undefined): Promise<string | undefined> {
  if (target === 'absent') return '01900000-0000-7000-8000-000000000000'
  if (target === 'malformed') return "1' or '1'='1"
  return target && CALLS[key]!.record!(scenario, scenario.ids[target === 'own of A' ? 'student A' : 'student B'])
}

test('the server has exactly the declared and tested endpoints, each with roles', () => {
  const declared = listEndpoints(api.app)
  expect(declared.map(callKey).sort()).toEqual(ENDPOINTS.map(callKey).sort())
  expect(declared.map(callKey).sort()).toEqual([...Object.keys(CALLS), ...SEPARATELY_TESTED].sort())
  expect(declared.filter(({ roles }) => roles.length === 0)).toEqual([])
  const otherUrls = new Set(api.app.registeredRoutes.filter(({ endpoint }) => !endpoint).map(({ url }) => url))
  expect([...otherUrls].filter((url) => !url.startsWith('/api/docs')).sort()).toEqual([
    '/api/openapi.json',
    '/healthz',
    '/readyz',
    '/trust/munshi-root.crt',
  ])
})

/** A caller is rejected before the record is read, so one of the records is enough, in turn. */
function selectTargets(key: string, caller: CallerName): readonly (Target | undefined)[] {
  if (!CALLS[key]!.record) return [undefined]
  if (isFullRun || !rejectionStatus(getEndpoint(api.app, key), caller)) return TARGETS
  return [TARGETS[(CALLERS.indexOf(caller) + KEYS.indexOf(key)) % TARGETS.length]]
}

describe('each caller gets the status that the roles declare, for HEAD too, and a rejected one no field errors', () => {
  test.each(KEYS)('%s', async (key) => {
    const scenario = prepared()
    const endpoint = getEndpoint(api.app, key)
    const mismatches: string[] = []
    const records = new Map<Target | undefined, string | undefined>()
    const getRecord = async (target: Target | undefined) => {
      if (!records.has(target)) records.set(target, await createTarget(scenario, key, target))
      return records.get(target)
    }

    async function checkStatus(caller: CallerName, target: Target | undefined) {
      const id = await getRecord(target)
      const { status, body } = await sendCall(scenario, key, { token: await scenario.getToken(caller), id })
      const expected = expectedStatus(endpoint, caller, target)
      // The next caller uses the same record unless this call has changed it.
      if (status < 300 && endpoint.method !== 'GET') {
        records.delete(target)
        scenario.forgetTokens()
      }
      if (status !== expected)
        mismatches.push(`${caller}, ${target ?? 'no record'}: ${status} instead of ${expected} ${JSON.stringify(body)}`)
    }

    async function checkRejectionOfInvalidBody(caller: CallerName) {
      const rejection = rejectionStatus(endpoint, caller)
      if (!rejection) return
      const { status, body } = await sendCall(scenario, key, {
        token: await scenario.getToken(caller),
        id: scenario.ids['student A'],
        body: { rubbish: true },
      })
      const names = Object.keys(body).sort().join()
      if (status !== rejection || names !== 'code,message')
        mismatches.push(`${caller}, invalid body: ${status} with ${names} instead of ${rejection} with code,message`)
    }

    async function checkHead(caller: CallerName) {
      if (endpoint.method !== 'GET') return
      const target = CALLS[key]!.record && 'own of A'
      const url = buildUrl(scenario, key, await getRecord(target))
      const token = await scenario.getToken(caller)
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const { statusCode } = await api.app.inject({ method: 'HEAD', url, headers })
      const expected = expectedStatus(endpoint, caller, target)
      if (statusCode !== expected) mismatches.push(`${caller}, HEAD: ${statusCode} instead of ${expected}`)
    }

    for (const caller of CALLERS) {
      for (const target of selectTargets(key, caller)) await checkStatus(caller, target)
      await checkRejectionOfInvalidBody(caller)
      await checkHead(caller)
    }
    expect(mismatches).toEqual([])
  })
})

test('set-up requires the one-time code and works once', async () => {
  await resetDatabase()
  const gate = await openSetupGate(api.db, api.ownerUrl)
  const app = await buildAppWithPage(api, { gate })
  const form = {
    code: gate.code,
    name: 'Example Institute',
    address: '1 Example Road',
    phone: '9800000000',
    adminName: 'Asha',
    adminEmail: 'asha@example.com',
    adminPassword: 'correct horse battery',
    hrName: 'Hari',
    hrEmail: 'hari@example.com',
    hrPassword: 'correct horse battery',
  }
  const setUp = async (url: string, body: object) =>
    (await app.inject({ method: 'POST', url, payload: body })).statusCode
  expect(await setUp('/api/setup/check', { code: 'guessed' })).toBe(403)
  expect(await setUp('/api/setup/check', { code: form.code })).toBe(200)
  expect(await setUp('/api/setup', { ...form, code: 'guessed' })).toBe(403)
  expect(await setUp('/api/setup/demo', { code: 'guessed' })).toBe(403)
  expect(await setUp('/api/setup', form)).toBe(201)
  expect(await setUp('/api/setup', form)).toBe(409)
  expect(await setUp('/api/setup/demo', { code: form.code })).toBe(409)
  expect(await setUp('/api/setup/check', { code: form.code })).toBe(409)
  await app.close()
})

test('an endpoint without roles fails at startup', async () => {
  const addUndeclaredRoute = async (app: typeof api.app) => {
    app.get('/api/undeclared', async () => 'open to the world')
  }
  await expect(buildApi({ ...api.app.dependencies, routes: [addUndeclaredRoute] })).rejects.toThrow(
    'GET /api/undeclared requires no permission',
  )
})
