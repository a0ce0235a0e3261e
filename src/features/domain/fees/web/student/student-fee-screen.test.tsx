import { expect, test, vi } from 'vitest'
import { toast } from '#shared/web/ui/toast.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { NO_PLAN, RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { StudentFeeScreen } from './student-fee-screen.tsx'

const toastError = vi.spyOn(toast, 'error')
const FEES = {
  TotalFee: 12_500,
  version: 3,
  PaidFee: 2000,
  PendingFee: 10_500,
  dueDate: '2026-09-05',
  dueAmount: 10_500,
  fee: [RECEIPT],
}
const AT = { at: '/hr/student/fee?id=s1' }

function respondWith(responses: Record<string, object> = {}) {
  return fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/fee/{id}': FEES,
    'GET /api/institute': INSTITUTE,
    'GET /api/plan/{id}': NO_PLAN,
    ...responses,
  })
}

const getActions = ({ screen }: Awaited<ReturnType<typeof renderScreen>>) => ({
  add: screen.getByRole('link', { name: 'Add Fee' }),
  reminder: screen.getByRole('link', { name: 'Send Fee Reminder' }),
})

test('student fees: shows figures, receipts and their actions', async () => {
  respondWith()
  const { screen } = await renderScreen(<StudentFeeScreen />, AT)
  const table = screen.getByRole('table', { name: 'Fee receipts' })
  const row = table.getByRole('row', { name: /2026-27\/000001/ })
  await expect.element(row).toMatchTextContent(/2026-08-01.*T-1.*Tally.*₹2,000/)
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Receipt Number', 'Date', 'Batch', 'Course', 'Paid Fee', 'Actions'])
  for (const [name, href] of [
    [/^View Fee Receipt/, '/fee-receipt?id=r1&as=hr'],
    [/^Print receipt/, '/fee-receipt?id=r1&as=hr'],
    [/^Edit receipt/, '/hr/edit-fee?id=r1'],
  ] as const) {
    await expect.element(row.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  for (const text of ['Total Fee', '₹12,500', 'Pending Fee', '₹10,500']) {
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
  }
})

test('student fees: offers Add Fee and Send Fee Reminder while a fee is pending', async () => {
  respondWith()
  const { add, reminder } = getActions(await renderScreen(<StudentFeeScreen />, AT))
  await expect.element(add).toHaveAttribute('href', '/hr/add-fees?id=s1')
  await expect.element(reminder).toBeVisible()
})

test('student fees: hides Add Fee and Send Fee Reminder if nothing is pending', async () => {
  respondWith({
    'GET /api/user/{id}': { ...STUDENT, PaidFee: 12_500, PendingFee: 0 },
    'GET /api/fee/{id}': { ...FEES, PaidFee: 12_500, PendingFee: 0 },
  })
  const rendered = await renderScreen(<StudentFeeScreen />, AT)
  await expect.element(rendered.screen.getByText('No Pending Fee')).toBeVisible()
  await expect.element(getActions(rendered).add).not.toBeInTheDocument()
  await expect.element(rendered.screen.getByText('Send Fee Reminder')).not.toBeInTheDocument()
})

test('student fees: shows loading, then the empty state with Add Fee', async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  respondWith({ 'GET /api/fee/{id}': () => response })
  const { screen } = await renderScreen(<StudentFeeScreen />, AT)
  await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond({ ...FEES, PaidFee: 0, PendingFee: 12_500, dueDate: '2026-09-05', dueAmount: 12_500, fee: [] })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Add Fee' }).last()).toBeVisible()
})

test('student fees: shows error and retry', async () => {
  let isDown = true
  respondWith({
    'GET /api/fee/{id}': () => (isDown ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : FEES),
  })
  const { screen } = await renderScreen(<StudentFeeScreen />, AT)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /000001/ })).toBeVisible()
})

test('student fees: shows a link back to the list if the student is not found', async () => {
  respondWith({
    'GET /api/user/{id}': errorResponse(404, { code: 'not_found', message: 'This record was not found.' }),
  })
  const { screen } = await renderScreen(<StudentFeeScreen />, AT)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Student Fee Details' })).toBeVisible()
  await expect.element(screen.getByText('This student is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/hr/StudentList')
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

test('student fees: shows a link to the list if no student is selected', async () => {
  respondWith()
  const { screen } = await renderScreen(<StudentFeeScreen />, { at: '/hr/student/fee' })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/hr/StudentList')
})

test('student fees: the reminder opens a WhatsApp chat with a prepared message', async () => {
  respondWith()
  const { reminder } = getActions(await renderScreen(<StudentFeeScreen />, AT))
  await expect.element(reminder).toHaveAttribute('target', '_blank')
  const link = new URL(reminder.element().getAttribute('href') ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/919876543210')
  expect(link.searchParams.get('text')).toMatch(
    /^Hello Asha, .*Sunrise Institute.*₹10,500.*Tally.*2026-09-05.*\+91 98000 00000/,
  )
})

test('student fees: the reminder shows an error if the contact number is unusable', async () => {
  respondWith({ 'GET /api/user/{id}': { ...STUDENT, contact: '12345' } })
  const rendered = await renderScreen(<StudentFeeScreen />, AT)
  const button = rendered.screen.getByRole('button', { name: 'Send Fee Reminder' })
  await expect.element(button).toBeEnabled()
  await button.click()
  await expect
    .element(rendered.screen.getByRole('alert'))
    .toMatchTextContent(/^Asha Rao has no contact number of ten digits, so no reminder can be sent\./)
  expect(toastError).toHaveBeenCalledOnce()
  await expect.element(getActions(rendered).reminder).not.toBeInTheDocument()
})
