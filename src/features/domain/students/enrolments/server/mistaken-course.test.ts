import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { EnrolmentList } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { startTestApi } from '#testing/server/api.ts'
import { marksBody, TODAY } from '#testing/server/attendance.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'

const api = startTestApi()

/** Creates a student of Excel (E-1, ₹10,000) with a second course, Tally (T-1, ₹5,000), that was added by mistake. */
async function setUp() {
  const hr = await api.signInAs('hr')
  const excel = await createCourse(api.db, { name: 'Excel' })
  const tally = await createCourse(api.db, { name: 'Tally', fee: 5000 })
  const batchId = (await createBatch(api.db, { code: 'E-1', courseId: excel.id })).id
  await createBatch(api.db, { code: 'T-1', courseId: tally.id })
  const id = await createStudent(api.db, { fname: 'Asha', lname: 'Case', batchId, courseId: excel.id })
  const list = async () => ((await hr.get(`/api/enrolment/${id}`)).body as EnrolmentList).enrolments
  const [first] = await list()
  const fields = { course: 'Tally', batch: 'T-1', cduration: '2 months', mode: 'offline', joiningDate: '2026-11-01' }
  const added = (await hr.post(`/api/enrolment/${id}`, { ...fields, fee: 5000 })).body
  const find = async (query: string) =>
    ((await hr.get(`/api/user?${query}`)).body.students as { _id: string }[]).map(({ _id }) => _id)
  const remove = (enrolment: string = added._id, headers = {}) =>
    hr.delete(`/api/enrolment/${enrolment}`, undefined, headers)
  const end = (enrolment: string) =>
    hr.put(`/api/enrolment/end/${enrolment}`, { endDate: TODAY, isCompleted: 'no', reason: 'By mistake' })
  const getStudent = async () => (await hr.get(`/api/user/${id}`)).body
  return { hr, id, first: first!, added, list, find, remove, end, getStudent }
}

test('removeEnrolment takes back a course with its fee and its plan, and writes an audit entry', async () => {
  const { hr, id, first, added, list, remove, getStudent } = await setUp()
  await hr.put(`/api/plan/${added._id}`, { rows: [{ dueDate: '2026-12-01', amount: 5000 }] })
  expect((await list()).map(({ removable }) => removable)).toEqual([true, true])

  expect(await remove()).toMatchObject({ status: 200, body: { message: 'Tally was removed' } })

  expect(await list()).toEqual([first])
  expect(first.removable).toBe(false)
  expect(await getStudent()).toMatchObject({ course: 'Excel', batch: 'E-1', courses: 1, TotalFee: 10_000 })
  const entries = api.db.selectFrom('audit_entry').selectAll().where('action', '=', 'enrolment.remove')
  expect(await entries.execute()).toMatchObject([
    { record: 'student', record_id: id, before: { course: 'Tally', batch: 'T-1', fee: 5000 }, after: null },
  ])
})

test.each(['remove', 'end'] as const)(
  '%s of a course that another clerk removes meanwhile is not found (404)',
  async (act) => {
    const { id, added, ...calls } = await setUp()
    let call: ReturnType<typeof calls.remove> | undefined

    await api.db.transaction().execute(async (tx) => {
      await tx.selectFrom('student').select('id').where('id', '=', id).forUpdate().execute()
      call = calls[act](added._id)
      await waitForLock(api, call)
      await sql`select remove_enrolment(${added._id})`.execute(tx)
    })

    expect(await call).toMatchObject({ status: 404 })
  },
)

test('removeEnrolment of the first course leaves the other with the due date of a first course', async () => {
  const { id, first, remove, getStudent } = await setUp()

  expect((await remove(first._id)).status).toBe(200)

  expect(await getStudent()).toMatchObject({ course: 'Tally', courses: 1, TotalFee: 5000, dueDate: '2026-12-06' })
  const numbers = api.db.selectFrom('enrolment').select('n').where('student_id', '=', id)
  expect(await numbers.execute()).toEqual([{ n: 1 }])
})

test.each([
  [
    'a voided receipt',
    async ({ hr, id, added }: Awaited<ReturnType<typeof setUp>>) => {
      const body = { payMode: 'Cash', paid: 100, date: '2026-11-20', enrolment: added._id }
      const receipt = (await hr.post(`/api/fee/${id}`, body)).body._id
      await hr.delete(`/api/fee/${receipt}`, { reason: 'Wrong course' })
    },
    /1 receipt is for this course/,
  ],
  [
    'a mark',
    ({ hr, id }: Awaited<ReturnType<typeof setUp>>) => hr.post('/api/attend', marksBody('T-1', [id])),
    /marked on 1 day/,
  ],
  [
    'a certificate',
    ({ hr, added }: Awaited<ReturnType<typeof setUp>>) =>
      hr.post('/api/certificate', { kind: 'bonafide', enrolments: [added._id], date: '2026-11-20' }),
    /1 certificate/,
  ],
  [
    'a discount',
    async ({ id, added }: Awaited<ReturnType<typeof setUp>>) => {
      const admin = await api.signInAs('admin')
      await admin.post(`/api/fee/discount/${id}`, { enrolment: added._id, amount: 100, reason: 'Friend' })
    },
    /1 discount/,
  ],
  [
    'more paid than is left of the other course after a write-off',
    async ({ hr, id, first }: Awaited<ReturnType<typeof setUp>>) => {
      await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 5000, date: '2026-11-20', enrolment: first._id })
      const admin = await api.signInAs('admin')
      await admin.post(`/api/fee/write-off/${id}`, { amount: 10_000, reason: 'Friend' })
    },
    /₹5,000 has been paid/,
  ],
])('removeEnrolment rejects a course with %s (409)', async (_, use, text) => {
  const scenario = await setUp()
  await use(scenario)

  expect(await scenario.remove()).toMatchObject({
    status: 409,
    body: { code: 'in_use', message: expect.stringMatching(text) },
  })
  expect(await scenario.list()).toHaveLength(2)
})

test('removeEnrolment rejects the only course, a stale version (409) and callers other than HR (403)', async () => {
  const { hr, first, added, remove } = await setUp()
  expect((await remove(added._id, { 'if-match': '"7"' })).body).toMatchObject({ code: 'stale' })
  const admin = await api.signInAs('admin')
  expect((await admin.delete(`/api/enrolment/${added._id}`)).status).toBe(403)
  await remove()

  expect(await remove(first._id)).toMatchObject({ status: 409, body: { code: 'only_course' } })
  expect((await hr.delete(`/api/enrolment/${added._id}`)).status).toBe(404)
})

test('the database removes no course that has a receipt, although the app asks for it', async () => {
  const { hr, id, added, list } = await setUp()
  await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 100, date: '2026-11-20', enrolment: added._id })

  const { rows } = await sql<{ removed: boolean }>`select remove_enrolment(${added._id}) as removed`.execute(api.db)

  expect(rows).toEqual([{ removed: false }])
  expect(await list()).toHaveLength(2)
})

test('an ended newest course does not hide the current one: flat fields, payment, search and filters', async () => {
  const { hr, id, first, added, list, find, end, getStudent } = await setUp()
  const { version } = await getStudent()

  await end(added._id)

  expect(await getStudent()).toMatchObject({ course: 'Excel', batch: 'E-1', otherCourses: [], version: version + 1 })
  expect((await list()).map(({ _id, newest }) => [_id, newest])).toEqual([
    [first._id, true],
    [added._id, false],
  ])
  expect(await find('search=case excel')).toEqual([id])
  expect(await find('batch=e-1')).toEqual([id])
  expect(await find('search=tally')).toEqual([])
  const receipt = (await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid: 500, date: '2026-11-20' })).body
  expect(receipt).toMatchObject({ enrolment: first._id, course: 'Excel' })
})

test('both current courses are listed and found; an ended course that is opened again is the newest current one', async () => {
  const { hr, id, first, added, find, end, getStudent } = await setUp()

  expect(await getStudent()).toMatchObject({ course: 'Tally', otherCourses: [{ course: 'Excel', batch: 'E-1' }] })
  for (const query of ['search=asha excel', 'search=e-1', 'search=tally', 'batch=e-1', 'course=excel&batch=t-1'])
    expect(await find(query), query).toEqual([id])
  expect((await hr.get('/api/search?q=asha')).body.students).toMatchObject([
    { batch: 'T-1', otherCourses: [{ course: 'Excel', batch: 'E-1' }] },
  ])

  await end(added._id)
  await end(first._id)
  expect(await getStudent()).toMatchObject({ course: 'Tally', otherCourses: [] })
  const { version } = await getStudent()
  await hr.put(`/api/enrolment/${first._id}`, { endDate: '', isCompleted: 'no' })

  expect(await getStudent()).toMatchObject({ course: 'Excel', otherCourses: [], version: version + 1 })
})
