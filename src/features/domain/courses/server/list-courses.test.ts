import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse } from '#testing/server/fixtures.ts'

const api = startTestApi()
const listNames = (body: { courses: { course: string }[] }) => body.courses.map(({ course }) => course)

test('listCourses returns all courses by name, or one page', async () => {
  for (const name of ['tally', 'Éléments', 'Data analytics', 'हिन्दी']) await createCourse(api.db, { name })
  const all = await api.call('GET', '/api/course')

  expect(listNames(all.body)).toEqual(['Data analytics', 'Éléments', 'tally', 'हिन्दी'])
  const second = await api.call('GET', '/api/course?page=2&limit=3')
  expect(second.body).toMatchObject({ courses: [{ course: 'हिन्दी' }], total: 4 })
  expect((await api.call('GET', '/api/course?page=9&limit=3')).body).toEqual({ courses: [], total: 4 })
})

test('listCourses searches ignoring case and accents, and takes LIKE wildcards literally', async () => {
  for (const name of ['Éléments', '100% Excel', 'Excel_basics']) await createCourse(api.db, { name })
  const search = async (text: string) =>
    listNames((await api.call('GET', `/api/course?search=${encodeURIComponent(text)}`)).body)

  expect(await search('ELEM')).toEqual(['Éléments'])
  expect(await search('0%')).toEqual(['100% Excel'])
  expect(await search('l_b')).toEqual(['Excel_basics'])
})

test.each(['page=0', 'page=x', 'limit=101', 'limit=', 'search=%00', 'sort=name'])(
  'listCourses rejects ?%s (422)',
  async (query) => {
    expect((await api.call('GET', `/api/course?${query}`)).status).toBe(422)
  },
)

const VISIBLE = ['_id', 'cDuration', 'cFee', 'course', 'version']
test.each([
  ['anyone', () => api.call('GET', '/api/course'), VISIBLE],
  ['a student', async () => (await api.signInAs('student')).get('/api/course'), VISIBLE],
  ['HR', async () => (await api.signInAs('hr')).get('/api/course'), [...VISIBLE, 'instalments'].sort()],
])('getCourses tells %s the fields that they need', async (_who, load, fields) => {
  await createCourse(api.db, { name: 'Tally' })

  const { courses } = (await load()).body

  expect(courses.map((course: object) => Object.keys(course).sort())).toContainEqual(fields)
})

test('getCourses rejects an expired token (401), so that staff do not get the fields of visitors', async () => {
  expect((await api.call('GET', '/api/course', undefined, 'expired')).status).toBe(401)
})
