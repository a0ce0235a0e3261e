import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { NO_PLAN, RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { AdminStudentFeeScreen } from './admin-student-fee-screen.tsx'

const FEES = {
  TotalFee: 12_500,
  version: 3,
  PaidFee: 2000,
  PendingFee: 10_500,
  dueDate: '2026-09-05',
  dueAmount: 10_500,
  fee: [RECEIPT],
}

async function renderFees(response: object = FEES, at = '/admin/Student-Single-Fee?id=s1', student = STUDENT) {
  fakeServer({
    'GET /api/user/{id}': student,
    'GET /api/fee/{id}': response,
    'GET /api/institute': INSTITUTE,
    'GET /api/plan/{id}': NO_PLAN,
  })
  const { screen } = await renderScreen(<AdminStudentFeeScreen />, { at })
  return { screen, table: screen.getByRole('table', { name: 'Fee History' }) }
}

test('admin student fees: shows student, figures and the history with links to the receipts', async () => {
  const { screen, table } = await renderFees()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible()
  for (const text of ['Total Fee', 'Paid Fee', 'Pending Fee', '₹10,500']) {
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
  }
  const headers = table.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Receipt Number',
    'Date',
    'Batch',
    'Course',
    'Total Fee',
    'Paid Fee',
  ])
  const row = table.getByRole('row', { name: /2026-27\/000001/ })
  await expect.element(row).toMatchTextContent(/2026-08-01.*T-1.*Tally.*₹12,500.*₹2,000/)
  await expect
    .element(row.getByRole('link', { name: 'View Fee Receipt 2026-27/000001' }))
    .toHaveAttribute('href', '/fee-receipt?id=r1&as=admin')
})

test('admin student fees: wraps a long course name so that the amounts stay visible', async () => {
  await page.viewport(800, 800)
  const course = 'Certificate in Computerised Accounting with Goods and Services Tax, Income Tax and Payroll'
  const { table } = await renderFees({ ...FEES, fee: [{ ...RECEIPT, course }] })
  await expect.element(table).toBeVisible()
  expect(table.element().getBoundingClientRect().width).toBeLessThanOrEqual(800)
})

test('admin student fees: the email is beside the number, and below it on a phone', async () => {
  const { screen } = await renderFees()
  const [number, email] = [screen.getByText(/98765 43210/), screen.getByText('asha@example.com')]
  await expect.element(number).toBeVisible()
  const getDistance = () =>
    email.element().getBoundingClientRect().top - number.element().getBoundingClientRect().bottom
  expect(getDistance()).toBeLessThan(0)
  await page.viewport(360, 740)
  await expect.poll(getDistance).toBeGreaterThanOrEqual(-20)
})

test('admin student fees: offers no action to add, edit or delete', async () => {
  const { screen, table } = await renderFees()
  await expect.element(table).toBeVisible()
  for (const name of [/Add Fee/, /Edit receipt/]) {
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
  }
  await expect.element(screen.getByRole('button', { name: /Delete receipt/ })).not.toBeInTheDocument()
})

test('admin student fees: the breadcrumbs link to the admin’s pages', async () => {
  const { screen } = await renderFees()
  const crumbs = screen.getByRole('navigation', { name: 'You are here' }).getByRole('link')
  await expect.element(crumbs.filter({ hasText: 'Asha Rao' })).toBeVisible()
  expect(crumbs.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/admin/Student-List',
    '/admin/Single-Student-Profile?id=s1',
  ])
})

test('admin student fees: shows the empty state', async () => {
  const none = { version: 1, TotalFee: 0, PaidFee: 0, PendingFee: 0, dueDate: '2026-09-05', dueAmount: 0 }
  const { screen } = await renderFees({ ...none, fee: [] }, '/admin/Student-Single-Fee?id=s1', { ...STUDENT, ...none })
  await expect.element(screen.getByText('No Pending Fee')).toBeVisible()
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText(/HR takes fees/)).toBeVisible()
})

test('admin student fees: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, table } = await renderFees(() => (isDown ? response : FEES))
  await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(table).toBeVisible()
})

test('admin student fees: shows a link to the list if no student is selected', async () => {
  const { screen } = await renderFees(FEES, '/admin/Student-Single-Fee')
  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/admin/Student-List')
})
