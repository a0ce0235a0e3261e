import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { getQueryClient } from '#shared/web/query-client.ts'
import { ADMIN_DASHBOARD, ADMIN_DASHBOARD_EMPTY_YEAR, readTiles } from '#testing/web/dashboard.ts'
import { errorResponse, fakeServer, restoreFetch, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T20:00:00Z') })
  storeIdentity('admin', { _id: 'a1', token: 't', role: 'Director.main.office', name: 'Asha', email: '' })
})
afterEach(() => {
  vi.useRealTimers()
  removeIdentities()
  restoreFetch()
  getQueryClient('anyone').clear()
})

async function renderDashboard(response: object = ADMIN_DASHBOARD, at = '/admin?year=2026', more: object = {}) {
  const requests = fakeServer({
    'GET /api/dashboard/admin': response,
    'GET /api/fee/pending': { students: [], total: 0 },
    'GET /api/institute': INSTITUTE,
    ...more,
  })
  const rendered = await renderScreen(<AdminDashboardScreen />, { at })
  const years = () =>
    requests.filter(({ path }) => path === '/api/dashboard/admin').map(({ query: { year } }: FakeRequest) => year)
  return { ...rendered, requests, years, href: () => rendered.router.state.location.href }
}
type Screen = Awaited<ReturnType<typeof renderDashboard>>['screen']

const readMonths = (screen: Screen) =>
  Array.from(screen.container.querySelectorAll<HTMLTableRowElement>('section table tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent).join(' | '),
  )

test('admin dashboard: greets with the first part of the role', async () => {
  const { screen } = await renderDashboard()

  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome Director!', exact: true })).toBeVisible()
})

test('admin dashboard: each tile but the balance links to its list', async () => {
  const { screen } = await renderDashboard()

  await expect.element(screen.getByText('Total Students')).toBeVisible()
  expect(readTiles(screen)).toEqual([
    ['Total Students41', '/admin/Student-List?tab=All'],
    ['Active Students30', '/admin/Student-List?tab=Active'],
    ['Dropped Students11', '/admin/Student-List?tab=Disable'],
    ['Placed Students12', '/admin/Student-List?tab=isPLaced'],
    ['Total Received Amount₹1,85,000.50', '/admin/view-Fee'],
    ['Total Expense₹1,30,000', '/admin/view-expense-category'],
    ['Total Balance₹55,000.50', null],
    ['Total Batch7', '/admin/view-all-batch'],
    ['Total Course5', '/admin/view-course-admin'],
    ['Total Enquiry12', '/admin/view-all-enquiry'],
  ])
})

test('balance chart: shows income, expenses and balance of each month in a table', async () => {
  const { screen } = await renderDashboard()
  await expect.element(screen.getByRole('heading', { name: 'Income, expenses and balance' })).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Per month of 2026' })).toBeVisible()
  const lines = readMonths(screen)
  expect(lines.length).toBe(13)
  expect([lines[0], lines[1], ...lines.slice(-3)]).toEqual([
    'Month | Received | Spent | Balance of the month',
    'Jan | ₹0 | ₹0 | ₹0',
    'Oct | ₹60,000 | ₹70,000 | -₹10,000',
    'Nov | ₹1,25,000.50 | ₹60,000 | ₹65,000.50',
    'Dec | ₹0 | ₹0 | ₹0',
  ])
})

test('balance chart: draws one line, hidden from assistive technology and without focusable elements', async () => {
  const { screen } = await renderDashboard()

  const drawing = () => screen.container.querySelector('svg.recharts-surface')
  await expect.poll(drawing).not.toBeNull()
  expect(drawing()?.querySelectorAll('.recharts-line').length).toBe(1)
  const hidden = drawing()?.closest('[aria-hidden="true"]')
  expect(hidden?.querySelectorAll('a, button, [tabindex]:not([tabindex="-1"])').length).toBe(0)
})

test('balance chart: the line ends with the current month', async () => {
  vi.setSystemTime('2026-10-31T20:00:00Z')
  const { screen } = await renderDashboard(ADMIN_DASHBOARD, '/admin')
  const dots = () => screen.container.querySelectorAll('.recharts-line-dots circle').length
  await expect.poll(dots).toBe(11)
})

test('balance chart: shows the current year of the institute, or the year in the URL', async () => {
  const { screen, years, href } = await renderDashboard(ADMIN_DASHBOARD, '/admin')
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2027')
  expect(years()).toEqual(['2027'])
  await screen.getByLabelText('Year').selectOptions('2026')
  await expect.poll(href).toBe('/admin?year=2026')
  await expect.poll(years).toEqual(['2027', '2026'])
  await expect.element(screen.getByRole('table', { name: 'Per month of 2026' })).toBeVisible()
  await screen.getByLabelText('Year').selectOptions('2027')
  await expect.poll(href).toBe('/admin')
})

test('balance chart: hides the table while another year loads; the tiles stay', async () => {
  const { screen } = await renderDashboard(({ query }: FakeRequest) =>
    query['year'] === '2025' ? new Promise(() => {}) : ADMIN_DASHBOARD,
  )
  await expect.element(screen.getByRole('table', { name: 'Per month of 2026' })).toBeVisible()
  await screen.getByLabelText('Year').selectOptions('2025')
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2025')
  await expect.poll(() => readMonths(screen)).toEqual([])
  await expect.element(screen.getByText('Total Balance')).toBeVisible()
})

test('balance chart: shows the empty state with the year picker', async () => {
  const { screen } = await renderDashboard(ADMIN_DASHBOARD_EMPTY_YEAR, '/admin?year=2019')
  await expect.element(screen.getByText('Nothing was received or spent in 2019. Choose another year.')).toBeVisible()
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2019')
})

test('admin dashboard: pending fees link to the admin’s pages of the student', async () => {
  const { screen } = await renderDashboard(ADMIN_DASHBOARD, '/admin', {
    'GET /api/fee/pending': { students: [{ ...STUDENT, lastDate: '2026-08-01' }], total: 1 },
  })
  await expect.element(screen.getByRole('heading', { name: 'Students who have pending fees' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Asha Rao', exact: true }))
    .toHaveAttribute('href', '/admin/Single-Student-Profile?id=s1')
  await expect
    .element(screen.getByRole('link', { name: 'View fee records of Asha Rao' }))
    .toHaveAttribute('href', '/admin/Student-Single-Fee?id=s1')
})

test('admin dashboard: shows loading, error and retry below the greeting', async () => {
  let isDown = true
  let respond: (response: unknown) => void = () => {}
  const { screen } = await renderDashboard(() =>
    isDown ? new Promise((resolve) => (respond = resolve)) : ADMIN_DASHBOARD,
  )
  await expect.element(screen.getByText('Loading...').first()).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Welcome Director!' })).toBeVisible()
  await expect.poll(() => respond.length).toBe(1)
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Total Balance')).toBeVisible()
})

test('admin dashboard: of a new institute shows the first steps in place of zeros', async () => {
  const { screen } = await renderDashboard({
    ...ADMIN_DASHBOARD_EMPTY_YEAR,
    students: { all: 0, active: 0, dropped: 0, placed: 0, pending: 0 },
    ...{ batches: 0, courses: 0, enquiries: 0, received: 0, spent: 0, balance: 0 },
    firstSteps: { course: false, batch: false, staff: false, student: false },
  })

  const course = screen.getByRole('link', { name: 'Add a course' })
  await expect.element(course).toHaveAttribute('href', '/admin/Add-course')
  const staff = screen.getByRole('link', { name: 'Add more staff' })
  await expect.element(staff).toHaveAttribute('href', '/admin/staff')
  await expect.element(screen.getByText('By HR').first()).toBeVisible()
  await expect.element(screen.getByText('Total Students')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Total Balance')).not.toBeInTheDocument()
})
