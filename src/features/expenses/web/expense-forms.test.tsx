import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { todayIn } from '#shared/web/days.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddExpenseScreen } from './add-expense-screen.tsx'
import { EditExpenseScreen } from './edit-expense-screen.tsx'
import { anExpense, anInstitute, CATEGORIES } from '#testing/web/expenses.ts'

const BASE = { ...CATEGORIES, 'GET /api/institute': anInstitute }
const POST = 'POST /api/admin/expense'
const GET = 'GET /api/admin/expense/{id}'
const PUT = 'PUT /api/admin/expense/{id}'
const EDIT = '/admin/Edit-Expance/$id'
const REQUIRED = {
  'Ledger Name': 'Expense is required.',
  Remark: 'Remark is required',
  Date: 'Date is required.',
  Amount: 'Amount is required.',
}
const writes = (asked: FakeRequest[]) => asked.filter(({ method }) => method !== 'GET')

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function opened(ui: ReactNode, at: string, answers: Record<string, object>, path = '$') {
  const asked = fakeServer({ ...BASE, [POST]: anExpense, ...answers })
  const { screen, router } = await renderScreen(ui, { at, path })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  await expect.element(field('Ledger Name')).toBeVisible()
  return { asked, screen, router, field, save: screen.getByRole('button', { name: 'Save' }) }
}
const adding = (at = '/admin/Add-expance', answers: Record<string, object> = {}) =>
  opened(<AddExpenseScreen />, at, answers)

test('each field that is missing says its own words; the date is today', async () => {
  const { asked, field, save } = await adding()
  await expect.element(field('Date')).toHaveValue(todayIn('Asia/Kolkata'))
  await field('Date').fill('')
  await save.click()
  for (const [label, words] of Object.entries(REQUIRED)) {
    await expect.element(field(label)).toBeInvalid()
    expect(field(label).element()).toHaveAccessibleDescription(words)
  }
  await expect.element(field('Ledger Name')).toHaveFocus()
  for (const [amount, words] of [
    ['a lot', 'Enter an amount in rupees, with at most two decimals.'],
    ['0', 'Enter an amount above 0.'],
  ] as const) {
    await field('Amount').fill(amount)
    await save.click()
    expect(field('Amount').element()).toHaveAccessibleDescription(words)
  }
  expect(writes(asked)).toEqual([])
})

test('ledger, remark, date, amount, in this order', async () => {
  const { screen } = await adding()
  const fields = [...screen.getByRole('form').element().querySelectorAll('select, textarea, input')]
  expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent.replace(' *', ''))).toEqual(
    Object.keys(REQUIRED),
  )
})

test('the category of the address is chosen, by its id or by its name; one that is gone is not', async () => {
  for (const [at, chosen] of [
    ['/admin/Add-expance?ledger=Rent&catId=k1', 'k1'],
    ['/admin/Add-expance?ledger=rENT', 'k1'],
    ['/admin/Add-expance?ledger=Gone&catId=gone', ''],
  ] as const) {
    const { screen, field } = await adding(at)
    await expect.element(field('Ledger Name')).toHaveValue(chosen)
    const choices = [...(field('Ledger Name').element() as HTMLSelectElement).options]
    expect(choices.map(({ text }) => text)).toEqual(['Choose', 'Rent', 'Tea'])
    await screen.unmount()
  }
})

test('an expense is added and said, and the list of its category opens', async () => {
  const { asked, screen, router, field, save } = await adding('/admin/Add-expance?ledger=Rent&catId=k1')
  await field('Remark').fill('November, both floors')
  await field('Date').fill('2026-11-01')
  await field('Amount').fill('12,000.50')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Expense added successfully')
  await expect.poll(() => router.state.location.href).toBe('/admin/view-single-category-expense?id=k1')
  expect(router.history.length).toBe(1)
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ ledger: 'k1', remark: 'November, both floors', date: '2026-11-01', amount: '12000.50' },
  })
  expect(writes(asked)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a category that went meanwhile is said at its field, and nothing that was typed is lost', async () => {
  let list = CATEGORIES['GET /api/admin/expense-category']
  const words = 'There is no such category any more. Choose another.'
  const { asked, screen, field, save } = await adding('/admin/Add-expance?catId=k1', {
    'GET /api/admin/expense-category': () => list,
    [POST]: () => {
      list = { categories: list.categories.filter(({ _id }) => _id !== 'k1'), total: 1 }
      return errorResponse(422, {
        code: 'invalid',
        message: 'Check the highlighted fields.',
        fields: { ledger: words },
      })
    },
  })
  await field('Remark').fill('November')
  await field('Amount').fill('12000')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('An error occurredCheck the highlighted fields.')
  expect(field('Ledger Name').element()).toHaveAccessibleDescription(words)
  await expect.element(field('Remark')).toHaveValue('November')
  await expect.element(field('Amount')).toHaveValue('12000')
  await field('Ledger Name').selectOptions('Tea')
  await save.click()
  await expect.poll(() => writes(asked).length).toBe(2)
  const [first, second] = writes(asked).map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
})

test('without a category there is nothing to write down under, and the way to the first', async () => {
  fakeServer({ ...BASE, 'GET /api/admin/expense-category': { categories: [], total: 0 } })
  const { screen } = await renderScreen(<AddExpenseScreen />, { at: '/admin/Add-expance' })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Add Category' }))
    .toHaveAttribute('href', '/admin/add-expense-category')
})

const editing = (answers: Record<string, object> = {}) =>
  opened(<EditExpenseScreen />, '/admin/Edit-Expance/x1', { [GET]: anExpense, ...answers }, EDIT)

test('the same fields, filled in; a blank one is refused; the change is said, and the list opens', async () => {
  const { asked, screen, router, field, save } = await editing({ [PUT]: { ...anExpense, version: 4 } })
  for (const [label, value] of Object.entries({
    ...{ 'Ledger Name': 'k1', Remark: 'November, both floors', Date: '2026-11-01', Amount: '12000.5' },
  }))
    await expect.element(field(label)).toHaveValue(value)
  await field('Remark').fill(' ')
  await save.click()
  expect(field('Remark').element()).toHaveAccessibleDescription('Remark is required')
  expect(writes(asked)).toEqual([])
  await field('Remark').fill('November')
  await field('Amount').fill('1,25,000')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Expance updated successfully')
  await expect.poll(() => router.state.location.href).toBe('/admin/view-single-category-expense?id=k1')
  const [sent] = writes(asked)
  expect([sent?.path, sent?.headers.get('if-match')]).toEqual(['/api/admin/expense/x1', '"3"'])
  expect(sent?.body).toEqual({ ledger: 'k1', remark: 'November', date: '2026-11-01', amount: '125000' })
})

test('a failure: An error occurred and the message; nothing else happens', async () => {
  const { screen, router, field, save } = await editing({
    [PUT]: errorResponse(422, { code: 'invalid', message: 'The database is away.' }),
  })
  await field('Remark').fill('December')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('An error occurredThe database is away.')
  await expect.element(field('Remark')).toHaveValue('December')
  expect(router.state.location.pathname).toBe('/admin/Edit-Expance/x1')
})

test('somebody else was first: theirs can be loaded, or ours kept, and nothing is overwritten in silence', async () => {
  const theirs = { ...anExpense, remark: 'Theirs', version: 4 }
  const message = 'Somebody else has changed this record since you opened it.'
  const { asked, screen, field, save } = await editing({
    [PUT]: ({ headers }: FakeRequest) =>
      headers.get('if-match') === '"4"'
        ? { ...theirs, remark: 'Ours', version: 5 }
        : errorResponse(409, { code: 'stale', message, current: theirs }),
  })
  await field('Remark').fill('Ours')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(`An error occurred${message}`))
  await expect.element(field('Remark')).toHaveValue('Ours')
  await screen.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Expance updated successfully')
  expect(writes(asked).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"'])
})

test('an expense that is not there: it says so, and leads back', async () => {
  fakeServer({ ...BASE, [GET]: errorResponse(404, { code: 'not_found', message: 'This record was not found.' }) })
  const { screen } = await renderScreen(<EditExpenseScreen />, { at: '/admin/Edit-Expance/gone', path: EDIT })
  await expect.element(screen.getByText('This expense is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the categories' }))
    .toHaveAttribute('href', '/admin/view-expense-category')
})
