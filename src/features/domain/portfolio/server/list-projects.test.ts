import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { copyStudent } from '#testing/server/copy-student.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()
const names = (body: { projects: { techUsed: string }[] }) => body.projects.map(({ techUsed }) => techUsed)

/** Creates projects a minute apart: Asha 1, Asha 2, … */
async function createStudentWithProjects(fname: string, count: number) {
  const own = await api.signInAs('student', await createStudent(api.db, { fname, lname: 'Rao' }))
  for (let n = 1; n <= count; n++) {
    api.now = new Date(api.now.getTime() + 60_000)
    const form = { project: 'https://example.com/kanariya', techUsed: `${fname} ${n}`, description: 'x' }
    expect((await own.post('/api/project', form)).status).toBe(201)
  }
  return own
}

test('listProjectsOfStudent returns all projects, newest first, without personal data', async () => {
  const asha = await createStudentWithProjects('Asha', 12)
  await createStudentWithProjects('Bela', 1)
  const { status, body } = await api.call('GET', `/api/project/${asha.id}`)
  expect([status, body.total]).toEqual([200, 12])
  expect(names(body)).toEqual(Array.from({ length: 12 }, (_, n) => `Asha ${12 - n}`))
  const fields = ['_id', 'description', 'project', 'student', 'techUsed', 'version']
  expect(Object.keys(body.projects[0]).sort()).toEqual(fields)
  for (const role of ['student', 'hr', 'admin'] as const)
    expect((await (await api.signInAs(role)).get(`/api/project/${asha.id}`)).body).toEqual(body)
})

test('listProjects returns pages of ten, newest first, and searches by the student’s name', async () => {
  await createStudentWithProjects('José', 2)
  await createStudentWithProjects('Bela', 9)
  const hr = await api.signInAs('hr')
  const first = (await hr.get('/api/project')).body
  expect([first.total, first.projects.length, names(first)[0]]).toEqual([11, 10, 'Bela 9'])
  expect(names((await hr.get('/api/project?page=2')).body)).toEqual(['José 1'])
  expect(names((await hr.get('/api/project?search=JOSE')).body)).toEqual(['José 2', 'José 1'])
  expect((await hr.get('/api/project?search=nobody')).body).toEqual({ projects: [], total: 0 })
  for (const wrong of ['limit=101', 'page=0', 'order=x', 'search=%00'])
    expect((await hr.get(`/api/project?${wrong}`)).status).toBe(422)
})

test('listProjects with totals=quick counts up to 200, of up to 500 students, and says that it is still counting more', async () => {
  const jose = await createStudentWithProjects('José', 1)
  await createStudentWithProjects('Bela', 1)
  const hr = await api.signInAs('hr')
  const list = async (query: string) => (await hr.get(`/api/project?limit=2&${query}`)).body
  expect(await list('totals=quick')).toEqual(await list(''))
  expect(await list('totals=quick&search=jose')).toEqual(await list('search=jose'))

  await copyStudent(api.ownerUrl, jose.id, ['project'])

  for (const search of ['', 'rao', 'jose']) {
    const { projects, total } = await list(`search=${search}`)
    expect(total).toBe(search === 'jose' ? 1001 : 1002)
    expect(await list(`search=${search}&totals=quick`)).toEqual({ projects, counting: true })
    expect(await list(`search=${search}&totals=false`)).toEqual({ projects })
  }
  expect(await list('search=bela&totals=quick')).toMatchObject({ total: 1 })
})

test('listProjectsOfStudent returns no projects of unknown, pending and deleted students, but of deactivated ones', async () => {
  const none = { status: 200, body: { projects: [], total: 0 } }
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const [asha, bela] = [await createStudentWithProjects('Asha', 2), await createStudentWithProjects('Bela', 1)]
  const set = (student: string, status: string) => admin.post('/api/admin/status', { student, status })
  for (const id of [ABSENT_ID, 'nobody', hr.id]) expect(await api.call('GET', `/api/project/${id}`)).toMatchObject(none)
  await set(asha.id, 'Disable')
  expect((await api.call('GET', `/api/project/${asha.id}`)).body.total).toBe(2)
  await api.db.updateTable('student').set({ status: 'Pending' }).where('id', '=', bela.id).execute()
  expect(await api.call('GET', `/api/project/${bela.id}`)).toMatchObject(none)
  expect((await hr.get('/api/project')).body.total).toBe(2)
  await set(asha.id, 'Delete')
  expect(await api.call('GET', `/api/project/${asha.id}`)).toMatchObject(none)
  expect((await hr.get('/api/project')).body).toEqual(none.body)
})

test('erasing a student erases the projects, also from audit entries and stored responses', async () => {
  const asha = await createStudentWithProjects('Asha', 1)
  const form = { project: 'https://example.com/kanariya/2', techUsed: 'kanariya', description: 'kanariya' }
  const { body } = await asha.post('/api/project', form, { 'idempotency-key': 'form' })
  await asha.put(`/api/project/${body._id}`, { description: 'kanariya again' })
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student: asha.id, status: 'Delete' })
  expect((await admin.post(`/api/admin/erase/${asha.id}`, { name: 'Asha Rao' })).status).toBe(200)
  const tables = ['project', 'audit_entry', 'audit_personal', 'idempotency'] as const
  const stored = await Promise.all(tables.map((table) => api.db.selectFrom(table).selectAll().execute()))
  expect(JSON.stringify(stored)).not.toContain('kanariya')
})

test('listProjects requires HR or admin (401, 403)', async () => {
  expect((await api.call('GET', '/api/project')).status).toBe(401)
  expect((await (await api.signInAs('student')).get('/api/project')).status).toBe(403)
  expect((await (await api.signInAs('admin')).get('/api/project')).status).toBe(200)
})
