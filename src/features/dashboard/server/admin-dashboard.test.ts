import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { queryOnce } from '#shared/server/query-once.ts'

const api = startTestApi()

type Month = { month: number; label: string; received: number; spent: number; balance: number }
const figures = async (query = '', language = 'en') =>
  (await (await api.as('admin')).get(`/api/dashboard/admin${query}`, { 'accept-language': language })).body

/** What an institute may do that its figures must tell; the numbers choose the day and whom it is about. */
const step = fc.record({
  what: fc.constantFrom(
    ...(['pay', 'pay', 'pay', 'void', 'change', 'spend', 'spend', 'unspend', 'respend'] as const),
    ...(['status', 'status', 'place', 'student', 'applicant', 'enquire', 'batch', 'unbatch'] as const),
  ),
  month: fc.integer({ min: 0, max: 13 }),
  day: fc.integer({ min: 1, max: 28 }),
  who: fc.nat(),
  paise: fc.integer({ min: 1, max: 300_000 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function anOffice() {
  const [hr, admin] = [await api.as('hr'), await api.as('admin')]
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const ledger = (await admin.post('/api/admin/expense-category', { ledger: 'Rent' })).body._id as string
  const made = { courseId: course.id, batchId: batch.id, joiningDate: '2025-09-01' }
  const students: string[] = []
  for (let n = 0; n < 4; n++) students.push(await createStudent(api.db, made))
  const lists = { students, receipts: [] as string[], expenses: [] as string[], spare: [] as string[] }
  return { hr, admin, course, ledger, made, ...lists }
}
type Office = Awaited<ReturnType<typeof anOffice>>
const pick = (from: string[], who: number) => from[who % from.length] ?? 'none'

async function carryOut(office: Office, { what, month, day, who, paise }: Step): Promise<number> {
  const { hr, admin, course, ledger, made, students, receipts, expenses, spare } = office
  // October 2025 to November 2026.
  const date = new Date(Date.UTC(2025, 9 + month, Math.min(day, month === 13 ? 21 : 28))).toISOString().slice(0, 10)
  const [student, receipt, expense] = [pick(students, who), pick(receipts, who), pick(expenses, who)]
  const keep = (into: string[], { status, body }: { status: number; body: { _id: string } }) => {
    if (status === 201) into.push(body._id)
    return status
  }
  const anEnquiry = { name: 'Asha', contact: '9876500000', qualification: 'BCA', address: 'x', mode: 'online', date }
  const deeds: Record<Step['what'], () => Promise<number>> = {
    pay: async () => keep(receipts, await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: paise / 100, date })),
    void: async () => (await hr.delete(`/api/fee/${receipt}`)).status,
    change: async () => (await hr.put(`/api/fee/${receipt}`, { paid: paise / 100, date })).status,
    spend: async () =>
      keep(expenses, await admin.post('/api/admin/expense', { ledger, remark: 'x', amount: paise / 100, date })),
    respend: async () => (await admin.put(`/api/admin/expense/${expense}`, { amount: paise / 100, date })).status,
    unspend: async () => (await admin.delete(`/api/admin/expense/${expense}`)).status,
    status: async () => {
      const status = ['Disable', 'Active', 'Delete'][paise % 5] ?? 'Disable'
      return (await admin.post('/api/admin/status', { student, status })).status
    },
    place: async () => (await hr.put(`/api/user/${student}`, { isPlaced: paise % 3 ? 'placed' : 'notPlaced' })).status,
    student: async () => students.push(await createStudent(api.db, made)) && 201,
    applicant: async () => ((await createStudent(api.db, { ...made, status: 'Pending' })) ? 201 : 500),
    enquire: async () => {
      const { status, body } = await hr.post('/api/enquiry', { ...anEnquiry, course: course.name })
      if (paise % 3 === 0) await hr.put(`/api/enquiry/${body._id}`, { isPlaced: 'placed' })
      if (paise % 5 === 0) await hr.delete(`/api/enquiry/${body._id}`)
      return status
    },
    batch: async () => spare.push((await createBatch(api.db, { courseId: course.id })).id) && 201,
    unbatch: async () => (await hr.delete(`/api/batch/${pick(spare, who)}`)).status,
  }
  return deeds[what]()
}

/** Rows as they stand, money as text: added up here in paise, by nobody's SQL. */
async function counted() {
  const rows = (table: string) =>
    queryOnce<Record<string, unknown>>(api.ownerUrl, `select to_jsonb(t) as row from ${table} t`)
  const of = async (table: string) => (await rows(table)).map(({ row }) => row as Record<string, unknown>)
  const [students, batches, courses, enquiries, receipts, expenses] = await Promise.all(
    ['student', 'batch', 'course', 'enquiry', 'receipt', 'expense'].map(of),
  )
  const living = (list: typeof students) => list!.filter((row) => row.deleted_at === null).length
  const are = (...status: string[]) => students!.filter((row) => status.includes(String(row.status)))
  const paise = (value: unknown) => Math.round(Number(value) * 100)
  const received = receipts!.filter((row) => row.voided_at === null)
  const books = (from: string) => {
    const sum = (list: typeof received, day: string, money: string) =>
      list.filter((row) => String(row[day]).startsWith(from)).reduce((all, row) => all + paise(row[money]), 0)
    const [came, went] = [sum(received, 'paid_on', 'paid'), sum(expenses!, 'day', 'amount')]
    return { received: came / 100, spent: went / 100, balance: (came - went) / 100 }
  }
  return {
    books,
    counts: {
      students: {
        all: are('Active', 'Disable').length,
        active: are('Active').length,
        dropped: are('Disable').length,
        placed: are('Active').filter((row) => row.is_placed === true).length,
        pending: are('Pending').length,
      },
      batches: living(batches),
      courses: living(courses),
      enquiries: enquiries!.filter((row) => row.is_placed === false).length,
      ...books(''),
    },
  }
}

test('after any history the figures are those counted from the tables, the balance to the paisa', async () => {
  let worked = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 45 }), async (steps) => {
      await api.empty()
      const office = await anOffice()
      for (const one of steps) {
        const status = await carryOut(office, one)
        expect(status).toBeLessThan(500)
        if (status < 300) worked++
      }
      const { counts, books } = await counted()
      for (const year of [2025, 2026]) {
        const { months, ...told } = await figures(`?year=${year}`)
        expect(told).toEqual(counts)
        expect(months.map(({ month }: Month) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
        for (const { month, label: _label, ...told } of months as Month[])
          expect(told, `${year}-${month}`).toEqual(books(`${year}-${String(month).padStart(2, '0')}`))
      }
    }),
    { numRuns: 6 },
  )
  expect(worked).toBeGreaterThan(80)
}, 60_000)

test('tenths that no binary number can hold, and a balance below nothing', async () => {
  const { hr, admin, ledger, students } = await anOffice()
  for (let n = 0; n < 3; n++)
    await hr.post(`/api/fee/${students[n]}`, { payMode: 'Cash', paid: '0.10', date: '2026-11-01' })
  await admin.post('/api/admin/expense', { ledger, remark: 'x', amount: '0.70', date: '2026-11-02' })
  const { received, spent, balance, months } = await figures()
  expect({ received, spent, balance }).toEqual({ received: 0.3, spent: 0.7, balance: -0.4 })
  expect(months[10]).toEqual({ month: 11, label: 'Nov 2026', received: 0.3, spent: 0.7, balance: -0.4 })
})

test('a deleted student’s money is counted; a voided receipt’s is not', async () => {
  const { hr, admin, students } = await anOffice()
  const pay = async (student: string | undefined) =>
    (await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: '1000.50', date: '2026-11-21' })).body._id as string
  await pay(students[0])
  await admin.post('/api/admin/status', { student: students[0], status: 'Delete' })
  await hr.delete(`/api/fee/${await pay(students[1])}`)
  expect(await figures()).toMatchObject({ received: 1000.5, balance: 1000.5, students: { all: 3 } })
})

describe('the year', () => {
  test('is the institute’s own unless one is named', async () => {
    api.now = new Date('2026-12-31T18:30:00Z')
    expect((await figures()).months[0].label).toBe('Jan 2027')
    await (await api.as('admin')).put('/api/institute', { timeZone: 'America/New_York' })
    expect((await figures()).months[0].label).toBe('Jan 2026')
    expect((await figures('?year=2019')).months[11]).toEqual({
      ...{ month: 12, label: 'Dec 2019', received: 0, spent: 0, balance: 0 },
    })
  })

  test('begins on 1 January and ends on 31 December', async () => {
    const { hr, admin, ledger, students } = await anOffice()
    for (const [n, date] of ['2025-01-01', '2025-12-31', '2026-01-01'].entries()) {
      await hr.post(`/api/fee/${students[0]}`, { payMode: 'Cash', paid: 100 * (n + 1), date })
      await admin.post('/api/admin/expense', { ledger, remark: 'x', amount: n + 1, date })
    }
    const of = async (year: number) =>
      (await figures(`?year=${year}`)).months.map(({ received, spent }: Month) => received + spent)
    expect(await of(2024)).toEqual(Array(12).fill(0))
    expect(await of(2025)).toEqual([101, ...Array(10).fill(0), 202])
    expect(await of(2026)).toEqual([303, ...Array(11).fill(0)])
  })

  test.each(['year=20', 'year=2200', 'year=x', 'month=1'])('%s is refused', async (query) => {
    expect((await (await api.as('admin')).get(`/api/dashboard/admin?${query}`)).status).toBe(422)
  })

  test.each(LANGUAGES)('has its months named in the caller’s language: %s', async (language) => {
    const { months } = await figures('', language)
    const named = { en: ['Feb 2026', 'Nov 2026'], fr: ['févr. 2026', 'nov. 2026'], tr: ['Şub 2026', 'Kas 2026'] }
    expect([months[1].label, months[10].label]).toEqual(named[language])
  })
})
