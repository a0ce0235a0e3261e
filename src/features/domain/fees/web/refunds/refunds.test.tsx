import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { errorResponse, fakeServer, type FakeResponse } from '#testing/web/fake-server.ts'
import { NO_PLAN, PRINTED_RECEIPT, RECEIPT, REFUND } from '#testing/web/fees.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT } from '#testing/web/student.ts'
import { AdminFeesScreen } from '../admin-fees-screen.tsx'
import { AdminStudentFeeScreen } from '../student/admin-student-fee-screen.tsx'
import { OwnFeeScreen } from '../student/own-fee-screen.tsx'
import { RefundScreen } from './refund-screen.tsx'

const FEES = {
  TotalFee: 12_500,
  version: 3,
  PaidFee: 2000,
  PendingFee: 10_500,
  dueDate: '2026-09-05',
  dueAmount: 10_500,
  fee: [RECEIPT],
}
const VOIDED = {
  ...REFUND,
  _id: 'f2',
  refundNo: 'R2026-27/0002',
  voided: {
    at: '2026-11-20T06:00:00.000Z',
    by: 'Asha',
    reason: 'Typed twice',
  },
}
const OWN = { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '' }

async function renderFees(fees: object, more: Record<string, FakeResponse> = {}) {
  const requests = fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/fee/{id}': fees,
    'GET /api/institute': INSTITUTE,
    'GET /api/plan/{id}': NO_PLAN,
    ...more,
  })
  const { screen } = await renderScreen(<AdminStudentFeeScreen />, { at: '/admin/Student-Single-Fee?id=s1' })
  await expect.element(screen.getByText('Pending Fee', { exact: true }).first()).toBeVisible()
  return { screen, requests, find: (method: string) => requests.find((request) => request.method === method) }
}

test('refund: proposes all that was paid, sends what was typed, and shows an error of the server at the field', async () => {
  const message = 'At most ₹1,000 can be refunded: no more has been paid.'
  const { screen, find } = await renderFees(FEES, {
    'POST /api/fee/refund/{id}': errorResponse(422, { code: 'invalid', message, fields: { amount: message } }),
  })
  await screen.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Refund a paid fee' })
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('2000')
  await expect.element(dialog.getByText('At most ₹2,000')).toBeVisible()
  await dialog.getByLabelText('Amount').fill('1,500')
  await dialog.getByLabelText('Payment Mode').selectOptions('Online')
  await dialog.getByLabelText('Reference').fill('UTR 7')
  await dialog.getByLabelText('Still owes').click()
  await expect.element(dialog.getByText('The fee stays. Pending afterwards: ₹12,000.')).toBeVisible()
  await dialog.getByLabelText('Leaves').click()
  await expect.element(dialog.getByText(/Pending afterwards: ₹0\./)).toBeVisible()
  await dialog.getByLabelText('Reason').fill('Left the course')
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()

  await expect.element(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(/At most ₹1,000/)
  expect(find('POST')).toMatchObject({
    path: '/api/fee/refund/s1',
    body: { amount: '1500', payMode: 'Online', reference: 'UTR 7', reason: 'Left the course', leaves: true },
  })
})

test('refunds: a voided one is marked, and another one is voided with a reason', async () => {
  const { screen, find } = await renderFees(
    { ...FEES, refunds: [VOIDED, REFUND] },
    { 'DELETE /api/fee/refund/{id}': { message: 'Voided' } },
  )
  const table = screen.getByRole('table', { name: 'Refunds' })
  await expect
    .element(table.getByRole('row', { name: /R2026-27\/0002/ }))
    .toMatchTextContent(/Voided.*by Asha · Typed twice.*₹500$/)
  await expect.element(table.getByRole('row', { name: /R2026-27\/0001/ })).toMatchTextContent(/OnlineUTR 7.*-₹500/)
  await table.getByRole('button', { name: 'Void refund R2026-27/0001' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Void refund R2026-27/0001' })
  await dialog.getByLabelText('Reason').fill('Typed twice')
  await dialog.getByRole('button', { name: 'Void', exact: true }).click()

  await expect.poll(() => find('DELETE')).toMatchObject({ path: '/api/fee/refund/f1', body: { reason: 'Typed twice' } })
  expect(find('DELETE')?.headers.get('if-match')).toBe('"1"')
})

test('own fees: a student downloads a refund and cannot void it', async () => {
  fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/fee/{id}': { ...FEES, refunds: [REFUND] },
    'GET /api/institute': INSTITUTE,
    'GET /api/plan/{id}': NO_PLAN,
  })
  storeIdentity('user', OWN)
  const { screen } = await renderScreen(<OwnFeeScreen />, { at: '/student/fee' })
  await expect
    .element(screen.getByRole('link', { name: 'Download refund R2026-27/0001' }))
    .toHaveAttribute('href', '/fee-refund?id=f1&as=user')
  await expect.element(screen.getByRole('button', { name: /Void/ })).not.toBeInTheDocument()
})

test('/fee-refund shows the refund as it is printed', async () => {
  const { institute, issuedBy } = PRINTED_RECEIPT
  fakeServer({
    'GET /api/fee/refund/{id}': { ...REFUND, regNo: null, institute, issuedBy },
    'GET /api/institute': INSTITUTE,
  })
  storeIdentity('user', OWN)
  const { screen } = await renderScreen(<RefundScreen />, { at: '/fee-refund?id=f1' })
  await expect.element(screen.getByRole('heading', { name: 'Refund R2026-27/0001' })).toBeVisible()
  await expect
    .element(screen.getByRole('article', { name: 'Fee Refund' }))
    .toMatchTextContent(
      /Amount Refunded₹500Rupees Five Hundred Only.*Left the course.*Paid out by Hari Example\..*Paid before₹2,000This refund−\s₹500Paid after this refund₹1,500/,
    )
})

test('admin receipt list: the refunds are in a tab of their own', async () => {
  fakeServer({
    'GET /api/fee/refund': { refunds: [{ ...REFUND, studentDeleted: false }], total: 1, count: 1, sum: 500 },
    'GET /api/institute': INSTITUTE,
  })
  const { screen } = await renderScreen(<AdminFeesScreen />, { at: '/admin/view-Fee?tab=Refunds' })
  await expect.element(screen.getByText('1 refund, ₹500')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'View refund R2026-27/0001' }))
    .toHaveAttribute('href', '/fee-refund?id=f1&as=admin')
})

test('admin receipt list: the concessions are in a tab of their own, with who, why and how much', async () => {
  const concession = {
    _id: 'k1',
    kind: 'Lower fee',
    date: '2026-11-20',
    student: 's1',
    name: 'Asha Rao',
    course: 'Tally',
    listFee: 12_500,
    amount: 500,
    reason: 'Sister of a student',
    by: 'Meera',
    studentDeleted: false,
  }
  fakeServer({
    'GET /api/fee/concession': { concessions: [concession], total: 1, sum: 500 },
    'GET /api/institute': INSTITUTE,
  })
  const { screen } = await renderScreen(<AdminFeesScreen />, { at: '/admin/view-Fee?tab=Concessions' })
  await expect.element(screen.getByText('1 concession of ₹500')).toBeVisible()
  await expect
    .element(screen.getByRole('row', { name: /Asha Rao/ }))
    .toMatchTextContent(/2026-11-20.*Asha Rao.*Tally.*Sister of a student.*Lower fee.*Meera.*₹12,500.*₹500/)
})
