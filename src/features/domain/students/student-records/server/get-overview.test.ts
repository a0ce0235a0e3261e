import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

async function setUp() {
  const hr = await api.signInAs('hr')
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const form = registrationBody(course.name, batch.code, {
    fee: 12_000,
    Paidfee: 1500,
    payMode: 'Cash',
    joiningDate: '2026-08-01',
  })
  const { student } = (await hr.post('/api/user/register', form)).body
  const readOverview = async () => (await hr.get(`/api/user/overview/${student._id}`)).body
  return { hr, id: student._id as string, batch: batch.code, readOverview }
}

test('getOverview of a new student returns the batch time, the first receipt and the registration', async () => {
  const { readOverview } = await setUp()

  const overview = await readOverview()

  expect(overview).toMatchObject({
    projects: 0,
    portfolio: [],
    reminded: null,
    fees: {
      count: 1,
      receipts: [
        {
          receiptNo: '2026-27/000001',
          date: '2026-11-21',
          payMode: 'Cash',
          paid: 1500,
        },
      ],
    },
    attendance: {
      present: 0,
      absent: 0,
    },
    changes: [
      {
        status: 'Active',
        reason: null,
      },
    ],
  })
  expect(overview.bTime).not.toBe('')
})

test('getOverview counts marks and returns those of the last 30 days, with null for days without', async () => {
  const { hr, id, batch, readOverview } = await setUp()
  for (const [date, attendence] of [
    ['2026-10-22', true],
    ['2026-10-23', false],
    ['2026-11-21', true],
  ])
    expect((await hr.post('/api/attend', [{ student: id, batchCode: batch, date, attendence }])).status).toBe(201)

  const { attendance } = await readOverview()

  expect(attendance).toMatchObject({ present: 2, absent: 1 })
  expect(attendance.days).toHaveLength(30)
  expect(attendance.days[0]).toEqual({ date: '2026-10-23', present: false })
  expect(attendance.days[1]).toEqual({ date: '2026-10-24', present: null })
  expect(attendance.days[29]).toEqual({ date: '2026-11-21', present: true })
})

test('getOverview leaves out voided receipts', async () => {
  const { hr, readOverview } = await setUp()
  const { receipts } = (await readOverview()).fees
  expect((await hr.delete(`/api/fee/${receipts[0]._id}`, { reason: 'Typed twice' })).status).toBe(200)

  expect((await readOverview()).fees).toEqual({ count: 0, receipts: [] })
})

test('getOverview returns the last three receipts, newest first, and the number of all', async () => {
  const { hr, id, readOverview } = await setUp()
  for (const [date, paid] of [
    ['2026-11-19', 100],
    ['2026-11-20', 200],
    ['2026-11-20', 300],
    ['2026-11-18', 400],
  ] as const)
    expect((await hr.post(`/api/fee/${id}`, { payMode: 'Cash', paid, date })).status).toBe(201)

  const { count, receipts } = (await readOverview()).fees

  expect(count).toBe(5)
  expect(receipts.map(({ paid }: { paid: number }) => paid)).toEqual([1500, 300, 200])
  expect(receipts[1]).toEqual({
    _id: expect.any(String),
    receiptNo: '2026-27/000004',
    date: '2026-11-20',
    payMode: 'Cash',
    exactMode: null,
    paid: 300,
  })
})

test('getOverview counts projects and returns the links, newest first', async () => {
  const { id, readOverview } = await setUp()
  const own = await api.signInAs('student', id)
  await own.post('/api/project', { project: 'https://example.com/shop', techUsed: 'CSS', description: 'A shop' })
  for (const portfolio of ['https://example.com/old', 'https://example.com/new'])
    expect((await own.post('/api/portfolio', { portfolio })).status).toBe(201)

  const overview = await readOverview()

  expect(overview.projects).toBe(1)
  expect(overview.portfolio).toEqual([
    { _id: expect.any(String), portfolio: 'https://example.com/new' },
    { _id: expect.any(String), portfolio: 'https://example.com/old' },
  ])
})

test('getOverview of an unknown student returns 404', async () => {
  const hr = await api.signInAs('hr')

  expect((await hr.get(`/api/user/overview/${ABSENT_ID}`)).status).toBe(404)
})
