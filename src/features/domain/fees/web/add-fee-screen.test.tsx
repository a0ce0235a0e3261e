import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createChangeReceiver } from '#features/overview/changes/web/receive-changes.ts'
import { sendDrafts } from '#shared/web/form/staff-drafts.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { setSingleKeys } from '#shared/web/shortcuts.tsx'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { expectRequiredErrors, getFields, setUpFeeFormTest } from '#testing/web/fee-form.ts'
import { ACCOUNT, RECEIPT } from '#testing/web/fees.ts'
import { readQrCode } from '#testing/web/read-qr-code.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { AddFeeScreen } from './add-fee-screen.tsx'

const { toastError, toastSuccess } = setUpFeeFormTest()
beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})
const PREVIOUS_PAGE = '/hr/add-fees?id=s0'
const listPosts = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'POST')

let receiver: ReturnType<typeof createChangeReceiver> | undefined
function LiveUpdates() {
  const client = useQueryClient()
  useEffect(() => {
    receiver = createChangeReceiver(client)
    return receiver.stop
  }, [client])
  return null
}

async function renderForm(responses: Record<string, object> = {}) {
  const requests = fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/institute': INSTITUTE,
    'GET /api/fee/{id}': ACCOUNT,
    'POST /api/fee/{id}': { ...RECEIPT, _id: 'r9' },
    ...responses,
  })
  const page = (
    <>
      <LiveUpdates />
      <AddFeeScreen />
    </>
  )
  const { screen, router } = await renderScreen(page, { at: PREVIOUS_PAGE })
  router.history.push('/hr/add-fees?id=s1')
  await expect.poll(() => router.state.location.href).toBe('/hr/add-fees?id=s1')
  const save = screen.getByRole('button', { name: 'Save', exact: true })
  await expect.element(save).toBeVisible()
  const field = getFields(screen)
  const fillIn = async () => {
    await field('Online').click()
    await field('Fees Amount').fill('3,500.50')
    await field('Paid Date').fill('2026-08-20')
  }
  return { requests, screen, router, save, field, fillIn }
}

test('add fee: shows course, batch, total fee and the payment modes; required errors are beside the fields, and nothing is sent', async () => {
  const { requests, screen, save, field } = await renderForm()

  for (const label of ['Course Name', 'Batch Code', 'Total Fees'])
    await expect.element(screen.getByText(label)).toBeVisible()
  const values = screen.getByRole('definition').elements()
  expect(values.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Tally', 'T-1', '₹12,500'])
  const modes = field('Payment Mode').getByRole('radio').elements()
  expect(modes.map((mode) => (mode as HTMLInputElement).value)).toEqual([
    'Cash',
    'Online',
    'Others',
    'UPI',
    'Card',
    'Bank transfer',
    'Cheque',
  ])
  expect(modes.filter((mode) => (mode as HTMLInputElement).checked)).toEqual([])
  await field('Paid Date').fill('')

  await save.click()

  await expectRequiredErrors(field)
  await expect.element(field('Fees Amount')).toHaveFocus()
  expect(listPosts(requests)).toEqual([])
})

test('add fee: a student with several courses chooses the one that is paid for; an ended one is never the default', async () => {
  const course = {
    student: 's1',
    cduration: '3 months',
    mode: 'offline',
    joiningDate: '2026-08-01',
    fee: 5000,
    listFee: 5000,
    feeReason: null,
  }
  const rest = {
    endDate: null,
    isCompleted: 'no',
    ended: false,
    reason: null,
    removable: false,
    version: 1,
    batchSince: null,
    formerBatches: [],
  }
  const enrolments = [
    { _id: 'e3', course: 'Java', batch: 'J-1', newest: false, ...course, ...rest, endDate: '2026-11-01', ended: true },
    { _id: 'e2', course: 'Tally', batch: 'T-1', newest: true, ...course, ...rest },
    { _id: 'e1', course: 'Excel', batch: 'E-1', newest: false, ...course, ...rest },
  ]
  const { requests, save, field, fillIn } = await renderForm({
    'GET /api/user/{id}': { ...STUDENT, courses: 3 },
    'GET /api/enrolment/{id}': { enrolments, total: 3 },
  })
  await expect.element(field('Course Name')).toHaveValue('')
  await expect.element(field('Course Name')).toMatchTextContent('Oldest due first')

  await expect.element(field('Course Name').getByRole('option', { name: 'Java · J-1 · Ended' })).toBeInTheDocument()
  await field('Course Name').selectOptions('Excel · E-1')
  await fillIn()
  await save.click()

  await expect.poll(() => listPosts(requests)).toMatchObject([{ body: { enrolment: 'e1', payMode: 'Online' } }])
})

test('add fee: shows what is left after the amount, which a press of a chip fills in, and B the full balance, unless single keys are off', async () => {
  const { screen, field } = await renderForm({
    'GET /api/fee/{id}': { ...ACCOUNT, fee: [RECEIPT] },
  })
  await expect.element(field('Fees Amount')).toHaveFocus()

  await screen.getByRole('button', { name: 'Last paid ₹2,000' }).click()
  await expect.element(screen.getByText('Pending after this')).toBeVisible()
  await expect.element(screen.getByText('₹8,500')).toBeVisible()
  await expect.element(screen.getByText('Rupees Two Thousand Only')).toBeVisible()
  await screen.getByRole('button', { name: 'Half ₹5,250' }).click()
  await expect.element(field('Fees Amount')).toHaveValue('5250')
  await screen.getByRole('button', { name: 'Full balance ₹10,500' }).click()

  await expect.element(screen.getByText('₹0', { exact: true })).toBeVisible()

  await field('Fees Amount').fill('5')
  await userEvent.keyboard('b')
  await expect.element(field('Fees Amount')).toHaveValue('10500')
  setSingleKeys(false)
  await field('Fees Amount').fill('5')
  await userEvent.keyboard('b')
  await expect.element(field('Fees Amount')).toHaveValue('5b')
})

test('add fee: UPI is chosen in one press, Ctrl+Enter saves, and the mode of the last payment is chosen in the next form', async () => {
  const { requests, screen, fillIn, field } = await renderForm({
    'POST /api/fee/{id}': { ...RECEIPT, _id: 'r9', payMode: 'Online', exactMode: 'UPI' },
  })
  await fillIn()
  await field('UPI').click()
  await field('Fees Amount').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => listPosts(requests)).toMatchObject([{ body: { payMode: 'Online', exactMode: 'UPI' } }])
  await expect.element(screen.getByText('Details Saved')).toBeVisible()
  await screen.unmount()

  const next = await renderForm()

  await expect.element(next.field('UPI')).toBeChecked()
})

test('add fee: starts with the mode of the student’s last payment, whatever was last used in this browser', async () => {
  localStorage.setItem('fee-pay-mode', 'Cash')
  const last = { ...RECEIPT, payMode: 'Online', exactMode: 'UPI' }
  const { field } = await renderForm({ 'GET /api/fee/{id}': { ...ACCOUNT, fee: [last, RECEIPT] } })
  await expect.element(field('UPI')).toBeChecked()
})

test('add fee: after a lost response the figures stay those of the payment, and the draft returns with it', async () => {
  window.history.replaceState(null, '', '/hr')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Hari', email: '' })
  let account: object = ACCOUNT
  const lost = errorResponse(503, { code: 'unavailable', message: 'No database.' })
  const responses = { 'GET /api/fee/{id}': () => account, 'POST /api/fee/{id}': lost }
  const { requests, screen, save, field } = await renderForm(responses)
  await field('Cash').click()
  await field('Fees Amount').fill('100')
  account = { ...ACCOUNT, PendingFee: 10_400, version: 4 }

  await save.click()
  await expect.element(screen.getByRole('button', { name: 'Send again' })).toBeEnabled()
  const loads = requests.length
  receiver?.receive({ changes: [{ topics: ['students'], by: 'other' }] })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(requests.slice(loads).filter(({ path }) => path === '/api/fee/s1')).toEqual([])
  await expect.element(screen.getByText('₹10,400')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Full balance ₹10,500' })).toBeVisible()
  await sendDrafts()
  await screen.unmount()

  const again = await renderForm(responses)
  await expect.element(again.screen.getByText(/It may have been saved already/)).toBeVisible()
  await expect.element(again.field('Fees Amount')).toHaveValue('100')
})

test('add fee: saves once on a double click, with an idempotency key, shows a toast of 1.5 s and goes back to the previous page', async () => {
  const { requests, screen, router, save, fillIn } = await renderForm()
  await fillIn()

  await save.dblClick()

  await expect.element(screen.getByText('Details Saved')).toBeVisible()
  expect(toastSuccess).toHaveBeenLastCalledWith('Details Saved', 1500, expect.anything())
  await expect.poll(() => router.state.location.href).toBe(PREVIOUS_PAGE)
  const savedReceipt = { _id: 'r9', receiptNo: '2026-27/000001', name: 'Asha Rao', paid: 2000, changed: false }
  await expect.poll(() => router.state.location.state).toMatchObject({ savedReceipt })
  const [post, ...others] = listPosts(requests)
  expect(others).toEqual([])
  expect(post?.path).toBe('/api/fee/s1')
  expect(post?.body).toEqual({
    payMode: 'Online',
    exactMode: null,
    paid: '3500.50',
    date: '2026-08-20',
    reference: '',
    note: '',
    parts: [],
  })
  expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('add fee: asks for a reference unless the mode is Cash, and sends it with the note; Print receipt in the toast opens the new receipt with the print dialog', async () => {
  const { requests, screen, router, save, field, fillIn } = await renderForm()
  await field('Cash').click()
  await expect.element(field('Reference')).not.toBeInTheDocument()
  await fillIn()
  await field('Reference').fill('632700018842')
  await screen.getByRole('button', { name: 'Add note' }).click()
  await field('Note').fill('Paid by the uncle')

  await save.click()

  await screen.getByRole('link', { name: 'Print receipt' }).click()
  await expect.poll(() => router.state.location.href).toBe('/fee-receipt?id=r9&as=hr')
  expect(router.state.location.state).toMatchObject({ print: true })
  const details = { reference: '632700018842', note: 'Paid by the uncle' }
  expect(listPosts(requests)[0]?.body).toMatchObject(details)
})

test('add fee: splits a payment, of which the last part takes the rest', async () => {
  const { requests, screen, save, field, fillIn } = await renderForm()
  await fillIn()
  await screen.getByRole('button', { name: 'Split payment' }).click()
  await expect.element(field('Others')).toBeChecked()
  await field('Amount of part 1').fill('1,500.25')
  await expect.element(field('Amount of part 2')).toHaveValue('2000.25')
  await expect.element(screen.getByText('The parts add up to ₹3,500.50.')).toBeVisible()
  await field('Reference of part 2').fill('632700018842')

  await save.click()

  await expect
    .poll(() => listPosts(requests)[0]?.body)
    .toMatchObject({
      payMode: 'Others',
      exactMode: null,
      parts: [
        { mode: 'Cash', amount: '1500.25', reference: '' },
        { mode: 'UPI', amount: '2000.25', reference: '632700018842' },
      ],
    })
})

test('add fee: shows an error of one part beside its field until it is changed, and sends nothing', async () => {
  const { requests, screen, save, field, fillIn } = await renderForm()
  await fillIn()
  await screen.getByRole('button', { name: 'Split payment' }).click()
  await field('Amount of part 1').fill('3500.50')

  await save.click()

  await expect.element(field('Amount of part 2')).toHaveAccessibleDescription('Fees Amount Is Required')
  await expect.element(field('Amount of part 2')).toHaveFocus()
  expect(listPosts(requests)).toEqual([])
  await screen.getByRole('button', { name: 'Remove part 2' }).click()
  await save.click()
  await expect.poll(() => listPosts(requests)).toHaveLength(1)
})

test('add fee: shows a UPI QR code for the amount typed, which another library reads', async () => {
  const institute = { ...INSTITUTE, name: 'Søren & Co', upiId: 'fees@examplebank' }
  const { screen, field, fillIn } = await renderForm({ 'GET /api/institute': institute })
  await fillIn()
  const qrCode = screen.getByRole('img', { name: 'QR code to pay ₹3,500.50 by UPI' })
  await expect.element(qrCode).toBeVisible()

  const link = await readQrCode(qrCode.element())

  expect(link).toMatch(
    /^upi:\/\/pay\?pa=fees@examplebank&pn=S%C3%B8ren%20%26%20Co&am=3500\.50&tn=Fee%20S1%20Asha%20Rao&tr=S1\d{6}350050&cu=INR$/,
  )
  await expect.element(screen.getByRole('link', { name: 'Open UPI app' })).toHaveAttribute('href', link)
  await field('Fees Amount').fill('10,500.01')
  await expect.element(screen.getByRole('region', { name: 'Pay by UPI' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Only ₹10,500 is pending.')).toBeVisible()
})

test('add fee: shows an over-payment once, at the field, and another error above the form and in a toast; both keep the input', async () => {
  const message = 'Only ₹1,000 is pending.'
  const check = 'Check the highlighted fields.'
  let response = errorResponse(422, { code: 'invalid', message: check, fields: { paid: message } })
  const { screen, router, save, field, fillIn } = await renderForm({ 'POST /api/fee/{id}': () => response })
  await fillIn()

  await save.click()

  await expect.element(field('Fees Amount')).toHaveAccessibleDescription(message)
  expect(toastError).not.toHaveBeenCalled()
  await expect.element(screen.getByText(check)).not.toBeInTheDocument()
  expect(screen.getByText(message).elements()).toHaveLength(1)
  await expect.element(field('Online')).toBeChecked()
  await expect.element(field('Fees Amount')).toHaveValue('3,500.50')
  await expect.element(field('Paid Date')).toHaveValue('2026-08-20')
  expect(router.state.location.href).toBe('/hr/add-fees?id=s1')
  expect(toastSuccess).not.toHaveBeenCalled()

  response = errorResponse(422, { code: 'waits', message: 'This registration is awaiting approval.' })
  await save.click()

  const form = screen.getByRole('form', { name: 'Add Fees' })
  await expect.element(form.getByRole('alert')).toMatchTextContent('This registration is awaiting approval.')
  expect(toastError).toHaveBeenLastCalledWith('This registration is awaiting approval.')
  await expect.element(field('Fees Amount')).toHaveValue('3,500.50')
})

const listVersions = (requests: FakeRequest[]) => listPosts(requests).map(({ headers }) => headers.get('if-match'))

test('add fee: a payment meanwhile is shown with the input kept (409), and saving again goes on with the current version', async () => {
  const message = 'Asha Example took ₹1,000 just now. ₹9,500 is pending.'
  const current = { TotalFee: 12_500, PaidFee: 3000, PendingFee: 9500, version: 4 }
  let account: object = ACCOUNT
  const { requests, screen, save, field, fillIn } = await renderForm({
    'GET /api/fee/{id}': () => account,
    'POST /api/fee/{id}': () =>
      listPosts(requests).length === 1
        ? errorResponse(409, { code: 'stale', message, current })
        : { ...RECEIPT, _id: 'r9' },
  })
  await fillIn()
  account = { ...ACCOUNT, ...current }

  await save.click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  await expect.element(field('Fees Amount')).toHaveValue('3,500.50')
  await expect.element(screen.getByRole('button', { name: 'Full balance ₹9,500' })).toBeVisible()
  await expect.element(screen.getByText('₹5,999.50')).toBeVisible()
  await save.click()
  await expect.element(screen.getByText('Details Saved')).toBeVisible()
  expect(listVersions(requests)).toEqual(['"3"', '"4"'])
})

test('add fee: figures follow the account while somebody types; the version is that of the figures at which the amount was typed', async () => {
  let account: object = ACCOUNT
  const { requests, screen, save, field, fillIn } = await renderForm({ 'GET /api/fee/{id}': () => account })
  const change = (version: number, PendingFee: number) => {
    account = { ...ACCOUNT, PendingFee, version }
    receiver?.receive({ changes: [{ topics: ['students'], by: 'other' }] })
  }
  await field('Fees Amount').click()
  change(4, 10_000)
  await expect.element(screen.getByRole('button', { name: 'Full balance ₹10,000' })).toBeVisible()
  await fillIn()

  change(5, 9000)

  await expect.element(screen.getByText('₹5,499.50')).toBeVisible()
  await expect.element(field('Fees Amount')).toHaveValue('3,500.50')
  await save.click()
  await expect.poll(() => listVersions(requests)).toEqual(['"4"'])
})

test('add fee: shows a link to the fee details instead of the form if nothing is pending', async () => {
  fakeServer({
    'GET /api/user/{id}': { ...STUDENT, PendingFee: 0 },
    'GET /api/fee/{id}': { ...ACCOUNT, PendingFee: 0 },
    'GET /api/institute': INSTITUTE,
  })
  const { screen } = await renderScreen(<AddFeeScreen />, { at: '/hr/add-fees?id=s1' })

  await expect.element(screen.getByText('No Pending Fee')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Fee Details' }).last())
    .toHaveAttribute('href', '/hr/student/fee?id=s1')
})

test('add fee: reads the student from the navigation state, by id and by feeObj', async () => {
  const requests = fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/fee/{id}': ACCOUNT,
    'GET /api/institute': INSTITUTE,
  })
  const { screen, router } = await renderScreen(<AddFeeScreen />, { at: '/hr/add-fees' })

  for (const [id, state] of [
    ['s1', { id: 's1' }],
    ['s2', { feeObj: { studentId: 's2' } }],
  ] as const) {
    await router.navigate({ to: '/hr/add-fees', state } as never)
    await expect.poll(() => requests.map(({ path }) => path)).toContain(`/api/user/${id}`)
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible()
  }
})
