import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { importsOf } from '#testing/server/imports.ts'

const api = startTestApi()
const imports = importsOf(api)

/** Today is 2026-11-21, so these days are one day beyond a year and one day beyond three. */
const JOINS_TOO_LATE = '2027-11-22'
const DUE_TOO_LATE = '2029-11-22'

async function setUp() {
  const hr = await api.signInAs('hr')
  const course = await createCourse(api.db, { fee: 100 })
  const batch = await createBatch(api.db, { courseId: course.id })
  const other = await createBatch(api.db, { courseId: course.id })
  const student = await createStudent(api.db, { batchId: batch.id, fee: 1000 })
  const enrolment: string = (await hr.get(`/api/enrolment/${student}`)).body.enrolments[0]._id
  return { hr, course, batch, other, student, enrolment }
}

type Office = Awaited<ReturnType<typeof setUp>>
type Call = (
  office: Office,
  joiningDate: string,
) => Promise<{ status: number; body: { fields?: Record<string, string> } }>

/** Each call gives a student or a course a joining date. Registration and admission share a function. */
const JOINING_CALLS: [string, Call][] = [
  ['a change of a student', ({ hr, student }, joiningDate) => hr.put(`/api/user/${student}`, { joiningDate })],
  [
    'another course',
    ({ hr, student, course, other }, joiningDate) =>
      hr.post(`/api/enrolment/${student}`, {
        course: course.name,
        batch: other.code,
        cduration: '1 month',
        mode: 'online',
        fee: 100,
        joiningDate,
      }),
  ],
  ['a change of a course', ({ hr, enrolment }, joiningDate) => hr.put(`/api/enrolment/${enrolment}`, { joiningDate })],
]

test.each(JOINING_CALLS)(
  '%s cannot begin in more than a year (422), so that no debt is hidden',
  async (_what, call) => {
    const office = await setUp()

    expect(await call(office, JOINS_TOO_LATE)).toMatchObject({
      status: 422,
      body: { fields: { joiningDate: expect.stringMatching(/a year ahead/) as string } },
    })
    expect((await call(office, '2027-11-21')).status).toBeLessThan(300)
  },
)

test('a joining date that is too far ahead is kept when something else changes', async () => {
  const { hr, student } = await setUp()
  await api.db.updateTable('enrolment').set({ joining_on: '2030-01-01' }).execute()

  expect((await hr.put(`/api/user/${student}`, { degree: 'BCA' })).status).toBe(200)
})

test('an imported row with a joining date in more than a year has an error at its cell', async () => {
  const { hr, course, batch } = await setUp()
  const { _id } = await imports.begin(
    hr,
    'hr',
    'students',
    ['Name', 'Phone', 'Course', 'Batch', 'Joining Date'],
    ['Asha Rao', '9811111111', course.name, batch.code, JOINS_TOO_LATE],
  )

  const [row] = await imports.listRows(hr, 'hr', _id)
  expect(row.errors).toEqual({ joiningDate: expect.stringMatching(/a year ahead/) as string })
})

test('no plan is due in more than three years, whether it is set for one student or for many', async () => {
  const { hr, student, enrolment } = await setUp()

  const set = (dueDate: string) => hr.put(`/api/plan/${enrolment}`, { rows: [{ dueDate, amount: 1000 }] })
  const rejected = await set(DUE_TOO_LATE)
  expect(rejected).toMatchObject({ status: 422 })
  expect(rejected.body.fields['rows.0.dueDate']).toMatch(/three years/)
  const change = { students: [student], instalments: 2, firstDue: '2029-10-22' }
  const { rows } = (await hr.post('/api/bulk/preview', change)).body
  expect(rows[0]).toMatchObject({ state: 'rejected', problem: expect.stringMatching(/three years/) as string })
  expect((await set('2029-11-21')).status).toBe(200)
})
