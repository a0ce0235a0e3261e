import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { CANARY, told } from '#testing/server/canary.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'
import { stored } from '#testing/server/stored.ts'

const api = startTestApi()

/** The canary from the first call to the registration, by forms that are sent with their keys. */
async function fromEnquiryToStudent({ paid = 0 } = {}) {
  const [hr, admin] = [await api.as('hr'), await api.as('admin')]
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
  const remove = () => admin.post('/api/admin/status', { student, status: 'Delete' })
  return { hr, batch, enquiry: _id as string, student, remove }
}

const all = async () => (await stored(api.db)).join('\n')

test('the search sees the person while there is one', async () => {
  await fromEnquiryToStudent()
  expect(told(await all())).toEqual(expect.arrayContaining([CANARY.fname, CANARY.email, CANARY.perAddress]))
})

test('with a deleted student goes the enquiry that the student came of: nowhere is a word of the person', async () => {
  const { hr, enquiry, remove } = await fromEnquiryToStudent()
  expect((await remove()).status).toBe(200)
  expect(told(await all())).toEqual([])
  expect((await hr.get(`/api/enquiry/${enquiry}`)).status).toBe(404)
  expect((await hr.get('/api/enquiry')).body.total).toBe(0)
  const trail = await api.db.selectFrom('audit_entry').select('action').where('record_id', '=', enquiry).execute()
  expect(trail).toHaveLength(6)
})

test('an enquiry that was deleted before its student leaves no word either', async () => {
  const { hr, enquiry, remove } = await fromEnquiryToStudent()
  expect((await hr.delete(`/api/enquiry/${enquiry}`)).status).toBe(200)
  expect((await remove()).status).toBe(200)
  expect(told(await all())).toEqual([])
})

test('the books keep the name, and nothing but the name', async () => {
  const { hr, batch, student, remove } = await fromEnquiryToStudent()
  const mark = { student, batchCode: batch.code, date: '2026-11-21', attendence: true }
  expect((await hr.post('/api/attend', [mark])).status).toBe(201)
  await remove()
  const left = told(await all())
  expect(left.toSorted()).toEqual(['Kanariya', 'Vogelsang', 'kanariya'])
  expect((await hr.get('/api/attend')).body.attendance).toMatchObject([{ studentName: 'Kanariya Vogelsang' }])
})

test('a receipt keeps the name it was written for, and not the number to call', async () => {
  const { hr, remove } = await fromEnquiryToStudent({ paid: 500 })
  await remove()
  expect((await hr.get('/api/fee?search=kanariya')).body).toMatchObject({
    fees: [{ name: 'Kanariya Vogelsang', paid: 500 }],
    total: 1,
  })
  expect(told(await all()).filter((word) => !/kanariya|vogelsang/i.test(word))).toEqual([])
})

test('what the student did stays in the trail, and by whom does not', async () => {
  const { student, remove } = await fromEnquiryToStudent()
  const own = await api.as('student', student)
  const project = { project: 'https://example.com/work', techUsed: 'React', description: 'A shop' }
  expect((await own.post('/api/project', project)).status).toBe(201)
  const admin = await api.as('admin')
  const trail = async () => (await admin.get(`/api/admin/audit?who=${student}`)).body.entries
  expect(await trail()).toMatchObject([{ action: 'project.add', who: 'Kanariya Vogelsang' }])
  await remove()
  expect(await trail()).toMatchObject([{ action: 'project.add', who: '–' }])
  expect(told(await all())).toEqual([])
})

test('other people’s enquiries stay', async () => {
  const { hr, remove } = await fromEnquiryToStudent()
  const [{ course }] = (await hr.get('/api/course')).body.courses
  const other = { name: 'Asha', contact: '9876500000', qualification: 'BCA', address: 'x', mode: 'online' }
  await hr.post('/api/enquiry', { ...other, course, date: '2026-11-20' }, { 'idempotency-key': 'other' })
  await remove()
  expect((await hr.get('/api/enquiry')).body).toMatchObject({ enquiries: [{ name: 'Asha' }], total: 1 })
  expect(
    (await api.db.selectFrom('idempotency').select('answer').where('key', '=', 'other').execute())[0]!.answer,
  ).not.toBeNull()
})
