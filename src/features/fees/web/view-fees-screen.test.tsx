import { afterEach, expect, test } from 'vitest'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { aListedReceipt } from '#testing/web/fees.ts'
import { ViewFeesScreen } from './view-fees-screen.tsx'

const receipts = { fees: [aListedReceipt], total: 41, sum: 1_25_000.5 }
const none = { fees: [], total: 0, sum: 0 }

afterEach(restoreFetch)

async function shown(answer: object = receipts, at = '/hr/view-fee') {
  const asked = fakeServer({ 'GET /api/fee': answer })
  const shows = await renderScreen(<ViewFeesScreen />, { at })
  return { ...shows, asked, href: () => shows.router.state.location.href }
}

test('each receipt leads to itself, to the student and to the student’s fees; count and sum are of all', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'View Fees' })).toBeVisible()
  await expect.element(screen.getByText('41 receipts, ₹1,25,000.50 in all')).toBeVisible()
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

test('search, month, year and page stand in the address and in the call; Clear Search takes all back', async () => {
  const { screen, asked, href } = await shown()
  const clear = screen.getByText('Clear Search', { exact: true })
  await expect.element(screen.getByRole('button', { name: 'Clear Search' })).toHaveAttribute('aria-disabled', 'true')
  await screen.getByPlaceholder('Search by Student Name or Receipt Number').fill('asha')
  await expect.poll(href).toBe('/hr/view-fee?search=asha')
  await screen.getByLabelText('Month').selectOptions('August')
  await screen.getByLabelText('Year').selectOptions('2026')
  await expect.poll(href).toBe('/hr/view-fee?search=asha&month=8&year=2026')
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(href).toBe('/hr/view-fee?search=asha&month=8&year=2026&page=2')
  await expect
    .poll(() => asked.at(-1)?.query)
    .toEqual({ search: 'asha', month: '8', year: '2026', page: '2', limit: '20' })
  await clear.click()
  await expect.poll(href).toBe('/hr/view-fee')
  await expect.poll(() => asked.at(-1)?.query).toEqual({ page: '1', limit: '20' })
})

test('an address with filters opens with them', async () => {
  const { screen, asked } = await shown(receipts, '/hr/view-fee?search=asha&month=8&year=2026')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('asha')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('8')
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2026')
  expect(asked.find(({ path }) => path === '/api/fee')?.query).toMatchObject({
    search: 'asha',
    month: '8',
    year: '2026',
  })
})

test('a page past the last leads to the last, and keeps the filters', async () => {
  const { href } = await shown(
    ({ query }: FakeRequest) => (query['page'] === '9' ? { ...receipts, fees: [] } : receipts),
    '/hr/view-fee?search=asha&year=2026&page=9',
  )
  await expect.poll(href).toBe('/hr/view-fee?search=asha&year=2026&page=3')
})

test('no receipt yet leads to the students; none that matches, back to all', async () => {
  const { screen, href } = await shown(none)
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Students' })).toHaveAttribute('href', '/hr/StudentList')
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText(/^No receipt matches\./)).toBeVisible()
  await screen.getByText('Clear Search', { exact: true }).last().click()
  await expect.poll(href).toBe('/hr/view-fee')
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  const { screen } = await shown(() =>
    isDown
      ? new Promise((resolve) =>
          setTimeout(() => resolve(errorResponse(422, { code: 'down', message: 'The database is away.' })), 100),
        )
      : receipts,
  )
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /000001/ })).toBeVisible()
})
