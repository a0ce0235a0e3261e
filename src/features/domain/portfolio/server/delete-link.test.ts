import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

async function createStudentWithLink() {
  const own = await api.signInAs('student', await createStudent(api.db))
  const { body } = await own.post('/api/portfolio', { portfolio: 'https://example.com/asha' })
  return { own, link: body._id as string }
}
const count = async () => (await api.db.selectFrom('portfolio').select('id').execute()).length

test('deleteLink deletes a link of the caller and writes an audit entry', async () => {
  const { own, link } = await createStudentWithLink()
  expect(await own.delete(`/api/portfolio/${link}`)).toMatchObject({
    status: 200,
    body: { message: 'Your Portfolio has been deleted.' },
  })
  expect((await api.call('GET', `/api/portfolio/${own.id}`)).body).toEqual({ portfolios: [], total: 0 })
  const entries = await api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
  expect(entries.at(-1)).toMatchObject({ action: 'portfolio.remove', actor_id: own.id, record_id: link })
})

test('deleteLink rejects deleted and unknown links, and those of others (403)', async () => {
  const { own, link } = await createStudentWithLink()
  const other = await createStudentWithLink()
  expect((await other.own.delete(`/api/portfolio/${link}`)).status).toBe(403)
  expect((await own.delete(`/api/portfolio/${link}`)).status).toBe(200)
  for (const id of [link, ABSENT_ID, 'nope', '%00']) {
    expect((await own.delete(`/api/portfolio/${id}`)).status).toBe(403)
  }
  expect(await count()).toBe(1)
})

test('deleteLink rejects an older version with the current link (409)', async () => {
  const { own, link } = await createStudentWithLink()
  const response = await own.delete(`/api/portfolio/${link}`, undefined, { 'if-match': '"2"' })
  expect(response).toMatchObject({ status: 409, body: { code: 'stale', current: { _id: link, version: 1 } } })
  expect(await count()).toBe(1)
})

test('deleteLink requires a student (401, 403)', async () => {
  const { link } = await createStudentWithLink()
  expect((await api.call('DELETE', `/api/portfolio/${link}`)).status).toBe(401)
  for (const role of ['hr', 'admin'] as const) {
    expect((await (await api.signInAs(role)).delete(`/api/portfolio/${link}`)).status).toBe(403)
  }
  expect(await count()).toBe(1)
})
