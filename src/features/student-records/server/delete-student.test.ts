import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { CANARY, findCanaryValues } from '#testing/server/canary.ts'
import { dumpDatabase } from '#testing/server/dump-database.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'

const api = startTestApi()

/** A student with the canary's data, admitted from an enquiry; all forms have idempotency keys. HR has unsaved edits. */
async function admitFromEnquiry({ paid = 0 } = {}) {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const enquiry = {
    ...{ name: `${CANARY.fname} ${CANARY.lname}`, mailId: CANARY.email, contact: CANARY.contact },
    ...{ altContact: CANARY.altContact, qualification: CANARY.university, address: CANARY.perAddress },
    ...{ course: course.name, mode: 'online', ref: CANARY.father, remark: CANARY.dob, date: '2026-11-20' },
  }
  const { _id } = (await hr.post('/api/enquiry', enquiry, { 'idempotency-key': 'enquiry' })).body
  await hr.put(`/api/enquiry/${_id}`, { address: CANARY.curAddress })
  await hr.put(`/api/enquiry/update-status/${_id}`, { status: 'Pending' })
  expect((await hr.put(`/api/enquiry/send-reminder/${_id}`)).status).toBe(200)
  const form = registrationBody(course.name, batch.code, { ...CANARY, Paidfee: paid })
  const admitted = await hr.post(`/api/enquiry/${_id}/admit`, form, { 'idempotency-key': 'admission' })
  expect(admitted.status).toBe(201)
  const student = admitted.body.student._id as string
  const values = { address: CANARY.perAddress }
  for (const key of [`student-${student}-1`, `enquiry-${_id}-2`]) await hr.put('/api/draft', { key, values })
  const deleteStudent = () => admin.post('/api/admin/status', { student, status: 'Delete' })
  return { hr, batch, enquiry: _id as string, student, deleteStudent }
}

const findStoredValues = async () => findCanaryValues((await dumpDatabase(api.db)).join('\n'))

test('findStoredValues finds the personal data before the deletion', async () => {
  await admitFromEnquiry()

  expect(await findStoredValues()).toEqual(expect.arrayContaining([CANARY.fname, CANARY.email, CANARY.perAddress]))
})

test('deleting a student also deletes the enquiry and leaves no personal data', async () => {
  const { hr, enquiry, deleteStudent } = await admitFromEnquiry()

  expect((await deleteStudent()).status).toBe(200)

  expect(await findStoredValues()).toEqual([])
  expect((await hr.get(`/api/enquiry/${enquiry}`)).status).toBe(404)
  expect((await hr.get('/api/enquiry')).body.total).toBe(0)
  const entries = await api.db.selectFrom('audit_entry').select('action').where('record_id', '=', enquiry).execute()
  expect(entries).toHaveLength(6)
})

test('deleting a student whose enquiry was deleted before leaves no personal data', async () => {
  const { hr, enquiry, deleteStudent } = await admitFromEnquiry()
  expect((await hr.delete(`/api/enquiry/${enquiry}`)).status).toBe(200)

  expect((await deleteStudent()).status).toBe(200)

  expect(await findStoredValues()).toEqual([])
})

test('deleting a student with attendance keeps only the name', async () => {
  const { hr, batch, student, deleteStudent } = await admitFromEnquiry()
  const mark = { student, batchCode: batch.code, date: '2026-11-21', attendence: true }
  expect((await hr.post('/api/attend', [mark])).status).toBe(201)

  await deleteStudent()

  expect((await findStoredValues()).toSorted()).toEqual(['Kanariya', 'Vogelsang', 'kanariya'])
  expect((await hr.get('/api/attend')).body.attendance).toMatchObject([{ studentName: 'Kanariya Vogelsang' }])
})

test('deleting a student with a receipt keeps the name on it and erases the contact', async () => {
  const { hr, deleteStudent } = await admitFromEnquiry({ paid: 500 })

  await deleteStudent()

  expect((await hr.get('/api/fee?search=kanariya')).body).toMatchObject({
    fees: [{ name: 'Kanariya Vogelsang', paid: 500 }],
    total: 1,
  })
  expect((await findStoredValues()).filter((value) => !/kanariya|vogelsang/i.test(value))).toEqual([])
})

test('deleting a student keeps the audit entries of the student without the name', async () => {
  const { student, deleteStudent } = await admitFromEnquiry()
  const self = await api.signInAs('student', student)
  const project = { project: 'https://example.com/work', techUsed: 'React', description: 'A shop' }
  expect((await self.post('/api/project', project)).status).toBe(201)
  const admin = await api.signInAs('admin')
  const listEntries = async () => (await admin.get(`/api/admin/audit?who=${student}`)).body.entries
  expect(await listEntries()).toMatchObject([{ action: 'project.add', who: 'Kanariya Vogelsang' }])

  await deleteStudent()

  expect(await listEntries()).toMatchObject([{ action: 'project.add', who: '–' }])
  expect(await findStoredValues()).toEqual([])
})

test('deleting a student keeps the enquiries of other people', async () => {
  const { hr, deleteStudent } = await admitFromEnquiry()
  const [{ course }] = (await hr.get('/api/course')).body.courses
  const other = { name: 'Asha', contact: '9876500000', qualification: 'BCA', address: 'x', mode: 'online' }
  await hr.post('/api/enquiry', { ...other, course, date: '2026-11-20' }, { 'idempotency-key': 'other' })

  await deleteStudent()

  expect((await hr.get('/api/enquiry')).body).toMatchObject({ enquiries: [{ name: 'Asha' }], total: 1 })
  const { answer } = await api.db
    .selectFrom('idempotency')
    .select('answer')
    .where('key', '=', 'other')
    .executeTakeFirstOrThrow()
  expect(answer).not.toBeNull()
})
