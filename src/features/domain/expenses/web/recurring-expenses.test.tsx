import { expect, test } from 'vitest'
import { CATEGORIES, EXPENSE } from '#testing/web/expenses.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { CategoryOverviewScreen } from './category-overview-screen.tsx'
import { RecurringExpensesScreen } from './recurring-expenses-screen.tsx'

const BASE = { ...CATEGORIES, 'GET /api/institute': INSTITUTE }
const LIST = 'GET /api/admin/recurring-expense'
const DUE = 'GET /api/admin/recurring-expense/due'
const ADD = 'POST /api/admin/recurring-expense/{id}/add'
const SKIP = 'POST /api/admin/recurring-expense/{id}/skip'
const RECURRING = {
  _id: 'r1',
  ledger: 'k1',
  ledgerName: 'Rent',
  remark: 'Both floors',
  amount: 12_000,
  payMode: 'Online',
  exactMode: 'Bank transfer',
  payee: null,
  startsOn: '2026-10-01',
  nextDue: '2026-11-01',
  version: 2,
  createdAt: '2026-10-01T05:00:00.000Z',
  updatedAt: '2026-10-01T05:00:00.000Z',
}
const DUE_RENT = { ...RECURRING, dueOn: '2026-11-01' }
const NAME = 'Rent, ₹12,000, 2026-11-01'
const writes = (requests: FakeRequest[]) => requests.filter(({ method }) => method !== 'GET')

/** Renders the overview with one due month, which `answer` closes. */
async function renderDue(path: string, answer: () => unknown) {
  let isDue = true
  const requests = fakeServer({
    ...BASE,
    [DUE]: () => (isDue ? { due: [DUE_RENT], total: 1 } : { due: [], total: 0 }),
    [path]: () => {
      isDue = false
      return answer()
    },
  })
  const { screen } = await renderScreen(<CategoryOverviewScreen />)
  const due = screen.getByRole('region', { name: 'Due' })
  await expect.element(due.getByRole('row', { name: /^Rent/ })).toMatchTextContent(/Both floors.*₹12,000.*2026-11-01/)
  return { requests, screen, due }
}

test('due expenses: Add books the month with the version on screen and shows the voucher', async () => {
  const { requests, screen, due } = await renderDue(ADD, () => EXPENSE)
  await screen.getByRole('button', { name: `Add ${NAME}` }).click()

  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent(`Expense added successfullyV2026-27/0001: ${NAME}`)
  await expect.element(due).not.toBeInTheDocument()
  const [sent] = writes(requests)
  expect([sent?.path, sent?.body, sent?.headers.get('if-match')]).toEqual([
    '/api/admin/recurring-expense/r1/add',
    { dueOn: '2026-11-01' },
    '"2"',
  ])
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('due expenses: shows that somebody else added the month, and refreshes', async () => {
  const message = 'This is no longer due: it was added, skipped or changed meanwhile.'
  const { screen, due } = await renderDue(ADD, () => errorResponse(409, { code: 'not_due', message }))
  await screen.getByRole('button', { name: `Add ${NAME}` }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  await expect.element(due).not.toBeInTheDocument()
})

test('due expenses: Skip asks, then skips the month', async () => {
  const { requests, screen, due } = await renderDue(SKIP, () => ({ message: 'The month has been skipped.' }))
  await screen.getByRole('button', { name: `Skip ${NAME}` }).click()
  const dialog = screen.getByRole('dialog', { name: `Skip ${NAME}?` })
  await expect.element(dialog).toMatchTextContent(/You can still add the expense by hand\./)
  expect(writes(requests)).toEqual([])
  await dialog.getByRole('button', { name: 'Skip' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('The month has been skipped.')
  await expect.element(due).not.toBeInTheDocument()
  expect(writes(requests)[0]?.body).toEqual({ dueOn: '2026-11-01' })
})

test('recurring expenses: lists them with the next due day; a new one is added from the dialog', async () => {
  const requests = fakeServer({
    ...BASE,
    [LIST]: { recurring: [RECURRING], total: 1 },
    'POST /api/admin/recurring-expense': RECURRING,
  })
  const { screen } = await renderScreen(<RecurringExpensesScreen />, { at: '/admin/recurring-expenses' })
  await expect
    .element(screen.getByRole('row', { name: /^Rent/ }))
    .toMatchTextContent(/Both floors.*₹12,000.*Bank transfer.*2026-11-01/)
  await screen.getByRole('button', { name: 'Add recurring expense' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Category').selectOptions('Tea')
  await dialog.getByLabelText('Remark').fill('Twenty cans')
  await dialog.getByLabelText('First due day', { exact: true }).fill('2026-12-05')
  await dialog.getByLabelText('Amount').fill('1,500')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByLabelText('Payment Mode')).toHaveAccessibleDescription('Choose how it was paid.')
  await dialog.getByLabelText('Payment Mode').selectOptions('Cash')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('The recurring expense has been added.')
  expect(writes(requests)[0]?.body).toEqual({
    ledger: 'k2',
    remark: 'Twenty cans',
    startsOn: '2026-12-05',
    amount: '1500',
    payMode: 'Cash',
    exactMode: null,
    payee: '',
  })
})

test('recurring expenses: one is changed, and ended after a confirmation, with the version on screen', async () => {
  const requests = fakeServer({
    ...BASE,
    [LIST]: { recurring: [RECURRING], total: 1 },
    'PUT /api/admin/recurring-expense/{id}': { ...RECURRING, amount: 13_000, version: 3 },
    'DELETE /api/admin/recurring-expense/{id}': { message: 'The recurring expense has ended.' },
  })
  const { screen } = await renderScreen(<RecurringExpensesScreen />, { at: '/admin/recurring-expenses' })
  await screen.getByRole('button', { name: `Edit ${NAME}` }).click()
  await screen.getByRole('dialog').getByLabelText('Amount').fill('13,000')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('The recurring expense has been changed.')
  await screen.getByRole('button', { name: `End ${NAME}` }).click()
  await screen
    .getByRole('dialog', { name: `End ${NAME}?` })
    .getByRole('button', { name: 'End' })
    .click()

  await expect.poll(() => writes(requests).map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
  expect(writes(requests)[0]?.body).toMatchObject({ amount: '13000', startsOn: '2026-10-01' })
  expect(writes(requests).map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"2"'])
})
