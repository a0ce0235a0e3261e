import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { StudentFeeScreen } from './student-fee-screen.tsx'
import { anInstitute, aPayer, aReceipt } from '#testing/web/fees.ts'

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function asking(answer: (none: () => void) => object) {
  let fees = { TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, fee: [aReceipt] }
  const none = () => (fees = { ...fees, PaidFee: 0, PendingFee: 12_500, fee: [] })
  const asked = fakeServer({
    'GET /api/user/{id}': aPayer,
    'GET /api/fee/{id}': () => fees,
    'GET /api/institute': anInstitute,
    'DELETE /api/fee/{id}': () => answer(none),
  })
  const { screen } = await renderScreen(<StudentFeeScreen />, { at: '/hr/student/fee?id=s1' })
  await screen.getByRole('button', { name: 'Delete receipt 2026-27/000001' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Are You Sure?' })
  await expect.element(dialog).toMatchTextContent(/You Won't Be Able To Revert This Action/)
  const row = screen.getByRole('row', { name: /000001/, includeHidden: true })
  return { screen, dialog, row, deletions: () => asked.filter(({ method }) => method === 'DELETE') }
}

test('asks first, and Cancel changes nothing', async () => {
  const { dialog, row, deletions } = await asking(() => ({ message: 'gone' }))
  await expect.element(dialog).toMatchTextContent(/2026-27\/000001 · Asha Rao · ₹2,000/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row).toBeVisible()
  expect(deletions()).toEqual([])
})

test('deleted: it says so, the receipt leaves the list, the reason goes along', async () => {
  const { screen, dialog, row, deletions } = await asking((none) => {
    none()
    return { message: 'The receipt has been voided.' }
  })
  await dialog.getByLabelText('Reason').fill('Typed twice')
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Deleted!' }))
    .toMatchTextContent(/Deleted!Your Record Has Been Deleted/)
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  const [deletion, ...more] = deletions()
  expect(more).toEqual([])
  expect([deletion?.path, deletion?.headers.get('if-match'), deletion?.body]).toEqual([
    '/api/fee/r1',
    '"4"',
    { reason: 'Typed twice' },
  ])
})

test('refused: the server’s sentence stands in the dialog, and the receipt stays', async () => {
  const sentence = 'You may not do this.'
  const { screen, dialog, row } = await asking(() => errorResponse(422, { code: 'no', message: sentence }))
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(sentence)
  await expect.element(row).toBeInTheDocument()
  await expect.element(screen.getByText('Your Record Has Been Deleted')).not.toBeInTheDocument()
})
