import { describe, expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { isSignedIn } from '#testing/server/accounts.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { setUpSignIn } from '#testing/server/sign-in.ts'

const api = startTestApi()
const { accounts, signIn } = setUpSignIn(api)

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const MINUTE = 60_000

const listSessions = async (token: string) => {
  const { status, body } = await api.call('GET', '/api/session', undefined, token)
  expect(status).toBe(200)
  return body.sessions as { _id: string; current: boolean; browser: string }[]
}
const listActions = async () =>
  (await api.db.selectFrom('audit_entry').select('action').orderBy('id').execute()).map(({ action }) => action)

async function signInTwice(role: 'hr' | 'admin' | 'student' = 'hr') {
  const phone = (await signIn({ role, userAgent: ANDROID, from: '198.51.100.7' })).body.token as string
  api.now = new Date(api.now.getTime() + 5 * MINUTE)
  const laptop = (await signIn({ role, userAgent: FIREFOX })).body.token as string
  return { phone, laptop }
}

describe('listSessions', () => {
  test.each(['hr', 'admin', 'student'] as const)('%s: lists own sessions only, this one first', async (role) => {
    await api.signInAs(role)
    const { laptop } = await signInTwice(role)
    expect(await listSessions(laptop)).toEqual([
      {
        _id: expect.any(String),
        since: '2026-11-21T04:35:00.000Z',
        seen: '2026-11-21T04:35:00.000Z',
        browser: 'Firefox',
        system: 'Windows',
        address: '192.0.2.1',
        current: true,
      },
      {
        _id: expect.any(String),
        since: '2026-11-21T04:30:00.000Z',
        seen: '2026-11-21T04:30:00.000Z',
        browser: 'Chrome',
        system: 'Android',
        address: '198.51.100.7',
        current: false,
      },
    ])
  })

  test('contains no token, and no expired session', async () => {
    const { phone, laptop } = await signInTwice()
    expect(JSON.stringify(await listSessions(laptop))).not.toContain(phone)
    api.now = new Date(api.now.getTime() + 28 * MINUTE)
    expect((await listSessions(laptop)).map(({ browser }) => browser)).toEqual(['Firefox'])
  })
})

describe('endSession', () => {
  const findOther = async (token: string) => (await listSessions(token)).find(({ current }) => !current)!._id

  test('ends one session at once, and this one continues', async () => {
    const { phone, laptop } = await signInTwice()
    const { status } = await api.call('DELETE', `/api/session/${await findOther(laptop)}`, undefined, laptop)
    expect(status).toBe(200)
    expect([await isSignedIn(api, { token: phone }), await isSignedIn(api, { token: laptop })]).toEqual([false, true])
    expect((await listActions()).at(-1)).toBe('session.end')
  })

  test('has no effect on the session of somebody else', async () => {
    const { phone, laptop } = await signInTwice()
    const admin = await api.signInAs('admin')
    const before = await listActions()
    for (const id of [await findOther(laptop), 'unknown'])
      expect((await admin.delete(`/api/session/${id}`)).status).toBe(200)
    expect(await isSignedIn(api, { token: phone })).toBe(true)
    expect(await listActions()).toEqual(before)
  })
})

test('endOtherSessions ends all but this one', async () => {
  const { phone, laptop } = await signInTwice()
  const colleague = await api.signInAs('hr')
  expect((await api.call('DELETE', '/api/session', undefined, laptop)).status).toBe(200)
  expect(await isSignedIn(api, { token: phone })).toBe(false)
  expect(await isSignedIn(api, { token: laptop })).toBe(true)
  expect(await isSignedIn(api, colleague)).toBe(true)
})

describe('endStaffSessions', () => {
  test('ends all sessions of a staff member', async () => {
    const { phone, laptop } = await signInTwice()
    const admin = await api.signInAs('admin')
    expect((await admin.delete(`/api/admin/staff/${accounts.hr.id}/session`)).body).toEqual({
      message: 'Example hr has been signed out everywhere.',
    })
    expect([await isSignedIn(api, { token: phone }), await isSignedIn(api, { token: laptop })]).toEqual([false, false])
    expect(await isSignedIn(api, admin)).toBe(true)
  })

  test("of the admin's own account, this session continues", async () => {
    const { phone, laptop } = await signInTwice('admin')
    await api.call('DELETE', `/api/admin/staff/${accounts.admin.id}/session`, undefined, laptop)
    expect([await isSignedIn(api, { token: phone }), await isSignedIn(api, { token: laptop })]).toEqual([false, true])
  })

  test('rejects a student (404) and other callers (403)', async () => {
    const student = await createStudent(api.db)
    const path = `/api/admin/staff/${student}/session`
    expect((await (await api.signInAs('admin')).delete(path)).status).toBe(404)
    expect((await (await api.signInAs('hr')).delete(path)).status).toBe(403)
  })
})

describe('endStudentSessions', () => {
  const pathOf = (id: string) => `/api/admin/student/${id}/session`

  test('ends all sessions of a student, and nobody else’s, with an audit entry', async () => {
    const { phone, laptop } = await signInTwice('student')
    const [admin, other] = [await api.signInAs('admin'), await api.signInAs('student')]

    const { status, body } = await admin.delete(pathOf(accounts.student.id))

    expect([status, body]).toEqual([200, { message: 'Asha Example has been signed out everywhere.' }])
    expect([await isSignedIn(api, { token: phone }), await isSignedIn(api, { token: laptop })]).toEqual([false, false])
    expect([await isSignedIn(api, admin), await isSignedIn(api, other)]).toEqual([true, true])
    const entries = await api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.signout').execute()
    expect(entries).toMatchObject([{ record: 'student', record_id: accounts.student.id, actor_id: admin.id }])
    expect((await signIn({ role: 'student' })).status).toBe(200)
  })

  test('rejects staff and absent students (404) and other callers (403)', async () => {
    const admin = await api.signInAs('admin')
    for (const id of [accounts.hr.id, ABSENT_ID]) expect((await admin.delete(pathOf(id))).status).toBe(404)
    for (const role of ['hr', 'student'] as const)
      expect((await (await api.signInAs(role)).delete(pathOf(accounts.student.id))).status).toBe(403)
  })
})

describe('endSessionsOfEverybody', () => {
  test('ends the sessions of staff and students except that of the call, with an audit entry', async () => {
    const { phone, laptop } = await signInTwice('admin')
    const others = [
      { token: phone },
      await api.signInAs('admin'),
      await api.signInAs('hr'),
      await api.signInAs('student'),
    ]

    const { status, body } = await api.call('DELETE', '/api/admin/session', undefined, laptop)

    expect([status, body]).toEqual([200, { message: 'Everybody else has been signed out.' }])
    expect(await Promise.all(others.map((other) => isSignedIn(api, other)))).toEqual([false, false, false, false])
    expect(await isSignedIn(api, { token: laptop })).toBe(true)
    expect((await listActions()).at(-1)).toBe('session.everybody')
  })

  test('rejects other callers (403), whose sessions continue', async () => {
    const hr = await api.signInAs('hr')
    expect((await hr.delete('/api/admin/session')).status).toBe(403)
    expect(await isSignedIn(api, hr)).toBe(true)
  })
})

test('sessions with address and browser are deleted with the student', async () => {
  await signInTwice('student')
  const body = { student: accounts.student.id, status: 'Delete' }
  expect((await (await api.signInAs('admin')).post('/api/admin/status', body)).status).toBe(200)
  const found = await api.db.selectFrom('session').selectAll().where('account_id', '=', accounts.student.id).execute()
  expect(found).toEqual([])
  expect(await api.db.selectFrom('known_browser').selectAll().execute()).toEqual([])
})
