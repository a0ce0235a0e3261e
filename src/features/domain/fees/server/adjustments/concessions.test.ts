import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'
import { importsOf, toRows } from '#testing/server/imports.ts'
import { limitConcessions } from '#testing/server/permission-sets.ts'

const api = startTestApi()
const { begin, run } = importsOf(api)

const REASON = 'Sister of a student'
const MISSING = 'Say why the fee is below the list fee.'
const TOO_LOW = 'The list fee is ₹10,000. HR may set at least ₹9,000; an admin can then give a larger discount.'

/** Creates a course of 10,000 rupees, on which HR may give 10 percent. */
async function setUp(percent = 10) {
  await limitConcessions(api, percent)
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db, { fee: 10_000 })
  const batch = await createBatch(api.db, { courseId: course.id })
  const form = (over: object) => registrationBody(course.name, batch.code, { Paidfee: 0, ...over })
  return { hr, admin, course, batch, form }
}
type SetUp = Awaited<ReturnType<typeof setUp>>

async function applyAsStranger({ form }: SetUp, over: object = {}) {
  const { status, body } = await api.call('POST', '/api/user/register', form({ fee: 1, Paidfee: 1, ...over }))
  expect(status, JSON.stringify(body)).toBe(201)
  return body.student as { _id: string; listFee: number; declared: object }
}

const register = ({ hr, form }: SetUp, fees: object) => hr.post('/api/user/register', form(fees))

const CALLS: [
  string,
  (on: SetUp, fees: { fee: number; feeReason?: string }) => Promise<{ status: number; body: unknown }>,
][] = [
  ['a registration', register],
  [
    'an approval',
    async (on, fees) =>
      on.hr.put(`/api/user/approve/${(await applyAsStranger(on))._id}`, {
        ...fees,
        Paidfee: 0,
        payMode: 'Cash',
        emailConfirmed: true,
      }),
  ],
  [
    'an edit of the student',
    async (on, fees) =>
      on.hr.put(`/api/user/${await createStudent(api.db, { batchId: on.batch.id, listFee: 10_000 })}`, fees),
  ],
  [
    'a further course',
    async (on, fees) =>
      on.hr.post(`/api/enrolment/${await createStudent(api.db)}`, {
        course: on.course.name,
        batch: on.batch.code,
        cduration: '1 month',
        mode: 'online',
        joiningDate: '2026-11-01',
        ...fees,
      }),
  ],
  [
    'an edit of a course',
    async (on, fees) => {
      const student = await createStudent(api.db, { batchId: on.batch.id, listFee: 10_000 })
      const [{ _id }] = (await on.hr.get(`/api/enrolment/${student}`)).body.enrolments
      return on.hr.put(`/api/enrolment/${_id}`, fees)
    },
  ],
  [
    'a change to a more expensive course',
    async (on, { fee: _same, ...reason }) => {
      const student = await createStudent(api.db, { fee: _same })
      return on.hr.put(`/api/user/${student}`, { course: on.course.name, batch: on.batch.code, ...reason })
    },
  ],
]

test.each(CALLS)(
  '%s: a fee below the list fee needs a reason, and more than the limit an admin (422)',
  async (_, send) => {
    const on = await setUp()

    expect(await send(on, { fee: 9000 })).toMatchObject({ status: 422, body: { fields: { feeReason: MISSING } } })
    const rejected = await send(on, { fee: 8999.99, feeReason: REASON })
    expect(rejected).toMatchObject({ status: 422, body: { fields: { fee: TOO_LOW } } })
    expect((await send(on, { fee: 9000, feeReason: REASON })).status).toBeLessThan(300)

    const list = (await on.admin.get('/api/fee/concession')).body
    expect(list).toMatchObject({ total: 1, sum: 1000 })
    expect(list.concessions).toMatchObject([
      { kind: 'Lower fee', amount: 1000, listFee: 10_000, reason: REASON, by: 'Example hr', date: '2026-11-21' },
    ])
  },
)

test('a lower fee and discounts of HR share one limit, and a later price of the course changes neither', async () => {
  const on = await setUp()
  const { _id } = (await register(on, { fee: 9400, feeReason: REASON })).body.student
  await on.admin.put(`/api/course/${on.course.id}`, { cFee: 20_000 })

  const [enrolment] = (await on.hr.get(`/api/enrolment/${_id}`)).body.enrolments
  expect(enrolment).toMatchObject({ listFee: 10_000, fee: 9400, feeReason: REASON })
  expect((await on.hr.get(`/api/fee/${_id}`)).body.discountable).toMatchObject([{ maxAmount: 400 }])
  expect((await on.hr.post(`/api/fee/discount/${_id}`, { amount: 400.01, reason: 'Merit' })).status).toBe(422)
  expect((await on.hr.post(`/api/fee/discount/${_id}`, { amount: 400, reason: 'Merit' })).status).toBe(201)
  expect((await on.hr.put(`/api/user/${_id}`, { fee: 9399, feeReason: 'More' })).status).toBe(422)

  expect((await on.hr.put(`/api/user/${_id}`, { fee: 9700 })).status).toBe(200)
  expect((await on.admin.get('/api/fee/concession')).body).toMatchObject({
    sum: 700,
    concessions: [
      { kind: 'Discount', amount: 400 },
      { kind: 'Lower fee', amount: 300, reason: REASON },
    ],
  })
  expect((await on.hr.put(`/api/user/${_id}`, { fee: 10_000 })).status).toBe(200)
  expect((await on.admin.get('/api/fee/concession')).body.total).toBe(1)
})

test('an unchanged fee below the list fee asks for nothing, and a changed record can be sent back whole', async () => {
  const on = await setUp()
  const { _id } = (await register(on, { fee: 9000, feeReason: REASON })).body.student
  const { body: record } = await on.hr.get(`/api/user/${_id}`)

  expect((await on.hr.put(`/api/user/${_id}`, { ...record, fname: 'Meena' })).status).toBe(200)
})

test('what a stranger declares is stored as declared, and neither fee nor reason of the concession follows it', async () => {
  const on = await setUp()

  const student = await applyAsStranger(on, { fee: 1, Paidfee: 5, feeReason: 'Because' })

  expect(student).toMatchObject({ listFee: 10_000, declared: { fee: 1, Paidfee: 5 } })
  expect((await on.admin.get('/api/fee/concession')).body.total).toBe(0)
})

test('students do not see the reason of their lower fee', async () => {
  const on = await setUp()
  const { _id } = (await register(on, { fee: 9000, feeReason: REASON })).body.student
  const student = await api.signInAs('student', _id)

  expect((await student.get(`/api/enrolment/${_id}`)).body.enrolments).toMatchObject([{ feeReason: null }])
})

test('an import by HR has the limit and asks for a reason at the cell', async () => {
  const on = await setUp()
  const rows = toRows(
    ['Name', 'Phone', 'Course', 'Batch', 'Fee', 'Discount', 'Reason for concession'],
    ['Asha Rao', '9811100012', on.course.name, on.batch.code, '8000', '', REASON],
    ['Ravi Rao', '9811100013', on.course.name, on.batch.code, '9500', '501', REASON],
    ['Meena Rao', '9811100014', on.course.name, on.batch.code, '9500', '', ''],
    ['Hari Rao', '9811100015', on.course.name, on.batch.code, '9500', '500', REASON],
  )

  const { body } = await on.hr.post('/api/import', { kind: 'students', rows })

  const found = (await on.hr.get(`/api/import/${body._id}/row?limit=100`)).body.rows
  expect(found.map(({ errors }: { errors: object }) => errors)).toEqual([
    { fee: TOO_LOW },
    { discount: 'At most ₹500 can be discounted.' },
    { feeReason: MISSING },
    {},
  ])
})

test('a fee that an admin imported below the list fee leaves HR the whole limit', async () => {
  const on = await setUp()
  const columns = ['Name', 'Phone', 'Course', 'Batch', 'Fee', 'Reason for concession']
  const cells = ['Asha Rao', '9811100012', on.course.name, on.batch.code, '5000', REASON]
  const { _id } = await begin(on.admin, 'admin', 'students', columns, cells)
  await run(on.admin, 'admin', _id)
  const student = (await on.hr.get('/api/user')).body.students[0]._id as string

  expect((await on.hr.get(`/api/fee/${student}`)).body.discountable).toMatchObject([{ maxAmount: 1000 }])
  expect((await on.hr.post(`/api/fee/discount/${student}`, { amount: 1000.01, reason: 'Merit' })).status).toBe(422)
  expect((await on.hr.post(`/api/fee/discount/${student}`, { amount: 1000, reason: 'Merit' })).status).toBe(201)
})

test('the list of concessions finds students and days, and only an admin reads it', async () => {
  const on = await setUp()
  await register(on, { fname: 'Meena', fee: 9000, feeReason: REASON })
  await register(on, { fname: 'Hari', fee: 9100, feeReason: REASON })
  const list = async (query: string) => (await on.admin.get(`/api/fee/concession?${query}`)).body

  expect(await list('search=meena')).toMatchObject({ total: 1, sum: 1000 })
  expect(await list('date=2026-11-20')).toMatchObject({ total: 0, sum: 0 })
  expect((await list('month=11&year=2026&limit=1&page=2')).concessions).toMatchObject([{ amount: 1000 }])
  expect((await on.hr.get('/api/fee/concession')).status).toBe(403)
})
