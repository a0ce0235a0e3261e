import { beforeEach, expect, test } from 'vitest'
import { deleteExpiredDrafts } from '#shared/server/drafts.ts'
import { startTestApi } from '#testing/server/api.ts'

const api = startTestApi()
const DAY_MS = 24 * 60 * 60_000

let hr: Awaited<ReturnType<typeof api.signInAs>>
beforeEach(async () => {
  hr = await api.signInAs('hr')
})

const url = (key: string) => `/api/draft?key=${encodeURIComponent(key)}`
const save = (key: string, values: Record<string, unknown>, client = hr) => client.put('/api/draft', { key, values })
const find = async (key: string, client = hr) => (await client.get(url(key))).body.values

test('a saved draft is returned to the account that saved it', async () => {
  const { status, body } = await save('attendance-WD/01 A', { name: 'Asha ✓\u0000"' })

  expect({ status, body }).toEqual({
    status: 200,
    body: { key: 'attendance-WD/01 A', savedAt: '2026-11-21T04:30:00.000Z' },
  })
  expect(await find('attendance-WD/01 A')).toEqual({ name: 'Asha ✓\u0000"' })
})

test('another account, of any role, never gets the draft, nor deletes or overwrites it', async () => {
  await save('student-add', { name: 'Asha' })

  for (const other of [await api.signInAs('hr'), await api.signInAs('admin')]) {
    expect(await find('student-add', other)).toBeNull()
    await save('student-add', { name: 'Ravi' }, other)
    await other.delete(url('student-add'))
  }

  expect(await find('student-add')).toEqual({ name: 'Asha' })
})

test('a student and a caller without a token get no drafts (403, 401)', async () => {
  const student = await api.signInAs('student')

  for (const status of [(await student.get(url('a'))).status, (await save('a', {}, student)).status])
    expect(status).toBe(403)
  expect((await api.call('GET', url('a'))).status).toBe(401)
})

test('of two saves of one draft, the last one is kept', async () => {
  await save('course-add', { course: 'Tally', cFee: '1' })
  await save('course-add', { course: 'Java' })

  expect(await find('course-add')).toEqual({ course: 'Java' })
})

test('saves of one draft at the same time all succeed and keep one', async () => {
  const saved = await Promise.all(Array.from({ length: 10 }, (_, n) => save('course-add', { course: `Course ${n}` })))

  expect(saved.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await find('course-add')).course).toMatch(/^Course \d$/)
})

test('a deleted draft is not returned; deleting it again succeeds', async () => {
  await save('course-add', { course: 'Java' })

  expect((await hr.delete(url('course-add'))).body).toEqual({ message: 'The draft is deleted.' })
  expect((await hr.delete(url('course-add'))).status).toBe(200)

  expect(await find('course-add')).toBeNull()
})

test.each([
  ['a value that is not text', { key: 'a', values: { name: 1 } }],
  ['more than 30,000 characters', { key: 'a', values: { name: 'x'.repeat(30_000) } }],
  ['no key', { values: {} }],
  ['a key of 201 characters', { key: 'x'.repeat(201), values: {} }],
])('a draft with %s is rejected (422)', async (_case, body) => {
  const { status, body: problem } = await hr.put('/api/draft', body)

  expect(status).toBe(422)
  expect(problem.fields).toBeDefined()
  expect(await find('a')).toBeNull()
})

test('of 51 drafts the oldest is deleted', async () => {
  for (let n = 0; n <= 50; n++) {
    api.now = new Date(api.now.getTime() + 1000)
    await save(`form-${n}`, { n: String(n) })
  }

  expect(await find('form-0')).toBeNull()
  expect(await find('form-1')).toEqual({ n: '1' })
})

test('deleteExpiredDrafts deletes drafts that were not saved for 30 days', async () => {
  await save('old', { n: '1' })
  api.now = new Date(api.now.getTime() + DAY_MS)
  await save('new', { n: '2' }, await api.signInAs('hr'))
  api.now = new Date(api.now.getTime() + 29.5 * DAY_MS)

  await deleteExpiredDrafts({ db: api.db, clock: { now: () => api.now } })

  const kept = await api.db.selectFrom('draft').select('key').execute()
  expect(kept).toEqual([{ key: 'new' }])
})
