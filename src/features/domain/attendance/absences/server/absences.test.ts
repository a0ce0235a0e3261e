import { describe, expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatchWithStudents, marksBody, TODAY, YESTERDAY } from '#testing/server/attendance.ts'
import { createAccount } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** Asha is absent today and Bela is present; both have a parent's number. */
async function markSheet() {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela'], { code: 'T-1' })
  const [asha = '', bela = ''] = students
  await api.db.updateTable('student').set({ parent_contact: '9711122233' }).execute()
  expect((await hr.post('/api/attend', marksBody(batch.code, students, TODAY, [asha]))).status).toBe(201)
  const tell = (client: typeof hr, id: string, body: object = {}) =>
    client.post(`/api/absence/${id}`, { batchCode: 't-1', date: TODAY, ...body })
  const readRoster = async () =>
    (await hr.get(`/api/attend/roster?batchCode=T-1&date=${TODAY}`)).body.students as Record<string, unknown>[]
  return { hr, asha, bela, batch, students, tell, readRoster }
}

describe('tellParent', () => {
  test('records one message of two at the same time (201, 409), in the sheet and the audit trail', async () => {
    const { hr, asha, tell, readRoster } = await markSheet()
    const other = await api.signInAs('hr', await createAccount(api.db, 'hr'))

    const responses = await Promise.all([tell(hr, asha), tell(other, asha)])

    const [first, second] = responses.toSorted((a, b) => a.status - b.status)
    expect(first).toMatchObject({ status: 201, body: { at: api.now.toISOString() } })
    expect(second).toMatchObject({ status: 409, body: { code: 'told_already' } })
    expect(second!.body.message).toBe(`${first!.body.by} has already told the parent of this absence.`)
    expect(await readRoster()).toMatchObject([
      { studentName: 'Asha Rao', parentContact: '9711122233', language: null, notice: first!.body },
      { studentName: 'Bela Rao', notice: null },
    ])
    const entries = api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'student.absence')
    expect(await entries.execute()).toMatchObject([
      { record_id: asha, after: { batchCode: 'T-1', date: TODAY, channel: 'WhatsApp' } },
    ])
  })

  test('leaves the record when the mark is corrected to present', async () => {
    const { hr, asha, batch, students, tell, readRoster } = await markSheet()
    const { body } = await tell(hr, asha)

    await hr.put('/api/attend', marksBody(batch.code, students))

    expect(await readRoster()).toMatchObject([{ attendence: true, notice: body }, { notice: null }])
    expect(await tell(hr, asha)).toMatchObject({ status: 409, body: { code: 'not_absent' } })
  })

  test('rejects a student who is present, or has no number of a parent (409), and records nothing', async () => {
    const { hr, asha, bela, tell, readRoster } = await markSheet()
    await api.db.updateTable('student').set({ parent_contact: null }).where('id', '=', asha).execute()

    expect(await tell(hr, bela)).toMatchObject({ status: 409, body: { code: 'not_absent' } })
    expect(await tell(hr, asha)).toMatchObject({ status: 409, body: { code: 'no_parent_number' } })
    expect(await readRoster()).toMatchObject([{ notice: null }, { notice: null }])
  })

  test('rejects an unknown student, batch or day without marks (404), and a body without them (422)', async () => {
    const { hr, asha, tell } = await markSheet()

    expect((await tell(hr, ABSENT_ID)).status).toBe(404)
    expect((await tell(hr, asha, { batchCode: 'T-2' })).status).toBe(404)
    expect((await tell(hr, asha, { date: YESTERDAY })).status).toBe(404)
    expect(await hr.post(`/api/absence/${asha}`, {})).toMatchObject({
      status: 422,
      body: { fields: { batchCode: 'Choose a batch.', date: 'Choose a day.' } },
    })
  })

  test('rejects a student and an admin (403)', async () => {
    const { asha, tell } = await markSheet()

    for (const client of [await api.signInAs('student', asha), await api.signInAs('admin')])
      expect((await tell(client, asha)).status).toBe(403)
  })
})

describe('settings of absences', () => {
  test('keep the given text and the defaults of the others, with an audit entry', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    const before = (await hr.get('/api/absence/settings')).body
    const absentEn = '{name} was not here on {date}.'
    expect(before.threshold).toBe(75)

    const change = { absentEn, threshold: '60' }
    const response = await admin.put('/api/absence/settings', change, { 'if-match': '"1"' })

    expect(response).toMatchObject({ status: 200, body: { ...before, absentEn, threshold: 60, version: 2 } })
    expect((await hr.get('/api/absence/settings')).body).toEqual(response.body)
    const entries = api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'institute.absences')
    expect(await entries.execute()).toMatchObject([{ after: { absentEn } }])
  })

  test.each([
    [{ absentEn: 'Nobody on {date}' }, { absentEn: 'Add {name}.' }],
    [{ absentFr: '{name}' }, { absentFr: 'Add {date}.' }],
    [{ lowMr: '{name}' }, { lowMr: 'Add {percent}.' }],
    [{ threshold: 0 }, { threshold: 'Enter a whole number from 1 to 100.' }],
    [{ threshold: '100.5' }, { threshold: 'Enter a whole number from 1 to 100.' }],
    [
      { absentTr: '{name} {date} {fee}' },
      { absentTr: 'Use no other braces than {name}, {batch}, {date}, {institute} and {phone}.' },
    ],
  ])('reject %j (422)', async (change, fields) => {
    const admin = await api.signInAs('admin')

    expect(await admin.put('/api/absence/settings', change)).toMatchObject({ status: 422, body: { fields } })
    expect((await admin.get('/api/absence/settings')).body.version).toBe(1)
  })

  test('reject an outdated version (409) and HR (403)', async () => {
    const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
    const change = { absentEn: '{name} {date}' }
    await admin.put('/api/absence/settings', change)

    expect((await admin.put('/api/absence/settings', change, { 'if-match': '"1"' })).status).toBe(409)
    expect((await hr.put('/api/absence/settings', change)).status).toBe(403)
  })
})
