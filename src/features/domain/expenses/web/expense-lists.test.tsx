import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EXPENSE, CATEGORIES, createExpenses } from '#testing/web/expenses.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse, type FakeResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { AllExpensesScreen } from './all-expenses-screen.tsx'
import { CategoryExpensesScreen } from './category-expenses-screen.tsx'

const LIST = 'GET /api/admin/expense'
const NONE = { expenses: [], total: 0, sum: 0 }
const RENT_EXPENSES = '/admin/view-single-category-expense?id=k1'

async function renderExpenses(
  list: FakeResponse = { expenses: [EXPENSE], total: 1, sum: 12_000.5 },
  at = RENT_EXPENSES,
) {
  const requests = fakeServer({ ...CATEGORIES, 'GET /api/institute': INSTITUTE, [LIST]: list })
  const { screen, router } = await renderScreen(
    at.startsWith('/admin/view-expance') ? <AllExpensesScreen /> : <CategoryExpensesScreen />,
    { at },
  )
  const lists = () => requests.filter(({ path }) => path === '/api/admin/expense').map(({ query }) => query)
  return { requests, screen, router, lists, rows: screen.getByRole('rowheader') }
}

const paged =
  (count: number) =>
  ({ query }: FakeRequest) => {
    const first = (Number(query['page']) - 1) * 10 + 1
    return { expenses: createExpenses(first, Math.min(10, count - first + 1)), total: count, sum: 1_23_456.75 }
  }

test('category expenses: shows the columns, times in the institute’s time zone, actions and the total', async () => {
  const { screen, lists } = await renderExpenses()

  await expect.element(screen.getByRole('heading', { name: 'Rent', level: 1 })).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /^Rent/ }))
    .toMatchTextContent(
      /^RentV2026-27\/0001.*November, both floors.*₹12,000\.50–.*2026-11-01.*2026-11-03 01:30.*2026-11-04 10:45/,
    )
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Category',
    'Remark',
    'Amount',
    'Date',
    'Created',
    'Updated',
    'Actions',
  ])
  await expect
    .element(screen.getByRole('link', { name: 'Edit Rent, ₹12,000.50, 2026-11-01' }))
    .toHaveAttribute('href', '/admin/Edit-Expance/x1')
  await expect.element(screen.getByRole('button', { name: 'Delete Rent, ₹12,000.50, 2026-11-01' })).toBeVisible()
  expect(screen.getByRole('definition').element().textContent).toBe('₹12,000.50')
  expect(lists()).toEqual([{ category: 'k1', page: '1', limit: '10' }])
})

test('all expenses: an imported expense shows both voucher numbers', async () => {
  const imported = { ...EXPENSE, voucherNo: 'VIMP/0001', oldVoucher: 'A-17' }
  const { screen } = await renderExpenses({ expenses: [imported], total: 1, sum: 12_000.5 }, '/admin/view-expance')

  await expect.element(screen.getByRole('row', { name: /^Rent/ })).toMatchTextContent(/VIMP\/0001 \(earlier A-17\)/)
  await expect.element(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/admin/expense/import')
})

test('category expenses: on a phone, shows the remark, the whole date and the voucher without repeating the category', async () => {
  await page.viewport(360, 740)
  const { screen } = await renderExpenses()
  const row = screen.getByRole('row', { name: /November, both floors/ })

  await expect.element(row).toMatchTextContent(/^November, both floors2026-11-01V2026-27\/0001₹12,000\.50/)
  for (const text of ['2026-11-01', 'V2026-27/0001']) {
    const { scrollWidth, clientWidth } = row.getByText(text).element()
    expect(scrollWidth, text).toBe(clientWidth)
  }
})

test('category expenses: Add Expense passes the category’s name and id', async () => {
  const { screen } = await renderExpenses()

  await expect
    .element(screen.getByRole('link', { name: 'Add Expense' }))
    .toHaveAttribute('href', '/admin/Add-expance?ledger=Rent&catId=k1')
  await expect
    .element(screen.getByRole('link', { name: 'Add Category' }))
    .toHaveAttribute('href', '/admin/add-expense-category')
})

test('all expenses: shows the same table for every category', async () => {
  const { screen, lists } = await renderExpenses(undefined, '/admin/view-expance?month=11&year=2026')

  await expect.element(screen.getByRole('heading', { name: 'All Expenses' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /^Rent/ })).toMatchTextContent(/November, both floors/)
  await expect.element(screen.getByRole('link', { name: 'Add Expense' })).toHaveAttribute('href', '/admin/Add-expance')
  expect(lists()).toEqual([{ month: '11', year: '2026', page: '1', limit: '10' }])
})

test('all expenses: the tab Voided shows number, payee and voiding, without actions and total', async () => {
  const voided = { at: '2026-11-05T05:00:00.000Z', by: 'Asha Example' }
  const expense = { ...EXPENSE, payMode: 'Cash', payee: 'Example Estates', voided }
  const { screen, lists } = await renderExpenses(
    ({ query }: FakeRequest) => (query['voided'] ? { expenses: [expense], total: 1, sum: 12_000.5 } : NONE),
    '/admin/view-expance',
  )
  await screen.getByRole('tab', { name: 'Voided' }).click()

  await expect
    .element(screen.getByRole('row', { name: /^Rent/ }))
    .toMatchTextContent(/V2026-27\/0001.*Paid to Example Estates.*Cash.*2026-11-05 10:30by Asha Example$/)
  expect(lists().at(-1)).toEqual({ voided: 'true', page: '1', limit: '10' })
  expect(screen.getByRole('button', { name: /^Delete/ }).elements()).toEqual([])
  expect(screen.getByRole('definition').elements()).toEqual([])
})

test('category expenses: keeps month and year in the URL; Reset clears both', async () => {
  const { screen, router, lists } = await renderExpenses()
  const reset = screen.getByRole('button', { name: 'Reset' })

  await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
  await screen.getByLabelText('Month').selectOptions('November')
  await screen.getByLabelText('Year').selectOptions('2026')
  await expect.poll(() => lists().at(-1)).toEqual({ category: 'k1', month: '11', year: '2026', page: '1', limit: '10' })
  expect(router.state.location.href).toBe(`${RENT_EXPENSES}&month=11&year=2026`)
  await reset.click()
  await expect.poll(() => router.state.location.href).toBe(RENT_EXPENSES)
  await expect.element(screen.getByLabelText('Month')).toHaveValue('')
})

test('expense list: shows 10 rows, View More adds 10; the total includes all matches', async () => {
  const { screen, rows, lists } = await renderExpenses(paged(23))
  const more = screen.getByRole('button', { name: 'View More' })

  await expect.poll(() => rows.elements().length).toBe(10)
  expect(screen.getByRole('definition').element().textContent).toBe('₹1,23,456.75')
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(20)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(23)
  await expect.element(more).not.toBeInTheDocument()
  expect(lists().map((query) => query['page'])).toEqual(['1', '2', '3'])
})

test('expense list: shows a record once that moved to the next page meanwhile', async () => {
  const { screen, rows } = await renderExpenses(({ query }: FakeRequest) =>
    query['page'] === '1'
      ? { expenses: createExpenses(1, 10), total: 12, sum: 1 }
      : { expenses: createExpenses(10, 2), total: 12, sum: 1 },
  )
  await screen.getByRole('button', { name: 'View More' }).click()

  await expect.poll(() => rows.elements().length).toBe(11)
})

test('expense list: shows an error below the rows if more cannot be loaded', async () => {
  const { screen, rows } = await renderExpenses((request: FakeRequest) =>
    request.query['page'] === '2'
      ? errorResponse(422, { code: 'down', message: 'The database is away.' })
      : paged(23)(request),
  )
  await screen.getByRole('button', { name: 'View More' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent('The database is away.')
  expect(rows.elements()).toHaveLength(10)
})

test('category expenses: shows the empty state with Add Expense, or with Reset if filtered', async () => {
  const { screen, router } = await renderExpenses(NONE)

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('Nothing has been written down here yet.')).toBeVisible()
  for (const link of screen.getByRole('link', { name: 'Add Expense' }).elements())
    expect(link.getAttribute('href')).toBe('/admin/Add-expance?ledger=Rent&catId=k1')
  await screen.getByLabelText('Month').selectOptions('March')
  await expect.element(screen.getByText('Nothing was spent in this month or year.')).toBeVisible()
  await screen.getByRole('button', { name: 'Reset' }).last().click()
  await expect.poll(() => router.state.location.href).toBe(RENT_EXPENSES)
})

test('category expenses: shows category not found and requests no expenses', async () => {
  for (const at of ['/admin/view-single-category-expense', '/admin/view-single-category-expense?id=deleted']) {
    const { screen, lists } = await renderExpenses(NONE, at)
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

test('all expenses: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, rows } = await renderExpenses(
    () => (isDown ? response : paged(1)({ query: { page: '1' } } as never)),
    '/admin/view-expance',
  )

  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
})

test('expense list: long texts fit the width of a phone', async () => {
  await page.viewport(360, 740)
  const long = { ...EXPENSE, remark: 'a-remark-without-any-space-'.repeat(12), ledgerName: 'L'.repeat(100) }
  const { screen, rows } = await renderExpenses({ expenses: [long], total: 1, sum: 12_000.5 })

  await expect.poll(() => rows.elements().length).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const scroller = screen.getByRole('table').element().parentElement!
  expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth)
})
