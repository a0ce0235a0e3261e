import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'

const api = startTestApi()
const ABSENT = '018f0000-0000-7000-8000-000000000000'

test('updateBatch keeps absent fields and ignores read-only ones', async () => {
  const hr = await api.signInAs('hr')
  const { id, code } = await createBatch(api.db, { endOn: '2026-12-31' })
  const changed = await hr.put(`/api/batch/${id}`, { bTime: '7 to 9' })

  expect(changed).toMatchObject({
    status: 200,
    body: { bCode: code, bTime: '7 to 9', startDate: '2026-01-01', endDate: '2026-12-31', version: 2 },
  })
  const cleared = await hr.put(`/api/batch/${id}`, { ...changed.body, endDate: '', _id: ABSENT, version: 77 })
  expect(cleared.body).toEqual({ ...changed.body, endDate: null, version: 3 })
  const [first] = await api.db.selectFrom('audit_entry').select(['action', 'before', 'after']).orderBy('id').execute()
  expect(first).toEqual({
    action: 'batch.update',
    before: { bTime: '10:00 to 12:00', version: 1 },
    after: { bTime: '7 to 9', version: 2 },
  })
})

test('updateBatch: students get the new code, receipts keep the old one', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db, { code: 'T-1' })
  const student = await createStudent(api.db, { batchId: id })
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1_000, date: '2026-11-20' })

  expect((await hr.put(`/api/batch/${id}`, { bCode: 'T-2' })).body.bCode).toBe('T-2')
  expect((await hr.get(`/api/user/${student}`)).body.batch).toBe('T-2')
  expect((await hr.get(`/api/fee/${student}`)).body.fee).toMatchObject([{ bCode: 'T-1' }])
})

test('updateBatch moves a batch to another course and rejects an unknown one (422)', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db)
  await createCourse(api.db, { name: 'Excel' })

  expect((await hr.put(`/api/batch/${id}`, { courseName: 'excel' })).body.courseName).toBe('Excel')
  expect(await hr.put(`/api/batch/${id}`, { courseName: 'Word' })).toMatchObject({
    status: 422,
    body: { fields: { courseName: 'There is no such course. Choose one from the list.' } },
  })
})

test('updateBatch rejects another course while students take the old one (422)', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db)
  const excel = await createCourse(api.db, { name: 'Excel' })
  const student = await createStudent(api.db, { batchId: id })

  expect(await hr.put(`/api/batch/${id}`, { courseName: 'Excel' })).toMatchObject({
    status: 422,
    body: { fields: { courseName: '1 student of this batch takes another course. Move them first.' } },
  })

  await api.db.updateTable('enrolment').set({ course_id: excel.id }).where('student_id', '=', student).execute()
  expect((await hr.put(`/api/batch/${id}`, { courseName: 'Excel' })).body.courseName).toBe('Excel')
})

test('updateBatch compares a sent day with the stored one (422)', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db, { endOn: '2026-06-30' })
  const message = { fields: { endDate: 'The end date is before the start date.' } }
  for (const change of [
    { endDate: '2025-12-31' },
    { startDate: '2026-07-01' },
    { startDate: '2026-03-01', endDate: '2026-02-01' },
  ]) {
    expect(await hr.put(`/api/batch/${id}`, change)).toMatchObject({ status: 422, body: message })
  }

  expect((await hr.put(`/api/batch/${id}`, { startDate: '2026-07-01', endDate: null })).status).toBe(200)
})

test('updateBatch rejects an outdated version with the current batch (409)', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db)
  const ifMatch = { 'if-match': '"1"' }

  expect((await hr.put(`/api/batch/${id}`, { bTime: '7 to 9' }, ifMatch)).status).toBe(200)
  expect(await hr.put(`/api/batch/${id}`, { bTime: '8 to 10' }, ifMatch)).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { _id: id, bTime: '7 to 9', version: 2 } },
  })
  expect((await hr.put(`/api/batch/${id}`, { bTime: '8 to 10' }, { 'if-match': '"2"' })).status).toBe(200)
})

test('updateBatch rejects the code of another batch (409), not its own in another case', async () => {
  const hr = await api.signInAs('hr')
  await createBatch(api.db, { code: 'T-1' })
  const { id } = await createBatch(api.db, { code: 't-2' })

  expect(await hr.put(`/api/batch/${id}`, { bCode: 't-1' })).toMatchObject({
    status: 409,
    body: { fields: { bCode: 'There is a batch with this code already.' } },
  })
  expect((await hr.put(`/api/batch/${id}`, { bCode: 'T-2' })).body.bCode).toBe('T-2')
})

test('updateBatch rejects blank, null and unknown fields with a message each (422)', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db)

  expect(await hr.put(`/api/batch/${id}`, { bCode: ' ', startDate: null, time: '9' })).toMatchObject({
    status: 422,
    body: {
      fields: { bCode: 'Plz Fill All Details', startDate: 'Plz Fill All Details', time: 'There is no such field.' },
    },
  })
})

test('updateBatch rejects callers other than HR (401, 403) and unknown ids (404)', async () => {
  const { id } = await createBatch(api.db)

  expect((await api.call('PUT', `/api/batch/${id}`, { bTime: '1' })).status).toBe(401)
  for (const role of ['admin', 'student'] as const) {
    expect((await (await api.signInAs(role)).put(`/api/batch/${id}`, { bTime: '1' })).status).toBe(403)
  }
  const hr = await api.signInAs('hr')
  for (const absent of [ABSENT, 'nope']) {
    expect((await hr.put(`/api/batch/${absent}`, { bTime: '1' })).status).toBe(404)
  }
  expect((await api.call('GET', '/api/batch')).body.batches).toMatchObject([{ version: 1 }])
})

test('updateBatch finds the batch after waiting for an edit that changes its course', async () => {
  const hr = await api.signInAs('hr')
  const { id } = await createBatch(api.db)
  const course = await createCourse(api.db, { name: 'Excel' })
  let response!: ReturnType<typeof hr.put>
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('batch').set({ course_id: course.id }).where('id', '=', id).execute()
    response = hr.put(`/api/batch/${id}`, { bTime: '7 to 9' })
    await waitForLock(api, response)
  })

  expect(await response).toMatchObject({ status: 200, body: { courseName: 'Excel', bTime: '7 to 9' } })
})
