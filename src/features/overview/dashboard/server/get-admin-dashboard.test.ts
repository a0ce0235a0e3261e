import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { startTestApi } from '#testing/server/api.ts'
import { getRounds, SEED } from '#testing/server/full-run.ts'
import { createBatchWithStudents, marksBody } from '#testing/server/attendance.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()
const ROUNDS = getRounds(2, 6)

type Month = { month: number; label: string; received: number; spent: number; balance: number }
const getDashboard = async (query = '', language = 'en') =>
  (await (await api.signInAs('admin')).get(`/api/dashboard/admin${query}`, { 'accept-language': language })).body

/** One random call that may change the figures; the numbers choose the day and the record. */
const randomStep = fc.record({
  kind: fc.constantFrom(
    ...(['pay', 'pay', 'pay', 'void', 'change', 'addExpense', 'addExpense', 'deleteExpense', 'changeExpense'] as const),
    ...(['status', 'status', 'place', 'student', 'applicant', 'enquire', 'batch', 'deleteBatch'] as const),
  ),
  month: fc.integer({ min: 0, max: 13 }),
  day: fc.integer({ min: 1, max: 28 }),
  index: fc.nat(),
  paise: fc.integer({ min: 1, max: 300_000 }),
})
type Step = typeof randomStep extends fc.Arbitrary<infer S> ? S : never

async function createOffice() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const ledger = (await admin.post('/api/admin/expense-category', { ledger: 'Rent' })).body._id as string
  const studentValues = { courseId: course.id, batchId: batch.id, joiningDate: '2025-09-01' }
  const students: string[] = []
  for (let n = 0; n < 4; n++) students.push(await createStudent(api.db, studentValues))
  const lists = { students, receipts: [] as string[], expenses: [] as string[], emptyBatches: [] as string[] }
  return { hr, admin, course, ledger, studentValues, ...lists }
}
type Office = Awaited<ReturnType<typeof createOffice>>
const pick = (from: string[], index: number) => from[index % from.length] ?? 'none'

async function runStep(office: Office, { kind, month, day, index, paise }: Step): Promise<number> {
  const { hr, admin, course, ledger, studentValues, students, receipts, expenses, emptyBatches } = office
  // October 2025 to November 2026.
  const date = new Date(Date.UTC(2025, 9 + month, Math.min(day, month === 13 ? 21 : 28))).toISOString().slice(0, 10)
  const [student, receipt, expense] = [pick(students, index), pick(receipts, index), pick(expenses, index)]
  const addId = (into: string[], { status, body }: { status: number; body: { _id: string } }) => {
    if (status === 201) into.push(body._id)
    return status
  }
  const enquiry = { name: 'Asha', contact: '9876500000', qualification: 'BCA', address: 'x', mode: 'online', date }
  const actions: Record<Step['kind'], () => Promise<number>> = {
    pay: async () =>
      addId(receipts, await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: paise / 100, date })),
    void: async () => (await hr.delete(`/api/fee/${receipt}`, { reason: 'Example' })).status,
    change: async () => (await hr.put(`/api/fee/${receipt}`, { paid: paise / 100, date })).status,
    addExpense: async () =>
      addId(expenses, await admin.post('/api/admin/expense', { ledger, remark: 'x', amount: paise / 100, date })),
    changeExpense: async () => (await admin.put(`/api/admin/expense/${expense}`, { amount: paise / 100, date })).status,
    deleteExpense: async () => (await admin.delete(`/api/admin/expense/${expense}`)).status,
    status: async () => {
      const status = ['Disable', 'Active', 'Delete'][paise % 5] ?? 'Disable'
      return (await admin.post('/api/admin/status', { student, status })).status
    },
    place: async () => (await hr.put(`/api/user/${student}`, { isPlaced: paise % 3 ? 'placed' : 'notPlaced' })).status,
    student: async () => students.push(await createStudent(api.db, studentValues)) && 201,
    applicant: async () => ((await createStudent(api.db, { ...studentValues, status: 'Pending' })) ? 201 : 500),
    enquire: async () => {
      const { status, body } = await hr.post('/api/enquiry', { ...enquiry, course: course.name })
      if (paise % 3 === 0) await hr.put(`/api/enquiry/${body._id}`, { isPlaced: 'placed' })
      if (paise % 5 === 0) await hr.delete(`/api/enquiry/${body._id}`)
      return status
    },
    batch: async () => emptyBatches.push((await createBatch(api.db, { courseId: course.id })).id) && 201,
    deleteBatch: async () => (await hr.delete(`/api/batch/${pick(emptyBatches, index)}`)).status,
  }
  return actions[kind]()
}

/** Computes the same figures from the rows in JavaScript, in paise. */
async function computeFigures() {
  const readTable = async (table: string) => {
    const rows = await queryOnce<Record<string, unknown>>(api.ownerUrl, `select to_jsonb(t) as row from ${table} t`)
    return rows.map(({ row }) => row as Record<string, unknown>)
  }
  const [students, batches, courses, enquiries, receipts, expenses] = await Promise.all(
    ['student', 'batch', 'course', 'enquiry', 'receipt', 'expense'].map(readTable),
  )
  const countNotDeleted = (list: typeof students) => list!.filter((row) => row.deleted_at === null).length
  const studentsIn = (...status: string[]) => students!.filter((row) => status.includes(String(row.status)))
  const paise = (value: unknown) => Math.round(Number(value) * 100)
  const [received, expensed] = [receipts!, expenses!].map((rows) => rows.filter((row) => row.voided_at === null))
  const sumBalance = (prefix: string) => {
    const sum = (list: typeof expenses & {}, day: string, money: string) =>
      list.filter((row) => String(row[day]).startsWith(prefix)).reduce((all, row) => all + paise(row[money]), 0)
    const [income, spent] = [sum(received!, 'paid_on', 'paid'), sum(expensed!, 'day', 'amount')]
    return { received: income / 100, spent: spent / 100, balance: (income - spent) / 100 }
  }
  return {
    sumBalance,
    counts: {
      students: {
        all: studentsIn('Active', 'Disable').length,
        active: studentsIn('Active').length,
        dropped: studentsIn('Disable').length,
        placed: studentsIn('Active').filter((row) => row.is_placed === true).length,
        pending: studentsIn('Pending').length,
      },
      batches: countNotDeleted(batches),
      courses: countNotDeleted(courses),
      enquiries: enquiries!.length,
      ...sumBalance(''),
    },
  }
}

test('getAdminDashboard returns the figures computed from the tables, after random calls', async () => {
  let succeeded = 0
  await fc.assert(
    fc.asyncProperty(fc.array(randomStep, { minLength: 30, maxLength: 45 }), async (steps) => {
      await api.reset()
      const office = await createOffice()
      for (const step of steps) {
        const status = await runStep(office, step)
        expect(status).toBeLessThan(500)
        if (status < 300) succeeded++
      }
      const { counts, sumBalance } = await computeFigures()
      for (const year of [2025, 2026]) {
        const { months, ...totals } = await getDashboard(`?year=${year}`)
        expect(totals).toMatchObject(counts)
        expect(months.map(({ month }: Month) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
        for (const { month, label: _label, ...sums } of months as Month[])
          expect(sums, `${year}-${month}`).toEqual(sumBalance(`${year}-${String(month).padStart(2, '0')}`))
      }
    }),
    { numRuns: ROUNDS, seed: SEED },
  )
  expect(succeeded).toBeGreaterThan((80 / 6) * ROUNDS)
})

test('getAdminDashboard sums tenths of a rupee exactly and returns a negative balance', async () => {
  const { hr, admin, ledger, students } = await createOffice()
  for (let n = 0; n < 3; n++)
    await hr.post(`/api/fee/${students[n]}`, { payMode: 'Cash', paid: '0.10', date: '2026-11-01' })
  await admin.post('/api/admin/expense', { ledger, remark: 'x', amount: '0.70', date: '2026-11-02' })
  const { received, spent, balance, months } = await getDashboard()
  expect({ received, spent, balance }).toEqual({ received: 0.3, spent: 0.7, balance: -0.4 })
  expect(months[10]).toEqual({ month: 11, label: 'Nov 2026', received: 0.3, spent: 0.7, balance: -0.4 })
})

test('getAdminDashboard includes receipts of deleted students and excludes voided ones', async () => {
  const { hr, admin, students } = await createOffice()
  const pay = async (student: string | undefined) =>
    (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: '1000.50', date: '2026-11-21' })).body._id as string
  await pay(students[0])
  await admin.post('/api/admin/status', { student: students[0], status: 'Delete' })
  await hr.delete(`/api/fee/${await pay(students[1])}`, { reason: 'Example' })
  expect(await getDashboard()).toMatchObject({ received: 1000.5, balance: 1000.5, students: { all: 3 } })
})

test('getAdminDashboard: trend contains this month until today, and the last one until the same day, for any year', async () => {
  const { hr, admin, ledger, students } = await createOffice()
  const days = ['2026-09-30', '2026-10-01', '2026-10-21', '2026-10-22', '2026-11-01', '2026-11-21']
  for (const [n, date] of days.entries()) {
    await hr.post(`/api/fee/${students[0]}`, { payMode: 'Cash', paid: 2 ** n, date })
    await admin.post('/api/admin/expense', { ledger, remark: 'x', amount: 100 * 2 ** n, date })
  }
  expect((await getDashboard('?year=2019')).trend).toEqual({
    date: '2026-11-21',
    comparedDate: '2026-10-21',
    thisMonth: {
      received: 48,
      spent: 4800,
      balance: -4752,
    },
    lastMonth: {
      received: 6,
      spent: 600,
      balance: -594,
    },
  })
  api.now = new Date('2027-03-31T06:00:00Z')
  const later = (await (await api.signInAs('admin')).get('/api/dashboard/admin')).body
  expect(later.trend.comparedDate).toBe('2027-02-28')
})

test('getAdminDashboard: attendance contains the batches of the last marked day, lowest first', async () => {
  const hr = await api.signInAs('hr')
  const mark = async (code: string, date: string, absent: number) => {
    const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand'], { code })
    expect(
      (await hr.post('/api/attend', marksBody(batch.code, students, date, students.slice(0, absent)))).status,
    ).toBe(201)
  }
  expect((await getDashboard()).attendance).toEqual({ date: null, batches: [] })
  await mark('A', '2026-11-19', 3)
  await mark('B', '2026-11-20', 0)
  await mark('C', '2026-11-20', 2)
  expect((await getDashboard()).attendance).toEqual({
    date: '2026-11-20',
    batches: [
      { bCode: 'C', present: 1, total: 3 },
      { bCode: 'B', present: 3, total: 3 },
    ],
  })
})

describe('getAdminDashboard: year', () => {
  test('defaults to the current year in the institute’s time zone', async () => {
    api.now = new Date('2026-12-31T18:30:00Z')
    expect((await getDashboard()).months[0].label).toBe('Jan 2027')
    await (await api.signInAs('admin')).put('/api/institute', { timeZone: 'America/New_York' })
    expect((await getDashboard()).months[0].label).toBe('Jan 2026')
    expect((await getDashboard('?year=2019')).months[11]).toEqual({
      month: 12,
      label: 'Dec 2019',
      received: 0,
      spent: 0,
      balance: 0,
    })
  })

  test('contains payments and expenses from 1 January to 31 December', async () => {
    const { hr, admin, ledger, students } = await createOffice()
    for (const [n, date] of ['2025-01-01', '2025-12-31', '2026-01-01'].entries()) {
      await hr.post(`/api/fee/${students[0]}`, { payMode: 'Cash', paid: 100 * (n + 1), date })
      await admin.post('/api/admin/expense', { ledger, remark: 'x', amount: n + 1, date })
    }
    const monthlySums = async (year: number) =>
      (await getDashboard(`?year=${year}`)).months.map(({ received, spent }: Month) => received + spent)
    expect(await monthlySums(2024)).toEqual(Array(12).fill(0))
    expect(await monthlySums(2025)).toEqual([101, ...Array(10).fill(0), 202])
    expect(await monthlySums(2026)).toEqual([303, ...Array(11).fill(0)])
  })

  test.each(['year=20', 'year=2200', 'year=x', 'month=1'])('rejects %s (422)', async (query) => {
    expect((await (await api.signInAs('admin')).get(`/api/dashboard/admin?${query}`)).status).toBe(422)
  })

  test.each(LANGUAGES)('labels the months in the caller’s language: %s', async (language) => {
    const { months } = await getDashboard('', language)
    const expected = {
      en: ['Feb 2026', 'Nov 2026'],
      fr: ['févr. 2026', 'nov. 2026'],
      tr: ['Şub 2026', 'Kas 2026'],
      hi: ['फ़र॰ 2026', 'नव॰ 2026'],
      mr: ['फेब्रु 2026', 'नोव्हें 2026'],
    }
    expect([months[1].label, months[10].label]).toEqual(expected[language])
  })
})
