import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse } from '#testing/server/fixtures.ts'

const api = startTestApi()

test('listCoursesAddedBy returns an admin’s own courses by name, without deleted ones', async () => {
  const [asha, bela] = [await api.signInAs('admin'), await api.signInAs('admin')]
  const added: string[] = []
  for (const course of ['tally', 'Accounts', 'Web design']) {
    const { body } = await asha.post('/api/course', { course, cFee: '12000.50', cDuration: '6 months' })
    added.push(body._id as string)
  }
  await bela.post('/api/course', { course: 'Python', cFee: 1, cDuration: '1 month' })
  await createCourse(api.db, { name: 'Added by nobody' })
  await asha.delete(`/api/course/${added[2]}`)
  await bela.put(`/api/course/${added[0]}`, { cFee: 15_000 })
  const listAddedBy = async (id: string) => (await bela.get(`/api/course/admin/${id}`)).body

  expect(await listAddedBy(asha.id)).toMatchObject({
    total: 2,
    courses: [
      { course: 'Accounts', cFee: 12_000.5 },
      { course: 'tally', cFee: 15_000, version: 2 },
    ],
  })
  expect((await listAddedBy(bela.id)).courses).toMatchObject([{ course: 'Python' }])
  for (const nobody of [ABSENT_ID, 'nope', '%00', (await api.signInAs('hr')).id])
    expect(await listAddedBy(nobody)).toEqual({ courses: [], total: 0 })
})

test('listCoursesAddedBy rejects callers other than staff (401, 403)', async () => {
  const path = `/api/course/admin/${(await api.signInAs('admin')).id}`

  expect((await api.call('GET', path)).status).toBe(401)
  expect((await (await api.signInAs('student')).get(path)).status).toBe(403)
  for (const role of ['hr', 'admin'] as const) expect((await (await api.signInAs(role)).get(path)).status).toBe(200)
})
