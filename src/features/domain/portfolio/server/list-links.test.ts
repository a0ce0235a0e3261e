import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()
const linksIn = (body: { portfolios: { portfolio: string }[] }) => body.portfolios.map(({ portfolio }) => portfolio)

/** Creates links a minute apart: https://example.com/asha/1, 2, 3 … */
async function createStudentWithLinks(fname: string, links: number) {
  const own = await api.signInAs('student', await createStudent(api.db, { fname, lname: 'Rao' }))
  for (let n = 1; n <= links; n++) {
    api.now = new Date(api.now.getTime() + 60_000)
    await own.post('/api/portfolio', { portfolio: `https://example.com/${fname.toLowerCase()}/${n}` })
  }
  return own
}

test('listLinksOfStudent returns all links, newest first, without personal data', async () => {
  const asha = await createStudentWithLinks('Asha', 12)
  await createStudentWithLinks('Bela', 1)
  const { status, body } = await api.call('GET', `/api/portfolio/${asha.id}`)
  expect(status).toBe(200)
  expect(body.total).toBe(12)
  expect(linksIn(body).slice(0, 2)).toEqual(['https://example.com/asha/12', 'https://example.com/asha/11'])
  expect(Object.keys(body.portfolios[0]).sort()).toEqual(['_id', 'portfolio', 'student', 'version'])
  for (const role of ['student', 'hr', 'admin'] as const) {
    expect((await (await api.signInAs(role)).get(`/api/portfolio/${asha.id}`)).body).toEqual(body)
  }
})

test('listLinksOfStudent returns no links of unknown, pending and deleted students', async () => {
  const none = { status: 200, body: { portfolios: [], total: 0 } }
  const hr = await api.signInAs('hr')
  const asha = await createStudentWithLinks('Asha', 2)
  const bela = await createStudentWithLinks('Bela', 1)
  for (const id of [ABSENT_ID, 'nobody', hr.id])
    expect(await api.call('GET', `/api/portfolio/${id}`)).toMatchObject(none)
  await api.db.updateTable('student').set({ status: 'Pending' }).where('id', '=', bela.id).execute()
  expect(await api.call('GET', `/api/portfolio/${bela.id}`)).toMatchObject(none)
  expect((await hr.get('/api/portfolio')).body.total).toBe(2)
  const body = { student: asha.id, status: 'Delete' }
  expect((await (await api.signInAs('admin')).post('/api/admin/status', body)).status).toBe(200)
  expect(await api.call('GET', `/api/portfolio/${asha.id}`)).toMatchObject(none)
  expect((await hr.get('/api/portfolio')).body).toEqual(none.body)
})

test('erasing a student erases the links, also from audit entries and stored responses', async () => {
  const asha = await createStudentWithLinks('Asha', 1)
  await asha.post('/api/portfolio', { portfolio: 'https://example.com/asha/keyed' }, { 'idempotency-key': 'form' })
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student: asha.id, status: 'Delete' })
  expect((await admin.post(`/api/admin/erase/${asha.id}`, { name: 'Asha Rao' })).status).toBe(200)
  const tables = ['portfolio', 'audit_entry', 'audit_personal', 'idempotency'] as const
  const stored = await Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute()))
  expect(JSON.stringify(stored)).not.toContain('example.com')
})

test('listLinks returns pages of ten, newest first, and searches by the student’s name', async () => {
  await createStudentWithLinks('José', 2)
  await createStudentWithLinks('Bela', 9)
  const hr = await api.signInAs('hr')
  const first = (await hr.get('/api/portfolio')).body
  expect([first.total, first.portfolios.length, linksIn(first)[0]]).toEqual([11, 10, 'https://example.com/bela/9'])
  expect(linksIn((await hr.get('/api/portfolio?page=2')).body)).toHaveLength(1)
  expect((await hr.get('/api/portfolio?search=jose')).body.total).toBe(2)
  expect((await hr.get('/api/portfolio?search=nobody')).body).toEqual({ portfolios: [], total: 0 })
  for (const wrong of ['limit=101', 'page=0', 'order=link', 'search=%00']) {
    expect((await hr.get(`/api/portfolio?${wrong}`)).status).toBe(422)
  }
})

test('listLinks requires HR or admin (401, 403)', async () => {
  expect((await api.call('GET', '/api/portfolio')).status).toBe(401)
  expect((await (await api.signInAs('student')).get('/api/portfolio')).status).toBe(403)
  expect((await (await api.signInAs('admin')).get('/api/portfolio')).status).toBe(200)
})
