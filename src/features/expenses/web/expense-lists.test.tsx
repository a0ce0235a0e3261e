import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AllExpensesScreen } from './all-expenses-screen.tsx'
import { CategoryExpensesScreen } from './category-expenses-screen.tsx'
import { anExpense, anInstitute, CATEGORIES, someExpenses } from '#testing/web/expenses.ts'

const LIST = 'GET /api/admin/expense'
const NONE = { expenses: [], total: 0, sum: 0 }
const OF_RENT = '/admin/view-single-category-expense?id=k1'

afterEach(async () => {
  restoreFetch()
  queryClientOf('anyone').clear()
  await page.viewport(1280, 800)
})

type Answer = object | ((asked: FakeRequest) => unknown)
async function opened(list: Answer = { expenses: [anExpense], total: 1, sum: 12_000.5 }, at = OF_RENT) {
  const asked = fakeServer({ ...CATEGORIES, 'GET /api/institute': anInstitute, [LIST]: list })
  const { screen, router } = await renderScreen(
    at.startsWith('/admin/view-expance') ? <AllExpensesScreen /> : <CategoryExpensesScreen />,
    { at },
  )
  const lists = () => asked.filter(({ path }) => path === '/api/admin/expense').map(({ query }) => query)
  return { asked, screen, router, lists, rows: screen.getByRole('rowheader') }
}

/** Page by page out of `count` expenses. */
const paged =
  (count: number) =>
  ({ query }: FakeRequest) => {
    const first = (Number(query['page']) - 1) * 10 + 1
    return { expenses: someExpenses(first, Math.min(10, count - first + 1)), total: count, sum: 1_23_456.75 }
  }

test('one category: its columns, the times on the institute’s clock, edit and delete, the total', async () => {
  const { screen, lists } = await opened()
  await expect.element(screen.getByRole('heading', { name: 'Rent', level: 1 })).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /^Rent/ }))
    .toMatchTextContent(/November, both floors.*₹12,000\.50.*2026-11-01.*2026-11-03 01:30.*2026-11-04 10:45/)
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    ...['Ledger Name', 'Remark', 'Amount', 'Date', 'Created', 'Updated', 'Actions'],
  ])
  await expect
    .element(screen.getByRole('link', { name: 'Edit Rent, ₹12,000.50, 2026-11-01' }))
    .toHaveAttribute('href', '/admin/Edit-Expance/x1')
  await expect.element(screen.getByRole('button', { name: 'Delete Rent, ₹12,000.50, 2026-11-01' })).toBeVisible()
  expect(screen.getByRole('definition').element().textContent).toBe('₹12,000.50')
  expect(lists()).toEqual([{ category: 'k1', page: '1', limit: '10' }])
})

test('its Add Expense knows the category, by name and by id', async () => {
  const { screen } = await opened()
  await expect
    .element(screen.getByRole('link', { name: 'Add Expense' }))
    .toHaveAttribute('href', '/admin/Add-expance?ledger=Rent&catId=k1')
  await expect
    .element(screen.getByRole('link', { name: 'Add Category' }))
    .toHaveAttribute('href', '/admin/add-expense-category')
})

test('all expenses: the same table over every category', async () => {
  const { screen, lists } = await opened(undefined, '/admin/view-expance?month=11&year=2026')
  await expect.element(screen.getByRole('heading', { name: 'All Expenses' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^Rent/ })).toMatchTextContent(/November, both floors/)
  await expect.element(screen.getByRole('link', { name: 'Add Expense' })).toHaveAttribute('href', '/admin/Add-expance')
  expect(lists()).toEqual([{ month: '11', year: '2026', page: '1', limit: '10' }])
})

test('month and year stand in the address beside the category; Reset clears both', async () => {
  const { screen, router, lists } = await opened()
  const reset = screen.getByRole('button', { name: 'Reset' })
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
  await screen.getByLabelText('Month').selectOptions('November')
  await screen.getByLabelText('Year').selectOptions('2026')
  await expect.poll(() => lists().at(-1)).toEqual({ category: 'k1', month: '11', year: '2026', page: '1', limit: '10' })
  expect(router.state.location.href).toBe(`${OF_RENT}&month=11&year=2026`)
  await reset.click()
  await expect.poll(() => router.state.location.href).toBe(OF_RENT)
  await expect.element(screen.getByLabelText('Month')).toHaveValue('')
})

test('10 rows, View More adds 10; the total is that of all that match', async () => {
  const { screen, rows, lists } = await opened(paged(23))
  const more = screen.getByRole('button', { name: 'View More' })
  await expect.poll(() => rows.elements().length).toBe(10)
  expect(screen.getByRole('definition').element().textContent).toBe('₹1,23,456.75')
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(20)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(23)
  await expect.element(more).not.toBeInTheDocument()
  expect(lists().map(({ page: asked }) => asked)).toEqual(['1', '2', '3'])
})

test('a record that moved to the next page meanwhile stands there once', async () => {
  const { screen, rows } = await opened(({ query }: FakeRequest) =>
    query['page'] === '1'
      ? { expenses: someExpenses(1, 10), total: 12, sum: 1 }
      : { expenses: someExpenses(10, 2), total: 12, sum: 1 },
  )
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.poll(() => rows.elements().length).toBe(11)
})

test('more that does not come is said where it was asked for, and what is there stays', async () => {
  const { screen, rows } = await opened((asked: FakeRequest) =>
    asked.query['page'] === '2'
      ? errorResponse(422, { code: 'down', message: 'The database is away.' })
      : paged(23)(asked),
  )
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The database is away.')
  expect(rows.elements()).toHaveLength(10)
})

test('nothing yet: No Records Found, and the way to the first; nothing then: the way back to all', async () => {
  const { screen, router } = await opened(NONE)
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('Nothing has been written down here yet.')).toBeVisible()
  for (const link of screen.getByRole('link', { name: 'Add Expense' }).elements())
    expect(link.getAttribute('href')).toBe('/admin/Add-expance?ledger=Rent&catId=k1')
  await screen.getByLabelText('Month').selectOptions('March')
  await expect.element(screen.getByText('Nothing was spent in this month or year.')).toBeVisible()
  await screen.getByRole('button', { name: 'Reset' }).last().click()
  await expect.poll(() => router.state.location.href).toBe(OF_RENT)
})

test('without a category, or with one that is gone, it says so and leads back; nothing is asked', async () => {
  for (const at of ['/admin/view-single-category-expense', '/admin/view-single-category-expense?id=gone']) {
    const { screen, lists } = await opened(NONE, at)
    await expect
      .element(screen.getByText('There is no such category, or it has been deleted. Choose another.'))
      .toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Back to the categories' }))
      .toHaveAttribute('href', '/admin/view-expense-category')
    expect(lists()).toEqual([])
    await screen.unmount()
  }
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  let answer: (list: unknown) => void = () => {}
  const { screen, rows } = await opened(
    () => (isDown ? new Promise((resolve) => (answer = resolve)) : paged(1)({ query: { page: '1' } } as never)),
    '/admin/view-expance',
  )
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
})

test('on a phone nothing is wider than the page or scrolls sideways, however long the words', async () => {
  await page.viewport(360, 740)
  const long = { ...anExpense, remark: 'a-remark-without-any-space-'.repeat(12), ledgerName: 'L'.repeat(100) }
  const { screen, rows } = await opened({ expenses: [long], total: 1, sum: 12_000.5 })
  await expect.poll(() => rows.elements().length).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const scroller = screen.getByRole('table').element().parentElement!
  expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth)
})
