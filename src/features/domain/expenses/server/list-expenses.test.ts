import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { startTestApi } from '#testing/server/api.ts'
import { getRounds, SEED } from '#testing/server/full-run.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'

const api = startTestApi()
const ROUNDS = getRounds(2, 5)

async function createYearOfExpenses() {
  const { admin, createCategory, createExpense } = await setUpExpenses(api)
  const [rent, power] = [await createCategory('Rent'), await createCategory('Power')]
  for (const [ledger, remark, amount, date] of [
    [rent, 'a', 1000, '2025-11-30'],
    [rent, 'b', '0.10', '2026-01-01'],
    [power, 'c', '0.20', '2026-01-31'],
    [rent, 'd', '0.30', '2026-11-20'],
    [power, 'e', 5000, '2026-11-21'],
    [rent, 'f', 7, '2026-11-20'],
  ] as const)
    await createExpense(ledger, { remark, amount, date })
  const list = async (query: string) => {
    const { status, body } = await admin.get(`/api/admin/expense?${query}`)
    expect(status).toBe(200)
    return { ...body, remarks: body.expenses.map(({ remark }: { remark: string }) => remark).join('') }
  }
  return { admin, rent, power, list }
}

describe('listExpenses', () => {
  test.each([
    ['', 'efdcba', 6007.6],
    ['year=2026', 'efdcb', 5007.6],
    ['month=1&year=2026', 'cb', 0.3],
    ['month=11', 'efd', 5007.3],
    ['month=11&year=2025', 'a', 1000],
    ['month=12&year=2025', '', 0],
    ['category=RENT', 'fdba', 1007.4],
    ['category=RENT&month=11&year=2026', 'fd', 7.3],
    ['category=POWER&month=1&year=2026', 'c', 0.2],
  ])('returns the matches of ?%s, newest first, with their sum', async (query, remarks, sum) => {
    const { rent, power, list } = await createYearOfExpenses()
    const filled = query.replace('RENT', rent.toUpperCase()).replace('POWER', power)

    expect(await list(filled)).toMatchObject({ remarks, sum, total: remarks.length })
  })

  test('returns pages of ten with the sum and count of all matches', async () => {
    const { list, rent } = await createYearOfExpenses()
    const { createExpense } = await setUpExpenses(api)
    for (let n = 0; n < 6; n++) await createExpense(rent, { remark: 'x', amount: 0.01, date: '2020-01-01' })

    expect(await list('')).toMatchObject({ remarks: 'efdcbaxxxx', total: 12, sum: 6007.66 })
    expect(await list('page=2')).toMatchObject({ remarks: 'xx', total: 12, sum: 6007.66 })
    expect(await list('limit=4&page=2')).toMatchObject({ remarks: 'baxx', total: 12, sum: 6007.66 })
    expect(await list('page=9')).toMatchObject({ remarks: '', total: 12, sum: 6007.66 })
  })

  test('returns nothing for an unknown category', async () => {
    const { list } = await createYearOfExpenses()
    for (const id of [ABSENT_ID, 'nope', '%25'])
      expect(await list(`category=${id}`)).toMatchObject({ total: 0, sum: 0 })
  })

  test.each(['month=0', 'month=13', 'year=20', 'limit=101', 'page=0', 'search=x', 'category='])(
    'rejects ?%s (422)',
    async (query) => {
      const { admin } = await setUpExpenses(api)

      expect((await admin.get(`/api/admin/expense?${query}`)).status).toBe(422)
    },
  )
})

const histories = fc.array(
  fc.record({
    category: fc.nat(2),
    paise: fc.integer({ min: 1, max: 99_999_99 }),
    year: fc.integer({ min: 2023, max: 2025 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  { minLength: 15, maxLength: 30 },
)
const twoDigits = (n: number) => String(n).padStart(2, '0')

test('listExpenses: sums by category, month and year are exact to the paisa for any history', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await api.reset()
      const { admin, createCategory, createExpense } = await setUpExpenses(api)
      const ids = [await createCategory('Rent'), await createCategory('Power'), await createCategory('Tea')]
      for (const { category: which, paise, year, month, day } of history)
        await createExpense(ids[which]!, { amount: paise / 100, date: `${year}-${twoDigits(month)}-${twoDigits(day)}` })
      type Entry = (typeof history)[number]
      const expected = (isIncluded: (entry: Entry) => boolean) => {
        const included = history.filter(isIncluded)
        return { sum: included.reduce((sum, { paise }) => sum + paise, 0) / 100, total: included.length }
      }
      const received = async (query: string) => {
        const { sum, total } = (await admin.get(`/api/admin/expense?${query}`)).body
        return { sum, total }
      }
      expect(await received('')).toEqual(expected(() => true))
      for (const year of [2024, 2025])
        expect(await received(`year=${year}`)).toEqual(expected((entry) => entry.year === year))
      const { year, month, category: which } = history[0]!
      const isInMonth = (entry: Entry) => entry.year === year && entry.month === month
      expect(await received(`year=${year}&month=${month}`)).toEqual(expected(isInMonth))
      expect(await received(`year=${year}&month=${month}&category=${ids[which]}`)).toEqual(
        expected((entry) => isInMonth(entry) && entry.category === which),
      )
      const { categories } = (await admin.get('/api/admin/expense-category')).body
      for (const [index, id] of ids.entries()) {
        const { sum, total } = expected((entry) => entry.category === index)
        const named = categories.find(({ _id }: { _id: string }) => _id === id)
        expect(named).toMatchObject({ total: sum, expenses: total })
      }
    }),
    { numRuns: ROUNDS, seed: SEED },
  )
})
