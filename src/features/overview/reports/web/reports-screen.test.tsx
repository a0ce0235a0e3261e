import { beforeEach, expect, test, vi } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { recordSavedFiles } from '#testing/web/record-saved-files.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminReportsScreen, HrReportsScreen } from './reports-screen.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:00:00Z') }))

const MONTH = { from: '2026-11-01', to: '2026-11-30' }
const figures = (receipts: number, received: number, refunded = 0) => ({
  receipts,
  received,
  refunded,
  net: received - refunded,
})
const row = (key: string, receipts: number, received: number, name = key) => ({
  key,
  name,
  ...figures(receipts, received),
})
const COLLECTION = {
  ...MONTH,
  rows: [row('2026-11-02', 1, 1000.5), row('2026-11-20', 2, 2000)],
  total: figures(3, 3000.5),
}
const BY_COURSE = {
  ...MONTH,
  rows: [row('c1', 2, 2000, '=Tally'), row('c2', 1, 1000.5, 'Design')],
  total: COLLECTION.total,
}

async function openReports({ area = 'admin', at = '', ...more }: Record<string, unknown> = {}) {
  storeIdentity(area as 'admin', { _id: 'a1', token: 't', role: String(area), name: 'Asha', email: '' })
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/course': { courses: [], total: 0 },
    'GET /api/batch': { batches: [], total: 0 },
    'GET /api/report/clerk': { clerks: [{ _id: 'h1', name: 'Hari' }] },
    'GET /api/report/collection': ({ query }: FakeRequest) => (query['by'] === 'course' ? BY_COURSE : COLLECTION),
    ...more,
  })
  const ui = area === 'admin' ? <AdminReportsScreen /> : <HrReportsScreen />
  const { screen, router } = await renderScreen(ui, { at: `/${String(area)}/reports${String(at)}` })
  const getQuery = () => requests.findLast(({ path }) => path === '/api/report/collection')?.query
  return { screen, getQuery, href: () => router.state.location.href }
}

test('collection: shows chart, days and total, and keeps the filters in the URL', async () => {
  const { screen, getQuery, href } = await openReports()
  const table = screen.getByRole('table', { name: '2026-11-01 to 2026-11-30' })
  await expect.element(table).toMatchTextContent(/2026-11-021₹1,000.502026-11-202₹2,000Total3₹3,000.50/)
  await expect.poll(() => screen.container.querySelectorAll('[data-bar]').length).toBe(2)
  await expect.element(screen.getByLabelText('Period')).toHaveValue('thisMonth')

  await screen.getByLabelText('Period').selectOptions('Last month')
  await screen.getByLabelText('Clerk').selectOptions('Hari')
  await screen.getByLabelText('Payment mode').selectOptions('UPI')
  await screen.getByLabelText('Group by').selectOptions('Course')

  await expect.element(table).toMatchTextContent(/=Tally2₹2,000/)
  expect(getQuery()).toEqual({ by: 'course', from: '2026-10-01', to: '2026-10-31', clerk: 'h1', mode: 'UPI' })
  expect(href()).toBe('/admin/reports?from=2026-10-01&to=2026-10-31&clerk=h1&mode=UPI&by=course')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(href).toBe('/admin/reports')
})

test('reports: the CSV file has all rows and the total, without formulas', async () => {
  const files = recordSavedFiles()
  const { screen } = await openReports({ at: '?by=course' })

  await screen.getByRole('button', { name: 'Download CSV' }).click()

  await expect.poll(() => files.map(({ name }) => name)).toEqual(['collection-course-2026-11-01-2026-11-30.csv'])
  const lines = [
    'Course,Receipts,Received,Refunded,Net',
    "'=Tally,2,2000,0,2000",
    'Design,1,1000.5,0,1000.5',
    'Total,3,3000.5,0,3000.5',
    '',
  ]
  expect(await files[0]?.text).toBe(lines.join('\r\n'))
})

test('collection: a row leads to what it consists of', async () => {
  const { screen, href } = await openReports({ at: '?by=course&clerk=h1' })
  await screen.getByRole('link', { name: '=Tally' }).click()
  await expect.poll(href).toBe('/admin/reports?by=batch&clerk=h1&from=2026-11-01&to=2026-11-30&course=%3DTally')
  await screen.getByLabelText('Group by').selectOptions('Day')
  const day = screen.getByRole('link', { name: '2026-11-20' })
  await expect.element(day).toHaveAttribute('href', '/admin/view-Fee?date=2026-11-20')
})

test('collection: shows refunds and net if there are any', async () => {
  const report = { ...MONTH, rows: [{ key: '2026-11-02', name: '2026-11-02', ...figures(1, 1000, 250) }] }
  const { screen } = await openReports({ 'GET /api/report/collection': { ...report, total: figures(1, 1000, 250) } })

  await expect
    .element(screen.getByRole('table'))
    .toMatchTextContent(/DayReceiptsReceivedRefundedNet2026-11-021₹1,000₹250₹750/)
})

test('reports: 50 rows are shown at once, and all of them on paper', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => row(`c${index}`, 1, 10, `Course ${index}`))
  const { screen } = await openReports({
    at: '?by=course',
    'GET /api/report/collection': { ...MONTH, rows, total: figures(120, 1200) },
  })
  const countRows = () => screen.container.querySelectorAll('tbody tr').length
  await expect.poll(countRows).toBe(50)
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.poll(countRows).toBe(100)

  window.dispatchEvent(new Event('beforeprint'))

  await expect.poll(countRows).toBe(120)
})

test('reports: HR has no report with expenses', async () => {
  const { screen } = await openReports({ area: 'hr', at: '?report=profit' })

  await expect.element(screen.getByRole('tab', { name: 'Collection', selected: true })).toBeVisible()
  expect(screen.getByRole('tab').elements().length).toBe(3)
})

test('reports: another report keeps the days and no other filter', async () => {
  const total = { income: 500, expenses: 700, balance: -200 }
  const balance = { ...MONTH, rows: [{ key: '2026-11', name: '2026-11', ...total }], total }
  const { screen, href } = await openReports({
    at: '?from=2026-11-01&to=2026-11-30&mode=Cash',
    'GET /api/report/balance': balance,
  })
  await screen.getByRole('tab', { name: 'Income and expenses' }).click()

  await expect.element(screen.getByRole('row', { name: /November 2026/ })).toMatchTextContent(/₹500₹700-₹200/)
  expect(href()).toBe('/admin/reports?from=2026-11-01&to=2026-11-30&report=balance')
})

test('reports: shows error with retry, and the empty state without figures to print', async () => {
  let isDown = true
  const { screen } = await openReports({
    'GET /api/report/collection': () =>
      isDown
        ? errorResponse(422, { code: 'invalid', message: 'The last day is before the first.' })
        : { ...MONTH, rows: [], total: figures(0, 0) },
  })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/The last day is before the first\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(/^Nothing was received or spent in this period/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})
