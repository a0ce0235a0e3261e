import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { setUpExpenses } from '#testing/server/expenses.ts'

const api = startTestApi()
const PATH = '/api/admin/expense-category'

async function setUpBudget(budget = '5000.50') {
  const { admin, createCategory, createExpense } = await setUpExpenses(api)
  const id = await createCategory('Stationery')
  const saved = await admin.put(`${PATH}/${id}`, { budget })
  const read = async (query = '') => (await admin.get(`${PATH}${query}`)).body.categories[0]
  return { admin, id, saved, read, createExpense }
}

test('setBudget: the list shows what is left in the month of today, or of a given day', async () => {
  const { admin, id, saved, read, createExpense } = await setUpBudget()
  await createExpense(id, { amount: '0.10', date: '2026-11-01' })
  await createExpense(id, { amount: '0.20', date: '2026-11-21' })
  await createExpense(id, { amount: 6000, date: '2026-10-31' })
  await admin.delete(`/api/admin/expense/${await createExpense(id, { amount: 99 })}`)

  expect(saved).toMatchObject({ status: 200, body: { budget: 5000.5, spent: 0, left: 5000.5 } })
  expect(await read()).toMatchObject({ budget: 5000.5, spent: 0.3, left: 5000.2, total: 6000.3 })
  expect(await read('?date=2026-10-05')).toMatchObject({ spent: 6000, left: -999.5 })
  expect(await read('?date=2026-12-01')).toMatchObject({ spent: 0, left: 5000.5 })
})

test('setBudget: a blank budget removes it, an absent one leaves it', async () => {
  const { admin, id, read } = await setUpBudget()
  await admin.put(`${PATH}/${id}`, {})
  expect(await read()).toMatchObject({ budget: 5000.5 })
  await admin.put(`${PATH}/${id}`, { budget: '' })
  expect(await read()).toMatchObject({ budget: null, left: null })
})

test.each([[0], [-1], ['1.005'], ['much']])('setBudget and addCategory reject the budget %j (422)', async (budget) => {
  const { admin, id } = await setUpBudget()
  const rejected = { status: 422, body: { fields: { budget: expect.any(String) } } }

  expect(await admin.put(`${PATH}/${id}`, { budget })).toMatchObject(rejected)
  expect(await admin.post(PATH, { ledger: 'Tea', budget })).toMatchObject(rejected)
})

test('setBudget returns 404 for a deleted category; addCategory accepts a budget', async () => {
  const { admin, id } = await setUpBudget()
  await admin.delete(`${PATH}/${id}`)

  expect((await admin.put(`${PATH}/${id}`, { budget: 1 })).status).toBe(404)
  expect(await admin.post(PATH, { ledger: 'Tea', budget: 3000 })).toMatchObject({ status: 201, body: { budget: 3000 } })
})
