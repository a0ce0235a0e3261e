import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { StudentFeeScreen } from './student-fee-screen.tsx'
import { anInstitute, aPayer, aReceipt } from '#testing/web/fees.ts'

const failed = vi.spyOn(toast, 'error')
const fees = { TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, fee: [aReceipt] }
const AT = { at: '/hr/student/fee?id=s1' }

beforeEach(() => void vi.clearAllMocks())
afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

function answering(answers: Record<string, object> = {}) {
  return fakeServer({
    'GET /api/user/{id}': aPayer,
    'GET /api/fee/{id}': fees,
    'GET /api/institute': anInstitute,
    ...answers,
  })
}

const actionsOf = ({ screen }: Awaited<ReturnType<typeof renderScreen>>) => ({
  add: screen.getByRole('link', { name: 'Add Fee' }),
  reminder: screen.getByRole('link', { name: 'Send Fee Reminder' }),
})

test('figures, receipts and what can be done to each', async () => {
  answering()
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

test('while something is pending, a fee can be added and a reminder sent', async () => {
  answering()
  const { add, reminder } = actionsOf(await renderScreen(<StudentFeeScreen />, AT))
  await expect.element(add).toHaveAttribute('href', '/hr/add-fees?id=s1')
  await expect.element(reminder).toBeVisible()
})

test('No Pending Fee: neither Add Fee nor Send Fee Reminder', async () => {
  answering({
    'GET /api/user/{id}': { ...aPayer, PaidFee: 12_500, PendingFee: 0 },
    'GET /api/fee/{id}': { ...fees, PaidFee: 12_500, PendingFee: 0 },
  })
  const shown = await renderScreen(<StudentFeeScreen />, AT)
  await expect.element(shown.screen.getByText('No Pending Fee')).toBeVisible()
  await expect.element(actionsOf(shown).add).not.toBeInTheDocument()
  await expect.element(shown.screen.getByText('Send Fee Reminder')).not.toBeInTheDocument()
})

test('waits with a word; says that nothing is there, and leads on', async () => {
  let answer: (list: object) => void = () => {}
  answering({ 'GET /api/fee/{id}': () => new Promise((resolve) => (answer = resolve)) })
  const { screen } = await renderScreen(<StudentFeeScreen />, AT)
  await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer({ ...fees, PaidFee: 0, PendingFee: 12_500, fee: [] })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Add Fee' }).last()).toBeVisible()
})

test('says what failed and why, and tries again', async () => {
  let isDown = true
  answering({
    'GET /api/fee/{id}': () => (isDown ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : fees),
  })
  const { screen } = await renderScreen(<StudentFeeScreen />, AT)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /000001/ })).toBeVisible()
})

test('a student who is not there: it says so, and leads back', async () => {
  answering({ 'GET /api/user/{id}': errorResponse(404, { code: 'not_found', message: 'This record was not found.' }) })
  const { screen } = await renderScreen(<StudentFeeScreen />, AT)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Student Fee Details' })).toBeVisible()
  await expect.element(screen.getByText('This student is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/hr/StudentList')
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
})

test('opened without a student, the page leads to the list', async () => {
  answering()
  const { screen } = await renderScreen(<StudentFeeScreen />, { at: '/hr/student/fee' })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/hr/StudentList')
})

test('the reminder opens a chat with the student, the message typed already', async () => {
  answering()
  const { reminder } = actionsOf(await renderScreen(<StudentFeeScreen />, AT))
  await expect.element(reminder).toHaveAttribute('target', '_blank')
  const link = new URL(reminder.element().getAttribute('href') ?? '')
  expect(link.origin + link.pathname).toBe('https://wa.me/919876543210')
  expect(link.searchParams.get('text')).toMatch(
    /^Hello Asha, .*Sunrise Institute.*₹10,500.*Tally.*2026-09-05.*\+91 98000 00000/,
  )
})

test('without a usable number the reminder says so, and opens no chat', async () => {
  answering({ 'GET /api/user/{id}': { ...aPayer, contact: '12345' } })
  const shown = await renderScreen(<StudentFeeScreen />, AT)
  const button = shown.screen.getByRole('button', { name: 'Send Fee Reminder' })
  await expect.element(button).toBeEnabled()
  await button.click()
  await expect
    .element(shown.screen.getByRole('alert'))
    .toMatchTextContent(/^Asha Rao has no contact number of ten digits, so no reminder can be sent\./)
  expect(failed).toHaveBeenCalledOnce()
  await expect.element(actionsOf(shown).reminder).not.toBeInTheDocument()
})
