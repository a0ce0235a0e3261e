import { afterEach, expect, test } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { OwnExpensesScreen } from './own-expenses-screen.tsx'
import { OwnFeeScreen } from './own-fee-screen.tsx'

afterEach(() => {
  removeIdentities()
  restoreFetch()
  queryClientOf('anyone').clear()
})

const figures = { TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, fee: [] }
const asha = { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '', status: 'Active' }

test('who records fees and expenses, what is paid and pending, and the way to the receipts', async () => {
  const asked = fakeServer({ 'GET /api/fee/{id}': figures })
  storeIdentity('user', asha)
  const { screen } = await renderScreen(<OwnExpensesScreen />, { at: '/student/addExpenses' })
  await expect.element(screen.getByText(/^Fees and expenses are recorded by the institute\./)).toBeVisible()
  const figure = (label: string) => screen.getByText(label, { exact: true }).element().parentElement!
  await expect.element(screen.getByText('Total Fee')).toBeVisible()
  await expect.element(figure('Total Fee')).toMatchTextContent(/₹12,500/)
  await expect.element(figure('Paid Fee')).toMatchTextContent(/₹2,000/)
  await expect.element(figure('Pending Fee')).toMatchTextContent(/₹10,500/)
  await expect.element(screen.getByRole('link', { name: 'View Fee' })).toHaveAttribute('href', '/student/fee')
  expect(asked.map(({ path }) => path)).toEqual(['/api/fee/s1'])
})

test.each([
  ['/student/addExpenses', <OwnExpensesScreen key="expenses" />],
  ['/student/fee', <OwnFeeScreen key="fee" />],
])('%s shows no figures to who waits for approval: no fee has been agreed on', async (at, ui) => {
  fakeServer({ 'GET /api/fee/{id}': { TotalFee: 0, PaidFee: 0, PendingFee: 0, fee: [] } })
  storeIdentity('user', { ...asha, status: 'Pending' })
  const { screen } = await renderScreen(ui, { at })
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument()
  await expect.element(screen.getByText('No Pending Fee')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Total Fee')).not.toBeInTheDocument()
})

test('figures that could not be loaded leave the sentence and the way, and are tried again', async () => {
  fakeServer({ 'GET /api/fee/{id}': errorResponse(422, { code: 'down', message: 'The database is away.' }) })
  storeIdentity('user', asha)
  const { screen } = await renderScreen(<OwnExpensesScreen />, { at: '/student/addExpenses' })
  await expect.element(screen.getByText('Error loading data')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'View Fee' })).toBeVisible()
})
