import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createAccount } from '#testing/server/fixtures.ts'
import { withPassword } from '#testing/server/scenario.ts'
import { untilWaiting } from '#testing/server/waiting.ts'
import { signingIn } from '#testing/server/sign-in.ts'

const api = startTestApi()

const { people, attempt, wrong } = signingIn(api)

describe('who signs in', () => {
  test('gets a token that works, and the names', async () => {
    const { status, body } = await attempt({ role: 'student' })
    expect(status).toBe(200)
    const { token, ...identity } = body
    expect(identity).toEqual({
      _id: people.student.id,
      role: 'student',
      name: 'Asha Example',
      email: people.student.email,
      fname: 'Asha',
      lname: 'Example',
      status: 'Active',
    })
    expect((await api.call('GET', `/api/user/${people.student.id}`, undefined, token)).status).toBe(200)
    const stored = await api.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('as an admin gets the dotted role, whose first part is the name without its dots', async () => {
    await api.db.updateTable('account').set({ name: 'Asha R. Example' }).where('id', '=', people.admin.id).execute()
    expect((await attempt({ role: 'admin' })).body.role).toBe('Asha R Example.admin')
  })

  test('may write the address in any case and say the role or not', async () => {
    for (const body of [{ email: 'oFFICE@EXAMPLE.com' }, { role: 'hr' }, { role: 'HR' }, { role: 'Hr' }])
      expect((await attempt({ body })).status, JSON.stringify(body)).toBe(200)
  })

  test.each(['admin', 'student', 'hr ', '', 7])('is told when the role %j does not fit the path', async (role) => {
    const { status, body } = await attempt({ body: { role } })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['role'])
  })

  test('is told what is missing in the words of the form', async () => {
    const { status, body } = await attempt({ body: { email: ' ', password: '' } })
    expect(status).toBe(422)
    expect(body.fields).toEqual({ email: 'Plz Enter Email', password: 'Plz Enter Password' })
  })
})

test('a wrong password, an unknown address, another role and a deleted account answer alike', async () => {
  const deleted = await withPassword(api, await createAccount(api.db, 'hr'))
  await api.db.updateTable('account').set({ state: 'deleted' }).where('email', '=', deleted.email).execute()
  const answers = [
    await wrong(),
    await attempt({ body: { email: 'nobody@example.com' } }),
    await attempt({ body: { email: people.admin.email } }),
    await attempt({ body: { email: deleted.email } }),
    await attempt({ role: 'admin', body: { email: people.hr.email } }),
  ]
  const told = { code: 'wrong_credentials', message: 'The email, the password or the user type is wrong.' }
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 401, body: told })
})

test('the time does not tell whether an address is known', async () => {
  const timesOf = async (body: object) => {
    const started = performance.now()
    await wrong({ body, from: `192.0.2.${Math.floor(Math.random() * 200) + 20}` })
    return performance.now() - started
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let i = 0; i < 9; i++) {
    known.push(await timesOf({}))
    unknown.push(await timesOf({ email: `nobody-${i}@example.com` }))
  }
  const middle = (times: number[]) => times.sort((a, b) => a - b)[4]!
  expect(middle(unknown)).toBeGreaterThan(middle(known) / 2)
})

test('a dropped student is told so, and only with the right password', async () => {
  const admin = await api.as('admin')
  await admin.post('/api/admin/status', { student: people.student.id, status: 'Disable' })
  expect((await wrong({ role: 'student' })).status).toBe(401)
  const { status, body } = await attempt({ role: 'student' })
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'dropped' })
  expect(await api.db.selectFrom('session').selectAll().where('account_id', '=', people.student.id).execute()).toEqual(
    [],
  )
})

test.each([{ password_hash: 'another' }, { state: 'disabled' }])(
  'under way while %j is set, opens no session',
  async (change) => {
    const { id } = people.hr
    let answer!: ReturnType<typeof attempt>
    await api.db.transaction().execute(async (tx) => {
      await tx.updateTable('account').set(change).where('id', '=', id).execute()
      answer = attempt()
      await untilWaiting(api, answer)
    })
    expect(await answer).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(await api.db.selectFrom('session').selectAll().where('account_id', '=', id).execute()).toEqual([])
  },
)
