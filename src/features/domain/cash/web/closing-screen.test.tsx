import { expect, test, vi } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE, SETTINGS } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminClosingScreen, HrClosingScreen } from './closing-screen.tsx'

const DAY = {
  date: '2026-11-20',
  scope: 'own',
  receipts: 3,
  received: 1700,
  refunded: 0,
  spent: 0,
  expected: 1700,
  corrected: 0,
  corrections: 0,
  uncounted: 3,
  since: null,
  closing: null,
  closings: [],
}
const CLOSING = {
  _id: 'c1',
  date: '2026-11-20',
  scope: 'own',
  clerk: 'Hari',
  expected: 1700,
  counted: 1600,
  difference: -100,
  reason: 'A note is missing',
  counts: [
    {
      value: 500,
      count: 3,
    },
    {
      value: 100,
      count: 1,
    },
  ],
  signedAt: '2026-11-20T12:30:00.000Z',
  signedBy: 'Hari',
  sums: null,
}
const CASH = {
  cash: {
    since: '2026-11-01T04:30:00.000Z',
    opening: 2000,
    received: 5000,
    refunded: 0,
    spent: 300,
    deposited: 4000,
    differences: -100,
    inHand: 2600,
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
      day = { ...DAY, uncounted: 0, closing: CLOSING, closings: [CLOSING] }
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

test('daily closing: a fee after the count is counted again, beside the count, which prints', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const sums = { receipts: 1, received: 50, corrected: 2, corrections: -100, expected: -50 }
  const since = CLOSING.signedAt
  const { screen } = await openClosing({
    'GET /api/closing': { ...DAY, ...sums, since, closing: CLOSING, closings: [CLOSING] },
  })

  const form = screen.getByRole('form', { name: 'Count the cash' })
  await expect.element(form).toMatchTextContent(/only the receipts that you issued.*Since the last count: 2026-11-20/)
  await expect.element(form).toMatchTextContent(/1 receipt with cash, ₹50.*2 records of earlier counts.*-₹100 in all/)
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
          _id: 'e1',
          kind: 'deposit',
          amount: 1500,
          date: '2026-11-20',
          reference: null,
          recordedAt: '2026-11-20T12:30:00.000Z',
          recordedBy: 'Hari',
          removable: true,
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

test('cash in hand: a deposit above it is asked with the cash that should be there', async () => {
  const message = 'There should be only ₹2,600 in hand.'
  const { screen, requests } = await openClosing({
    'POST /api/cash': () => errorResponse(409, { code: 'above_cash', message }),
  })
  await screen.getByLabelText('Amount').fill('9,000')
  await screen.getByRole('button', { name: 'Record deposit' }).click()
  await expect.element(screen.getByText(message).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Record all the same' }).click()

  await expect
    .poll(() => requests.filter(({ method }) => method === 'POST').at(-1)?.body)
    .toMatchObject({ aboveCash: true })
})

test('cash in hand: an admin enters the cash to start with, for which HR waits', async () => {
  const without = { 'GET /api/cash': { cash: null, entries: [], total: 0 } }
  const { screen } = await openClosing({ area: 'admin', ...without })
  await expect.element(screen.getByRole('button', { name: 'Start' })).toBeVisible()
  const hr = await openClosing(without)
  await expect.element(hr.screen.getByText(/^The cash in hand is known once an admin/)).toBeVisible()
})
