import { describe, expect, test } from 'vitest'
import { openSetupGate } from '#features/setup/server/setup-gate.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { buildApi } from '#shared/server/build-api.ts'
import { testDatabase } from '#testing/server/database.ts'
import { startTestApi } from '#testing/server/api.ts'
import { addressOf, APART, CALLS, endpointOf, send } from '#testing/server/calls.ts'
import { served } from '#testing/server/served.ts'
import { aScene, type CallerName, CALLERS, ROLE_OF, type Scene } from '#testing/server/scenario.ts'

const api = startTestApi()

const TARGETS = ['own of A', 'own of B', 'absent', 'malformed'] as const
type Target = (typeof TARGETS)[number]

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** How the contract's roles alone turn a caller away, whatever the call is about. */
function turnedAway({ roles }: Endpoint, caller: CallerName): 401 | 403 | undefined {
  const isOpen = roles.includes('anyone')
  if (isOpen && roles.length === 1) return undefined
  const role = ROLE_OF[caller]
  if (!role) return isOpen && caller === 'no token' ? undefined : 401
  const may = isOpen || roles.includes(role) || (role === 'student' && roles.includes('own'))
  return may ? undefined : 403
}

/** What they promise to a caller about a record. */
function promised(endpoint: Endpoint, caller: CallerName, target: Target | undefined): number {
  const refusal = turnedAway(endpoint, caller)
  if (refusal) return refusal
  const isOwn = ROLE_OF[caller] === 'student' && endpoint.roles.includes('own')
  if (isOwn && target !== `own of ${caller.slice(-1)}`) return 403
  const fine = endpoint.status ?? 200
  return target === 'absent' || target === 'malformed' ? (CALLS[keyOf(endpoint)]?.absentIs ?? 404) : fine
}

async function recordFor(scene: Scene, key: string, target: Target | undefined): Promise<string | undefined> {
  if (target === 'absent') return '01900000-0000-7000-8000-000000000000'
  if (target === 'malformed') return "1' or '1'='1"
  return target && CALLS[key]!.record!(scene, scene.ids[target === 'own of A' ? 'student A' : 'student B'])
}

test('the running server has the calls that are described, each with its roles, and nothing else', () => {
  const declared = api.app.listed.flatMap(({ method, endpoint }) => (endpoint?.method === method ? [endpoint] : []))
  expect(declared.map(keyOf).sort()).toEqual([...Object.keys(CALLS), ...APART].sort())
  expect(declared.filter(({ roles }) => roles.length === 0)).toEqual([])
  const others = new Set(api.app.listed.filter(({ endpoint }) => !endpoint).map(({ url }) => url))
  expect([...others].filter((url) => !url.startsWith('/api/docs')).sort()).toEqual([
    '/api/openapi.json',
    '/healthz',
    '/readyz',
  ])
})

describe('each caller is answered as the roles of the call declare', () => {
  test.each(Object.keys(CALLS))('%s', async (key) => {
    const scene = await aScene(api)
    const endpoint = endpointOf(api.app, key)
    const wrong: string[] = []
    for (const caller of CALLERS) {
      for (const target of CALLS[key]!.record ? TARGETS : [undefined]) {
        const id = await recordFor(scene, key, target)
        const { status, body } = await send(scene, key, { token: await scene.tokenOf(caller), id })
        const expected = promised(endpoint, caller, target)
        if (status !== expected)
          wrong.push(`${caller}, ${target ?? 'no record'}: ${status} for ${expected} ${JSON.stringify(body)}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('who may not call learns nothing of its fields', () => {
  test.each(Object.keys(CALLS))('%s', async (key) => {
    const scene = await aScene(api)
    for (const caller of CALLERS) {
      const refusal = turnedAway(endpointOf(api.app, key), caller)
      if (!refusal) continue
      const { status, body } = await send(scene, key, {
        token: await scene.tokenOf(caller),
        id: scene.ids['student A'],
        body: { rubbish: true },
      })
      expect(status, caller).toBe(refusal)
      expect(Object.keys(body).sort(), caller).toEqual(['code', 'message'])
    }
  })
})

describe('HEAD is guarded as GET is', () => {
  const GETS = Object.keys(CALLS).filter((key) => key.startsWith('GET '))

  test.each(GETS)('%s', async (key) => {
    const scene = await aScene(api)
    const target = CALLS[key]!.record && 'own of A'
    const url = addressOf(scene, key, await recordFor(scene, key, target))
    for (const caller of CALLERS) {
      const token = await scene.tokenOf(caller)
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const { statusCode } = await api.app.inject({ method: 'HEAD', url, headers })
      expect(statusCode, caller).toBe(promised(endpointOf(api.app, key), caller, target))
    }
  })
})

test('the first run is for anyone who has the code, once', async () => {
  await testDatabase()
  const gate = await openSetupGate(api.db, api.ownerUrl)
  const app = await served(api, { gate })
  const form = {
    code: gate.code,
    ...{ name: 'Example Institute', address: '1 Example Road', phone: '9800000000' },
    ...{ adminName: 'Asha', adminEmail: 'asha@example.com', adminPassword: 'correct horse battery' },
    ...{ hrName: 'Hari', hrEmail: 'hari@example.com', hrPassword: 'correct horse battery' },
  }
  const setUp = async (url: string, body: object) =>
    (await app.inject({ method: 'POST', url, payload: body })).statusCode
  expect(await setUp('/api/setup', { ...form, code: 'guessed' })).toBe(403)
  expect(await setUp('/api/setup/demo', { code: 'guessed' })).toBe(403)
  expect(await setUp('/api/setup', form)).toBe(201)
  expect(await setUp('/api/setup', form)).toBe(409)
  expect(await setUp('/api/setup/demo', { code: form.code })).toBe(409)
  await app.close()
})

test('a call that does not say who may make it keeps the server from starting', async () => {
  const undeclared = async (app: typeof api.app) => {
    app.get('/api/undeclared', async () => 'open to the world')
  }
  await expect(buildApi({ ...api.app.parts, routes: [undeclared] })).rejects.toThrow(
    'GET /api/undeclared does not say who may call it',
  )
})
