import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { CATEGORIES, RENT, TEA } from '#testing/web/expenses.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { CategoriesScreen } from './categories-screen.tsx'

const LIST = 'GET /api/admin/expense-category'
const POST = 'POST /api/admin/expense-category'
const writes = (requests: FakeRequest[]) => requests.filter(({ method }) => method !== 'GET')

async function renderCategoriesScreen(responses: Record<string, object> = {}) {
  const requests = fakeServer({ ...CATEGORIES, 'GET /api/institute': INSTITUTE, ...responses })
  const { screen } = await renderScreen(<CategoriesScreen />)
  return {
    requests,
    screen,
    name: screen.getByLabelText('Category'),
    add: screen.getByRole('button', { name: 'Add Category' }),
  }
}

test('category screen: lists categories with creation, change and a link to their expenses', async () => {
  const { screen } = await renderCategoriesScreen()

  await expect.element(screen.getByRole('heading', { name: 'Add Expense Category' })).toBeVisible()
  await expect.element(screen.getByText('2 categories')).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /^Rent/ }))
    .toMatchTextContent(/2026-11-03 01:30.*2026-11-04 10:45/)
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Category',
    'Monthly budget',
    'Left this month',
    'Created',
    'Updated',
    'Actions',
  ])
  await expect
    .element(screen.getByRole('link', { name: 'Rent' }))
    .toHaveAttribute('href', '/admin/view-single-category-expense?id=k1')
})

test('add category form: shows a message for a blank name and sends nothing', async () => {
  const { requests, name, add } = await renderCategoriesScreen()
  await name.fill('   ')
  await add.click()

  await expect.element(name).toBeInvalid()
  await expect.element(name).toHaveAccessibleDescription('Expense is required.')
  expect(writes(requests)).toEqual([])
})

test('add category form: saves the category, shows a toast and starts a new form with focus', async () => {
  let list = { categories: [RENT], total: 1 }
  const { requests, screen, name, add } = await renderCategoriesScreen({
    [LIST]: () => list,
    [POST]: () => {
      list = { categories: [RENT, TEA], total: 2 }
      return TEA
    },
  })
  await name.fill('Tea')
  await add.click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('Category added successfully')
  await expect.element(screen.getByRole('row', { name: /^Tea/ })).toBeVisible()
  await expect.element(name).toHaveValue('')
  await expect.element(name).toHaveFocus()
  const [sent] = writes(requests)
  expect([sent?.path, sent?.body]).toEqual(['/api/admin/expense-category', { ledger: 'Tea' }])
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)

  await name.fill('Tea')
  await add.click()
  await expect.poll(() => writes(requests).length).toBe(2)
  expect(writes(requests)[1]?.headers.get('idempotency-key')).not.toBe(sent?.headers.get('idempotency-key'))
})

test('add category form: shows the error as toast and banner and keeps the name', async () => {
  const taken = 'There is a category of this name already.'
  const { requests, screen, name, add } = await renderCategoriesScreen({
    [POST]: errorResponse(409, { code: 'name_taken', message: taken, fields: { ledger: taken } }),
  })
  await name.fill('rent')
  await add.click()
  const alerts = screen.getByRole('alert')

  await expect
    .element(alerts.filter({ hasText: 'Expense not Add' }))
    .toMatchTextContent(`An error occurred Expense not Add. Please try again.${taken}`)
  const findToast = () => document.querySelector('.mantine-Notification-root')
  await expect.poll(() => [findToast()?.textContent, findToast()?.role]).toEqual([taken, 'alert'])
  await expect.element(name).toBeInvalid()
  await expect.element(name).toHaveValue('rent')
  await add.click()
  await expect.poll(() => writes(requests).length).toBe(2)
  const [first, second] = writes(requests).map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
})

test('category screen: shows the empty state below the form', async () => {
  const { screen, name } = await renderCategoriesScreen({ [LIST]: { categories: [], total: 0 } })

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(name).toBeVisible()
})

test('category screen: shows the form while the table shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, name } = await renderCategoriesScreen({
    [LIST]: () => (isDown ? response : CATEGORIES[LIST]),
  })

  await expect.element(screen.getByText('Loading...')).toBeVisible()
  await expect.element(name).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: 'Rent' })).toBeVisible()
})

test('category screen: who may only see expenses is told so instead of a page to add what they cannot', async () => {
  storeIdentity('admin', {
    _id: 'a1',
    token: 't',
    role: 'admin',
    name: 'Meera',
    email: '',
    permissions: ['expenses.read'],
  })
  const requests = fakeServer({})
  const { screen } = await renderScreen(<CategoriesScreen />, { at: '/admin/add-expense-category' })

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/You may not do this\./)
  expect(requests).toEqual([])
})
