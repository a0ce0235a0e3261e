import { expect, test } from 'vitest'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { NO_PLAN, RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { StudentFeeScreen } from './student-fee-screen.tsx'

/** `respond` returns the response to the deletion and may call `removeReceipt`. */
async function openDialog(respond: (removeReceipt: () => void) => object, receipt: object = RECEIPT) {
  let fees = {
    TotalFee: 12_500,
    version: 3,
    PaidFee: 2000,
    PendingFee: 10_500,
    dueDate: '2026-09-05',
    dueAmount: 10_500,
    fee: [receipt],
  }
  const removeReceipt = () => (fees = { ...fees, PaidFee: 0, PendingFee: 12_500, fee: [] })
  const requests = fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/fee/{id}': () => fees,
    'GET /api/institute': INSTITUTE,
    'GET /api/plan/{id}': NO_PLAN,
    'DELETE /api/fee/{id}': () => respond(removeReceipt),
  })
  const { screen } = await renderScreen(<StudentFeeScreen />, { at: '/hr/student/fee?id=s1' })
  await screen.getByRole('button', { name: 'Delete receipt 2026-27/000001' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Are You Sure?' })
  await expect.element(dialog).toMatchTextContent(/You Won't Be Able To Revert This Action/)
  const row = screen.getByRole('row', { name: /000001/, includeHidden: true })
  return { screen, dialog, row, deletions: () => requests.filter(({ method }) => method === 'DELETE') }
}

test('void receipt: Cancel closes the dialog and deletes nothing', async () => {
  const { dialog, row, deletions } = await openDialog(() => ({ message: 'Deleted' }))
  await expect.element(dialog).toMatchTextContent(/Receipt 2026-27.000001 will be voided.*Asha Rao · ₹2,000/)

  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row).toBeVisible()
  expect(deletions()).toEqual([])
})

test('void receipt: requires a reason, and sends nothing without one', async () => {
  const { dialog, deletions } = await openDialog(() => ({ message: 'Deleted' }))

  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()

  await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/Say why the receipt is voided\./)
  await expect.element(dialog.getByLabelText('Reason')).toHaveFocus()
  expect(deletions()).toEqual([])
})

test('void receipt: sends Cheque bounced as the reason, which a payment in cash does not offer', async () => {
  const { dialog, deletions } = await openDialog(() => ({ message: 'Deleted' }), { ...RECEIPT, payMode: 'Others' })

  await dialog.getByLabelText('Cheque bounced').click()
  await expect.element(dialog.getByLabelText('Reason')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()

  await expect.poll(() => deletions()[0]?.body).toEqual({ reason: 'Cheque bounced' })
})

test('void receipt: sends reason and version once, shows a toast and removes the row', async () => {
  const { screen, dialog, row, deletions } = await openDialog((removeReceipt) => {
    removeReceipt()
    return { message: 'The receipt has been voided.' }
  })

  await dialog.getByLabelText('Reason').fill('Typed twice')
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()

  await expect
    .element(screen.getByRole('status').filter({ hasText: 'Deleted!' }))
    .toMatchTextContent(/Deleted!Your Record Has Been Deleted/)
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  const [deletion, ...others] = deletions()
  expect(others).toEqual([])
  expect([deletion?.path, deletion?.headers.get('if-match'), deletion?.body]).toEqual([
    '/api/fee/r1',
    '"4"',
    { reason: 'Typed twice' },
  ])
})

test('void receipt: shows an error of the server in the dialog and keeps the row', async () => {
  const message = 'You may not do this.'
  const { screen, dialog, row } = await openDialog(() => errorResponse(422, { code: 'no', message }))

  await dialog.getByLabelText('Reason').fill('Typed twice')
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()

  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message)
  await expect.element(row).toBeInTheDocument()
  await expect.element(screen.getByText('Your Record Has Been Deleted')).not.toBeInTheDocument()
})

test('void receipt: a bounced cheque of a split payment says what stays paid, and sends which cheque it was', async () => {
  const cheque = { mode: 'Cheque', amount: 500, reference: '000123' }
  const parts = [{ mode: 'Cash', amount: 1000, reference: null }, cheque, { ...cheque, reference: '000456' }]
  const replacement = { ...RECEIPT, _id: 'r2', receiptNo: '2026-27/000002', paid: 1500 }
  const { screen, dialog, deletions } = await openDialog(() => ({ message: 'Voided', replacement }), {
    ...RECEIPT,
    payMode: 'Others',
    parts,
  })
  await dialog.getByLabelText('Cheque bounced').click()
  await expect.element(dialog).toMatchTextContent(/The other ₹1,000 stays paid/)

  await dialog.getByLabelText('₹500 · 000456').click()
  await expect.element(dialog).toMatchTextContent(/The other ₹1,500 stays paid/)
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()

  await expect.element(screen.getByText('Voided. Receipt 2026-27/000002 is for the rest')).toBeVisible()
  expect(deletions()).toMatchObject([{ body: { reason: 'Cheque bounced', bounced: [3] } }])
})
