import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { setUpSignIn } from '#testing/server/sign-in.ts'

const api = startTestApi()
const { accounts, signIn } = setUpSignIn(api)

const MINUTE = 60_000
const wait = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const NEW_STAFF = { role: 'hr', name: 'Gita', email: 'gita@example.com' }

async function signInAsAdmin() {
  const { token } = (await signIn({ role: 'admin' })).body as { token: string }
  return {
    addStaff: (headers?: Record<string, string>) => api.call('POST', '/api/admin/staff', NEW_STAFF, token, headers),
    confirm: (password: unknown) => api.call('POST', '/api/session/confirm', { password }, token),
    put: (path: string, body: object) => api.call('PUT', path, body, token),
    post: (path: string) => api.call('POST', path, undefined, token),
    delete: (path: string) => api.call('DELETE', path, undefined, token),
  }
}

describe('a change of staff', () => {
  test('needs no password within 10 minutes of the sign-in, and then a new one', async () => {
    const admin = await signInAsAdmin()
    wait(10 * MINUTE)
    expect((await admin.addStaff()).status).toBe(201)
    wait(1)
    const id = await createAccount(api.db, 'hr')
    for (const { status, body } of [
      await admin.addStaff(),
      await admin.put(`/api/admin/staff/${id}`, { name: 'Other' }),
      await admin.put(`/api/admin/staff/${id}`, { status: 'Disable' }),
      await admin.post(`/api/admin/staff/${id}/reset`),
      await admin.delete(`/api/admin/staff/${id}/two-factor`),
    ]) {
      expect(status).toBe(403)
      expect(body).toEqual({
        code: 'confirmation_required',
        message: 'Enter your current password to do this.',
      })
    }
  })

  test('continues after the password, with the same idempotency key', async () => {
    const admin = await signInAsAdmin()
    wait(11 * MINUTE)
    const headers = { 'idempotency-key': 'k' }
    expect((await admin.addStaff(headers)).status).toBe(403)
    expect((await admin.confirm(accounts.admin.password)).status).toBe(200)
    expect((await admin.addStaff(headers)).status).toBe(201)
    wait(9 * MINUTE)
    expect((await admin.addStaff(headers)).status).toBe(201)
    expect(await api.db.selectFrom('account').selectAll().where('email', '=', NEW_STAFF.email).execute()).toHaveLength(
      1,
    )
  })

  test('is not confirmed by another session of the same account', async () => {
    const admin = await signInAsAdmin()
    wait(11 * MINUTE)
    await signInAsAdmin()
    expect((await admin.addStaff()).status).toBe(403)
  })
})

describe('confirmPassword', () => {
  test('rejects a wrong password at its field (422), and limits guesses (429)', async () => {
    const admin = await signInAsAdmin()
    const { status, body } = await admin.confirm('not this one')
    expect(status).toBe(422)
    expect(body.fields).toEqual({ password: 'This is not your current password.' })
    for (let i = 0; i < 9; i++) await admin.confirm('not this one')
    expect((await admin.confirm(accounts.admin.password)).status).toBe(429)
  })

  test.each([{}, { password: '' }, { password: 7 }, { password: 'x', more: 1 }])('rejects %j (422)', async (body) => {
    const admin = await api.signInAs('admin')
    expect((await admin.post('/api/session/confirm', body)).status).toBe(422)
  })

  test('requires a session (401)', async () => {
    expect((await api.call('POST', '/api/session/confirm', { password: 'x' })).status).toBe(401)
  })
})
