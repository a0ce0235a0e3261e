import { expect, test } from 'vitest'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { expectRequiredErrors, getFields, setUpFeeFormTest } from '#testing/web/fee-form.ts'
import { PRINTED_RECEIPT, RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { EditFeeScreen } from './edit-fee-screen.tsx'

const { toastError, toastSuccess } = setUpFeeFormTest()

async function renderForm(responses: Record<string, object> = {}) {
  const requests = fakeServer({
    'GET /api/fee/receipt/{id}': PRINTED_RECEIPT,
    'GET /api/institute': INSTITUTE,
    'PUT /api/fee/{id}': { ...RECEIPT, changed: true, version: 5 },
    ...responses,
  })
  const { screen, router } = await renderScreen(<EditFeeScreen />, { at: '/hr/edit-fee?id=r1' })
  const update = screen.getByRole('button', { name: 'Update' })
  await expect.element(update).toBeVisible()
  const puts = () => requests.filter(({ method }) => method === 'PUT')
  return { puts, screen, router, update, field: getFields(screen) }
}

test('edit fee: shows the receipt, with course and batch read-only', async () => {
  const { field } = await renderForm()

  await expect.element(field('Payment Mode')).toHaveValue('Cash')
  await expect.element(field('Fees Amount')).toHaveValue('2000')
  await expect.element(field('Paid Date')).toHaveValue('2026-08-01')
  await expect.element(field('Course Name')).toHaveAttribute('readonly')
  await expect.element(field('Batch Code')).toHaveAttribute('readonly')
})

test('edit fee: shows required errors beside the fields and sends nothing', async () => {
  const { puts, update, field } = await renderForm()
  await field('Payment Mode').selectOptions('')
  await field('Fees Amount').fill('')
  await field('Paid Date').fill('')

  await update.click()

  await expectRequiredErrors(field)
  expect(puts()).toEqual([])
})

test('edit fee: saves with the edited version', async () => {
  const { puts, screen, update, field } = await renderForm()
  await field('Fees Amount').fill('1500')

  await update.click()

  await expect.element(screen.getByText('Details Updated')).toBeVisible()
  const [put] = puts()
  expect([put?.path, put?.headers.get('if-match')]).toEqual(['/api/fee/r1', '"4"'])
  expect(put?.body).toEqual({
    payMode: 'Cash',
    exactMode: null,
    paid: '1500',
    date: '2026-08-01',
    reference: '',
    note: '',
    parts: [],
  })
})

test('edit fee: shows reference, note and parts, and shows the error of the parts beside them', async () => {
  const parts = [
    { mode: 'Cash', amount: 500, reference: null },
    { mode: 'Cheque', amount: 1500, reference: '000123 Example Bank' },
  ]
  const receipt = { ...PRINTED_RECEIPT, payMode: 'Others', reference: 'A', note: 'B', parts }
  const { puts, screen, update, field } = await renderForm({ 'GET /api/fee/receipt/{id}': receipt })
  await expect.element(field('Reference')).toHaveValue('A')
  await expect.element(field('Note')).toHaveValue('B')
  await expect.element(field('Reference of part 2')).toHaveValue('000123 Example Bank')

  await field('Fees Amount').fill('2,100')
  await update.click()

  const group = screen.getByRole('group', { name: 'Parts' })
  await expect.element(group).toHaveAccessibleDescription('The parts must add up to the amount.')
  await expect.element(group).toMatchTextContent(/₹100 left to assign/)
  expect(puts()).toEqual([])

  await field('Amount of part 2').fill('1,600')
  await update.click()

  await expect
    .poll(() => puts().at(-1)?.body)
    .toEqual({
      payMode: 'Others',
      exactMode: null,
      paid: '2100',
      date: '2026-08-01',
      reference: 'A',
      note: 'B',
      parts: [
        {
          mode: 'Cash',
          amount: '500',
          reference: '',
        },
        {
          mode: 'Cheque',
          amount: '1600',
          reference: '000123 Example Bank',
        },
      ],
    })
})

test('edit fee: shows a toast of 1.5 s after saving and opens the fee details', async () => {
  const { screen, router, update, field } = await renderForm()
  await field('Fees Amount').fill('1500')

  await update.click()

  await expect.element(screen.getByText('Details Updated')).toBeVisible()
  expect(toastSuccess).toHaveBeenLastCalledWith('Details Updated', 1500, expect.anything())
  await expect.poll(() => router.state.location.href).toBe('/hr/student/fee?id=s1')
})

test('edit fee: shows an error of the server above the form and in a toast, and keeps the input', async () => {
  const message = 'The receipt has been voided.'
  const { screen, router, update, field } = await renderForm({
    'PUT /api/fee/{id}': errorResponse(422, { code: 'voided', message }),
  })
  await field('Fees Amount').fill('1500')

  await update.click()

  const form = screen.getByRole('form', { name: 'Edit Fees' })
  await expect.element(form.getByRole('alert')).toMatchTextContent(message)
  expect(toastError).toHaveBeenLastCalledWith(message)
  await expect.element(field('Fees Amount')).toHaveValue('1500')
  expect(router.state.location.href).toBe('/hr/edit-fee?id=r1')
})
