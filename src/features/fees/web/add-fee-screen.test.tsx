import { expect, test } from 'vitest'
import { errorResponse, fakeServer, type FakeRequest } from '#testing/web/fake-server.ts'
import { expectRequiredErrors, getFields, setUpFeeFormTest } from '#testing/web/fee-form.ts'
import { RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { AddFeeScreen } from './add-fee-screen.tsx'

const { toastError, toastSuccess } = setUpFeeFormTest()
const PREVIOUS_PAGE = '/hr/add-fees?id=s0'
const listPosts = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'POST')

async function renderForm(responses: Record<string, object> = {}) {
  const requests = fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/institute': INSTITUTE,
    'POST /api/fee/{id}': { ...RECEIPT, _id: 'r9' },
    ...responses,
  })
  const { screen, router } = await renderScreen(<AddFeeScreen />, { at: PREVIOUS_PAGE })
  router.history.push('/hr/add-fees?id=s1')
  await expect.poll(() => router.state.location.href).toBe('/hr/add-fees?id=s1')
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeVisible()
  const field = getFields(screen)
  const fillIn = async () => {
    await field('Payment Mode').selectOptions('Online')
    await field('Fees Amount').fill('3,500.50')
    await field('Paid Date').fill('2026-08-20')
  }
  return { requests, screen, router, save, field, fillIn }
}

test('add fee: shows course, batch and total fee read-only', async () => {
  const { field } = await renderForm()

  for (const [label, value] of [
    ['Course Name', 'Tally'],
    ['Batch Code', 'T-1'],
    ['Total Fees', '₹12,500'],
  ] as const) {
    await expect.element(field(label)).toHaveValue(value)
    await expect.element(field(label)).toHaveAttribute('readonly')
  }
})

test('add fee: offers the payment modes', async () => {
  const { field } = await renderForm()

  const options = field('Payment Mode').getByRole('option').elements()
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose', 'Cash', 'Online', 'Others'])
})

test('add fee: shows required errors beside the fields and sends nothing', async () => {
  const { requests, save, field } = await renderForm()
  await field('Paid Date').fill('')

  await save.click()

  await expectRequiredErrors(field)
  await expect.element(field('Payment Mode')).toHaveFocus()
  expect(listPosts(requests)).toEqual([])
})

test('add fee: saves once on a double click, with an idempotency key', async () => {
  const { requests, screen, save, fillIn } = await renderForm()
  await fillIn()

  await save.dblClick()

  await expect.element(screen.getByText('Details Saved')).toBeVisible()
  const [post, ...others] = listPosts(requests)
  expect(others).toEqual([])
  expect([post?.path, post?.body]).toEqual(['/api/fee/s1', { payMode: 'Online', paid: '3500.50', date: '2026-08-20' }])
  expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('add fee: shows a toast of 1.5 s after saving and goes back to the previous page', async () => {
  const { screen, router, save, fillIn } = await renderForm()
  await fillIn()

  await save.click()

  await expect.element(screen.getByText('Details Saved')).toBeVisible()
  expect(toastSuccess).toHaveBeenLastCalledWith('Details Saved', 1500, expect.anything())
  await expect.poll(() => router.state.location.href).toBe(PREVIOUS_PAGE)
  const savedReceipt = { _id: 'r9', receiptNo: '2026-27/000001', name: 'Asha Rao', paid: 2000, changed: false }
  await expect.poll(() => router.state.location.state).toMatchObject({ savedReceipt })
})

test('add fee: Print receipt in the toast opens the new receipt with the print dialog', async () => {
  const { screen, router, save, fillIn } = await renderForm()
  await fillIn()
  await save.click()

  await screen.getByRole('link', { name: 'Print receipt' }).click()

  await expect.poll(() => router.state.location.href).toBe('/fee-receipt?id=r9&as=hr')
  expect(router.state.location.state).toMatchObject({ print: true })
})

test('add fee: shows an over-payment once, at the field, and keeps the input', async () => {
  const message = 'Only ₹1,000 is pending.'
  const { screen, router, save, field, fillIn } = await renderForm({
    'POST /api/fee/{id}': errorResponse(422, {
      code: 'invalid',
      message: 'Check the highlighted fields.',
      fields: { paid: message },
    }),
  })
  await fillIn()

  await save.click()

  await expect.element(field('Fees Amount')).toHaveAccessibleDescription(message)
  expect(toastError).not.toHaveBeenCalled()
  await expect.element(screen.getByText('Check the highlighted fields.')).not.toBeInTheDocument()
  expect(screen.getByText(message).elements()).toHaveLength(1)
  await expect.element(field('Payment Mode')).toHaveValue('Online')
  await expect.element(field('Fees Amount')).toHaveValue('3,500.50')
  await expect.element(field('Paid Date')).toHaveValue('2026-08-20')
  expect(router.state.location.href).toBe('/hr/add-fees?id=s1')
  expect(toastSuccess).not.toHaveBeenCalled()
})

test('add fee: shows an error without a field above the form and in a toast', async () => {
  const message = 'This registration is awaiting approval.'
  const { screen, save, field, fillIn } = await renderForm({
    'POST /api/fee/{id}': errorResponse(422, { code: 'waits', message }),
  })
  await fillIn()

  await save.click()

  const form = screen.getByRole('form', { name: 'Add Fees' })
  await expect.element(form.getByRole('alert')).toMatchTextContent(message)
  expect(toastError).toHaveBeenLastCalledWith(message)
  await expect.element(field('Fees Amount')).toHaveValue('3,500.50')
})

test('add fee: shows a link to the fee details instead of the form if nothing is pending', async () => {
  fakeServer({ 'GET /api/user/{id}': { ...STUDENT, PendingFee: 0 }, 'GET /api/institute': INSTITUTE })
  const { screen } = await renderScreen(<AddFeeScreen />, { at: '/hr/add-fees?id=s1' })

  await expect.element(screen.getByText('No Pending Fee')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Fee Details' }).last())
    .toHaveAttribute('href', '/hr/student/fee?id=s1')
})

test.each([
  ['id', { id: 's1' }],
  ['feeObj', { feeObj: { studentId: 's1' } }],
])('add fee: reads the student from the navigation state (%s)', async (_key, state) => {
  const requests = fakeServer({ 'GET /api/user/{id}': STUDENT, 'GET /api/institute': INSTITUTE })
  const { screen, router } = await renderScreen(<AddFeeScreen />, { at: '/hr/add-fees' })

  await router.navigate({ to: '/hr/add-fees', state } as never)

  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(requests.map(({ path }) => path)).toContain('/api/user/s1')
})
