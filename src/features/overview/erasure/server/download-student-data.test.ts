import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { CANARY } from '#testing/server/canary.ts'
import { imageBody } from '#testing/server/images.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'
import type { StudentDataRecords } from '../contract/student-data.contract.ts'
import type { TableOfStudents } from '#features/domain/students/student-records/server/public.ts'

const api = startTestApi()

test('downloadStudentData returns everything stored about the student as an attachment', async () => {
  const hr = await api.signInAs('hr')
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const form = registrationBody(course.name, batch.code, { ...CANARY, consent: true })
  const { student } = (await hr.post('/api/user/register', form)).body
  const id = student._id as string
  const { email, password } = CANARY
  const { token } = (await api.call('POST', '/api/user/login', { email, password })).body
  await api.call('POST', '/api/user/login', { email, password: 'piep piep pieq' })
  const own = await api.signInAs('student', id)
  await own.post('/api/project', { project: 'https://example.com/p', techUsed: 'React', description: 'A shop' })
  await own.post('/api/portfolio', { portfolio: 'https://example.com/kanariya' })
  await hr.post('/api/attend', [{ student: id, batchCode: batch.code, date: '2026-11-20', attendence: true }])
  await hr.put(`/api/user/photo/${id}`, imageBody())
  await hr.put(`/api/user/${id}`, { degree: 'MCA' })

  const { status, headers, body } = await api.call('GET', `/api/user/data/${id}`, undefined, token)

  expect(status).toBe(200)
  expect(headers['content-disposition']).toBe('attachment; filename="student-data.json"')
  const { password: _password, confirmPswd: _confirmPswd, ...personal } = CANARY
  expect(body.student).toMatchObject({ ...personal, degree: 'MCA' })
  expect(body).toMatchObject({
    photo: `data:image/jpeg;base64,${imageBody().image}`,
    institute: { name: 'Example Institute' },
    account: { state: 'active' },
    consent: { by: 'student', noticeVersion: 1 },
    records: {
      enrolments: [{ course: course.name, batch: batch.code }],
      fees: { TotalFee: 12_000, PaidFee: 2000, fee: [{ name: 'Kanariya Vogelsang', paid: 2000 }] },
      projects: [{ description: 'A shop' }],
      links: [{ portfolio: 'https://example.com/kanariya' }],
      attendance: [{ date: '2026-11-20', attendence: true }],
    },
  })
  expect(body.sessions).toHaveLength(2)
  expect(body.signIns).toContainEqual({ at: api.now.toISOString(), address: '127.0.0.1', successful: false })
  expect(body.history.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['student.register', 'student.update', 'project.add', 'portfolio.add', 'session.start']),
  )
  expect(body.history.at(-1)).toMatchObject({ before: { degree: 'BCA' }, after: { degree: 'MCA' } })
  expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|token_hash/)
})

test('downloadStudentData rejects other students (403), no token (401) and deleted students (404)', async () => {
  const id = await createStudent(api.db)
  const other = await api.signInAs('student', await createStudent(api.db))
  const admin = await api.signInAs('admin')

  expect((await other.get(`/api/user/data/${id}`)).status).toBe(403)
  expect((await api.call('GET', `/api/user/data/${id}`)).status).toBe(401)
  expect((await admin.get(`/api/user/data/${id}`)).status).toBe(200)
  await admin.post('/api/admin/status', { student: id, status: 'Delete' })
  expect((await admin.get(`/api/user/data/${id}`)).status).toBe(404)
})

/**
 * The part of the download that has the rows of each table with a `student_id`. A new table does not compile until it
 * is listed.
 */
const PARTS: Record<TableOfStudents, keyof StudentDataRecords | 'student' | 'consent' | 'photo' | 'history'> = {
  consent: 'consent',
  student_photo: 'photo',
  declared_payment: 'student',
  student_account: 'student',
  access_link: 'history',
  bulk_change_student: 'history',
  approval: 'history',
  enrolment: 'enrolments',
  batch_member: 'enrolments',
  receipt: 'fees',
  refund: 'fees',
  fee_adjustment: 'fees',
  reminder: 'reminders',
  attendance_mark: 'attendance',
  attendance_month: 'attendance',
  absence_notice: 'absenceNotices',
  batch_waiting: 'waiting',
  certificate: 'certificates',
  enquiry: 'enquiries',
  project: 'projects',
  portfolio: 'links',
}

test.each(['student', 'hr'] as const)('downloadStudentData returns to %s what the pages show them', async (role) => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const id = await createStudent(api.db, { courseId: course.id, batchId: batch.id, parentContact: '9876500000' })
  const [enrolment] = (await hr.get(`/api/enrolment/${id}`)).body.enrolments
  const own = await api.signInAs('student', id)
  await own.post('/api/project', { project: 'https://example.com/p', techUsed: 'React', description: 'A shop' })
  await own.post('/api/portfolio', { portfolio: 'https://example.com/asha' })
  await hr.post(`/api/reminder/${id}`)
  await hr.post('/api/attend', [{ student: id, batchCode: batch.code, date: '2026-11-20', attendence: false }])
  await hr.post(`/api/absence/${id}`, { batchCode: batch.code, date: '2026-11-20' })
  await hr.put(`/api/plan/${enrolment._id}`, { rows: [{ dueDate: '2026-12-01', amount: 10_000 }] })
  await hr.post(`/api/waiting/${(await createBatch(api.db)).id}`, { student: id })
  const payment = { payMode: 'Cash', paid: 100, date: '2026-11-20' }
  const voided = (await hr.post(`/api/fee/${id}`, payment)).body
  await hr.delete(`/api/fee/${voided._id}`, { reason: 'Typed twice' })
  await hr.post(`/api/fee/${id}`, payment)
  await admin.post(`/api/fee/refund/${id}`, { amount: 50, payMode: 'Cash', date: '2026-11-20', reason: 'Too much' })
  await admin.post(`/api/fee/write-off/${id}`, { amount: 10, reason: 'Does not answer' })
  await hr.post('/api/certificate', { kind: 'bonafide', enrolments: [enrolment._id], date: '2026-11-20' })
  await hr.put(`/api/enrolment/end/${enrolment._id}`, { endDate: '2026-11-20', isCompleted: 'no', reason: 'Rude' })
  const reader = role === 'hr' ? hr : own
  const get = async (url: string) => (await reader.get(url)).body

  const { records, history } = await get(`/api/user/data/${id}`)

  expect(records).toEqual({
    enrolments: (await get(`/api/enrolment/${id}`)).enrolments,
    plans: (await get(`/api/plan/${id}`)).plans,
    fees: await get(`/api/fee/${id}`),
    attendance: (await get(`/api/attend/${id}`)).attendance,
    certificates: (await get(`/api/certificate/of/${id}`)).certificates,
    projects: (await get(`/api/project/${id}`)).projects,
    links: (await get(`/api/portfolio/${id}`)).portfolios,
    voidedReceipts: [
      {
        receiptNo: voided.receiptNo,
        date: '2026-11-20',
        paid: 100,
        payMode: 'Cash',
        exactMode: null,
        voidedAt: api.now.toISOString(),
      },
    ],
    reminders: [{ at: api.now.toISOString(), channel: 'WhatsApp', state: 'opened' }],
    absenceNotices: [{ date: '2026-11-20', at: api.now.toISOString() }],
    waiting: [{ batch: expect.any(String), since: api.now.toISOString(), removedAt: null }],
    enquiries: [],
  })
  const parts = Object.values(PARTS).filter((part) => !['student', 'consent', 'photo', 'history'].includes(part))
  expect(Object.keys(records)).toEqual(expect.arrayContaining(parts))
  const secrets = /Does not answer|Rude|Typed twice|Example hr/
  expect(secrets.test(JSON.stringify({ records, history }))).toBe(role === 'hr')
})
