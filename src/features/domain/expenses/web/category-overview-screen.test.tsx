import { expect, test } from 'vitest'
import { CATEGORIES } from '#testing/web/expenses.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { CategoryOverviewScreen } from './category-overview-screen.tsx'

const LIST = 'GET /api/admin/expense-category'

test('category overview: shows a card per category with sum, count and link', async () => {
  fakeServer(CATEGORIES)
  const { screen } = await renderScreen(<CategoryOverviewScreen />)

  await expect.element(screen.getByRole('heading', { name: 'View Expense Category' })).toBeVisible()
  await expect.element(screen.getByText('2 categories')).toBeVisible()
  await expect.element(screen.getByText('₹1,25,000')).toBeVisible()
  await expect.element(screen.getByText('11 expenses')).toBeVisible()
  await expect.element(screen.getByText('₹0', { exact: true })).toBeVisible()
  const cards = ['Rent', 'Tea'].map((name) => screen.getByRole('link', { name, exact: true }))
  expect(cards.map((card) => card.element().getAttribute('href'))).toEqual([
    '/admin/view-single-category-expense?id=k1',
    '/admin/view-single-category-expense?id=k2',
  ])
})

test('category overview: links to a new expense, a new category and all expenses', async () => {
  fakeServer(CATEGORIES)
  const { screen } = await renderScreen(<CategoryOverviewScreen />)
  for (const [name, href] of [
    ['Add Expense', '/admin/Add-expance'],
    ['Add Category', '/admin/add-expense-category'],
    ['View All Expense', '/admin/view-expance'],
  ] as const)
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('category overview: shows the empty state with a link to add a category', async () => {
  fakeServer({ [LIST]: { categories: [], total: 0 } })
  const { screen } = await renderScreen(<CategoryOverviewScreen />)

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add Category' }).elements()).toHaveLength(2)
})

test('category overview: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  fakeServer({ [LIST]: () => (isDown ? response : CATEGORIES[LIST]) })
  const { screen } = await renderScreen(<CategoryOverviewScreen />)

  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: 'Rent' })).toBeVisible()
})
