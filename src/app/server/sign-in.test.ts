import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { setPassword } from '#testing/server/scenario.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'
import { setUpSignIn } from '#testing/server/sign-in.ts'

const api = startTestApi()

const { accounts, signIn, signInWithWrongPassword } = setUpSignIn(api)

describe('sign-in', () => {
  test('returns a valid token and the identity', async () => {
    const { status, body } = await signIn({ role: 'student' })
    expect(status).toBe(200)
    const { token, ...identity } = body
    expect(identity).toEqual({
      _id: accounts.student.id,
      role: 'student',
      name: 'Asha Example',
      email: accounts.student.email,
      fname: 'Asha',
      lname: 'Example',
      status: 'Active',
    })
    expect((await api.call('GET', `/api/user/${accounts.student.id}`, undefined, token)).status).toBe(200)
    const stored = await api.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('as admin returns the role `<name without dots>.admin`', async () => {
    await api.db.updateTable('account').set({ name: 'Asha R. Example' }).where('id', '=', accounts.admin.id).execute()
    expect((await signIn({ role: 'admin' })).body.role).toBe('Asha R Example.admin')
  })

  test('ignores the case of email and role, and the role is optional', async () => {
    for (const body of [{ email: 'oFFICE@EXAMPLE.com' }, { role: 'hr' }, { role: 'HR' }, { role: 'Hr' }])
      expect((await signIn({ body })).status, JSON.stringify(body)).toBe(200)
  })

  test.each(['admin', 'student', 'hr ', '', 7])('rejects the role %j at the HR path (422)', async (role) => {
    const { status, body } = await signIn({ body: { role } })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['role'])
  })

  test('rejects blank fields with the messages of the form (422)', async () => {
    const { status, body } = await signIn({ body: { email: ' ', password: '' } })
    expect(status).toBe(422)
    expect(body.fields).toEqual({ email: 'Plz Enter Email', password: 'Plz Enter Password' })
  })
})

test('wrong password, unknown email, other role and deleted account get the same response (401)', async () => {
  const deleted = await setPassword(api, await createAccount(api.db, 'hr'))
  await api.db.updateTable('account').set({ state: 'deleted' }).where('email', '=', deleted.email).execute()
  const responses = [
    await signInWithWrongPassword(),
    await signIn({ body: { email: 'nobody@example.com' } }),
    await signIn({ body: { email: accounts.admin.email } }),
    await signIn({ body: { email: deleted.email } }),
    await signIn({ role: 'admin', body: { email: accounts.hr.email } }),
  ]
  const expected = { code: 'wrong_credentials', message: 'The email, the password or the user type is wrong.' }
  for (const { status, body } of responses) expect({ status, body }).toEqual({ status: 401, body: expected })
})

test('an unknown email takes as long as a wrong password', async () => {
  let attempts = 0
  const nextAddress = () => `192.0.2.${++attempts}`
  const measureSignIn = async (body: object) => {
    const started = performance.now()
    await signInWithWrongPassword({ body, from: nextAddress() })
    return performance.now() - started
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let i = 0; i < 9; i++) {
    known.push(await measureSignIn({}))
    unknown.push(await measureSignIn({ email: `nobody-${i}@example.com` }))
  }
  // Compares the shortest times, because a busy machine only makes others longer.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2)
})

test('a dropped student gets 403 with the right password and 401 with a wrong one', async () => {
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student: accounts.student.id, status: 'Disable' })
  expect((await signInWithWrongPassword({ role: 'student' })).status).toBe(401)
  const { status, body } = await signIn({ role: 'student' })
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'dropped' })
  expect(
    await api.db.selectFrom('session').selectAll().where('account_id', '=', accounts.student.id).execute(),
  ).toEqual([])
})

test.each([{ password_hash: 'another' }, { state: 'disabled' }])(
  'sign-in during a change of %j creates no session (401)',
  async (change) => {
    const { id } = accounts.hr
    let response!: ReturnType<typeof signIn>
    await api.db.transaction().execute(async (tx) => {
      await tx.updateTable('account').set(change).where('id', '=', id).execute()
      response = signIn()
      await waitForLock(api, response)
    })
    expect(await response).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(await api.db.selectFrom('session').selectAll().where('account_id', '=', id).execute()).toEqual([])
  },
)
