import { expect, test } from 'vitest'
import { fakeServer, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddFeeScreen } from './add-fee-screen.tsx'
import { anInstitute, aPayer, aReceipt } from '#testing/web/fees.ts'
import { expectAllMissing, feeFormTest, fieldOf } from '#testing/web/fee-form.ts'

const { failed, succeeded } = feeFormTest()
const posts = (asked: FakeRequest[]) => asked.filter(({ method }) => method === 'POST')

async function opened(answers: Record<string, object> = {}) {
  const asked = fakeServer({
    'GET /api/user/{id}': aPayer,
    'GET /api/institute': anInstitute,
    'POST /api/fee/{id}': { ...aReceipt, _id: 'r9' },
    ...answers,
  })
  const { screen, router } = await renderScreen(<AddFeeScreen />, { at: '/hr/Student-view' })
  router.history.push('/hr/add-fees?id=s1')
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeVisible()
  const field = fieldOf({ screen })
  const fillIn = async () => {
    await field('Payment Mode').selectOptions('Online')
    await field('Fees Amount').fill('3,500.50')
    await field('Paid Date').fill('2026-08-20')
  }
  return { asked, screen, router, save, field, fillIn }
}

test('course, batch and total fee are given and cannot be typed over', async () => {
  const { field } = await opened()
  for (const [label, value] of [
    ['Course Name', 'Tally'],
    ['Batch Code', 'T-1'],
    ['Total Fees', '₹12,500'],
  ] as const) {
    await expect.element(field(label)).toHaveValue(value)
    await expect.element(field(label)).toHaveAttribute('readonly')
  }
  const modes = field('Payment Mode').getByRole('option').elements()
  expect(modes.map(({ textContent }) => textContent)).toEqual(['Choose', 'Cash', 'Online', 'Others'])
})

test('what is missing is said beside its field, and nothing is sent', async () => {
  const { asked, save, field } = await opened()
  await field('Paid Date').fill('')
  await save.click()
  await expectAllMissing(field)
  await expect.element(field('Payment Mode')).toHaveFocus()
  expect(posts(asked)).toEqual([])
})

test('saved: a toast of 1.5 s, and back to where one came from', async () => {
  const { asked, screen, router, save, fillIn } = await opened()
  await fillIn()
  await save.dblClick()
  await expect.element(screen.getByText('Details Saved')).toBeVisible()
  expect(succeeded).toHaveBeenLastCalledWith('Details Saved', 1500, expect.anything())
  await expect.poll(() => router.state.location.href).toBe('/hr/Student-view')
  const [post, ...more] = posts(asked)
  expect(more).toEqual([])
  expect([post?.path, post?.body]).toEqual(['/api/fee/s1', { payMode: 'Online', paid: '3500.50', date: '2026-08-20' }])
  expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('the toast leads to the new receipt, to be printed', async () => {
  const { screen, router, save, fillIn } = await opened()
  await fillIn()
  await save.click()
  await screen.getByRole('link', { name: 'Print receipt' }).click()
  await expect.poll(() => router.state.location.href).toBe('/fee-receipt?id=r9&as=hr')
  expect(router.state.location.state).toMatchObject({ print: true })
})

test('refused: the server’s words in a toast and beside the field, and nothing typed is lost', async () => {
  const sentence = 'Only ₹1,000 is pending.'
  const { screen, router, save, field, fillIn } = await opened({
    'POST /api/fee/{id}': errorResponse(409, { code: 'too_much', message: sentence, fields: { paid: sentence } }),
  })
  await fillIn()
  await save.click()
  await expect.element(field('Fees Amount')).toHaveAccessibleDescription(sentence)
  expect(failed).toHaveBeenLastCalledWith(sentence)
  await expect.element(screen.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible()
  await expect.element(field('Payment Mode')).toHaveValue('Online')
  await expect.element(field('Fees Amount')).toHaveValue('3,500.50')
  await expect.element(field('Paid Date')).toHaveValue('2026-08-20')
  expect(router.state.location.href).toBe('/hr/add-fees?id=s1')
  expect(succeeded).not.toHaveBeenCalled()
})

test('refused for no field: the server’s words stay above the fields too', async () => {
  const sentence = 'This registration waits for approval.'
  const { screen, save, field, fillIn } = await opened({
    'POST /api/fee/{id}': errorResponse(422, { code: 'waits', message: sentence }),
  })
  await fillIn()
  await save.click()
  const form = screen.getByRole('form', { name: 'Add Fees' })
  await expect.element(form.getByRole('alert')).toMatchTextContent(sentence)
  expect(failed).toHaveBeenLastCalledWith(sentence)
  await expect.element(field('Fees Amount')).toHaveValue('3,500.50')
})

test('nothing pending: no form, and the way to the fees', async () => {
  fakeServer({ 'GET /api/user/{id}': { ...aPayer, PendingFee: 0 }, 'GET /api/institute': anInstitute })
  const { screen } = await renderScreen(<AddFeeScreen />, { at: '/hr/add-fees?id=s1' })
  await expect.element(screen.getByText('No Pending Fee')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Fee Details' }).last())
    .toHaveAttribute('href', '/hr/student/fee?id=s1')
})
