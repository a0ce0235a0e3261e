import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminFeesScreen } from './admin-fees-screen.tsx'
import { anInstitute, aListedReceipt } from '#testing/web/fees.ts'

const LIST = 'GET /api/fee'
const CLOSING = 'GET /api/fee/closing'
const receipts = { fees: [aListedReceipt], total: 41, sum: 1_25_000.5 }
const closing = {
  ...{ sum: 1_25_000.5, count: 41 },
  byMode: [
    { payMode: 'Cash', paid: 1_00_000, count: 30 },
    { payMode: 'Online', paid: 25_000.5, count: 11 },
  ],
  byClerk: [
    { name: 'Meera Nair', paid: 1_20_000.5, count: 40 },
    { name: '', paid: 5000, count: 1 },
  ],
}
/** Voided at half past six in the evening by UTC: the next day on the institute's clock. */
const voided = {
  fees: [
    { ...aListedReceipt, voided: { at: '2026-11-20T18:35:00.000Z', by: 'Meera Nair', reason: 'Wrong amount' } },
    {
      ...{ ...aListedReceipt, _id: 'r2', receiptNo: '2026-27/000002' },
      voided: { at: '2026-11-19T06:00:00.000Z', by: '', reason: null },
    },
  ],
  ...{ total: 2, sum: 4000 },
}
const none = { fees: [], total: 0, sum: 0 }
const noSums = { sum: 0, count: 0, byMode: [], byClerk: [] }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function shown(answers: Record<string, object> = {}, at = '/admin/view-Fee') {
  const list = ({ query }: FakeRequest) => (query['voided'] === 'true' ? voided : receipts)
  const asked = fakeServer({ [LIST]: list, [CLOSING]: closing, 'GET /api/institute': anInstitute, ...answers })
  const shows = await renderScreen(<AdminFeesScreen />, { at })
  const last = (path: string) => asked.findLast((one) => one.path === path)?.query
  return { ...shows, asked, last, href: () => shows.router.state.location.href }
}
type Screen = Awaited<ReturnType<typeof shown>>['screen']

/** A table of sums, a line a row. */
async function sumsOf(screen: Screen, name: string): Promise<string[]> {
  const table = screen.getByRole('table', { name })
  await expect.element(table).toBeVisible()
  return Array.from(table.element().querySelectorAll('tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent).join(' | '),
  )
}

test('a deleted student’s receipt is named and opens, and leads to no record that is gone', async () => {
  const { screen } = await shown({ [LIST]: { ...receipts, fees: [{ ...aListedReceipt, studentDeleted: true }] } })
  const row = screen.getByRole('row', { name: /000001/ })
  await expect.element(row).toMatchTextContent(/Asha Rao/)
  const links = row.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/fee-receipt?id=r1&as=admin'])
})

test('each receipt leads to itself and to the admin’s pages of the student', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'View Fees' })).toBeVisible()
  await expect.element(screen.getByText('41 receipts, ₹1,25,000.50 in all')).toBeVisible()
  const row = screen.getByRole('row', { name: /000001/ })
  for (const [name, href] of [
    ['View Fee Receipt 2026-27/000001', '/fee-receipt?id=r1&as=admin'],
    ['Asha Rao', '/admin/Single-Student-Profile?id=s1'],
    ['View fee records of Asha Rao', '/admin/Student-Single-Fee?id=s1'],
  ] as const) {
    await expect.element(row.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
})

test('what the receipts come to, by mode and by clerk', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Closing of all receipts' })).toBeVisible()
  expect(await sumsOf(screen, 'By payment mode')).toEqual([
    'Payment Mode | Receipts | Paid Amount',
    'Cash | 30 | ₹1,00,000',
    'Online | 11 | ₹25,000.50',
    'Total | 41 | ₹1,25,000.50',
  ])
  expect(await sumsOf(screen, 'By clerk')).toEqual([
    'Written by | Receipts | Paid Amount',
    'Meera Nair | 40 | ₹1,20,000.50',
    'Not recorded | 1 | ₹5,000',
    'Total | 41 | ₹1,25,000.50',
  ])
})

test.each([
  ['?date=2026-11-19', 'Daily closing of 2026-11-19', { date: '2026-11-19' }],
  ['?month=11&year=2026', 'Closing of November 2026', { month: '11', year: '2026' }],
  ['?month=11', 'Closing of November, all years', { month: '11' }],
  ['?year=2026', 'Closing of 2026', { year: '2026' }],
  ['?search=asha', 'Closing of the receipts found', { search: 'asha' }],
  ['?search=a&date=2026-11-19', 'Closing of the receipts found, 2026-11-19', { search: 'a', date: '2026-11-19' }],
  ['?search=a&month=11', 'Closing of the receipts found, November, all years', { search: 'a', month: '11' }],
  ['?date=2026-11-19&month=3&year=2025', 'Daily closing of 2026-11-19', { date: '2026-11-19' }],
])('%s: the %s, of the same receipts as the list', async (query, words, wanted) => {
  const { screen, last } = await shown({}, `/admin/view-Fee${query}`)
  await expect.element(screen.getByRole('heading', { name: words, exact: true })).toBeVisible()
  expect(last('/api/fee/closing')).toEqual(wanted)
  expect(last('/api/fee')).toEqual({ ...wanted, page: '1', limit: '20' })
})

test('today is the institute’s; a day and a month give way to each other; Clear Search takes all back', async () => {
  const { screen, href } = await shown({}, '/admin/view-Fee?search=asha&month=3&year=2026&page=2')
  await screen.getByRole('button', { name: 'Today' }).click()
  await expect.poll(href).toBe('/admin/view-Fee?search=asha&date=2026-11-21')
  await expect.element(screen.getByLabelText('Day')).toHaveValue('2026-11-21')
  await expect.element(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true')
  await screen.getByLabelText('Month').selectOptions('August')
  await expect.poll(href).toBe('/admin/view-Fee?search=asha&month=8&year=2026')
  await expect.element(screen.getByLabelText('Day')).toHaveValue('')
  await screen.getByLabelText('Day').fill('2026-11-02')
  await expect.poll(href).toBe('/admin/view-Fee?search=asha&date=2026-11-02')
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.poll(href).toBe('/admin/view-Fee')
})

test('a month is this year’s until all years are chosen, and then that month of all years', async () => {
  vi.setSystemTime('2026-12-31T20:00:00Z')
  const { screen, href } = await shown()
  await screen.getByLabelText('Month').selectOptions('October')
  await expect.poll(href).toBe('/admin/view-Fee?month=10&year=2027')
  await expect.element(screen.getByRole('heading', { name: 'Closing of October 2027', exact: true })).toBeVisible()
  await screen.getByLabelText('Year').selectOptions('All years')
  await expect.poll(href).toBe('/admin/view-Fee?month=10')
  await expect
    .element(screen.getByRole('heading', { name: 'Closing of October, all years', exact: true }))
    .toBeVisible()
  await screen.getByLabelText('Month').selectOptions('September')
  await expect.poll(href).toBe('/admin/view-Fee?month=9')
})

test('a day that is emptied is heard once the field is left, not while another is typed', async () => {
  const { screen, href } = await shown({}, '/admin/view-Fee?date=2026-11-02')
  await screen.getByLabelText('Day').fill('')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(href()).toBe('/admin/view-Fee?date=2026-11-02')
  screen.getByLabelText('Day').element().blur()
  await expect.poll(href).toBe('/admin/view-Fee')
})

test('a day after today is not asked for', async () => {
  const { screen, href } = await shown()
  await screen.getByLabelText('Day').fill('2026-11-22')
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(href()).toBe('/admin/view-Fee')
})

test('Voided: when on the institute’s clock, by whom and why; nothing to print, and no closing', async () => {
  const { screen, href, last } = await shown({}, '/admin/view-Fee?month=8&year=2026')
  await screen.getByRole('tab', { name: 'Voided' }).click()
  await expect.poll(href).toBe('/admin/view-Fee?month=8&year=2026&tab=Voided')
  await expect
    .element(screen.getByText('2 voided receipts of ₹4,000 in all, which count in no sum and no chart'))
    .toBeVisible()
  expect(last('/api/fee')).toEqual({ month: '8', year: '2026', voided: 'true', page: '1', limit: '20' })
  await expect.element(screen.getByLabelText('Day of voiding')).toBeVisible()
  await expect
    .element(screen.getByText('Day, month and year are those of the voiding, not of the payment.'))
    .toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Paid Date' })).toBeVisible()
  const row = screen.getByRole('row', { name: /000001/ })
  await expect
    .element(row)
    .toMatchTextContent(/2026-27\/000001.*Asha Rao.*Cash.*₹2,000.*2026-11-21 00:05\s*by Meera Nair.*Wrong amount/)
  await expect.element(screen.getByRole('row', { name: /000002/ })).toMatchTextContent(/2026-11-19 11:30.*–$/)
  expect(screen.getByRole('link', { name: /Receipt/ }).elements()).toEqual([])
  const profile = row.getByRole('link', { name: 'Asha Rao', exact: true })
  await expect.element(profile).toHaveAttribute('href', '/admin/Single-Student-Profile?id=s1')
  expect(screen.getByText(/losing of/).elements()).toEqual([])
  await screen.getByRole('tab', { name: 'Receipts' }).click()
  await expect.poll(href).toBe('/admin/view-Fee?month=8&year=2026')
  await expect.element(screen.getByLabelText('Day', { exact: true })).toBeVisible()
})

test('20 a page; a page past the last leads to the last, and keeps tab and filters', async () => {
  const { href, screen } = await shown(
    { [LIST]: ({ query }: FakeRequest) => (query['page'] === '9' ? { ...voided, fees: [], total: 41 } : voided) },
    '/admin/view-Fee?search=asha&tab=Voided&page=9',
  )
  await expect.poll(href).toBe('/admin/view-Fee?search=asha&tab=Voided&page=3')
  await expect.element(screen.getByRole('row', { name: /000001/ })).toBeVisible()
})

test('nothing taken, nothing voided, nothing found: each says what to do or that all is well', async () => {
  const { screen, href } = await shown({ [LIST]: none, [CLOSING]: noSums })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText(/^No fee has been taken yet\./)).toBeVisible()
  await expect.element(screen.getByText(/losing of/)).not.toBeInTheDocument()
  await screen.getByRole('tab', { name: 'Voided' }).click()
  await expect.element(screen.getByText(/^No receipt has been voided\./)).toBeVisible()
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText(/^No receipt matches\./)).toBeVisible()
  await screen.getByText('Clear Search', { exact: true }).last().click()
  await expect.poll(href).toBe('/admin/view-Fee?tab=Voided')
})

test('list and closing each wait with a word, say what failed and why, and try again', async () => {
  let isDown = true
  const failing = (answer: object) => () =>
    isDown
      ? new Promise((resolve) =>
          setTimeout(() => resolve(errorResponse(422, { code: 'down', message: 'The database is away.' })), 100),
        )
      : answer
  const { screen } = await shown({ [LIST]: failing(receipts), [CLOSING]: failing(closing) })
  await expect.poll(() => screen.getByText('Loading...').elements().length).toBe(2)
  await expect.poll(() => screen.getByRole('alert').elements().length).toBe(2)
  await expect.element(screen.getByRole('alert').first()).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(screen.getByRole('table', { name: 'By clerk' })).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /000001/ })).toBeVisible()
})
