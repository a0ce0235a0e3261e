import { expect, test } from 'vitest'
import { errorResponse, fakeServer, type FakeResponse } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT } from '#testing/web/student.ts'
import { AdminStudentFeeScreen } from '../student/admin-student-fee-screen.tsx'
import { StudentFeeScreen } from '../student/student-fee-screen.tsx'
import { DiscountLimitPanel } from './discount-limit-panel.tsx'

const COURSE = { enrolment: 'e1', course: 'Tally', batch: 'T-1', fee: 12_500, maxAmount: 1250 }
const FEES = {
  TotalFee: 12_500,
  version: 3,
  PaidFee: 2000,
  PendingFee: 10_500,
  dueDate: '2026-09-05',
  dueAmount: 10_500,
  fee: [],
}
const DISCOUNT = {
  _id: 'a1',
  kind: 'Discount',
  enrolment: 'e1',
  course: 'Tally',
  amount: 500,
  reason: 'Merit',
  date: '2026-11-20',
  mayWithdraw: true,
  version: 1,
}
const DISCOUNTED = {
  ...FEES,
  TotalFee: 12_000,
  PendingFee: 10_000,
  adjustments: [DISCOUNT],
  breakdown: {
    fees: 12_500,
    discounts: 500,
    writeOffs: 0,
  },
}

async function renderFees(
  fees: object,
  { as = 'hr', more = {} }: { as?: 'hr' | 'admin'; more?: Record<string, FakeResponse> } = {},
) {
  const requests = fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/fee/{id}': fees,
    'GET /api/institute': INSTITUTE,
    ...more,
  })
  const { screen } =
    as === 'hr'
      ? await renderScreen(<StudentFeeScreen />, { at: '/hr/student/fee?id=s1' })
      : await renderScreen(<AdminStudentFeeScreen />, { at: '/admin/Student-Single-Fee?id=s1' })
  await expect.element(screen.getByText('Pending Fee', { exact: true }).first()).toBeVisible()
  return { screen, requests }
}

test('student fees: HR without a limit is offered no discount and sees no breakdown', async () => {
  const { screen } = await renderFees(FEES)
  await expect.element(screen.getByRole('link', { name: 'Add Fee' }).first()).toBeVisible()
  for (const name of ['Give a discount', 'Write off'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('table', { name: 'How the total is made up' })).not.toBeInTheDocument()
})

test('discount: a percentage is sent as an amount of the fee', async () => {
  const { screen, requests } = await renderFees(
    { ...FEES, discountable: [COURSE] },
    { more: { 'POST /api/fee/discount/{id}': DISCOUNT } },
  )
  await screen.getByRole('button', { name: 'Give a discount' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Give a discount' })
  await dialog.getByLabelText('Percent of the fee').click()
  await dialog.getByLabelText('Percent', { exact: false }).last().fill('4,5')
  await expect.element(dialog.getByText('₹562.50. At most ₹1,250')).toBeVisible()
  await dialog.getByLabelText('Reason').fill('Merit')
  await dialog.getByRole('button', { name: 'Give a discount' }).click()

  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/fee/discount/s1',
    body: { enrolment: 'e1', amount: '562.5', reason: 'Merit' },
  })
})

test('write-off: proposes all that is pending and shows an error of the server at the field', async () => {
  const message = 'Only ₹9,000 is pending.'
  const { screen } = await renderFees(FEES, {
    as: 'admin',
    more: {
      'POST /api/fee/write-off/{id}': errorResponse(422, { code: 'invalid', message, fields: { amount: message } }),
    },
  })
  await screen.getByRole('button', { name: 'Write off' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Write off a pending fee' })
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('10500')
  await dialog.getByLabelText('Reason').fill('Left town')
  await dialog.getByRole('button', { name: 'Write off' }).click()

  await expect.element(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/Only ₹9,000 is pending\./)
})

test('breakdown: shows what makes up the total, and withdraws a discount after a confirmation', async () => {
  const { screen, requests } = await renderFees(DISCOUNTED, {
    more: { 'DELETE /api/fee/adjustment/{id}': { message: 'Withdrawn', student: 's1' } },
  })
  const table = screen.getByRole('table', { name: 'How the total is made up' })
  const rows = table.getByRole('row').elements().slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fees.*₹12,500$/),
    expect.stringMatching(/^Discount on Tally.*Merit.*-₹500$/),
    expect.stringMatching(/^Total Fee.*₹12,000$/),
    expect.stringMatching(/^Paid Fee.*-₹2,000$/),
    expect.stringMatching(/^Pending Fee.*₹10,000$/),
  ])
  await table.getByRole('button', { name: 'Withdraw: Discount on Tally, ₹500' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()

  await expect.poll(() => requests.find(({ method }) => method === 'DELETE')?.headers.get('if-match')).toBe('"1"')
})

test('settings: the discount that HR may give is saved as a percentage', async () => {
  const requests = fakeServer({
    'GET /api/fee/discount-limit': { discountPercent: 0, version: 1 },
    'PUT /api/fee/discount-limit': { discountPercent: 10, version: 2 },
  })
  const { screen } = await renderScreen(<DiscountLimitPanel />, { at: '/admin/settings' })
  await screen.getByLabelText('Discount that HR may give').fill('10')
  await screen.getByRole('button', { name: 'Save' }).click()

  await expect.poll(() => requests.find(({ method }) => method === 'PUT')?.body).toEqual({ discountPercent: '10' })
})
