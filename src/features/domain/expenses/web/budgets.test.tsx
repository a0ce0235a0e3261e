import { expect, test } from 'vitest'
import { CATEGORIES, RENT, TEA } from '#testing/web/expenses.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { AddExpenseScreen } from './add-expense-screen.tsx'
import { CategoriesScreen } from './categories-screen.tsx'

const LIST = 'GET /api/admin/expense-category'
const PUT = 'PUT /api/admin/expense-category/{id}'
const BASE = { ...CATEGORIES, 'GET /api/institute': INSTITUTE }
const withBudget = (left: number) => ({ ...RENT, budget: 15_000, spent: 15_000 - left, left })

test('add expense form: shows what is left of the budget in the month of the date, and a higher amount', async () => {
  fakeServer({
    ...BASE,
    [LIST]: ({ query }: FakeRequest) => ({
      categories: [withBudget(query['date'] === '2025-02-01' ? -500 : 3000), TEA],
      total: 2,
    }),
  })
  const { screen } = await renderScreen(<AddExpenseScreen />, { at: '/admin/Add-expance?catId=k1' })
  const amount = screen.getByLabelText('Amount')

  await expect.element(amount).toHaveAccessibleDescription(/^₹3,000 of ₹15,000 left in \w+ \d{4}$/)
  await amount.fill('3,000.01')
  await expect.element(amount).toHaveAccessibleDescription(/^More than the ₹3,000 of ₹15,000 left in /)
  await screen.getByLabelText('Date', { exact: true }).fill('2025-02-10')
  await expect.element(amount).toHaveAccessibleDescription('₹500 over the budget of ₹15,000 in February 2025')
  await screen.getByLabelText('Category').selectOptions('Tea')
  await expect.element(amount).not.toHaveAccessibleDescription()
})

test('category screen: shows what is left and changes the budget of the version on screen', async () => {
  let rent = withBudget(3000)
  const requests = fakeServer({
    ...BASE,
    [LIST]: () => ({ categories: [rent, TEA], total: 2 }),
    [PUT]: () => {
      rent = { ...rent, budget: 20_000, left: 8000, version: 2 }
      return rent
    },
  })
  const { screen } = await renderScreen(<CategoriesScreen />)
  const row = screen.getByRole('row', { name: /^Rent/ })
  await expect.element(row).toMatchTextContent(/₹15,000.*₹3,000/)
  await screen.getByRole('button', { name: 'Monthly budget of Rent' }).click()
  const field = screen.getByRole('dialog').getByLabelText('Monthly budget')

  await expect.element(field).toHaveValue('15000')
  await field.fill('20,000')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(row).toMatchTextContent(/₹20,000.*₹8,000/)
  const sent = requests.find(({ method }) => method === 'PUT')
  expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ budget: '20000' }, '"1"'])
})
