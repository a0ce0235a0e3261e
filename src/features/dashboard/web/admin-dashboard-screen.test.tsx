import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'
import { adminFigures, anEmptyYear } from '#testing/web/admin-dashboard.ts'
import { tilesOf } from '#testing/web/dashboard-tiles.ts'

const institute = {
  ...{ name: 'Sunrise Institute', address: '1 Example Road', phone: '+91 98000 00000', timeZone: 'Asia/Kolkata' },
  ...{ selfRegistration: false, setUp: true, version: 1 },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T20:00:00Z') })
  storeIdentity('admin', { _id: 'a1', token: 't', role: 'Director.main.office', name: 'Asha', email: '' })
})
afterEach(() => {
  vi.useRealTimers()
  removeIdentities()
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function shown(answer: object = adminFigures, at = '/admin?year=2026', more: object = {}) {
  const asked = fakeServer({
    'GET /api/dashboard/admin': answer,
    'GET /api/fee/pending': { students: [], total: 0 },
    'GET /api/institute': institute,
    ...more,
  })
  const shows = await renderScreen(<AdminDashboardScreen />, { at })
  const years = () =>
    asked.filter(({ path }) => path === '/api/dashboard/admin').map(({ query: { year } }: FakeRequest) => year)
  return { ...shows, asked, years, href: () => shows.router.state.location.href }
}
type Screen = Awaited<ReturnType<typeof shown>>['screen']

/** The books of a year, a line a month. */
const linesOf = (screen: Screen) =>
  Array.from(screen.container.querySelectorAll<HTMLTableRowElement>('section table tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent).join(' | '),
  )

test('an admin is welcomed by the first part of the role; each tile leads to its list, the balance nowhere', async () => {
  const { screen, years } = await shown()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome Director!', exact: true })).toBeVisible()
  await expect.element(screen.getByText('Total Students')).toBeVisible()
  expect(tilesOf(screen)).toEqual([
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
  expect(years()).toEqual(['2026'])
})

test('what was received, spent and left in each month of the year, drawn and told', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Income, expenses and balance' })).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Per month of 2026' })).toBeVisible()
  const lines = linesOf(screen)
  expect(lines.length).toBe(13)
  expect([lines[0], lines[1], ...lines.slice(-3)]).toEqual([
    'Month | Received | Spent | Balance of the month',
    'Jan | ₹0 | ₹0 | ₹0',
    'Oct | ₹60,000 | ₹70,000 | -₹10,000',
    'Nov | ₹1,25,000.50 | ₹60,000 | ₹65,000.50',
    'Dec | ₹0 | ₹0 | ₹0',
  ])
  const drawing = () => screen.container.querySelector('svg.recharts-surface')
  await expect.poll(drawing, { timeout: 10_000 }).not.toBeNull()
  expect(drawing()?.querySelectorAll('.recharts-line').length).toBe(1)
  const hidden = drawing()?.closest('[aria-hidden="true"]')
  expect(hidden?.querySelectorAll('a, button, [tabindex]:not([tabindex="-1"])').length).toBe(0)
})

test('the line ends with this month: months to come have no balance yet', async () => {
  vi.setSystemTime('2026-10-31T20:00:00Z')
  const { screen } = await shown(adminFigures, '/admin')
  const dots = () => screen.container.querySelectorAll('.recharts-line-dots circle').length
  await expect.poll(dots, { timeout: 10_000 }).toBe(11)
})

test('the year is the institute’s this year until another is chosen, which the address keeps', async () => {
  const { screen, years, href } = await shown(adminFigures, '/admin')
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2027')
  expect(years()).toEqual(['2027'])
  await screen.getByLabelText('Year').selectOptions('2026')
  await expect.poll(href).toBe('/admin?year=2026')
  await expect.poll(years).toEqual(['2027', '2026'])
  await expect.element(screen.getByRole('table', { name: 'Per month of 2026' })).toBeVisible()
  await screen.getByLabelText('Year').selectOptions('2027')
  await expect.poll(href).toBe('/admin')
})

test('while another year is on its way the counts stay, and the months at hand are not passed off as its', async () => {
  const { screen } = await shown(({ query }: FakeRequest) =>
    query['year'] === '2025' ? new Promise(() => {}) : adminFigures,
  )
  await expect.element(screen.getByRole('table', { name: 'Per month of 2026' })).toBeVisible()
  await screen.getByLabelText('Year').selectOptions('2025')
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2025')
  await expect.poll(() => linesOf(screen)).toEqual([])
  await expect.element(screen.getByText('Total Balance')).toBeVisible()
})

test('a year without books says so, and another can be chosen', async () => {
  const { screen } = await shown(anEmptyYear, '/admin?year=2019')
  await expect.element(screen.getByText('Nothing was received or spent in 2019. Choose another year.')).toBeVisible()
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2019')
})

test('who owes leads to the admin’s pages of the student', async () => {
  const debtor = {
    ...{ _id: 's1', fname: 'Asha', lname: 'Rao', father: 'Mohan Rao', contact: '98765 43210', altContact: null },
    ...{ email: 'asha@example.com', gender: 'female', dob: '2004-05-06', curAddress: null, perAddress: '3 Road' },
    ...{ linkedIn: null, profile: null, degree: 'BCA', comYear: '2025', university: 'Example University' },
    ...{ course: 'Tally', mode: 'offline', cduration: '3 months', fee: 12_500, batch: 'T-1' },
    ...{ joiningDate: '2026-08-01', endDate: null, isCompleted: 'no', isPlaced: 'notPlaced', status: 'Active' },
    ...{ version: 1, TotalFee: 12_500, PaidFee: 2000, PendingFee: 10_500, dueDate: '2026-09-05', declared: null },
  }
  const { screen } = await shown(adminFigures, '/admin', {
    'GET /api/fee/pending': { students: [{ ...debtor, lastDate: '2026-08-01' }], total: 1 },
  })
  await expect.element(screen.getByRole('heading', { name: 'Students who have pending fees' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Asha Rao', exact: true }))
    .toHaveAttribute('href', '/admin/Single-Student-Profile?id=s1')
  await expect
    .element(screen.getByRole('link', { name: 'View fee records of Asha Rao' }))
    .toHaveAttribute('href', '/admin/Student-Single-Fee?id=s1')
})

test('the welcome stands while the figures load, and when they cannot be', async () => {
  let isDown = true
  let answer: (counted: unknown) => void = () => {}
  const { screen } = await shown(() => (isDown ? new Promise((resolve) => (answer = resolve)) : adminFigures))
  await expect.element(screen.getByText('Loading...').first()).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Welcome Director!' })).toBeVisible()
  await expect.poll(() => answer.length).toBe(1)
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Total Balance')).toBeVisible()
})
