import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/contract/endpoint.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const advanceTime = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const isSignedIn = async (caller: { token: string }) => {
  const { status, body } = await api.call('POST', '/api/session', undefined, caller.token)
  if (status === 401) expect(body.code).toBe('signed_out')
  return status === 200
}
const listSessions = () => api.db.selectFrom('session').selectAll().execute()

async function signInTwice() {
  const id = await createStudent(api.db)
  return {
    id,
    phone: await api.signInAs('student', id),
    laptop: await api.signInAs('student', id),
    other: await api.signInAs('student'),
  }
}

describe('a session ends', () => {
  test('on logout, and other sessions of the account continue', async () => {
    const { phone, laptop } = await signInTwice()
    expect((await phone.post('/api/logout')).status).toBe(200)
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(laptop)).toBe(true)
  })

  test('on a new password, in all sessions of the account', async () => {
    const { id, phone, laptop, other } = await signInTwice()
    const hr = await api.signInAs('hr')
    const passwords = { password: 'another long one', confirmPswd: 'another long one' }
    expect((await hr.put(`/api/user/${id}`, passwords)).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, false])
    expect([await isSignedIn(other), await isSignedIn(hr)]).toEqual([true, true])
  })

  test('not on a blank password', async () => {
    const { id, phone } = await signInTwice()
    const hr = await api.signInAs('hr')
    expect((await hr.put(`/api/user/${id}`, { password: '', confirmPswd: '', degree: 'BSc' })).status).toBe(200)
    expect(await isSignedIn(phone)).toBe(true)
  })

  test.each(['Disable', 'Delete'])('on the student status %s', async (status) => {
    const { id, phone, laptop, other } = await signInTwice()
    const admin = await api.signInAs('admin')
    expect((await admin.post('/api/admin/status', { student: id, status })).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(other)]).toEqual([false, false, true])
    expect((await listSessions()).filter(({ account_id }) => account_id === id)).toEqual([])
  })

  test('on rejection of the registration', async () => {
    const id = await createStudent(api.db, { status: 'Pending', fee: 0 })
    const student = await api.signInAs('student', id)
    const hr = await api.signInAs('hr')
    expect((await hr.put(`/api/user/reject/${id}`)).status).toBe(200)
    expect(await isSignedIn(student)).toBe(false)
  })

  test('for good: activation does not restore it', async () => {
    const { id, phone } = await signInTwice()
    const admin = await api.signInAs('admin')
    await admin.post('/api/admin/status', { student: id, status: 'Disable' })
    await admin.post('/api/admin/status', { student: id, status: 'Active' })
    expect(await isSignedIn(phone)).toBe(false)
  })
})

describe('a session expires', () => {
  const IDLE: [Role, number][] = [
    ['hr', 30 * MINUTE],
    ['admin', 30 * MINUTE],
    ['student', 30 * DAY],
  ]
  test.each(IDLE)('role %s: after %i ms without a request', async (role, idle) => {
    const caller = await api.signInAs(role)
    advanceTime(idle)
    expect(await isSignedIn(caller)).toBe(true)
    advanceTime(idle + 1)
    expect(await isSignedIn(caller)).toBe(false)
    expect(await listSessions()).toEqual([])
  })

  test.each(['hr', 'admin'] as const)('role %s: 12 hours after sign-in, even in use', async (role) => {
    const caller = await api.signInAs(role)
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await isSignedIn(caller)).toBe(true)
      advanceTime(20 * MINUTE)
    }
    expect(await isSignedIn(caller)).toBe(true)
    advanceTime(1)
    expect(await isSignedIn(caller)).toBe(false)
  })

  test('role student: a year after sign-in, even in use', async () => {
    const caller = await api.signInAs('student')
    for (let days = 0; days < 364; days += 28) {
      expect(await isSignedIn(caller)).toBe(true)
      advanceTime(28 * DAY)
    }
    advanceTime(2 * DAY)
    expect(await isSignedIn(caller)).toBe(false)
  })
})

test('seen_at is updated at most once a minute', async () => {
  const hr = await api.signInAs('hr')
  const getSeenAt = async () => (await listSessions())[0]!.seen_at.getTime()
  const start = await getSeenAt()
  for (let second = 0; second <= 60; second += 20) {
    await hr.get('/api/user')
    expect(await getSeenAt()).toBe(start)
    advanceTime(20_000)
  }
  await hr.get('/api/user')
  expect(await getSeenAt()).toBe(start + 80_000)
})

test('only the hash of a token is stored, and neither the hash nor a changed token is valid', async () => {
  const hr = await api.signInAs('hr')
  const [session] = await listSessions()
  expect(session!.token_hash.toString('base64url')).not.toBe(hr.token)
  for (const token of [
    session!.token_hash.toString('hex'),
    session!.token_hash.toString('base64url'),
    hr.token.slice(0, -1),
    `${hr.token}=`,
    hr.token.toLowerCase(),
    `'${hr.token}'`,
  ])
    expect(await isSignedIn({ token }), token).toBe(false)
})
