import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { CategoriesScreen } from './categories-screen.tsx'
import { anInstitute, CATEGORIES, rent, tea } from '#testing/web/expenses.ts'

const LIST = 'GET /api/admin/expense-category'
const POST = 'POST /api/admin/expense-category'
const writes = (asked: FakeRequest[]) => asked.filter(({ method }) => method !== 'GET')

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function opened(answers: Record<string, object> = {}) {
  const asked = fakeServer({ ...CATEGORIES, 'GET /api/institute': anInstitute, ...answers })
  const { screen } = await renderScreen(<CategoriesScreen />)
  return {
    asked,
    screen,
    name: screen.getByLabelText('Ledger Name'),
    add: screen.getByRole('button', { name: 'Add Category' }),
  }
}

test('the categories with when they came and changed, each leading to its expenses', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByRole('heading', { name: 'Add Expense Category' })).toBeVisible()
  await expect.element(screen.getByText('2 categories')).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /^Rent/ }))
    .toMatchTextContent(/2026-11-03 01:30.*2026-11-04 10:45/)
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Ledger Name', 'Created', 'Updated', 'Actions'])
  await expect
    .element(screen.getByRole('link', { name: 'Rent' }))
    .toHaveAttribute('href', '/admin/view-single-category-expense?id=k1')
})

test('a blank name says so before anything is sent', async () => {
  const { asked, name, add } = await opened()
  await name.fill('   ')
  await add.click()
  await expect.element(name).toBeInvalid()
  expect(name.element()).toHaveAccessibleDescription('Expense is required.')
  expect(writes(asked)).toEqual([])
})

test('a category is added and said; the table follows, and the field is ready for the next', async () => {
  let list = { categories: [rent], total: 1 }
  const { asked, screen, name, add } = await opened({
    [LIST]: () => list,
    [POST]: () => {
      list = { categories: [rent, tea], total: 2 }
      return tea
    },
  })
  await name.fill('Tea')
  await add.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Category added successfully')
  await expect.element(screen.getByRole('row', { name: /^Tea/ })).toBeVisible()
  await expect.element(name).toHaveValue('')
  await expect.element(name).toHaveFocus()
  const [sent] = writes(asked)
  expect([sent?.path, sent?.body]).toEqual(['/api/admin/expense-category', { ledger: 'Tea' }])
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)

  await name.fill('Tea')
  await add.click()
  await expect.poll(() => writes(asked).length).toBe(2)
  expect(writes(asked)[1]?.headers.get('idempotency-key')).not.toBe(sent?.headers.get('idempotency-key'))
})

test('a failure: a red toast with the server’s message and the banner; the name stays', async () => {
  const taken = 'There is a category of this name already.'
  const { asked, screen, name, add } = await opened({
    [POST]: errorResponse(409, { code: 'name_taken', message: taken, fields: { ledger: taken } }),
  })
  await name.fill('rent')
  await add.click()
  const alerts = screen.getByRole('alert')
  await expect
    .element(alerts.filter({ hasText: 'Expense not Add' }))
    .toMatchTextContent(`An error occurred Expense not Add. Please try again.${taken}`)
  const toast = document.querySelector('.mantine-Notification-root')
  expect(toast?.textContent).toBe(taken)
  expect(toast?.getAttribute('role')).toBe('alert')
  await expect.element(name).toBeInvalid()
  await expect.element(name).toHaveValue('rent')
  await add.click()
  await expect.poll(() => writes(asked).length).toBe(2)
  const [first, second] = writes(asked).map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
})

test('no category yet: No Records Found below the form', async () => {
  const { screen, name } = await opened({ [LIST]: { categories: [], total: 0 } })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(name).toBeVisible()
})

test('the form is there while the table waits, and when it cannot be loaded', async () => {
  let isDown = true
  let answer: (list: unknown) => void = () => {}
  const { screen, name } = await opened({
    [LIST]: () => (isDown ? new Promise((resolve) => (answer = resolve)) : CATEGORIES[LIST]),
  })
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  await expect.element(name).toBeVisible()
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: 'Rent' })).toBeVisible()
})
