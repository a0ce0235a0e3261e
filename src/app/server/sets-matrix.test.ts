import { describe, expect, test } from 'vitest'
import { ENDPOINTS, FEATURES } from '#app/contract/declared.ts'
import { createCatalogue } from '#features/base/identity/server/public.ts'
import { draftPermissions } from '#shared/contract/drafts.contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { BUILT_IN_SETS, STAFF_AREAS, type StaffArea } from '#shared/contract/grantable.ts'
import { startTestApi } from '#testing/server/api.ts'
import { buildUrl, CALLS, getEndpoint, sendCall } from '#testing/server/calls.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { signInWith } from '#testing/server/permission-sets.ts'
import { prepareScenario } from '#testing/server/scenario.ts'

const api = startTestApi()
const prepared = prepareScenario(api)
const catalogue = createCatalogue(FEATURES, draftPermissions)
const LISTED = catalogue.groups.flatMap(({ permissions }) => permissions)

const isPublic = ({ roles }: Endpoint) => roles.includes('anyone')

/** The built-in sets, and each permission alone. */
const PERSONS = [
  ...BUILT_IN_SETS.map((set) => ({ set, permissions: null })),
  ...LISTED.filter((_, index) => isFullRun || index % 15 === 0).map(({ permission, areas }) => ({
    set: permission,
    permissions: { permissions: [permission], areas },
  })),
]

/** Its own cash is all that HR sees in this call, and who takes no fees has none. */
const OWN_CASH = 'GET /api/closing'

const KEYS = Object.keys(CALLS).filter((key) => !isPublic(ENDPOINTS.find((call) => toKey(call) === key)!))
function toKey({ method, path }: Endpoint) {
  return `${method} ${path}`
}

/** The server rejects a caller before it reads the record or the body. */
async function findHoles(set: string, given: Parameters<typeof signInWith>[2], areas: readonly StaffArea[]) {
  const scenario = prepared()
  const person = await signInWith(api, areas[0]!, given)
  const stored = typeof given === 'string' ? { builtIn: given as never, permissions: [] } : { builtIn: null, ...given }
  const permissions = catalogue.permissionsOf(stored)
  const holes: string[] = []
  for (const area of STAFF_AREAS) {
    const { token } = person.inArea(area)
    for (const key of KEYS) {
      const { may, roles, method } = getEndpoint(api.app, key)
      const isAllowed = areas.includes(area) && roles.includes(area) && (permissions?.has(may) ?? true)
      if (isAllowed && (method !== 'GET' || typeof given !== 'string' || (key === OWN_CASH && area === 'hr'))) continue
      const id = CALLS[key]!.record && scenario.ids['student A']
      const { status } = await sendCall(scenario, key, { token, id, ...(!isAllowed && { body: { rubbish: true } }) })
      const expected = areas.includes(area) ? 403 : 401
      if (isAllowed ? [401, 403].includes(status) : status !== expected)
        holes.push(`${set} as ${area}, ${key}: ${status}`)
    }
  }
  return holes
}

describe('call × set × area', () => {
  test.each(PERSONS)('$set', async ({ set, permissions }) => {
    const areas = permissions?.areas ?? (set === 'front-desk' ? (['hr'] as const) : STAFF_AREAS)
    expect(await findHoles(set, permissions ?? set, areas)).toEqual([])
  })
})

test('every permission of staff is in words, and each call of staff needs one', () => {
  const known = new Set(LISTED.map(({ permission }) => permission))
  const everyone = catalogue.permissionsOf({ builtIn: null, permissions: [] })!
  const missing = ENDPOINTS.filter(
    (call) => !isPublic(call) && STAFF_AREAS.some((area) => call.roles.includes(area)),
  ).filter(({ may }) => !known.has(may) && !everyone.has(may))
  expect(missing.map(toKey)).toEqual([])
  expect([...everyone].sort()).toEqual([
    'approvals.ask',
    'changes.listen',
    'drafts.keep',
    'identity.use-account',
    'identity.use-two-factor',
    'institute.read-settings',
  ])
})

test('HEAD is rejected as GET is', async () => {
  const { token } = await signInWith(api, 'hr', { permissions: ['fees.list'] })
  const url = buildUrl(prepared(), 'GET /api/enquiry', undefined)
  const { statusCode } = await api.app.inject({ method: 'HEAD', url, headers: { authorization: `Bearer ${token}` } })
  expect(statusCode).toBe(403)
})
