import { describe, expect, test } from 'vitest'
import { range, runInParallel } from '#testing/server/run-in-parallel.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { MAX_OWN_RECORDS } from './own-records.ts'

const api = startTestApi()
const FORM = { project: 'https://example.com/shop', techUsed: 'HTML, CSS', description: 'A small shop' }

async function signInStudent(over: { status?: 'Active' | 'Pending' } = {}) {
  return api.signInAs('student', await createStudent(api.db, over))
}
async function createProject() {
  const own = await signInStudent()
  const { body } = await own.post('/api/project', FORM)
  return { own, id: body._id as string, path: `/api/project/${body._id}`, created: body }
}
const listStored = () => api.db.selectFrom('project').select(['link', 'tech_used', 'description', 'version']).execute()
const STORED = { link: FORM.project, tech_used: FORM.techUsed, description: FORM.description, version: 1 }
const listAuditEntries = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
const listPersonalValues = () =>
  api.db.selectFrom('audit_personal').select(['subject_id', 'field', 'before', 'after']).execute()

test('addProject stores a project that everybody can read, and an audit entry without personal data (201)', async () => {
  const own = await signInStudent()
  const added = await own.post('/api/project', { ...FORM, techUsed: ' HTML, CSS ', student: own.id.toUpperCase() })
  expect(added).toMatchObject({ status: 201, body: { ...FORM, student: own.id, version: 1 } })
  expect(await api.call('GET', `/api/project/${own.id}`)).toMatchObject({
    status: 200,
    body: { projects: [added.body], total: 1 },
  })
  const [entry] = await listAuditEntries()
  expect(entry).toMatchObject({ action: 'project.add', actor_id: own.id, record_id: added.body._id })
  // Personal data is stored separately, so that it can be erased.
  expect(JSON.stringify(entry)).not.toMatch(/shop|HTML/)
  expect(await listPersonalValues()).toHaveLength(3)
})

const INVALID_LINK = 'Enter a web address that starts with http:// or https://.'
const INVALID: [object, object][] = [
  [{ project: '' }, { project: 'Project is required.' }],
  [{ project: ' \t ' }, { project: 'Project is required.' }],
  [{ project: null }, { project: 'Project is required.' }],
  [{ techUsed: '   ' }, { techUsed: 'Technology is required.' }],
  [{ description: '\n ' }, { description: 'Description is required.' }],
  [{ project: 'javascript:alert(1)' }, { project: INVALID_LINK }],
  [{ project: 'ftp://example.com' }, { project: INVALID_LINK }],
  [{ project: 'https://asha:secret@example.com' }, { project: INVALID_LINK }],
  [{ techUsed: 'x'.repeat(301) }, { techUsed: 'At most 300 characters.' }],
  [{ description: 'x'.repeat(2001) }, { description: 'At most 2000 characters.' }],
  [{ title: 'Mine' }, { title: 'There is no such field.' }],
]

test.each(INVALID)('addProject and updateProject reject %j (422)', async (over, fields) => {
  const { own, path } = await createProject()
  expect(await own.post('/api/project', { ...FORM, ...over })).toMatchObject({ status: 422, body: { fields } })
  expect(await own.put(path, over)).toMatchObject({ status: 422, body: { fields } })
  expect(await listStored()).toEqual([STORED])
})

test('addProject rejects missing fields with a message each (422)', async () => {
  expect((await (await signInStudent()).post('/api/project', {})).body.fields).toEqual({
    project: 'Project is required.',
    techUsed: 'Technology is required.',
    description: 'Description is required.',
  })
})

test('addProject repeated with its idempotency key stores one project', async () => {
  const own = await signInStudent()
  const key = { 'idempotency-key': 'one-opened-form' }
  const responses = await Promise.all([1, 2, 3].map(() => own.post('/api/project', FORM, key)))
  expect(new Set(responses.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
  expect(await listStored()).toHaveLength(1)
})

test('addProject rejects a student whose registration is not approved (403)', async () => {
  const own = await signInStudent({ status: 'Pending' })
  expect(await own.post('/api/project', FORM)).toMatchObject({
    status: 403,
    body: {
      code: 'waits_for_approval',
      message: 'Projects can be added once the institute has approved the registration.',
    },
  })
  expect(await listStored()).toEqual([])
})

test('addProject rejects more than 100 projects, also in concurrent requests (409)', async () => {
  const own = await signInStudent()
  const add = () => own.post('/api/project', FORM)
  for (let count = 1; count < MAX_OWN_RECORDS; count++) {
    if (count === 60) api.now = new Date(api.now.getTime() + 60 * 60_000)
    expect((await add()).status).toBe(201)
  }
  const responses = await Promise.all(Array.from({ length: 12 }, add))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  const message = 'A student can have at most 100 projects. Delete one to add another.'
  expect(await add()).toMatchObject({ status: 409, body: { code: 'too_many', message } })
  expect((await api.call('GET', `/api/project/${own.id}`)).body).toMatchObject({
    total: 100,
    projects: { length: 100 },
  })
})

test('a student saves at most 60 projects and links an hour, and is told when to continue (429)', async () => {
  const own = await signInStudent()
  const { body: project } = await own.post('/api/project', FORM)
  const addLink = () => own.post('/api/portfolio', { portfolio: 'https://example.com' })
  const change = (n: number) => own.put(`/api/project/${project._id}`, { techUsed: `${n}` })
  await own.post('/api/project', { ...FORM, project: 'not a link' })
  const responses = await runInParallel(range(69), 4, (n) => (n < 29 ? change(n) : addLink()))
  expect(responses.filter(({ status }) => status < 300)).toHaveLength(59)
  api.now = new Date(api.now.getTime() + 18 * 60_000)
  const message = 'You have saved 60 projects and links within an hour. Try again in 42 minutes.'
  for (const write of [() => own.post('/api/project', FORM), () => own.put(`/api/project/${project._id}`, FORM)])
    expect(await write()).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2520' },
      body: { code: 'too_many', message },
    })
  expect((await (await signInStudent()).post('/api/project', FORM)).status).toBe(201)
  expect((await own.delete(`/api/project/${project._id}`)).status).toBe(200)
  api.now = new Date(api.now.getTime() + 42 * 60_000)
  expect((await own.post('/api/project', FORM)).status).toBe(201)
})

const DIRECTION_MARKS = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202d', '\u202e', '\u2066', '\u2069']

test.each(DIRECTION_MARKS)(
  'addProject rejects the direction mark %j in a link and a short text (422)',
  async (mark) => {
    const own = await signInStudent()
    const marked = { project: `https://example.com/${mark}gpj.exe`, techUsed: `HTML${mark}` }
    const text = 'Remove the invisible direction mark from this text: type it again instead of pasting it.'
    expect((await own.post('/api/project', { ...FORM, ...marked })).body.fields).toEqual({
      project: text,
      techUsed: text,
    })
  },
)

describe('updateProject', () => {
  test('leaves absent fields unchanged and writes an audit entry of the change', async () => {
    const { own, path, created } = await createProject()
    const changed = await own.put(path, { techUsed: 'React' })
    expect(changed).toMatchObject({ status: 200, body: { ...created, techUsed: 'React', version: 2 } })
    expect((await listAuditEntries()).at(-1)).toMatchObject({
      action: 'project.update',
      record_id: created._id,
      actor_id: own.id,
    })
    expect(await listPersonalValues()).toContainEqual({
      subject_id: own.id,
      field: 'techUsed',
      before: 'HTML, CSS',
      after: 'React',
    })
    expect((await own.put(path, { ...changed.body, description: 'Sent back whole' })).body).toMatchObject({
      techUsed: 'React',
      description: 'Sent back whole',
    })
  })

  test('rejects an older version with the current project (409), as does deleteProject', async () => {
    const { own, path } = await createProject()
    const seen = { 'if-match': '"1"' }
    const responses = await Promise.all(['A', 'B'].map((techUsed) => own.put(path, { techUsed }, seen)))
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [project] = (await api.call('GET', `/api/project/${own.id}`)).body.projects
    const stale = { status: 409, body: { code: 'stale', current: project } }
    expect(await own.put(path, { techUsed: 'C' }, seen)).toMatchObject(stale)
    expect(await own.delete(path, undefined, seen)).toMatchObject(stale)
  })
})

test('deleteProject deletes a project of the caller and writes an audit entry', async () => {
  const { own, path, id } = await createProject()
  expect(await own.delete(path)).toMatchObject({ status: 200, body: { message: 'Your project has been deleted' } })
  expect(await listStored()).toEqual([])
  expect((await listAuditEntries()).at(-1)).toMatchObject({ action: 'project.remove', record_id: id, actor_id: own.id })
})

test('updateProject and deleteProject reject deleted and unknown projects, and those of others (403)', async () => {
  const { own, path, id } = await createProject()
  const other = await createProject()
  for (const target of [path, `/api/project/${ABSENT_ID}`, '/api/project/nope', '/api/project/%00']) {
    expect((await other.own.put(target, { techUsed: 'Mine now' })).status).toBe(403)
    expect((await other.own.delete(target)).status).toBe(403)
  }
  expect(await listStored()).toEqual([STORED, STORED])
  await own.delete(path)
  const message = 'This project has been deleted meanwhile, or it is not yours.'
  const rejected = { status: 403, body: { message } }
  expect([await own.put(path, {}), await own.delete(path)]).toMatchObject([rejected, rejected])
  expect(id).not.toBe(other.id)
})

test('addProject and updateProject reject the id of another student (403)', async () => {
  const { own, path } = await createProject()
  for (const student of [await createStudent(api.db), ABSENT_ID, 'nobody']) {
    expect((await own.post('/api/project', { ...FORM, student })).status).toBe(403)
    expect((await own.put(path, { student })).status).toBe(403)
  }
  expect((await own.put(path, { student: own.id })).status).toBe(200)
  expect((await own.post('/api/project', { ...FORM, student: '' })).body.student).toBe(own.id)
})

test('changing projects requires a student (401, 403)', async () => {
  const { path } = await createProject()
  for (const caller of [undefined, await api.signInAs('hr'), await api.signInAs('admin')]) {
    const responses = [
      await api.call('POST', '/api/project', FORM, caller?.token),
      await api.call('PUT', path, { techUsed: 'x' }, caller?.token),
      await api.call('DELETE', path, undefined, caller?.token),
    ]
    expect(responses.map(({ status }) => status)).toEqual(Array(3).fill(caller ? 403 : 401))
  }
  expect(await listStored()).toEqual([STORED])
})
