import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { STUDENT } from '#testing/web/student.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { OwnExpensesScreen } from './own-expenses-screen.tsx'
import { OwnFeeScreen } from './own-fee-screen.tsx'

const FEES = { TotalFee: 12_500, version: 3, PaidFee: 2000, PendingFee: 10_500, fee: [] }
const ASHA = { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '', status: 'Active' }

test('own expenses: explains who records them, and shows the fee figures and a link to the receipts', async () => {
  const requests = fakeServer({ 'GET /api/fee/{id}': FEES })
  storeIdentity('user', ASHA)
  const { screen } = await renderScreen(<OwnExpensesScreen />, { at: '/student/addExpenses' })

  await expect.element(screen.getByText(/^Fees and expenses are recorded by the institute\./)).toBeVisible()
  await expect.element(screen.getByText('Total Fee')).toBeVisible()
  const tile = (label: string) => screen.getByText(label, { exact: true }).element().parentElement!
  await expect.element(tile('Total Fee')).toMatchTextContent(/₹12,500/)
  await expect.element(tile('Paid Fee')).toMatchTextContent(/₹2,000/)
  await expect.element(tile('Pending Fee')).toMatchTextContent(/₹10,500/)
  await expect.element(screen.getByRole('link', { name: 'View Fee' })).toHaveAttribute('href', '/student/fee')
  expect(requests.map(({ path }) => path)).toEqual(['/api/fee/s1'])
})

test.each([
  ['/student/addExpenses', <OwnExpensesScreen key="expenses" />],
  ['/student/fee', <OwnFeeScreen key="fee" />],
])('%s hides the fee figures until the registration is approved', async (at, ui) => {
  fakeServer({
    'GET /api/user/{id}': { ...STUDENT, status: 'Pending' },
    'GET /api/fee/{id}': { TotalFee: 0, PaidFee: 0, PendingFee: 0, version: 1, fee: [] },
  })
  storeIdentity('user', { ...ASHA, status: 'Pending' })
  const { screen } = await renderScreen(ui, { at })

  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument()
  await expect.element(screen.getByText('No Pending Fee')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Total Fee')).not.toBeInTheDocument()
})

test('own expenses: shows error and retry beside the link to the receipts', async () => {
  fakeServer({ 'GET /api/fee/{id}': errorResponse(422, { code: 'down', message: 'The database is away.' }) })
  storeIdentity('user', ASHA)
  const { screen } = await renderScreen(<OwnExpensesScreen />, { at: '/student/addExpenses' })

  await expect.element(screen.getByText('Error loading data')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'View Fee' })).toBeVisible()
})
