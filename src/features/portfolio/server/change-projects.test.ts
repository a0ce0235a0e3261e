import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { MOST_PROJECTS } from './add-project.ts'

const api = startTestApi()
const FORM = { project: 'https://example.com/shop', techUsed: 'HTML, CSS', description: 'A small shop' }

async function aStudentSignedIn(over: { status?: 'Active' | 'Pending' } = {}) {
  return api.as('student', await createStudent(api.db, over))
}
async function withProject() {
  const own = await aStudentSignedIn()
  const { body } = await own.post('/api/project', FORM)
  return { own, id: body._id as string, path: `/api/project/${body._id}`, made: body }
}
const kept = () => api.db.selectFrom('project').select(['link', 'tech_used', 'description', 'version']).execute()
const KEPT = { link: FORM.project, tech_used: FORM.techUsed, description: FORM.description, version: 1 }
const trail = () => api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
const personal = () => api.db.selectFrom('audit_personal').select(['subject_id', 'field', 'before', 'after']).execute()

test('a student adds a project, and anybody sees it', async () => {
  const own = await aStudentSignedIn()
  const added = await own.post('/api/project', { ...FORM, techUsed: ' HTML, CSS ', student: own.id.toUpperCase() })
  expect(added).toMatchObject({ status: 201, body: { ...FORM, student: own.id, version: 1 } })
  expect(await api.call('GET', `/api/project/${own.id}`)).toMatchObject({
    status: 200,
    body: { projects: [added.body], total: 1 },
  })
  const [entry] = await trail()
  expect(entry).toMatchObject({ action: 'project.add', actor_id: own.id, record_id: added.body._id })
  // What tells of the person stands apart, so that it can be erased.
  expect(JSON.stringify(entry)).not.toMatch(/shop|HTML/)
  expect(await personal()).toHaveLength(3)
})

const NO_ADDRESS = 'Enter a web address that starts with http:// or https://.'
const WRONG: [object, object][] = [
  [{ project: '' }, { project: 'Project is required.' }],
  [{ project: ' \t ' }, { project: 'Project is required.' }],
  [{ project: null }, { project: 'Project is required.' }],
  [{ techUsed: '   ' }, { techUsed: 'Technology is required.' }],
  [{ description: '\n ' }, { description: 'Description is required.' }],
  [{ project: 'javascript:alert(1)' }, { project: NO_ADDRESS }],
  [{ project: 'ftp://example.com' }, { project: NO_ADDRESS }],
  [{ project: 'https://asha:secret@example.com' }, { project: NO_ADDRESS }],
  [{ techUsed: 'x'.repeat(301) }, { techUsed: 'At most 300 characters.' }],
  [{ description: 'x'.repeat(2001) }, { description: 'At most 2000 characters.' }],
  [{ title: 'Mine' }, { title: 'There is no such field.' }],
]

test.each(WRONG)('%j is refused at its field, in a new one as in an edit', async (over, fields) => {
  const { own, path } = await withProject()
  expect(await own.post('/api/project', { ...FORM, ...over })).toMatchObject({ status: 422, body: { fields } })
  expect(await own.put(path, over)).toMatchObject({ status: 422, body: { fields } })
  expect(await kept()).toEqual([KEPT])
})

test('what is missing is said in the words of the form', async () => {
  expect((await (await aStudentSignedIn()).post('/api/project', {})).body.fields).toEqual({
    project: 'Project is required.',
    techUsed: 'Technology is required.',
    description: 'Description is required.',
  })
})

test('the same key makes one project', async () => {
  const own = await aStudentSignedIn()
  const key = { 'idempotency-key': 'one-opened-form' }
  const answers = await Promise.all([1, 2, 3].map(() => own.post('/api/project', FORM, key)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
  expect(await kept()).toHaveLength(1)
})

test('who waits for approval adds none yet', async () => {
  const own = await aStudentSignedIn({ status: 'Pending' })
  expect(await own.post('/api/project', FORM)).toMatchObject({
    status: 403,
    body: {
      code: 'waits_for_approval',
      message: 'Projects can be added once the institute has approved the registration.',
    },
  })
  expect(await kept()).toEqual([])
})

test('a hundred and no more, of several that come at once too', async () => {
  const own = await aStudentSignedIn()
  const add = () => own.post('/api/project', FORM)
  for (let made = 1; made < MOST_PROJECTS; made++) expect((await add()).status).toBe(201)
  const answers = await Promise.all(Array.from({ length: 12 }, add))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const message = 'A student can have at most 100 projects. Delete one to add another.'
  expect(await add()).toMatchObject({ status: 409, body: { code: 'too_many', message } })
  expect((await api.call('GET', `/api/project/${own.id}`)).body).toMatchObject({
    total: 100,
    projects: { length: 100 },
  })
})

describe('an edit', () => {
  test('keeps what is absent, and the trail has the difference', async () => {
    const { own, path, made } = await withProject()
    const changed = await own.put(path, { techUsed: 'React' })
    expect(changed).toMatchObject({ status: 200, body: { ...made, techUsed: 'React', version: 2 } })
    expect((await trail()).at(-1)).toMatchObject({ action: 'project.update', record_id: made._id, actor_id: own.id })
    expect(await personal()).toContainEqual({
      ...{ subject_id: own.id, field: 'techUsed', before: 'HTML, CSS', after: 'React' },
    })
    expect((await own.put(path, { ...changed.body, description: 'Sent back whole' })).body).toMatchObject({
      techUsed: 'React',
      description: 'Sent back whole',
    })
  })

  test('of a version that is past is told the project as it stands', async () => {
    const { own, path } = await withProject()
    const seen = { 'if-match': '"1"' }
    const answers = await Promise.all(['A', 'B'].map((techUsed) => own.put(path, { techUsed }, seen)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [project] = (await api.call('GET', `/api/project/${own.id}`)).body.projects
    const stale = { status: 409, body: { code: 'stale', current: project } }
    expect(await own.put(path, { techUsed: 'C' }, seen)).toMatchObject(stale)
    expect(await own.delete(path, undefined, seen)).toMatchObject(stale)
  })
})

test('a student deletes an own project', async () => {
  const { own, path, id } = await withProject()
  expect(await own.delete(path)).toMatchObject({ status: 200, body: { message: 'Your project has been deleted' } })
  expect(await kept()).toEqual([])
  expect((await trail()).at(-1)).toMatchObject({ action: 'project.remove', record_id: id, actor_id: own.id })
})

test('another’s project, one that is gone, and one that was never there are 403', async () => {
  const { own, path, id } = await withProject()
  const other = await withProject()
  for (const which of [path, `/api/project/${ABSENT_ID}`, '/api/project/nope', '/api/project/%00']) {
    expect((await other.own.put(which, { techUsed: 'Mine now' })).status).toBe(403)
    expect((await other.own.delete(which)).status).toBe(403)
  }
  expect(await kept()).toEqual([KEPT, KEPT])
  await own.delete(path)
  const message = 'This project has been deleted meanwhile, or it is not yours.'
  const gone = { status: 403, body: { message } }
  expect([await own.put(path, {}), await own.delete(path)]).toMatchObject([gone, gone])
  expect(id).not.toBe(other.id)
})

test('a project is of the caller, whatever the body says', async () => {
  const { own, path } = await withProject()
  for (const student of [await createStudent(api.db), ABSENT_ID, 'nobody']) {
    expect((await own.post('/api/project', { ...FORM, student })).status).toBe(403)
    expect((await own.put(path, { student })).status).toBe(403)
  }
  expect((await own.put(path, { student: own.id })).status).toBe(200)
  expect((await own.post('/api/project', { ...FORM, student: '' })).body.student).toBe(own.id)
})

test('only students have projects to change', async () => {
  const { path } = await withProject()
  for (const caller of [undefined, await api.as('hr'), await api.as('admin')]) {
    const answers = [
      await api.call('POST', '/api/project', FORM, caller?.token),
      await api.call('PUT', path, { techUsed: 'x' }, caller?.token),
      await api.call('DELETE', path, undefined, caller?.token),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(caller ? 403 : 401))
  }
  expect(await kept()).toEqual([KEPT])
})
