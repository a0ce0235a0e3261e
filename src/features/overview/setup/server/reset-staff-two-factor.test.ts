import { beforeEach, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { startTestApi } from '#testing/server/api.ts'
import { isSignedIn } from '#testing/server/accounts.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { setPassword } from '#testing/server/scenario.ts'
import { createTwoFactor } from '#testing/server/two-factor.ts'
import { resetStaffTwoFactor } from './reset-staff-two-factor.ts'

const api = startTestApi()
const EMAIL = 'Asha@example.com'
const reset = (account: object = {}) =>
  resetStaffTwoFactor({ db: api.db, clock: { now: () => api.now } }, { role: 'admin', email: EMAIL, ...account })

let id = ''
let password = ''
beforeEach(async () => {
  id = await createAccount(api.db, 'admin', EMAIL)
  password = (await setPassword(api, id)).password
})

test('resetStaffTwoFactor lets the account sign in with the password alone, and ends its sessions', async () => {
  await createTwoFactor(api, id)
  const session = await api.signInAs('admin', id)
  expect((await api.call('POST', '/api/admin/login', { email: EMAIL, password })).body.code).toBe('code_required')
  await reset({ email: 'asha@EXAMPLE.com' })
  expect(await isSignedIn(api, session)).toBe(false)
  expect((await api.call('POST', '/api/admin/login', { email: EMAIL, password })).status).toBe(200)
})

test('resetStaffTwoFactor writes an audit entry of the system', async () => {
  await createTwoFactor(api, id)
  await reset()
  const entries = await queryOnce(
    api.ownerUrl,
    `select action, actor_role, record_id, before, after from audit_entry where action like 'twofactor.%'`,
  )
  expect(entries).toEqual([
    {
      action: 'twofactor.reset',
      actor_role: 'system',
      record_id: id,
      before: { twoFactor: true },
      after: { twoFactor: false },
    },
  ])
})

test('resetStaffTwoFactor rejects an unknown account and one without two-factor sign-in', async () => {
  await expect(reset({ role: 'hr' })).rejects.toThrow('There is no account of hr with the email Asha@example.com.')
  await expect(reset()).rejects.toThrow('Asha@example.com does not use two-factor sign-in.')
})
