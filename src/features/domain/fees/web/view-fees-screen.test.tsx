import { expect, test } from 'vitest'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { LISTED_RECEIPT } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ViewFeesScreen } from './view-fees-screen.tsx'

const RECEIPTS = { fees: [LISTED_RECEIPT], total: 41, sum: 1_25_000.5 }
const NO_RECEIPTS = { fees: [], total: 0, sum: 0 }

async function renderList(response: object = RECEIPTS, at = '/hr/view-fee') {
  const requests = fakeServer({ 'GET /api/fee': response, 'GET /api/fee/totals': response })
  const rendered = await renderScreen(<ViewFeesScreen />, { at })
  return { ...rendered, requests, href: () => rendered.router.state.location.href }
}

test('receipt list: shows count and sum of all pages', async () => {
  const { screen } = await renderList()

  await expect.element(screen.getByRole('heading', { level: 1, name: 'View Fees' })).toBeVisible()
  await expect.element(screen.getByText('41 receipts, ₹1,25,000.50 in all')).toBeVisible()
})

test("receipt list: shows the father's name beside a name that another student of the list has", async () => {
  const namesake = { ...LISTED_RECEIPT, _id: 'r2', student: 's2', father: 'Vijay Rao' }
  const other = { ...LISTED_RECEIPT, _id: 'r3', student: 's3', name: 'Bela Rao' }
  const { screen } = await renderList({ ...RECEIPTS, fees: [LISTED_RECEIPT, namesake, other] })

  await expect.element(screen.getByRole('cell', { name: 'Asha Rao Father: Mohan Rao' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: 'Asha Rao Father: Vijay Rao' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: 'Bela Rao', exact: true })).toBeVisible()
})

test('receipt list: links each row to the receipt, the student and the student’s fees', async () => {
  const { screen } = await renderList()

  const row = screen.getByRole('row', { name: /000001/ })
  await expect.element(row).toMatchTextContent(/2026-27\/000001.*2026-08-01.*Asha Rao.*T-1.*Tally.*Cash.*₹2,000/)
  for (const [name, href] of [
    ['View Fee Receipt 2026-27/000001', '/fee-receipt?id=r1&as=hr'],
    ['Asha Rao', '/hr/Student-view?id=s1'],
    ['View fee records of Asha Rao', '/hr/student/fee?id=s1'],
  ] as const) {
    await expect.element(row.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
})

test('receipt list: keeps search, month, year and page in the URL until Clear Search', async () => {
  const { screen, requests, href } = await renderList()
  await expect.element(screen.getByRole('button', { name: 'Clear Search' })).toHaveAttribute('aria-disabled', 'true')

  await screen.getByPlaceholder('Search by name, phone, receipt, reference').fill('asha')
  await expect.poll(href).toBe('/hr/view-fee?search=asha')
  await screen.getByLabelText('Month').selectOptions('August')
  await screen.getByLabelText('Year').selectOptions('2026')
  await expect.poll(href).toBe('/hr/view-fee?search=asha&month=8&year=2026')
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(href).toBe('/hr/view-fee?search=asha&month=8&year=2026&page=2')
  await expect
    .poll(() => requests.at(-1)?.query)
    .toEqual({ search: 'asha', month: '8', year: '2026', page: '2', limit: '20', totals: 'false' })

  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.poll(href).toBe('/hr/view-fee')
  await expect.poll(() => requests.at(-1)?.query).toEqual({ page: '1', limit: '20' })
})

test('receipt list: opens with the filters of the URL', async () => {
  const { screen, requests } = await renderList(RECEIPTS, '/hr/view-fee?search=asha&month=8&year=2026')

  await expect.element(screen.getByRole('searchbox')).toHaveValue('asha')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('8')
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2026')
  expect(requests.find(({ path }) => path === '/api/fee')?.query).toMatchObject({
    search: 'asha',
    month: '8',
    year: '2026',
  })
})

test('receipt list: ignores malformed filters in the URL', async () => {
  const { screen, requests } = await renderList(RECEIPTS, '/hr/view-fee?month=13&year=1&page=0')

  await expect.element(screen.getByRole('row', { name: /000001/ })).toBeVisible()
  expect(requests.find(({ path }) => path === '/api/fee')?.query).toEqual({ page: '1', limit: '20' })
})

test('receipt list: redirects a page after the last one and keeps the filters', async () => {
  const { href } = await renderList(
    ({ query }: FakeRequest) => (query['page'] === '9' ? { ...RECEIPTS, fees: [] } : RECEIPTS),
    '/hr/view-fee?search=asha&year=2026&page=9',
  )

  await expect.poll(href).toBe('/hr/view-fee?search=asha&year=2026&page=3')
})

test('receipt list: links to the students if there is no receipt', async () => {
  const { screen } = await renderList(NO_RECEIPTS)

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Students' })).toHaveAttribute('href', '/hr/StudentList')
})

test('receipt list: offers Clear Search if no receipt matches', async () => {
  const { screen, href } = await renderList(NO_RECEIPTS, '/hr/view-fee?search=zzz')

  await expect.element(screen.getByText(/^No receipt matches\./)).toBeVisible()
  await screen.getByText('Clear Search', { exact: true }).last().click()
  await expect.poll(href).toBe('/hr/view-fee')
})

test('receipt list: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen } = await renderList(() => (isDown ? response : RECEIPTS))

  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /000001/ })).toBeVisible()
})
