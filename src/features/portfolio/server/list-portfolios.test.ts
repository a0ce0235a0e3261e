import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()
const linksIn = (body: { portfolios: { portfolio: string }[] }) => body.portfolios.map(({ portfolio }) => portfolio)

/** A student with so many links, a minute apart: https://example.com/asha/1, 2, 3 … */
async function aStudentWithLinks(fname: string, links: number) {
  const own = await api.as('student', await createStudent(api.db, { fname }))
  for (let n = 1; n <= links; n++) {
    api.now = new Date(api.now.getTime() + 60_000)
    await own.post('/api/portfolio', { portfolio: `https://example.com/${fname.toLowerCase()}/${n}` })
  }
  return own
}

test('a student’s links, newest first, all of them, with nothing of the person', async () => {
  const asha = await aStudentWithLinks('Asha', 12)
  await aStudentWithLinks('Bela', 1)
  const { status, body } = await api.call('GET', `/api/portfolio/${asha.id}`)
  expect(status).toBe(200)
  expect(body.total).toBe(12)
  expect(linksIn(body).slice(0, 2)).toEqual(['https://example.com/asha/12', 'https://example.com/asha/11'])
  expect(Object.keys(body.portfolios[0]).sort()).toEqual(['_id', 'portfolio', 'student', 'version'])
  for (const role of ['student', 'hr', 'admin'] as const) {
    expect((await (await api.as(role)).get(`/api/portfolio/${asha.id}`)).body).toEqual(body)
  }
})

test('who is unknown, waits, or is deleted has no links to show', async () => {
  const none = { status: 200, body: { portfolios: [], total: 0 } }
  const hr = await api.as('hr')
  const asha = await aStudentWithLinks('Asha', 2)
  const bela = await aStudentWithLinks('Bela', 1)
  for (const id of [ABSENT_ID, 'nobody', hr.id])
    expect(await api.call('GET', `/api/portfolio/${id}`)).toMatchObject(none)
  await api.db.updateTable('student').set({ status: 'Pending' }).where('id', '=', bela.id).execute()
  expect(await api.call('GET', `/api/portfolio/${bela.id}`)).toMatchObject(none)
  expect((await hr.get('/api/portfolio')).body.total).toBe(2)
  const body = { student: asha.id, status: 'Delete' }
  expect((await (await api.as('admin')).post('/api/admin/status', body)).status).toBe(200)
  expect(await api.call('GET', `/api/portfolio/${asha.id}`)).toMatchObject(none)
  expect((await hr.get('/api/portfolio')).body).toEqual(none.body)
})

test('with a deleted student the links are gone from everywhere, the trail and the kept answers too', async () => {
  const asha = await aStudentWithLinks('Asha', 1)
  await asha.post('/api/portfolio', { portfolio: 'https://example.com/asha/keyed' }, { 'idempotency-key': 'form' })
  await (await api.as('admin')).post('/api/admin/status', { student: asha.id, status: 'Delete' })
  const tables = ['portfolio', 'audit_entry', 'audit_personal', 'idempotency'] as const
  const kept = await Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute()))
  expect(JSON.stringify(kept)).not.toContain('example.com')
})

test('staff see all links, newest first, ten a page, and search by name', async () => {
  await aStudentWithLinks('José', 2)
  await aStudentWithLinks('Bela', 9)
  const hr = await api.as('hr')
  const first = (await hr.get('/api/portfolio')).body
  expect([first.total, first.portfolios.length, linksIn(first)[0]]).toEqual([11, 10, 'https://example.com/bela/9'])
  expect(linksIn((await hr.get('/api/portfolio?page=2')).body)).toHaveLength(1)
  expect((await hr.get('/api/portfolio?search=jose')).body.total).toBe(2)
  expect((await hr.get('/api/portfolio?search=%25')).body).toEqual({ portfolios: [], total: 0 })
  for (const wrong of ['limit=101', 'page=0', 'order=link', 'search=%00']) {
    expect((await hr.get(`/api/portfolio?${wrong}`)).status).toBe(422)
  }
})

test('the whole list is for staff', async () => {
  expect((await api.call('GET', '/api/portfolio')).status).toBe(401)
  expect((await (await api.as('student')).get('/api/portfolio')).status).toBe(403)
  expect((await (await api.as('admin')).get('/api/portfolio')).status).toBe(200)
})
