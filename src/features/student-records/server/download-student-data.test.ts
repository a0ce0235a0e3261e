import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { CANARY } from '#testing/server/canary.ts'
import { imageBody } from '#testing/server/images.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'

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
      receipt: [{ student_name: 'Kanariya Vogelsang', paid: 2000 }],
      project: [{ description: 'A shop' }],
      portfolio: [{ link: 'https://example.com/kanariya' }],
      attendance_mark: [{ day: '2026-11-20', present: true }],
      student_account: [{ fee: 12_000 }],
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
