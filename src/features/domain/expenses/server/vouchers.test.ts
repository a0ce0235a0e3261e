import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'

const api = startTestApi()

async function setUpVouchers() {
  const { admin, createCategory } = await setUpExpenses(api)
  const ledger = await createCategory()
  const create = (over: object = {}) =>
    admin.post('/api/admin/expense', { ledger, remark: 'Example', amount: 100, date: '2026-11-20', ...over })
  const list = async (query = '') => (await admin.get(`/api/admin/expense?limit=100${query}`)).body
  return { admin, ledger, create, list }
}
const voucherNumber = (n: number) => `V2026-27/${String(n).padStart(4, '0')}`

test('createExpense gives numbers without gaps to parallel requests; a rejected one takes none', async () => {
  const { create, list } = await setUpVouchers()
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, n) => create(n % 5 === 4 ? { ledger: 'unknown' } : {})),
  )

  expect(responses.filter(({ status }) => status === 422)).toHaveLength(6)
  const numbers = (await list()).expenses.map(({ voucherNo }: { voucherNo: string }) => voucherNo).toSorted()
  expect(numbers).toEqual(Array.from({ length: 24 }, (_, n) => voucherNumber(n + 1)))
})

test('createExpense starts with 1 on 1 April of the institute’s time zone, whatever the date of the expense', async () => {
  api.now = new Date('2027-03-31T18:28:00Z')
  const { create } = await setUpVouchers()
  const inMarch = await create()
  api.now = new Date('2027-03-31T18:31:00Z')
  const inApril = await create()

  expect([inMarch.body.voucherNo, inApril.body.voucherNo]).toEqual(['V2026-27/0001', 'V2027-28/0001'])
})

test('removeExpense voids: the number stays with time and name, no sum contains it, the next number follows', async () => {
  const { admin, create, list } = await setUpVouchers()
  await create({ remark: 'kept', amount: 7 })
  const { _id } = (await create({ remark: 'wrong', amount: 1000 })).body
  await admin.delete(`/api/admin/expense/${_id}`)
  const next = await create({ remark: 'right', amount: 10 })

  expect(next.body.voucherNo).toBe(voucherNumber(3))
  expect(await list()).toMatchObject({ total: 2, sum: 17 })
  expect(await list('&voided=true')).toMatchObject({
    total: 1,
    sum: 1000,
    expenses: [
      {
        voucherNo: voucherNumber(2),
        remark: 'wrong',
        voided: {
          at: api.now.toISOString(),
          by: 'Example admin',
        },
      },
    ],
  })
  expect((await admin.get('/api/admin/expense-category')).body.categories).toMatchObject([{ total: 17, expenses: 2 }])
  expect((await admin.get('/api/dashboard/admin')).body.spent).toBe(17)
})

test('removeExpense voids an expense once when two people delete it at the same time', async () => {
  const { admin, create } = await setUpVouchers()
  const { _id } = (await create()).body
  const responses = await Promise.all([1, 2].map(() => admin.delete(`/api/admin/expense/${_id}`)))

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})
