import { beforeEach, expect, test, vi } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { ADMIN_DASHBOARD, ADMIN_DASHBOARD_EMPTY_YEAR, ADMIN_FIGURES, readTiles } from '#testing/web/dashboard.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { NO_AGES } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE, SETTINGS } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T20:00:00Z') })
  storeIdentity('admin', { _id: 'a1', token: 't', role: 'Director.main.office', name: 'Asha', email: '' })
})

async function renderDashboard(response: object = ADMIN_DASHBOARD, at = '/admin?year=2026', more: object = {}) {
  const requests = fakeServer({
    'GET /api/dashboard/admin': response,
    'GET /api/fee/pending': { ...NO_AGES, students: [], total: 0 },
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
  Array.from(screen.container.querySelectorAll<HTMLTableRowElement>('section table:has(caption) tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent).join(' | '),
  )

test('admin dashboard: greets with the first part of the role', async () => {
  const { screen } = await renderDashboard()

  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome Director!', exact: true })).toBeVisible()
})

test('admin dashboard: received less spent is the balance, then the counts; each but the balance links to its list', async () => {
  const { screen } = await renderDashboard()

  await expect.element(screen.getByText('Total Students')).toBeVisible()
  expect(readTiles(screen)).toEqual([
    ['Total Received Amount₹1,85,000.50', '/admin/view-Fee'],
    ['Total Expense₹1,30,000', '/admin/view-expense-category'],
    ['Total Balance₹55,000.50', null],
    ['Total Students41', '/admin/Student-List?tab=All'],
    ['Active Students30', '/admin/Student-List?tab=Active'],
    ['Placed Students12', '/admin/Student-List?tab=isPLaced'],
    ['Dropped Students11', '/admin/Student-List?tab=Disable'],
    ['Total Batch7', '/admin/view-all-batch'],
    ['Total Course5', '/admin/view-course-admin'],
    ['Total Enquiry12', '/admin/view-all-enquiry'],
  ])
})

test('admin dashboard: shows this month against the last, pending fees by age, and the lowest attendance', async () => {
  const { screen } = await renderDashboard({ ...ADMIN_DASHBOARD, ...ADMIN_FIGURES })

  await expect.element(screen.getByText('₹2,32,457 in November so far')).toBeVisible()
  await expect.element(screen.getByText('₹32,456.50 more than last month by this day')).toBeVisible()
  await expect.element(screen.getByText('As much as last month by this day')).toBeVisible()
  await expect.element(screen.getByText('₹32,456.50 less than last month by this day')).toBeVisible()
  const ages = screen.getByRole('region', { name: 'Fees due', exact: true })
  await expect
    .element(ages)
    .toMatchTextContent(/3 students₹62,500\.50.*1–30 days₹22,500\.50.*31–60 days₹40,000.*9 reminded/)
  const age = ages.getByRole('link', { name: '31–60 days' })
  await expect.element(age).toHaveAttribute('href', '/admin?age=31-60#pending-fees')
  const batch = screen.getByRole('link', { name: 'DM-2610' })
  await expect.element(batch).toHaveAttribute('href', '/admin/view-all-attend?batch=DM-2610&date=2026-11-21')
  await expect.element(screen.getByText('76%')).toBeVisible()
})

test('balance chart: shows income, expenses and balance of six months in a table, newest first, then of all', async () => {
  const { screen } = await renderDashboard()
  await expect.element(screen.getByRole('heading', { name: 'Income, expenses and balance' })).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Per month of 2026' })).toBeVisible()
  const newest = [
    'Month | Received | Spent | Balance of the month',
    'Dec | ₹0 | ₹0 | ₹0',
    'Nov | ₹1,25,000.50 | ₹60,000 | ₹65,000.50',
    'Oct | ₹60,000 | ₹70,000 | -₹10,000',
  ]
  expect(readMonths(screen).slice(0, 4)).toEqual(newest)
  expect(readMonths(screen).length).toBe(7)
  await screen.getByRole('button', { name: 'All 12 months' }).click()
  await expect.poll(() => readMonths(screen).length).toBe(13)
  expect(readMonths(screen).at(-1)).toBe('Jan | ₹0 | ₹0 | ₹0')
})

test('balance chart: the line ends with the current month', async () => {
  vi.setSystemTime('2026-10-31T20:00:00Z')
  const { screen } = await renderDashboard(ADMIN_DASHBOARD, '/admin')
  const dots = () => screen.container.querySelectorAll('[data-line] circle').length
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
    'GET /api/fee/pending': {
      ...NO_AGES,
      students: [{ ...STUDENT, lastDate: '2026-08-01', due: 10_500 }],
      total: 1,
    },
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
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen } = await renderDashboard(() => (isDown ? response : ADMIN_DASHBOARD))
  await expect.element(screen.getByText('Loading...').first()).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Welcome Director!' })).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Total Balance')).toBeVisible()
})

const OPEN = { course: false, batch: false, students: false, logo: false, backup: false, phones: false }

test('admin dashboard: of a new institute shows the first steps in place of zeros', async () => {
  const { screen } = await renderDashboard({
    ...ADMIN_DASHBOARD_EMPTY_YEAR,
    students: {
      all: 0,
      active: 0,
      dropped: 0,
      placed: 0,
      pending: 0,
    },
    batches: 0,
    courses: 0,
    enquiries: 0,
    received: 0,
    spent: 0,
    balance: 0,
    checklist: OPEN,
  })

  const steps = screen.getByRole('region', { name: 'First steps' })
  await expect.element(steps.getByText('0 of 6 done')).toBeVisible()
  const links = steps.getByRole('link').elements() as HTMLAnchorElement[]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add a course', '/admin/Add-course'],
    ['Import your students', '/admin/student/import'],
    ['Add your logo', '/admin/settings'],
    ['Choose a second place for backups', '/admin/settings#backup'],
    ['Open it on phones in the office', '/admin/settings#phones'],
  ])
  await expect.element(screen.getByText('Total Students')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Total Balance')).not.toBeInTheDocument()
})

test('admin dashboard: with students, the first steps are above the figures with the link of HR who is signed in, and a press hides them', async () => {
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'HR', name: 'Hari', email: '' })
  let checklist: object | null = { ...OPEN, course: true, students: true }
  const { screen, requests } = await renderDashboard(() => ({ ...ADMIN_DASHBOARD, checklist }), '/admin', {
    'PUT /api/institute': () => {
      checklist = null
      return SETTINGS
    },
  })
  const steps = screen.getByRole('region', { name: 'First steps' })
  await expect.element(steps.getByRole('listitem').first()).toMatchTextContent(/Add a course.*Done/)
  await expect.element(steps.getByRole('listitem').nth(1)).toMatchTextContent(/Add a batch.*Open/)
  const batch = steps.getByRole('link', { name: 'Add a batch' })
  await expect.element(batch).toHaveAttribute('href', '/hr/batch/add-new')
  await expect.element(screen.getByText('Total Balance')).toBeVisible()
  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect.element(screen.getByText('Hidden. Settings can show the list again.')).toBeVisible()
  await expect.element(steps).not.toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ checklist: false })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(screen.getByText('Total Balance')).toBeVisible()
})

test('admin dashboard: the first steps stay when hiding them fails', async () => {
  const { screen } = await renderDashboard({ ...ADMIN_DASHBOARD, checklist: OPEN }, '/admin', {
    'PUT /api/institute': errorResponse(503, { code: 'unavailable', message: 'The database is away.' }),
  })
  const steps = screen.getByRole('region', { name: 'First steps' })
  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect.element(screen.getByText('The database is away.')).toBeVisible()
  await expect.element(steps).toBeVisible()
})
