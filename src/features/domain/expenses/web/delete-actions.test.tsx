import { expect, test } from 'vitest'
import { EXPENSE, CATEGORIES, createExpenses, TEA } from '#testing/web/expenses.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { AllExpensesScreen } from './all-expenses-screen.tsx'
import { CategoriesScreen } from './categories-screen.tsx'

const LIST = 'GET /api/admin/expense'
const DELETE = 'DELETE /api/admin/expense/{id}'
const CATEGORY_LIST = 'GET /api/admin/expense-category'
const DELETE_CATEGORY = 'DELETE /api/admin/expense-category/{id}'
const BASE = { ...CATEGORIES, 'GET /api/institute': INSTITUTE }
const deletions = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'DELETE')

test('expense: asks for confirmation, deletes the version on screen and refreshes list and total', async () => {
  let isThere = true
  const requests = fakeServer({
    ...BASE,
    [LIST]: () =>
      isThere
        ? { expenses: [EXPENSE, ...createExpenses(2, 1)], total: 2, sum: 24_001 }
        : { expenses: createExpenses(2, 1), total: 1, sum: 12_000.5 },
    [DELETE]: () => {
      isThere = false
      return { message: 'Your Expense has been deleted' }
    },
  })
  const { screen } = await renderScreen(<AllExpensesScreen />, { at: '/admin/view-expance' })
  const remove = screen.getByRole('button', { name: 'Delete Rent, ₹12,000.50, 2026-11-01' }).first()
  await remove.click()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })

  await expect
    .element(dialog)
    .toMatchTextContent(
      /You won't be able to revert this! Rent, ₹12,000\.50, 2026-11-01 will be deleted\. Voucher V2026-27\/0001 stays as void\./,
    )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(remove).toHaveFocus()
  expect(deletions(requests)).toEqual([])

  await remove.click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Deleted!Your Expense has been deleted')
  await expect.element(screen.getByText('November, both floors')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('definition')).toMatchTextContent('₹12,000.50')
  const [deletion] = deletions(requests)
  expect([deletion?.path, deletion?.headers.get('if-match')]).toEqual(['/api/admin/expense/x1', '"3"'])
})

test('expense: shows why it was not deleted and refreshes the list', async () => {
  const requests = fakeServer({
    ...BASE,
    [LIST]: { expenses: [EXPENSE], total: 1, sum: 12_000.5 },
    [DELETE]: errorResponse(409, { code: 'stale', message: 'This record was changed after you opened it.' }),
  })
  const { screen } = await renderScreen(<AllExpensesScreen />, { at: '/admin/view-expance' })
  await screen.getByRole('button', { name: /^Delete/ }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()

  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('This record was changed after you opened it.')
  await expect.element(screen.getByText('An error occurred while deleting the expense.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('November, both floors')).toBeVisible()
  await expect.poll(() => requests.filter(({ path }) => path === '/api/admin/expense').length).toBe(2)
})

test('category: asks for confirmation, deletes it and refreshes the table', async () => {
  let list = CATEGORIES[CATEGORY_LIST]
  const requests = fakeServer({
    ...BASE,
    [CATEGORY_LIST]: () => list,
    [DELETE_CATEGORY]: () => {
      list = { categories: list.categories.filter(({ _id }) => _id !== TEA._id), total: 1 }
      return { message: 'Your Expense Category has been deleted' }
    },
  })
  const { screen } = await renderScreen(<CategoriesScreen />)
  await screen.getByRole('button', { name: 'Delete Tea' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })

  await expect.element(dialog).toMatchTextContent(/You won't be able to revert this! Tea will be deleted\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(deletions(requests)).toEqual([])

  await screen.getByRole('button', { name: 'Delete Tea' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Deleted!Your Expense Category has been deleted')
  await expect.element(screen.getByRole('row', { name: /^Tea/ })).not.toBeInTheDocument()
  expect(deletions(requests).map(({ path }) => path)).toEqual(['/api/admin/expense-category/k2'])
})

test('category: shows why one in use is not deleted', async () => {
  const message = 'This category cannot be deleted: it has 11 expenses.'
  fakeServer({
    ...BASE,
    ...CATEGORIES,
    [DELETE_CATEGORY]: errorResponse(409, { code: 'in_use', message }),
  })
  const { screen } = await renderScreen(<CategoriesScreen />)
  await screen.getByRole('button', { name: 'Delete Rent' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()

  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message)
  await expect.element(screen.getByText('Error! An error occurred while deleting the expense category')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('row', { name: /^Rent/ })).toBeVisible()
})
