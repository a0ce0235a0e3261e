import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { getTodayIn } from '#shared/web/days.ts'
import { EXPENSE, CATEGORIES } from '#testing/web/expenses.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { AddExpenseScreen } from './add-expense-screen.tsx'
import { EditExpenseScreen } from './edit-expense-screen.tsx'

const BASE = { ...CATEGORIES, 'GET /api/institute': INSTITUTE }
const POST = 'POST /api/admin/expense'
const GET = 'GET /api/admin/expense/{id}'
const PUT = 'PUT /api/admin/expense/{id}'
const REQUIRED = {
  Category: 'Expense is required.',
  Remark: 'Remark is required',
  Date: 'Date is required.',
  Amount: 'Amount is required.',
  'Payment Mode': 'Choose how it was paid.',
}
const writes = (requests: FakeRequest[]) => requests.filter(({ method }) => method !== 'GET')

async function renderForm(ui: ReactNode, at: string, responses: Record<string, object>) {
  const requests = fakeServer({ ...BASE, [POST]: EXPENSE, ...responses })
  const { screen, router } = await renderScreen(ui, { at })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  await expect.element(field('Category')).toBeVisible()
  return { requests, screen, router, field, save: screen.getByRole('button', { name: 'Save' }) }
}
const renderAddForm = (at = '/admin/Add-expance', responses: Record<string, object> = {}) =>
  renderForm(<AddExpenseScreen />, at, responses)

test('add expense form: starts with today and shows a message at each missing or invalid field', async () => {
  const { requests, field, save } = await renderAddForm()

  await expect.element(field('Date')).toHaveValue(getTodayIn('Asia/Kolkata'))
  await field('Date').fill('')
  await save.click()
  for (const [label, text] of Object.entries(REQUIRED)) {
    await expect.element(field(label)).toBeInvalid()
    await expect.element(field(label)).toHaveAccessibleDescription(text)
  }
  await expect.element(field('Category')).toHaveFocus()
  for (const [amount, text] of [
    ['a lot', 'Enter an amount in rupees, with at most two decimals.'],
    ['0', 'Enter an amount above 0.'],
  ] as const) {
    await field('Amount').fill(amount)
    await save.click()
    await expect.element(field('Amount')).toHaveAccessibleDescription(text)
  }
  expect(writes(requests)).toEqual([])
})

test('add expense form: has ledger, remark, date, amount, payment mode and payee in this order', async () => {
  const { screen } = await renderAddForm()
  const fields = [...screen.getByRole('form').element().querySelectorAll('select, textarea, input')]

  expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent.replace(' *', ''))).toEqual([
    ...Object.keys(REQUIRED),
    'Payee',
  ])
})

test('add expense form: selects the category in the URL by id or name, unless it was deleted', async () => {
  for (const [at, chosen] of [
    ['/admin/Add-expance?ledger=Rent&catId=k1', 'k1'],
    ['/admin/Add-expance?ledger=rENT', 'k1'],
    ['/admin/Add-expance?ledger=Deleted&catId=deleted', ''],
  ] as const) {
    const { screen, field } = await renderAddForm(at)
    await expect.element(field('Category')).toHaveValue(chosen)
    const choices = [...(field('Category').element() as HTMLSelectElement).options]
    expect(choices.map(({ text }) => text)).toEqual(['Choose', 'Rent', 'Tea'])
    await screen.unmount()
  }
})

test('add expense form: saves the expense, shows a toast and opens the list of its category', async () => {
  const { requests, screen, router, field, save } = await renderAddForm('/admin/Add-expance?ledger=Rent&catId=k1')
  await field('Remark').fill('November, both floors')
  await field('Date').fill('2026-11-01')
  await field('Amount').fill('12,000.50')
  await field('Payment Mode').selectOptions('Cash')
  await field('Payee').fill('Example Estates')
  await save.click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('Expense added successfully')
  await expect.poll(() => router.state.location.href).toBe('/admin/view-single-category-expense?id=k1')
  expect(router.history.length).toBe(1)
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ledger: 'k1',
    remark: 'November, both floors',
    date: '2026-11-01',
    amount: '12000.50',
    payMode: 'Cash',
    exactMode: null,
    payee: 'Example Estates',
  })
  expect(writes(requests)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test.each([
  ['01/01/2099', 'The date is in the future.'],
  ['1999-12-31', 'The date is before the year 2000. Check the year.'],
])('add expense form: the date %s has its message beside the field', async (date, message) => {
  const { field } = await renderAddForm()
  await field('Date').fill(date)
  await expect.element(field('Date')).toHaveAccessibleDescription(message)
})

test('add expense form: shows that the category was deleted meanwhile and keeps the input', async () => {
  let list = CATEGORIES['GET /api/admin/expense-category']
  const text = 'There is no such category any more. Choose another.'
  const { requests, screen, field, save } = await renderAddForm('/admin/Add-expance?catId=k1', {
    'GET /api/admin/expense-category': () => list,
    [POST]: () => {
      list = { categories: list.categories.filter(({ _id }) => _id !== 'k1'), total: 1 }
      return errorResponse(422, {
        code: 'invalid',
        message: 'Check the highlighted fields.',
        fields: { ledger: text },
      })
    },
  })
  await field('Remark').fill('November')
  await field('Amount').fill('12000')
  await field('Payment Mode').selectOptions('Online')
  await save.click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent('An error occurredCheck the highlighted fields.')
  await expect.element(field('Category')).toHaveAccessibleDescription(text)
  await expect.element(field('Remark')).toHaveValue('November')
  await expect.element(field('Amount')).toHaveValue('12000')
  await field('Category').selectOptions('Tea')
  await save.click()
  await expect.poll(() => writes(requests).length).toBe(2)
  const [first, second] = writes(requests).map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
})

test('add expense screen: shows the empty state with a link to add a category', async () => {
  fakeServer({ ...BASE, 'GET /api/admin/expense-category': { categories: [], total: 0 } })
  const { screen } = await renderScreen(<AddExpenseScreen />, { at: '/admin/Add-expance' })

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Add Category' }))
    .toHaveAttribute('href', '/admin/add-expense-category')
})

const renderEditForm = (responses: Record<string, object> = {}) =>
  renderForm(<EditExpenseScreen />, '/admin/Edit-Expance/x1', { [GET]: EXPENSE, ...responses })

test('edit expense form: shows the current values and voucher, rejects a blank remark, saves and opens the list', async () => {
  const { requests, screen, router, field, save } = await renderEditForm({ [PUT]: { ...EXPENSE, version: 4 } })
  for (const [label, value] of Object.entries({
    Category: 'k1',
    Remark: 'November, both floors',
    Date: '2026-11-01',
    Amount: '12000.5',
    'Payment Mode': '',
    Payee: '',
  }))
    await expect.element(field(label)).toHaveValue(value)
  await expect.element(screen.getByText('V2026-27/0001')).toBeVisible()
  await field('Remark').fill(' ')
  await save.click()

  await expect.element(field('Remark')).toHaveAccessibleDescription('Remark is required')
  expect(writes(requests)).toEqual([])
  await field('Remark').fill('November')
  await field('Amount').fill('1,25,000')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Expense updated successfully')
  await expect.poll(() => router.state.location.href).toBe('/admin/view-single-category-expense?id=k1')
  const [sent] = writes(requests)
  expect([sent?.path, sent?.headers.get('if-match')]).toEqual(['/api/admin/expense/x1', '"3"'])
  expect(sent?.body).toEqual({
    ledger: 'k1',
    remark: 'November',
    date: '2026-11-01',
    amount: '125000',
    payMode: '',
    exactMode: null,
    payee: '',
  })
})

test('edit expense form: shows the error, keeps the input and stays on the page', async () => {
  const { screen, router, field, save } = await renderEditForm({
    [PUT]: errorResponse(422, { code: 'invalid', message: 'The database is away.' }),
  })
  await field('Remark').fill('December')
  await save.click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent('An error occurredThe database is away.')
  await expect.element(field('Remark')).toHaveValue('December')
  expect(router.state.location.pathname).toBe('/admin/Edit-Expance/x1')
})

test('edit expense form: shows a conflict and sends the new version after Keep mine', async () => {
  const current = { ...EXPENSE, remark: 'Theirs', version: 4 }
  const message = 'This record was changed after you opened it.'
  const { requests, screen, field, save } = await renderEditForm({
    [PUT]: ({ headers }: FakeRequest) =>
      headers.get('if-match') === '"4"'
        ? { ...current, remark: 'Ours', version: 5 }
        : errorResponse(409, { code: 'stale', message, current }),
  })
  await field('Remark').fill('Ours')
  await save.click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(`An error occurred${message}`))
  await expect.element(field('Remark')).toHaveValue('Ours')
  await screen.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Expense updated successfully')
  expect(writes(requests).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"'])
})

test('edit expense screen: shows not found with a link to the categories', async () => {
  fakeServer({ ...BASE, [GET]: errorResponse(404, { code: 'not_found', message: 'This record was not found.' }) })
  const { screen } = await renderScreen(<EditExpenseScreen />, { at: '/admin/Edit-Expance/deleted' })

  await expect.element(screen.getByText('This expense is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the categories' }))
    .toHaveAttribute('href', '/admin/view-expense-category')
})
