import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()

const DEFAULT = { texts: { en: null, fr: null, tr: null, hi: null, mr: null }, version: 1 }

describe('updateNotice', () => {
  test('sets the text of one language, counts versions and restores the default', async () => {
    const admin = await api.signInAs('admin')
    expect((await api.call('GET', '/api/privacy')).body).toEqual(DEFAULT)

    const saved = await admin.put('/api/privacy', { language: 'fr', text: 'Chers élèves,\n\n<b>bonjour</b>' })

    const own = { texts: { ...DEFAULT.texts, fr: 'Chers élèves,\n\n<b>bonjour</b>' }, version: 2 }
    expect(saved).toMatchObject({ status: 200, body: own })
    expect((await api.call('GET', '/api/privacy')).body).toEqual(own)
    const reset = await admin.put('/api/privacy', { language: 'fr', text: '' }, { 'if-match': '"2"' })
    expect(reset.body).toEqual({ ...DEFAULT, version: 3 })
    const entries = await api.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()
    expect(entries).toMatchObject([
      { action: 'institute.privacy', actor_id: admin.id, before: { 'notice.fr': null }, after: { version: 2 } },
      { action: 'institute.privacy', before: { 'notice.fr': own.texts.fr }, after: { 'notice.fr': null } },
    ])
  })

  test.each([
    [{}, { language: 'This field is required' }],
    [{ language: 'xx' }, { language: 'Choose one of these: en, fr, tr, hi, mr.' }],
    [{ language: 'en', text: 'x'.repeat(20_001) }, { text: 'At most 20000 characters.' }],
    [{ language: 'en', text: 1 }, { text: 'This value is not understood.' }],
  ])('rejects invalid input %# with a message per field (422)', async (body, fields) => {
    const admin = await api.signInAs('admin')

    expect(await admin.put('/api/privacy', body)).toMatchObject({ status: 422, body: { fields } })
  })

  test('rejects an outdated version with the current notice (409)', async () => {
    const admin = await api.signInAs('admin')
    await admin.put('/api/privacy', { language: 'en', text: 'Mine' })

    const stale = await admin.put('/api/privacy', { language: 'en', text: 'Theirs' }, { 'if-match': '"1"' })

    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { texts: { en: 'Mine' }, version: 2 } },
    })
  })

  test('rejects callers other than admins (401, 403)', async () => {
    const body = { language: 'en', text: 'Mine' }
    const [hr, student] = [await api.signInAs('hr'), await api.signInAs('student', await createStudent(api.db))]

    expect((await api.call('PUT', '/api/privacy', body)).status).toBe(401)
    for (const caller of [hr, student]) expect((await caller.put('/api/privacy', body)).status).toBe(403)
    expect((await api.call('GET', '/api/privacy')).body).toEqual(DEFAULT)
  })
})

describe('the consent of a registration', () => {
  async function createForm(over: object = {}) {
    const course = await createCourse(api.db)
    const batch = await createBatch(api.db, { courseId: course.id })
    return registrationBody(course.name, batch.code, over)
  }
  const register = async (form: object, token?: string) => api.call('POST', '/api/user/register', form, token)
  const readConsent = async (id: string) => {
    const hr = await api.signInAs('hr')
    return (await hr.get(`/api/user/consent/${id}`)).body.consent
  }
  const readAudit = async (id: string) => {
    const admin = await api.signInAs('admin')
    return (await admin.get(`/api/admin/audit?recordId=${id}&record=student`)).body.entries.at(-1).after
  }

  test('is not recorded for the body of the specification', async () => {
    const registered = await register(await createForm())

    expect(registered.status).toBe(201)
    const id = registered.body.student._id
    expect(await readConsent(id)).toBeNull()
    expect(await readAudit(id)).toMatchObject({ consent: 'notRecorded' })
  })

  test('of an adult names time and version of the notice, and no guardian', async () => {
    const admin = await api.signInAs('admin')
    await admin.put('/api/privacy', { language: 'en', text: 'Mine' })

    const registered = await register(await createForm({ dob: '2008-11-21', consent: true, guardian: 'Mohan' }))

    const id = registered.body.student._id
    expect(await readConsent(id)).toEqual({
      by: 'student',
      guardian: null,
      noticeVersion: 2,
      at: api.now.toISOString(),
      recordedBy: null,
    })
    expect(await readAudit(id)).toMatchObject({ consent: 'student', noticeVersion: 2 })
  })

  test('of a student who is 18 tomorrow in the institute’s time zone needs a guardian (422)', async () => {
    const hr = await api.signInAs('hr')
    // In India it is the 21st already, in UTC still the 20th.
    api.now = new Date('2026-11-20T20:00:00Z')
    const minor = await createForm({ dob: '2008-11-22', consent: true })

    expect(await register(minor)).toMatchObject({
      status: 422,
      body: { fields: { guardian: 'Enter the name of the parent or guardian.' } },
    })
    expect(await api.db.selectFrom('student').select('id').execute()).toEqual([])
    const registered = await register({ ...minor, guardian: 'Mohan Rao' }, hr.token)

    const id = registered.body.student._id
    expect(await readConsent(id)).toMatchObject({ by: 'guardian', guardian: 'Mohan Rao', recordedBy: 'Example hr' })
    expect(await readAudit(id)).toMatchObject({ consent: 'guardian', guardian: 'Mohan Rao' })
    const entries = await api.db.selectFrom('audit_entry').selectAll().execute()
    expect(JSON.stringify(entries)).not.toContain('Mohan Rao')
    api.now = new Date('2026-11-20T20:00:00Z')
    expect((await register(await createForm({ dob: '2008-11-21', consent: true }))).status).toBe(201)
  })

  test('is shown to the student and staff only (401, 403, 404)', async () => {
    const id = await createStudent(api.db)
    const other = await api.signInAs('student', await createStudent(api.db))
    const own = await api.signInAs('student', id)
    const admin = await api.signInAs('admin')

    expect((await own.get(`/api/user/consent/${id}`)).body).toEqual({ consent: null })
    expect((await other.get(`/api/user/consent/${id}`)).status).toBe(403)
    expect((await api.call('GET', `/api/user/consent/${id}`)).status).toBe(401)
    await admin.post('/api/admin/status', { student: id, status: 'Delete' })
    expect((await admin.get(`/api/user/consent/${id}`)).status).toBe(404)
  })
})
