import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { LISTED_RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { AdminFeesScreen } from './admin-fees-screen.tsx'

const LIST = 'GET /api/fee'
const TOTALS = 'GET /api/fee/totals'
const CLOSING = 'GET /api/fee/closing'
const RECEIPTS = { fees: [LISTED_RECEIPT], total: 41, sum: 1_25_000.5 }
const SUMS = {
  sum: 1_25_000.5,
  count: 41,
  refunds: {
    sum: 2000,
    count: 2,
    cash: 500,
  },
  net: 1_23_000.5,
  byMode: [
    {
      payMode: 'Cash',
      paid: 1_00_000,
      count: 30,
    },
    {
      payMode: 'Online',
      paid: 25_000.5,
      count: 11,
    },
  ],
  byPart: [],
  byExactMode: [
    {
      mode: 'Cash',
      paid: 1_00_000,
      count: 30,
    },
    {
      mode: 'Online',
      paid: 25_000.5,
      count: 11,
    },
  ],
  cash: 1_00_000,
  byClerk: [
    {
      name: 'Meera Nair',
      paid: 1_20_000.5,
      count: 40,
    },
    {
      name: '',
      paid: 5000,
      count: 1,
    },
  ],
}
/** The first one is voided after midnight in the institute's time zone, before midnight UTC. */
const VOIDED_RECEIPTS = {
  fees: [
    {
      ...LISTED_RECEIPT,
      voided: {
        at: '2026-11-20T18:35:00.000Z',
        by: 'Meera Nair',
        reason: 'Wrong amount',
        replacedBy: '2026-27/000009',
      },
    },
    {
      ...LISTED_RECEIPT,
      _id: 'r2',
      receiptNo: '2026-27/000002',
      voided: {
        at: '2026-11-19T06:00:00.000Z',
        by: '',
        reason: null,
        replacedBy: null,
      },
    },
  ],
  total: 2,
  sum: 4000,
}
const NO_RECEIPTS = { fees: [], total: 0, sum: 0 }
const NO_REFUNDS = { refunds: { sum: 0, count: 0, cash: 0 }, net: 0 }
const NO_SUMS = { sum: 0, count: 0, byMode: [], byExactMode: [], byPart: [], cash: 0, byClerk: [], ...NO_REFUNDS }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') }))

async function renderFees(responses: Record<string, object> = {}, at = '/admin/view-Fee') {
  const list = ({ query }: FakeRequest) => (query['voided'] === 'true' ? VOIDED_RECEIPTS : RECEIPTS)
  const requests = fakeServer({
    [LIST]: list,
    [TOTALS]: responses[LIST] ?? list,
    [CLOSING]: SUMS,
    'GET /api/institute': INSTITUTE,
    ...responses,
  })
  const rendered = await renderScreen(<AdminFeesScreen />, { at })
  const last = (path: string) => requests.findLast((request) => request.path === path)?.query
  return { ...rendered, requests, last, href: () => rendered.router.state.location.href }
}
type Screen = Awaited<ReturnType<typeof renderFees>>['screen']

async function readTable(screen: Screen, name: string): Promise<string[]> {
  const table = screen.getByRole('table', { name })
  await expect.element(table).toBeVisible()
  return Array.from(table.element().querySelectorAll('tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent).join(' | '),
  )
}

test('admin receipt list: shows count and sum of all pages and links each row to the receipt and to the admin’s pages of the student', async () => {
  const { screen } = await renderFees()

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

test('admin receipt list: shows the modes and references of a split payment, and refunds of the closing', async () => {
  const parts = [
    { mode: 'Cash', amount: 500.5, reference: null },
    { mode: 'UPI', amount: 1499.5, reference: '632700018842' },
  ]
  const { screen } = await renderFees({
    [LIST]: { ...RECEIPTS, fees: [{ ...LISTED_RECEIPT, payMode: 'Others', parts }] },
    [CLOSING]: { ...SUMS, byExactMode: [{ mode: 'UPI', paid: 1499.5, count: 1 }] },
  })

  await expect.element(screen.getByRole('row', { name: /000001/ })).toMatchTextContent(/Cash \+ UPI632700018842/)
  expect(await readTable(screen, 'By payment mode')).toContain('UPI | 1 | ₹1,499.50')
  await expect.element(screen.getByText('2 refunds, ₹2,000 in all. Received less refunds: ₹1,23,000.50')).toBeVisible()
})

test('admin receipt list: a receipt of a deleted student has no link to the student', async () => {
  const { screen } = await renderFees({ [LIST]: { ...RECEIPTS, fees: [{ ...LISTED_RECEIPT, studentDeleted: true }] } })

  const row = screen.getByRole('row', { name: /000001/ })
  await expect.element(row).toMatchTextContent(/Asha Rao/)
  const links = row.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/fee-receipt?id=r1&as=admin'])
})

test('closing: shows the sums by payment mode and by clerk', async () => {
  const { screen } = await renderFees()

  await expect.element(screen.getByRole('heading', { name: 'All receipts' })).toBeVisible()
  expect(await readTable(screen, 'By payment mode')).toEqual([
    'Payment Mode | Receipts | Paid Amount',
    'Cash | 30 | ₹1,00,000',
    'Online | 11 | ₹25,000.50',
    'Total | 41 | ₹1,25,000.50',
  ])
  expect(await readTable(screen, 'By clerk')).toEqual([
    'Written by | Receipts | Paid Amount',
    'Meera Nair | 40 | ₹1,20,000.50',
    'Imported | 1 | ₹5,000',
    'Total | 41 | ₹1,25,000.50',
  ])
})

test('closing: its title and its request have the filters of the list', async () => {
  const { screen, router, last } = await renderFees()

  for (const [search, title, filters] of [
    ['?date=2026-11-18', 'All receipts of 2026-11-18', { date: '2026-11-18' }],
    ['?month=11&year=2026', 'All receipts of November 2026', { month: '11', year: '2026' }],
    ['?year=2026', 'All receipts of 2026', { year: '2026' }],
    ['?month=11', 'All receipts of November 2026', { month: '11' }],
    ['?search=asha', 'Closing of the receipts found', { search: 'asha' }],
    ['?search=a&date=2026-11-19', 'Closing of the receipts found, 2026-11-19', { search: 'a', date: '2026-11-19' }],
    ['?search=a&month=11', 'Closing of the receipts found, November 2026', { search: 'a', month: '11' }],
    ['?date=2026-11-19&month=3&year=2025', 'All receipts of 2026-11-19', { date: '2026-11-19' }],
  ] as const) {
    router.history.push(`/admin/view-Fee${search}`)
    await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect.poll(() => last('/api/fee/closing')).toEqual(filters)
    await expect.poll(() => last('/api/fee')).toMatchObject({ ...filters, page: '1', limit: '20' })
  }
})

test('admin receipt list: Today selects the current day of the institute and returns to page 1', async () => {
  const { screen, href } = await renderFees({}, '/admin/view-Fee?search=asha&month=3&year=2026&page=2')

  await screen.getByRole('button', { name: 'Today' }).click()

  await expect.poll(href).toBe('/admin/view-Fee?search=asha&date=2026-11-21')
  await expect.element(screen.getByLabelText('Day')).toHaveValue('2026-11-21')
  await expect.element(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-disabled', 'true')
})

test('admin receipt list: a month replaces the day, and a day the month; Clear Search removes search and day; a day in the future is ignored', async () => {
  const { screen, router, href } = await renderFees({}, '/admin/view-Fee?search=asha&date=2026-11-21')

  await screen.getByLabelText('Month').selectOptions('August')
  await expect.poll(href).toBe('/admin/view-Fee?search=asha&month=8&year=2026')
  await expect.element(screen.getByLabelText('Day')).toHaveValue('')
  await screen.getByLabelText('Day').fill('2026-11-02')
  await expect.poll(href).toBe('/admin/view-Fee?search=asha&date=2026-11-02')

  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.poll(href).toBe('/admin/view-Fee')

  await screen.getByLabelText('Day').fill('2026-11-22')
  await expect.element(screen.getByLabelText('Day')).toBeInvalid()
  expect(router.history.location.href).toBe('/admin/view-Fee')
})

test('admin receipt list: a month means the current year of the institute; All years selects no month', async () => {
  vi.setSystemTime('2026-12-31T20:00:00Z')
  const { screen, href } = await renderFees()

  await screen.getByLabelText('Month').selectOptions('October')
  await expect.poll(href).toBe('/admin/view-Fee?month=10&year=2027')
  await expect.element(screen.getByRole('heading', { name: 'All receipts of October 2027', exact: true })).toBeVisible()
  await screen.getByLabelText('Year').selectOptions('All years')
  await expect.poll(href).toBe('/admin/view-Fee')
  await expect.element(screen.getByLabelText('Month')).toHaveDisplayValue('All months')
})

test('admin receipt list: an emptied day applies on blur, not while typing', async () => {
  const { screen, router, href } = await renderFees({}, '/admin/view-Fee?date=2026-11-02')

  await screen.getByLabelText('Day').fill('')
  await expect.element(screen.getByLabelText('Day')).toHaveValue('')
  expect(router.history.location.href).toBe('/admin/view-Fee?date=2026-11-02')
  screen.getByLabelText('Day').element().blur()
  await expect.poll(href).toBe('/admin/view-Fee')
})

test('voided receipts: the tab keeps month and year, and removes itself from the URL', async () => {
  const { screen, href, last } = await renderFees({}, '/admin/view-Fee?month=8&year=2026')

  await screen.getByRole('tab', { name: 'Voided' }).click()
  await expect.poll(href).toBe('/admin/view-Fee?month=8&year=2026&tab=Voided')
  await expect
    .element(screen.getByText('2 voided receipts of ₹4,000 in all, which count in no sum and no chart'))
    .toBeVisible()
  expect(last('/api/fee')).toEqual({ month: '8', year: '2026', voided: 'true', page: '1', limit: '20' })
  await screen.getByRole('tab', { name: 'Receipts' }).click()
  await expect.poll(href).toBe('/admin/view-Fee?month=8&year=2026')
  await expect.element(screen.getByLabelText('Day', { exact: true })).toBeVisible()
})

test('voided receipts: shows time of voiding in the institute’s time zone, account and reason, a link to the student, not to the receipt, and no closing', async () => {
  const { screen } = await renderFees({}, '/admin/view-Fee?tab=Voided')

  await expect.element(screen.getByRole('columnheader', { name: 'Paid Date' })).toBeVisible()
  const row = screen.getByRole('row', { name: /000001/ })
  await expect
    .element(row)
    .toMatchTextContent(/2026-27\/000001.*Asha Rao.*Cash.*₹2,000.*2026-11-21 00:05\s*by Meera Nair.*Wrong amount/)
  await expect.element(screen.getByRole('row', { name: /000002/ })).toMatchTextContent(/2026-11-19 11:30.*–$/)
  const profile = row.getByRole('link', { name: 'Asha Rao', exact: true })
  await expect.element(profile).toHaveAttribute('href', '/admin/Single-Student-Profile?id=s1')
  expect(screen.getByRole('link', { name: /Receipt/ }).elements()).toEqual([])
  await expect.element(screen.getByLabelText('Day of voiding')).toBeVisible()
  await expect
    .element(screen.getByText('Day, month and year are those of the voiding, not of the payment.'))
    .toBeVisible()
  expect(screen.getByText(/losing of/).elements()).toEqual([])
})

test('voided receipts: redirects a page after the last one and keeps tab and search', async () => {
  const { href, screen } = await renderFees(
    {
      [LIST]: ({ query }: FakeRequest) => (query['page'] === '9' ? { fees: [] } : { ...VOIDED_RECEIPTS, total: 41 }),
    },
    '/admin/view-Fee?search=asha&tab=Voided&page=9',
  )

  await expect.poll(href).toBe('/admin/view-Fee?search=asha&tab=Voided&page=3')
  await expect.element(screen.getByRole('row', { name: /000001/ })).toBeVisible()
})

test('admin receipt list: shows the empty state without a closing', async () => {
  const { screen } = await renderFees({ [LIST]: NO_RECEIPTS, [CLOSING]: NO_SUMS })

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText(/^No fee has been taken yet\./)).toBeVisible()
  await expect.element(screen.getByText(/losing of/)).not.toBeInTheDocument()
})

test('voided receipts: shows the empty state; offers Clear Search if nothing matches, and keeps the tab', async () => {
  const { screen, href } = await renderFees({ [LIST]: NO_RECEIPTS }, '/admin/view-Fee?tab=Voided')
  await expect.element(screen.getByText(/^No receipt has been voided\./)).toBeVisible()

  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText(/^No receipt matches\./)).toBeVisible()
  await screen.getByText('Clear Search', { exact: true }).last().click()
  await expect.poll(href).toBe('/admin/view-Fee?tab=Voided')
})

test('admin receipt list: list and closing each show loading, error and retry', async () => {
  let isDown = true
  const { promise: failure, resolve: fail } = Promise.withResolvers<unknown>()
  const failing = (response: object) => () => (isDown ? failure : response)
  const { screen } = await renderFees({ [LIST]: failing(RECEIPTS), [CLOSING]: failing(SUMS) })
  await expect.poll(() => screen.getByText('Loading...').elements().length).toBe(2)
  fail(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.poll(() => screen.getByRole('alert').elements().length).toBe(2)
  await expect.element(screen.getByRole('alert').first()).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(screen.getByRole('table', { name: 'By clerk' })).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /000001/ })).toBeVisible()
})
