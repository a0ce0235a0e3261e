import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { getRounds, SEED } from '#testing/server/full-run.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()
const ROUNDS = getRounds(2, 6)

type Month = { year: number; month: number; label: string }
const getDashboard = async (language = 'en') =>
  (await (await api.signInAs('hr')).get('/api/dashboard/hr', { 'accept-language': language })).body
const listMonths = (months: Month[]) => months.map(({ year, month }) => `${year}-${month}`)

/** One random call that may change the figures; the numbers choose the day and the record. */
const randomStep = fc.record({
  kind: fc.constantFrom(
    ...(['pay', 'pay', 'pay', 'void', 'enquire', 'enquire', 'enquire', 'setStatus', 'place', 'deleteEnquiry'] as const),
    ...(['mark', 'mark', 'drop', 'delete', 'batch', 'course', 'deleteBatch'] as const),
  ),
  month: fc.integer({ min: 0, max: 13 }),
  day: fc.integer({ min: 1, max: 28 }),
  index: fc.nat(),
  amount: fc.integer({ min: 1, max: 90_000 }),
})
type Step = typeof randomStep extends fc.Arbitrary<infer S> ? S : never

async function createOffice() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db, { name: 'Tally', fee: 1000 })
  const batch = await createBatch(api.db, { courseId: course.id })
  const students: string[] = []
  for (const fname of ['Asha', 'Bela', 'Chand', 'Dev'])
    students.push(
      await createStudent(api.db, { fname, batchId: batch.id, courseId: course.id, joiningDate: '2025-09-01' }),
    )
  await createStudent(api.db, { fname: 'Applicant', batchId: batch.id, courseId: course.id, status: 'Pending' })
  return {
    hr,
    admin,
    course,
    batch,
    students,
    receipts: [] as string[],
    enquiries: [] as string[],
    emptyBatches: [] as string[],
  }
}
type Office = Awaited<ReturnType<typeof createOffice>>

const pick = (from: string[], index: number) => from[index % from.length] ?? 'none'
const STATUSES = ['Open', 'Closed', 'Pending']

async function runStep(office: Office, { kind, month, day, index, amount }: Step): Promise<number> {
  const { hr, admin, course, batch, students, receipts, enquiries, emptyBatches } = office
  // October 2025 to November 2026: two months more than the dashboard shows.
  const date = new Date(Date.UTC(2025, 9 + month, Math.min(day, month === 13 ? 21 : 28))).toISOString().slice(0, 10)
  const student = pick(students, index)
  const enquiry = `/api/enquiry/${pick(enquiries, index)}`
  const addId = (into: string[], { status, body }: { status: number; body: { _id: string } }) => {
    if (status === 201) into.push(body._id)
    return status
  }
  const actions: Record<Step['kind'], () => Promise<number>> = {
    pay: async () =>
      addId(receipts, await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: amount / 100, date })),
    void: async () => (await hr.delete(`/api/fee/${pick(receipts, index)}`, { reason: 'Example' })).status,
    enquire: async () => {
      const form = { name: 'Asha', contact: '9876500000', qualification: 'BCA', address: 'x', mode: 'online' }
      return addId(enquiries, await hr.post('/api/enquiry', { ...form, course: course.name, date }))
    },
    setStatus: async () =>
      (await hr.put(enquiry.replace('enquiry/', 'enquiry/update-status/'), { status: pick(STATUSES, amount) })).status,
    place: async () => (await hr.put(enquiry, { isPlaced: amount % 3 ? 'placed' : 'notPlaced' })).status,
    deleteEnquiry: async () => (await hr.delete(enquiry)).status,
    mark: async () => {
      const marks = students.map((id) => ({ student: id, batchCode: batch.code, date, attendence: amount % 2 === 0 }))
      return (await hr.post('/api/attend', marks.slice(index % 4))).status
    },
    drop: async () =>
      (await admin.post('/api/admin/status', { student, status: amount % 2 ? 'Disable' : 'Active' })).status,
    delete: async () =>
      amount % 2 ? 200 : (await admin.post('/api/admin/status', { student, status: 'Delete' })).status,
    batch: async () => {
      emptyBatches.push((await createBatch(api.db, { courseId: course.id })).id)
      return 201
    },
    course: async () => ((await createCourse(api.db)).id ? 201 : 500),
    deleteBatch: async () => (await hr.delete(`/api/batch/${pick(emptyBatches, index)}`)).status,
  }
  return actions[kind]()
}

/** Computes the same figures from the rows in JavaScript, in paise. */
async function computeFigures() {
  const readTable = <T extends 'student' | 'batch' | 'course' | 'enquiry' | 'receipt' | 'attendance_mark'>(table: T) =>
    api.db
      .selectFrom(table as 'student')
      .selectAll()
      .execute() as Promise<Record<string, unknown>[]>
  const [students, batches, courses, enquiries, receipts, marks] = await Promise.all([
    readTable('student'),
    readTable('batch'),
    readTable('course'),
    readTable('enquiry'),
    readTable('receipt'),
    readTable('attendance_mark'),
  ])
  const notPlaced = enquiries!.filter((row) => row.is_placed === false)
  const days = marks!.map(({ day }) => String(day))
  const date = days.toSorted().at(-1) ?? null
  const lastDayMarks = marks!.filter((row) => row.day === date)
  const present = lastDayMarks.filter((row) => row.present).length
  const monthPrefix = ({ year, month }: Month) => `${year}-${String(month).padStart(2, '0')}`
  return {
    students: students!.filter(({ status }) => status === 'Active' || status === 'Disable').length,
    batches: batches!.filter((row) => row.deleted_at === null).length,
    courses: courses!.filter((row) => row.deleted_at === null).length,
    enquiries: notPlaced.length,
    attendance: { date, present, absent: lastDayMarks.length - present, total: lastDayMarks.length },
    sumFees: (month: Month) =>
      receipts!
        .filter((row) => row.voided_at === null && String(row.paid_on).startsWith(monthPrefix(month)))
        .reduce((paise, { paid }) => paise + Math.round(Number(paid) * 100), 0) / 100,
    countEnquiries: (month: Month) => {
      const monthEnquiries = notPlaced.filter(({ day }) => String(day).startsWith(monthPrefix(month)))
      return Object.fromEntries(
        STATUSES.map((name) => [name, monthEnquiries.filter(({ status }) => status === name).length]),
      )
    },
  }
}

test('getHrDashboard returns the figures computed from the tables, after random calls', async () => {
  let succeeded = 0
  await fc.assert(
    fc.asyncProperty(fc.array(randomStep, { minLength: 25, maxLength: 40 }), async (steps) => {
      await api.reset()
      const office = await createOffice()
      for (const step of steps) {
        const status = await runStep(office, step)
        expect(status).toBeLessThan(500)
        if (status < 300) succeeded++
      }
      const dashboard = await getDashboard()
      const { sumFees, countEnquiries, ...counts } = await computeFigures()
      expect(dashboard).toMatchObject(counts)
      expect(listMonths(dashboard.fees)).toEqual([
        '2025-12',
        '2026-1',
        '2026-2',
        '2026-3',
        '2026-4',
        '2026-5',
        '2026-6',
        '2026-7',
        '2026-8',
        '2026-9',
        '2026-10',
        '2026-11',
      ])
      expect(listMonths(dashboard.enquiriesByMonth)).toEqual(listMonths(dashboard.fees))
      for (const month of dashboard.fees) expect(month.paid).toBe(sumFees(month))
      for (const month of dashboard.enquiriesByMonth) expect(month).toMatchObject(countEnquiries(month))
    }),
    { numRuns: ROUNDS, seed: SEED },
  )
  expect(succeeded).toBeGreaterThan(10 * ROUNDS)
})

describe('getHrDashboard: the last month is the current one in the institute’s time zone', () => {
  test.each([
    ['Asia/Kolkata', '2026-11-30T18:29:59Z', '2026-11'],
    ['Asia/Kolkata', '2026-11-30T18:30:00Z', '2026-12'],
    ['America/New_York', '2026-12-01T04:59:59Z', '2026-11'],
    ['America/New_York', '2027-01-01T05:00:00Z', '2027-1'],
  ])('%s at %s: %s', async (timeZone, now, last) => {
    await api.db.updateTable('institute').set({ time_zone: timeZone }).execute()
    api.now = new Date(now)

    const { fees, enquiriesByMonth } = await getDashboard()

    expect(listMonths(fees).at(-1)).toBe(last)
    expect(listMonths(enquiriesByMonth)).toEqual(listMonths(fees))
    expect(fees).toHaveLength(12)
  })
})

test('getHrDashboard returns the attendance of the last day with marks, over all batches', async () => {
  const hr = await api.signInAs('hr')
  expect((await getDashboard()).attendance).toEqual({ date: null, present: 0, absent: 0, total: 0 })
  const mark = async (day: string, ...present: boolean[]) => {
    const { id, code } = await createBatch(api.db)
    const marks = []
    for (const attendence of present)
      marks.push({ student: await createStudent(api.db, { batchId: id }), batchCode: code, date: day, attendence })
    expect((await hr.post('/api/attend', marks)).status).toBe(201)
  }
  await mark('2026-11-10', true)
  await mark('2026-11-19', true, false)
  await mark('2026-11-19', true, true)
  expect((await getDashboard()).attendance).toEqual({ date: '2026-11-19', present: 3, absent: 1, total: 4 })
  await mark('2026-11-21', false)
  expect((await getDashboard()).attendance).toEqual({ date: '2026-11-21', present: 0, absent: 1, total: 1 })
  // In Honolulu it is still 20 November.
  await api.db.updateTable('institute').set({ time_zone: 'Pacific/Honolulu' }).execute()
  expect((await getDashboard()).attendance.date).toBe('2026-11-19')
})

test.each(LANGUAGES)('getHrDashboard labels the months in the caller’s language: %s', async (language) => {
  const { fees, enquiriesByMonth } = await getDashboard(language)

  const expected = {
    en: ['Feb 2026', 'Nov 2026'],
    fr: ['févr. 2026', 'nov. 2026'],
    tr: ['Şub 2026', 'Kas 2026'],
    hi: ['फ़र॰ 2026', 'नव॰ 2026'],
    mr: ['फेब्रु 2026', 'नोव्हें 2026'],
  }
  const pickLabels = (months: Month[]) => [months[2]!.label, months[11]!.label]
  expect(pickLabels(fees)).toEqual(expected[language])
  expect(pickLabels(enquiriesByMonth)).toEqual(expected[language])
})

test('getHrDashboard returns twelve months with zeros for a new institute', async () => {
  const { fees, enquiriesByMonth, ...counts } = await getDashboard()
  expect(counts).toMatchObject({ students: 0, batches: 0, courses: 0, enquiries: 0 })
  expect(fees.map(({ paid }: { paid: number }) => paid)).toEqual(Array(12).fill(0))
  for (const month of enquiriesByMonth) expect(month).toMatchObject({ Open: 0, Closed: 0, Pending: 0 })
})

test('getHrDashboard: today contains the receipts by mode, without voided ones, parts of a split payment apart', async () => {
  const hr = await api.signInAs('hr')
  const students = [await createStudent(api.db), await createStudent(api.db)]
  const pay = async (paid: string, more: object = {}) =>
    (await hr.post(`/api/fee/${students[0]}`, { payMode: 'Cash', paid, date: '2026-11-21', ...more })).body
      ._id as string
  await pay('1000.50')
  await pay('300', {
    payMode: 'Others',
    parts: [
      { mode: 'UPI', amount: 100 },
      { mode: 'Cash', amount: 200 },
    ],
  })
  await pay('400', { payMode: 'Others' })
  await pay('50', { date: '2026-11-20' })
  await hr.delete(`/api/fee/${await pay('77')}`, { reason: 'Example' })

  expect((await getDashboard()).today.collected).toEqual({
    receipts: 3,
    paid: 1700.5,
    modes: [
      { mode: 'Cash', paid: 1200.5 },
      { mode: 'Others', paid: 400 },
      { mode: 'UPI', paid: 100 },
    ],
  })
})

test('dashboards: what is due is that of the list of pending fees, with each amount in its own age', async () => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const createDue = (joiningDate: string, over: object = {}) => createStudent(api.db, { joiningDate, ...over })
  await createDue('2026-10-17', { fee: 1000 })
  await createDue('2026-10-10', { fee: '2000.30' })
  await createDue('2026-07-01', { fee: 4000 })
  await createDue('2026-11-01')
  const planned = await createDue('2026-08-01')
  const { enrolments } = (await hr.get(`/api/enrolment/${planned}`)).body
  const rows = [
    { dueDate: '2026-09-21', amount: 500 },
    { dueDate: '2026-11-20', amount: 600.25 },
    { dueDate: '2026-12-21', amount: 8899.75 },
  ]
  expect((await hr.put(`/api/plan/${enrolments[0]._id}`, { rows })).status).toBe(200)
  const dropped = await createDue('2026-07-01')
  await admin.post('/api/admin/status', { student: dropped, status: 'Disable' })

  const { students, total } = (await hr.get('/api/fee/pending')).body
  const sum = students.reduce((paise: number, { due }: { due: number }) => paise + due * 100, 0) / 100
  expect([total, sum]).toEqual([4, 8100.55])
  const feesDue = {
    due: { students: 4, amount: 8100.55 },
    late: { students: 3, amount: 7100.55, longest: 108 },
    ages: [
      { age: 'today', amount: 1000 },
      { age: '1-30', amount: 2600.55 },
      { age: '61-90', amount: 500 },
      { age: '90+', amount: 4000 },
    ],
  }
  expect((await getDashboard()).today.feesDue).toEqual(feesDue)
  expect((await admin.get('/api/dashboard/admin')).body.feesDue).toEqual(feesDue)
})
