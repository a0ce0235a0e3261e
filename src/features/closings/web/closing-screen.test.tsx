import { expect, test, vi } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { errorResponse, fakeServer, type FakeRequest } from '#testing/web/fake-server.ts'
import { INSTITUTE, SETTINGS } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminClosingScreen, HrClosingScreen } from './closing-screen.tsx'

const DAY = {
  ...{
    date: '2026-11-20',
    scope: 'own',
    receipts: 3,
    received: 1700,
    refunded: 0,
    spent: 0,
    expected: 1700,
    closing: null,
  },
}
const CLOSING = {
  ...{ _id: 'c1', date: '2026-11-20', scope: 'own', clerk: 'Hari', expected: 1700, counted: 1600, difference: -100 },
  ...{
    reason: 'A note is missing',
    counts: [
      { value: 500, count: 3 },
      { value: 100, count: 1 },
    ],
  },
  ...{ signedAt: '2026-11-20T12:30:00.000Z', signedBy: 'Hari', changed: null },
}
const CASH = {
  cash: {
    ...{ since: '2026-11-01T04:30:00.000Z', opening: 2000, received: 5000, refunded: 0, spent: 300, deposited: 4000 },
    ...{ differences: -100, inHand: 2600 },
  },
  entries: [],
  total: 0,
}

async function openClosing({ area = 'hr', ...responses }: { area?: 'hr' | 'admin' } & Record<string, unknown> = {}) {
  storeIdentity(area, { _id: 'h1', token: 't', role: area, name: 'Hari', email: '' })
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/institute/settings': SETTINGS,
    'GET /api/closing': DAY,
    'GET /api/closing/all': { closings: [], total: 0 },
    'GET /api/cash': CASH,
    ...(responses as Record<string, object>),
  })
  const ui = area === 'hr' ? <HrClosingScreen /> : <AdminClosingScreen />
  const { screen } = await renderScreen(ui, { at: `/${area}/closing?date=2026-11-20` })
  return { screen, requests }
}

test('daily closing: the count is summed, a difference requires a reason, and the sign-off shows the closing', async () => {
  let day: object = DAY
  const { screen, requests } = await openClosing({
    'GET /api/closing': () => day,
    'POST /api/closing': () => {
      day = { ...DAY, closing: CLOSING }
      return Response.json(CLOSING, { status: 201 })
    },
  })
  await screen.getByLabelText('₹500').fill('3')
  await screen.getByLabelText('₹100').fill('1')
  const form = screen.getByRole('form', { name: 'Count the cash' })
  await expect.element(form).toMatchTextContent(/Cash counted₹1,600Cash expected₹1,700Difference₹100 missing/)
  await screen.getByLabelText('Reason for the difference').fill('A note is missing')
  await screen.getByRole('button', { name: 'Sign off' }).click()

  await expect.element(screen.getByRole('article', { name: 'Closing of 2026-11-20' })).toBeVisible()
  const sent = requests.find(({ method }) => method === 'POST')?.body
  expect(sent).toMatchObject({
    date: '2026-11-20',
    scope: 'own',
    expected: 1700,
    n500: '3',
    reason: 'A note is missing',
  })
})

test('daily closing: keeps the count if the expected cash has changed meanwhile (409)', async () => {
  let expected = 1700
  const { screen } = await openClosing({
    'GET /api/closing': () => ({ ...DAY, received: expected, expected }),
    'POST /api/closing': () => {
      expected = 1800
      return errorResponse(409, { code: 'stale', message: 'Meanwhile the expected cash has changed to ₹1,800.' })
    },
  })
  await screen.getByLabelText('₹100').fill('17')
  await screen.getByRole('button', { name: 'Sign off' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/changed to ₹1,800/)
  await expect.element(screen.getByText('₹100 missing')).toBeVisible()
  await expect.element(screen.getByLabelText('₹100')).toHaveValue('17')
})

test('daily closing: a closing that was changed after the sign-off says so, and prints', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const closing = { ...CLOSING, changed: { changes: 2, expected: 1650 } }
  const { screen } = await openClosing({ 'GET /api/closing': { ...DAY, closing } })

  await expect
    .element(screen.getByRole('status'))
    .toMatchTextContent(/2 receipts, refunds and expenses .* changed or deleted .* now ₹1,650/)
  await expect.element(screen.getByRole('table')).toMatchTextContent(/₹5003₹1,500₹1001₹100Cash counted₹1,600/)
  await screen.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => print).toHaveBeenCalledOnce()
})

test('daily closing: HR chooses between own and all receipts only if the settings allow it', async () => {
  const settings = { ...SETTINGS, hrClosesAll: true }
  const { screen, requests } = await openClosing({ 'GET /api/institute/settings': settings })
  await screen.getByText('All receipts', { exact: true }).click()

  const listScopes = () =>
    requests.filter(({ path }: FakeRequest) => path === '/api/closing').map(({ query }) => query['scope'])
  await expect.poll(listScopes).toEqual(['own', 'all'])
})

test('cash in hand: adds up, and a deposit is recorded', async () => {
  const { screen, requests } = await openClosing({
    'POST /api/cash': () =>
      Response.json(
        {
          ...{ _id: 'e1', kind: 'deposit', amount: 1500, date: '2026-11-20', reference: null },
          ...{ recordedAt: '2026-11-20T12:30:00.000Z', recordedBy: 'Hari' },
        },
        { status: 201 },
      ),
  })
  await expect
    .element(screen.getByRole('region', { name: 'Cash in hand' }))
    .toMatchTextContent(/₹2,000Received since₹5,000Spent in cash-₹300.*-₹4,000.*-₹100Cash in hand₹2,600/)
  await screen.getByLabelText('Amount').fill('1,500')
  await screen.getByRole('button', { name: 'Record deposit' }).click()

  await expect.element(screen.getByText('Recorded', { exact: true })).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ kind: 'deposit', amount: '1500' })
})

test('cash in hand: an admin enters the cash to start with, for which HR waits', async () => {
  const without = { 'GET /api/cash': { cash: null, entries: [], total: 0 } }
  const { screen } = await openClosing({ area: 'admin', ...without })
  await expect.element(screen.getByRole('button', { name: 'Start' })).toBeVisible()
  const hr = await openClosing(without)
  await expect.element(hr.screen.getByText(/^The cash in hand is known once an admin/)).toBeVisible()
})
