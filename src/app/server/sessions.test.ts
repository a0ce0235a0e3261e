import { describe, expect, test } from 'vitest'
import type { Role } from '#shared/contract/endpoint.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const later = (ms: number) => {
  api.now = new Date(api.now.getTime() + ms)
}
const isSignedIn = async (caller: { token: string }) => {
  const { status, body } = await api.call('POST', '/api/session', undefined, caller.token)
  if (status === 401) expect(body.code).toBe('signed_out')
  return status === 200
}
const sessions = () => api.db.selectFrom('session').selectAll().execute()

/** A student signed in twice, and another who has nothing to do with it. */
async function twoDevices() {
  const id = await createStudent(api.db)
  return { id, phone: await api.as('student', id), laptop: await api.as('student', id), other: await api.as('student') }
}

describe('a session ends at once', () => {
  test('by logging out: this one alone', async () => {
    const { phone, laptop } = await twoDevices()
    expect((await phone.post('/api/logout')).status).toBe(200)
    expect(await isSignedIn(phone)).toBe(false)
    expect(await isSignedIn(laptop)).toBe(true)
  })

  test('by a new password', async () => {
    const { id, phone, laptop, other } = await twoDevices()
    const hr = await api.as('hr')
    const words = { password: 'another long one', confirmPswd: 'another long one' }
    expect((await hr.put(`/api/user/${id}`, words)).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, false])
    expect([await isSignedIn(other), await isSignedIn(hr)]).toEqual([true, true])
  })

  test('not by a blank password, which changes nothing', async () => {
    const { id, phone } = await twoDevices()
    const hr = await api.as('hr')
    expect((await hr.put(`/api/user/${id}`, { password: '', confirmPswd: '', degree: 'BSc' })).status).toBe(200)
    expect(await isSignedIn(phone)).toBe(true)
  })

  test.each(['Disable', 'Delete'])('by the status %s', async (status) => {
    const { id, phone, laptop, other } = await twoDevices()
    const admin = await api.as('admin')
    expect((await admin.post('/api/admin/status', { student: id, status })).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(other)]).toEqual([false, false, true])
    expect((await sessions()).filter(({ account_id }) => account_id === id)).toEqual([])
  })

  test('by a rejection', async () => {
    const id = await createStudent(api.db, { status: 'Pending', fee: 0 })
    const student = await api.as('student', id)
    const hr = await api.as('hr')
    expect((await hr.put(`/api/user/reject/${id}`)).status).toBe(200)
    expect(await isSignedIn(student)).toBe(false)
  })

  test('and does not come back when the student is activated again', async () => {
    const { id, phone } = await twoDevices()
    const admin = await api.as('admin')
    await admin.post('/api/admin/status', { student: id, status: 'Disable' })
    await admin.post('/api/admin/status', { student: id, status: 'Active' })
    expect(await isSignedIn(phone)).toBe(false)
  })
})

describe('a session runs out', () => {
  const IDLE: [Role, number][] = [
    ['hr', 30 * MINUTE],
    ['admin', 30 * MINUTE],
    ['student', 30 * DAY],
  ]
  test.each(IDLE)('of %s, unused for %i ms', async (role, idle) => {
    const caller = await api.as(role)
    later(idle)
    expect(await isSignedIn(caller)).toBe(true)
    later(idle + 1)
    expect(await isSignedIn(caller)).toBe(false)
    expect(await sessions()).toEqual([])
  })

  test.each(['hr', 'admin'] as const)('of %s, in use, after 12 hours', async (role) => {
    const caller = await api.as(role)
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      expect(await isSignedIn(caller)).toBe(true)
      later(20 * MINUTE)
    }
    expect(await isSignedIn(caller)).toBe(true)
    later(1)
    expect(await isSignedIn(caller)).toBe(false)
  })

  test('of a student in use, not within a year', async () => {
    const caller = await api.as('student')
    for (let days = 0; days < 364; days += 28) {
      expect(await isSignedIn(caller)).toBe(true)
      later(28 * DAY)
    }
    later(2 * DAY)
    expect(await isSignedIn(caller)).toBe(false)
  })
})

test('that a session is in use is written at most once a minute', async () => {
  const hr = await api.as('hr')
  const seen = async () => (await sessions())[0]!.seen_at.getTime()
  const start = await seen()
  for (let second = 0; second <= 60; second += 20) {
    await hr.get('/api/user')
    expect(await seen()).toBe(start)
    later(20_000)
  }
  await hr.get('/api/user')
  expect(await seen()).toBe(start + 80_000)
})

test('only the hash of a token is stored, and neither the hash nor a cut token opens anything', async () => {
  const hr = await api.as('hr')
  const [session] = await sessions()
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

test('a role that was changed counts from the next call on', async () => {
  const hr = await api.as('hr')
  expect((await hr.get('/api/user')).status).toBe(200)
  await api.db.updateTable('account').set({ role: 'student' }).where('id', '=', hr.id).execute()
  expect((await hr.get('/api/user')).status).toBe(403)
})
