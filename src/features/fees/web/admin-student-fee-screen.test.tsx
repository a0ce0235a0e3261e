import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminStudentFeeScreen } from './admin-student-fee-screen.tsx'
import { anInstitute, aPayer, aReceipt } from '#testing/web/fees.ts'

const fees = { TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, fee: [aReceipt] }

afterEach(async () => {
  await page.viewport(1280, 800)
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function opened(answer: object = fees, at = '/admin/Student-Single-Fee?id=s1') {
  fakeServer({ 'GET /api/user/{id}': aPayer, 'GET /api/fee/{id}': answer, 'GET /api/institute': anInstitute })
  const { screen } = await renderScreen(<AdminStudentFeeScreen />, { at })
  return { screen, table: screen.getByRole('table', { name: 'Fee History' }) }
}

test('who it is, the totals, and the Fee History, each number leading to its receipt', async () => {
  const { screen, table } = await opened()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible()
  for (const text of ['Total Fee', 'Paid Fee', 'Pending Fee', '₹10,500']) {
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
  }
  const headers = table.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    ...['Receipt Number', 'Date', 'Batch', 'Course', 'Total Fee', 'Paid Fee'],
  ])
  const row = table.getByRole('row', { name: /2026-27\/000001/ })
  await expect.element(row).toMatchTextContent(/2026-08-01.*T-1.*Tally.*₹12,500.*₹2,000/)
  await expect
    .element(row.getByRole('link', { name: 'View Fee Receipt 2026-27/000001' }))
    .toHaveAttribute('href', '/fee-receipt?id=r1&as=admin')
})

test('a course of a long name goes on below, and the amounts stay in sight', async () => {
  await page.viewport(800, 800)
  const course = 'Certificate in Computerised Accounting with Goods and Services Tax, Income Tax and Payroll'
  const { table } = await opened({ ...fees, fee: [{ ...aReceipt, course }] })
  await expect.element(table).toBeVisible()
  expect(table.element().getBoundingClientRect().width).toBeLessThanOrEqual(800)
})

test('on a phone the email stands below the number, and no dot hangs after that', async () => {
  const { screen } = await opened()
  const number = screen.getByText(/98765 43210/)
  await expect.element(number).toBeVisible()
  const line = number.element().closest('p')
  expect(line?.innerText).toBe('98765 43210 · asha@example.com')
  await page.viewport(360, 740)
  await expect.poll(() => line?.innerText.trim().split(/\s*\n/)).toEqual(['98765 43210', 'asha@example.com'])
})

test('to be read: nothing is taken, changed or deleted here', async () => {
  const { screen, table } = await opened()
  await expect.element(table).toBeVisible()
  for (const name of [/Add Fee/, /Edit receipt/]) {
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
  }
  await expect.element(screen.getByRole('button', { name: /Delete receipt/ })).not.toBeInTheDocument()
})

test('the crumbs lead back to the admin’s own pages', async () => {
  const { screen } = await opened()
  const crumbs = screen.getByRole('navigation').getByRole('link')
  await expect.element(crumbs.filter({ hasText: 'Asha Rao' })).toBeVisible()
  expect(crumbs.elements().map((link) => link.getAttribute('href'))).toEqual([
    ...['/admin', '/admin/Student-List', '/admin/Single-Student-Profile?id=s1'],
  ])
})

test('No Pending Fee; No Records Found', async () => {
  const { screen } = await opened({ ...fees, TotalFee: 0, PaidFee: 0, PendingFee: 0, fee: [] })
  await expect.element(screen.getByText('No Pending Fee')).toBeVisible()
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText(/HR takes fees/)).toBeVisible()
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  let answer: (list: unknown) => void = () => {}
  const { screen, table } = await opened(() => (isDown ? new Promise((resolve) => (answer = resolve)) : fees))
  await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(table).toBeVisible()
})

test('opened without a student, the page leads to the admin’s list', async () => {
  const { screen } = await opened(fees, '/admin/Student-Single-Fee')
  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/admin/Student-List')
})
