import { expect, test } from 'vitest'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EditFeeScreen } from './edit-fee-screen.tsx'
import { anInstitute, aReceipt } from '#testing/web/fees.ts'
import { expectAllMissing, feeFormTest, fieldOf } from '#testing/web/fee-form.ts'

const { failed, succeeded } = feeFormTest()
const printed = {
  ...aReceipt,
  student: { _id: 's1', name: 'Asha Rao', contact: '98765 43210' },
  institute: { name: 'Sunrise Institute', address: '1 Example Road', phone: '+91 98000 00000' },
}

async function opened(answers: Record<string, object> = {}) {
  const asked = fakeServer({
    'GET /api/fee/receipt/{id}': printed,
    'GET /api/institute': anInstitute,
    'PUT /api/fee/{id}': { ...aReceipt, changed: true, version: 5 },
    ...answers,
  })
  const { screen, router } = await renderScreen(<EditFeeScreen />, { at: '/hr/edit-fee?id=r1' })
  const update = screen.getByRole('button', { name: 'Update' })
  await expect.element(update).toBeVisible()
  const field = fieldOf({ screen })
  const puts = () => asked.filter(({ method }) => method === 'PUT')
  return { puts, screen, router, update, field }
}

test('the receipt stands in the form; course and batch are read-only', async () => {
  const { field } = await opened()
  await expect.element(field('Payment Mode')).toHaveValue('Cash')
  await expect.element(field('Fees Amount')).toHaveValue('2000')
  await expect.element(field('Paid Date')).toHaveValue('2026-08-01')
  await expect.element(field('Course Name')).toHaveAttribute('readonly')
  await expect.element(field('Batch Code')).toHaveAttribute('readonly')
})

test('what is missing is said beside its field, and nothing is sent', async () => {
  const { puts, update, field } = await opened()
  await field('Payment Mode').selectOptions('')
  await field('Fees Amount').fill('')
  await field('Paid Date').fill('')
  await update.click()
  await expectAllMissing(field)
  expect(puts()).toEqual([])
})

test('updated: the toast, the fees again, and the version that was edited', async () => {
  const { puts, screen, router, update, field } = await opened()
  await field('Fees Amount').fill('1500')
  await update.click()
  await expect.element(screen.getByText('Details Updated')).toBeVisible()
  expect(succeeded).toHaveBeenLastCalledWith('Details Updated', 1500, expect.anything())
  await expect.poll(() => router.state.location.href).toBe('/hr/student/fee?id=s1')
  const [put] = puts()
  expect([put?.path, put?.headers.get('if-match')]).toEqual(['/api/fee/r1', '"4"'])
  expect(put?.body).toEqual({ payMode: 'Cash', paid: '1500', date: '2026-08-01' })
})

test('refused: the server’s error text in a toast and above the fields, and nothing typed is lost', async () => {
  const sentence = 'The receipt has been voided.'
  const { screen, router, update, field } = await opened({
    'PUT /api/fee/{id}': errorResponse(422, { code: 'voided', message: sentence }),
  })
  await field('Fees Amount').fill('1500')
  await update.click()
  const form = screen.getByRole('form', { name: 'Edit Fees' })
  await expect.element(form.getByRole('alert')).toMatchTextContent(sentence)
  expect(failed).toHaveBeenLastCalledWith(sentence)
  await expect.element(field('Fees Amount')).toHaveValue('1500')
  expect(router.state.location.href).toBe('/hr/edit-fee?id=r1')
})
