import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { ledgerOf } from '#testing/server/expenses.ts'

const api = startTestApi()

async function aYearOfExpenses() {
  const { admin, category, spend } = await ledgerOf(api)
  const [rent, power] = [await category('Rent'), await category('Power')]
  for (const [ledger, remark, amount, date] of [
    [rent, 'a', 1000, '2025-11-30'],
    [rent, 'b', '0.10', '2026-01-01'],
    [power, 'c', '0.20', '2026-01-31'],
    [rent, 'd', '0.30', '2026-11-20'],
    [power, 'e', 5000, '2026-12-31'],
    [rent, 'f', 7, '2026-11-20'],
  ] as const)
    await spend(ledger, { remark, amount, date })
  const list = async (query: string) => {
    const { status, body } = await admin.get(`/api/admin/expense?${query}`)
    expect(status).toBe(200)
    return { ...body, remarks: body.expenses.map(({ remark }: { remark: string }) => remark).join('') }
  }
  return { admin, rent, power, list }
}

describe('the list, newest first, with the sum of all that match', () => {
  test.each([
    ['', 'efdcba', 6007.6],
    ['year=2026', 'efdcb', 5007.6],
    ['month=1&year=2026', 'cb', 0.3],
    ['month=11', 'fda', 1007.3],
    ['month=12&year=2025', '', 0],
    ['category=RENT', 'fdba', 1007.4],
    ['category=RENT&month=11&year=2026', 'fd', 7.3],
    ['category=POWER&month=1&year=2026', 'c', 0.2],
  ])('%s', async (query, remarks, sum) => {
    const { rent, power, list } = await aYearOfExpenses()
    const filled = query.replace('RENT', rent.toUpperCase()).replace('POWER', power)
    expect(await list(filled)).toMatchObject({ remarks, sum, total: remarks.length })
  })

  test('ten a page, the sum and the count of all pages', async () => {
    const { list, rent } = await aYearOfExpenses()
    const { spend } = await ledgerOf(api)
    for (let n = 0; n < 6; n++) await spend(rent, { remark: 'x', amount: 0.01, date: '2020-01-01' })
    expect(await list('')).toMatchObject({ remarks: 'efdcbaxxxx', total: 12, sum: 6007.66 })
    expect(await list('page=2')).toMatchObject({ remarks: 'xx', total: 12, sum: 6007.66 })
    expect(await list('limit=4&page=2')).toMatchObject({ remarks: 'baxx', total: 12, sum: 6007.66 })
    expect(await list('page=9')).toMatchObject({ remarks: '', total: 12, sum: 6007.66 })
  })

  test('of a category that is not there is empty', async () => {
    const { list } = await aYearOfExpenses()
    for (const id of [ABSENT_ID, 'nope', '%25'])
      expect(await list(`category=${id}`)).toMatchObject({ total: 0, sum: 0 })
  })

  test.each(['month=0', 'month=13', 'year=20', 'limit=101', 'page=0', 'search=x', 'category='])(
    '%s is refused',
    async (query) => {
      const { admin } = await ledgerOf(api)
      expect((await admin.get(`/api/admin/expense?${query}`)).status).toBe(422)
    },
  )
})

/** A few years of expenses in three categories, in paise. */
const history = fc.array(
  fc.record({
    category: fc.nat(2),
    paise: fc.integer({ min: 1, max: 99_999_99 }),
    year: fc.integer({ min: 2024, max: 2027 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  { minLength: 15, maxLength: 30 },
)
const two = (n: number) => String(n).padStart(2, '0')

test('after any history the sums are right to the paisa: of a category, a month, a year and together', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (spent) => {
      await api.empty()
      const { admin, category, spend } = await ledgerOf(api)
      const ids = [await category('Rent'), await category('Power'), await category('Tea')]
      for (const { category: which, paise, year, month, day } of spent)
        await spend(ids[which]!, { amount: paise / 100, date: `${year}-${two(month)}-${two(day)}` })
      type Spent = (typeof spent)[number]
      const counted = (isWanted: (one: Spent) => boolean) => {
        const wanted = spent.filter(isWanted)
        return { sum: wanted.reduce((sum, { paise }) => sum + paise, 0) / 100, total: wanted.length }
      }
      const told = async (query: string) => {
        const { sum, total } = (await admin.get(`/api/admin/expense?${query}`)).body
        return { sum, total }
      }
      expect(await told('')).toEqual(counted(() => true))
      for (const year of [2024, 2026]) expect(await told(`year=${year}`)).toEqual(counted((one) => one.year === year))
      const { year, month, category: which } = spent[0]!
      const ofMonth = (one: Spent) => one.year === year && one.month === month
      expect(await told(`year=${year}&month=${month}`)).toEqual(counted(ofMonth))
      expect(await told(`year=${year}&month=${month}&category=${ids[which]}`)).toEqual(
        counted((one) => ofMonth(one) && one.category === which),
      )
      const { categories } = (await admin.get('/api/admin/expense-category')).body
      for (const [index, id] of ids.entries()) {
        const { sum, total } = counted((one) => one.category === index)
        const named = categories.find(({ _id }: { _id: string }) => _id === id)
        expect(named).toMatchObject({ total: sum, expenses: total })
      }
    }),
    { numRuns: 5 },
  )
}, 60_000)
