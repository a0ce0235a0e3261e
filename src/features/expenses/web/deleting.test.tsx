import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AllExpensesScreen } from './all-expenses-screen.tsx'
import { CategoriesScreen } from './categories-screen.tsx'
import { anExpense, anInstitute, CATEGORIES, someExpenses, tea } from '#testing/web/expenses.ts'

const LIST = 'GET /api/admin/expense'
const DELETE = 'DELETE /api/admin/expense/{id}'
const CATEGORY_LIST = 'GET /api/admin/expense-category'
const DELETE_CATEGORY = 'DELETE /api/admin/expense-category/{id}'
const INSTITUTE = { 'GET /api/institute': anInstitute }
const deletions = (asked: FakeRequest[]) => asked.filter(({ method }) => method === 'DELETE')

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

test('an expense: asks, deletes the version on screen, says so; list and total follow', async () => {
  let isThere = true
  const asked = fakeServer({
    ...INSTITUTE,
    [LIST]: () =>
      isThere
        ? { expenses: [anExpense, ...someExpenses(2, 1)], total: 2, sum: 24_001 }
        : { expenses: someExpenses(2, 1), total: 1, sum: 12_000.5 },
    [DELETE]: () => {
      isThere = false
      return { message: 'Your Expense has been deleted' }
    },
  })
  const { screen } = await renderScreen(<AllExpensesScreen />)
  const remove = screen.getByRole('button', { name: 'Delete Rent, ₹12,000.50, 2026-11-01' }).first()
  await remove.click()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })
  await expect
    .element(dialog)
    .toMatchTextContent(/You won't be able to revert this! Rent, ₹12,000\.50, 2026-11-01 will be deleted\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(remove).toHaveFocus()
  expect(deletions(asked)).toEqual([])

  await remove.click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Deleted!Your Expense has been deleted')
  await expect.element(screen.getByText('November, both floors')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('definition')).toMatchTextContent('₹12,000.50')
  const [deletion] = deletions(asked)
  expect([deletion?.path, deletion?.headers.get('if-match')]).toEqual(['/api/admin/expense/x1', '"3"'])
})

test('an expense that could not be deleted: the words, why, and the list as it is now', async () => {
  const asked = fakeServer({
    ...INSTITUTE,
    [LIST]: { expenses: [anExpense], total: 1, sum: 12_000.5 },
    [DELETE]: errorResponse(409, { code: 'stale', message: 'Somebody else has changed this record.' }),
  })
  const { screen } = await renderScreen(<AllExpensesScreen />)
  await screen.getByRole('button', { name: /^Delete/ }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('An error occurred while deleting the expense.Somebody else has changed this record.')
  await expect.element(screen.getByText('November, both floors')).toBeVisible()
  await expect.poll(() => asked.filter(({ path }) => path === '/api/admin/expense').length).toBe(2)
})

test('a category: asks, deletes, says so; the table follows', async () => {
  let list = CATEGORIES[CATEGORY_LIST]
  const asked = fakeServer({
    ...INSTITUTE,
    [CATEGORY_LIST]: () => list,
    [DELETE_CATEGORY]: () => {
      list = { categories: list.categories.filter(({ _id }) => _id !== tea._id), total: 1 }
      return { message: 'Your Expense Category has been deleted' }
    },
  })
  const { screen } = await renderScreen(<CategoriesScreen />)
  await screen.getByRole('button', { name: 'Delete Tea' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })
  await expect.element(dialog).toMatchTextContent(/You won't be able to revert this! Tea will be deleted\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(deletions(asked)).toEqual([])

  await screen.getByRole('button', { name: 'Delete Tea' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Deleted!Your Expense Category has been deleted')
  await expect.element(screen.getByRole('row', { name: /^Tea/ })).not.toBeInTheDocument()
  expect(deletions(asked).map(({ path }) => path)).toEqual(['/api/admin/expense-category/k2'])
})

test('a category in use stays, and the server’s sentence says by how many', async () => {
  const sentence = 'This category cannot be deleted: it has 11 expenses.'
  fakeServer({
    ...INSTITUTE,
    ...CATEGORIES,
    [DELETE_CATEGORY]: errorResponse(409, { code: 'in_use', message: sentence }),
  })
  const { screen } = await renderScreen(<CategoriesScreen />)
  await screen.getByRole('button', { name: 'Delete Rent' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(`Error! An error occurred while deleting the expense category${sentence}`)
  await expect.element(screen.getByRole('row', { name: /^Rent/ })).toBeVisible()
})
