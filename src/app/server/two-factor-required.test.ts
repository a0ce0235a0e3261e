import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { setUpSignIn } from '#testing/server/sign-in.ts'
import { CALLS, getEndpoint, sendCall } from '#testing/server/calls.ts'
import { createScenario } from '#testing/server/scenario.ts'
import { createTwoFactor, getCode } from '#testing/server/two-factor.ts'

const api = startTestApi()
const { accounts, signIn } = setUpSignIn(api)
const requireFor = (policy: 'off' | 'admins' | 'staff') =>
  api.db.updateTable('institute').set({ two_factor: policy }).execute()

/** An account needs these calls to set it up, and to sign out. */
const ALLOWED = [
  'POST /api/logout',
  'POST /api/session',
  'GET /api/two-factor',
  'POST /api/two-factor',
  'PUT /api/two-factor',
]
const REJECTION = { status: 403, code: 'two_factor_required' }

describe('while two-factor sign-in is required, an account without it may only set it up', () => {
  const isForAnyoneOnly = (key: string) => getEndpoint(api.app, key).roles.every((role) => role === 'anyone')

  test.each(['hr', 'admin'] as const)('each call of %s', async (role) => {
    const scenario = await createScenario(api)
    await requireFor('staff')
    const keys = Object.keys(CALLS).filter((key) => {
      const { roles } = getEndpoint(api.app, key)
      return !isForAnyoneOnly(key) && (roles.includes(role) || roles.includes('anyone'))
    })
    expect(keys.length).toBeGreaterThan(20)
    const rejected: string[] = []
    for (const key of keys) {
      const token = await scenario.createToken(role)
      // The body is invalid, so that an accepted call changes nothing.
      const { status, body } = await sendCall(scenario, key, { token, id: scenario.ids['student A'], body: { x: 1 } })
      if (status === REJECTION.status && body.code === REJECTION.code) rejected.push(key)
    }
    expect(rejected.sort()).toEqual(keys.filter((key) => !ALLOWED.includes(key)).sort())
  })

  test('a session that began before the requirement is limited at its next call', async () => {
    const admin = await api.signInAs('admin')
    expect((await admin.put('/api/institute', { twoFactor: 'admins' })).status).toBe(200)
    const { status, body } = await admin.get('/api/admin/staff')
    expect({ status, code: body.code }).toEqual(REJECTION)
  })

  test('confirming a code opens everything', async () => {
    await requireFor('staff')
    const hr = await api.signInAs('hr', accounts.hr.id)
    expect((await hr.get('/api/user')).status).toBe(403)
    await createTwoFactor(api, hr.id, { isConfirmed: false })
    const proof = { currentPassword: accounts.hr.password, code: getCode(api) }
    expect((await hr.put('/api/two-factor', proof)).status).toBe(200)
    expect((await hr.get('/api/user')).status).toBe(200)
  })

  test('students are not concerned', async () => {
    await requireFor('staff')
    const student = await api.signInAs('student', accounts.student.id)
    expect((await student.get(`/api/user/${accounts.student.id}`)).status).toBe(200)
    expect((await signIn({ role: 'student' })).body).not.toHaveProperty('mustSetUpTwoFactor')
  })
})

test.each([
  ['off', undefined, undefined],
  ['admins', undefined, true],
  ['staff', true, true],
] as const)(
  'with %s, signing in as HR and as admin returns mustSetUpTwoFactor %j and %j',
  async (policy, hr, admin) => {
    await requireFor(policy)
    expect((await signIn()).body.mustSetUpTwoFactor).toBe(hr)
    expect((await signIn({ role: 'admin' })).body.mustSetUpTwoFactor).toBe(admin)
  },
)

test('with admins, HR needs no second factor', async () => {
  await requireFor('admins')
  expect((await (await api.signInAs('hr')).get('/api/user')).status).toBe(200)
})

test('PUT /api/institute stores who must use it, with an audit entry, and rejects other values (422)', async () => {
  const admin = await api.signInAs('admin')
  await createTwoFactor(api, admin.id)
  expect((await admin.put('/api/institute', { twoFactor: 'staff' })).body.twoFactor).toBe('staff')
  const entries = await api.db.selectFrom('audit_entry').select(['action', 'before', 'after']).execute()
  expect(entries).toMatchObject([
    { action: 'institute.update', before: { twoFactor: 'off' }, after: { twoFactor: 'staff' } },
  ])
  const { status, body } = await admin.put('/api/institute', { twoFactor: 'everybody' })
  expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 422, fields: ['twoFactor'] })
})
