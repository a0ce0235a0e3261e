import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { EMPTY_HR_DASHBOARD, HR_DASHBOARD, readTiles } from '#testing/web/dashboard.ts'
import { ENQUIRY } from '#testing/web/enquiries.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { NO_AGES } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { HrDashboardScreen } from './hr-dashboard-screen.tsx'

const createUnmarkedBatch = (number: number) => ({ bCode: `T-${number}`, courseName: 'Tally', bTime: '10 to 12' })
const UNMARKED = { date: '2026-11-20', batches: [1, 2, 3, 4, 5, 6].map(createUnmarkedBatch), total: 8, running: 9 }

beforeEach(() => storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera Nair', email: '' }))

async function renderDashboard(responses: Record<string, object> = {}) {
  const requests = fakeServer({
    'GET /api/dashboard/hr': HR_DASHBOARD,
    'GET /api/attend/unmarked': UNMARKED,
    'GET /api/enquiry/to-call': { total: 6, late: 2 },
    'GET /api/fee/pending': { ...NO_AGES, students: [], total: 0 },
    'GET /api/institute': INSTITUTE,
    ...responses,
  })
  return { requests, ...(await renderScreen(<HrDashboardScreen />, { at: '/hr' })) }
}
type Screen = Awaited<ReturnType<typeof renderDashboard>>['screen']

async function readTable(screen: Screen, name: string | RegExp): Promise<string[]> {
  const table = screen.getByRole('table', { name })
  await expect.element(table).toBeInTheDocument()
  return Array.from(table.element().querySelectorAll('tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent).join(' | '),
  )
}

test('HR dashboard: greets by name and loads the figures with one request', async () => {
  const { screen, requests } = await renderDashboard()

  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome Meera Nair!' })).toBeVisible()
  await expect.element(screen.getByText('Total Students')).toBeVisible()
  expect(requests.filter(({ path }) => path.startsWith('/api/dashboard')).length).toBe(1)
})

test('HR dashboard: shows today above the totals, each figure linked to its list', async () => {
  const { screen } = await renderDashboard()

  await expect.element(screen.getByText('8 of 9', { exact: true })).toBeVisible()
  expect(readTiles(screen)).toEqual([
    ['Collected today₹38,5007 receipts · Cash ₹21,500 · UPI ₹17,000', '/hr/view-fee'],
    ['Overdue fees₹2,14,60023 students · longest 96 days', '/hr#pending-fees'],
    ['Batches to mark8 of 91 marked today', '/hr/attendence'],
    ['Enquiries to call62 late · 4 today', '/hr/enquiry?tab=ToCall'],
    ['Total Students41', '/hr/StudentList'],
    ['Total Batch7', '/hr/batch'],
    ['Total Course5', '/hr/view-course'],
    ['Total Enquiry12', '/hr/enquiry'],
  ])
})

test('attendance chart: has a table of absent, present and total, with the day', async () => {
  const { screen } = await renderDashboard()
  await expect.element(screen.getByRole('heading', { name: 'Sunrise Institute Attendance' })).toBeVisible()
  expect(await readTable(screen, 'Sunrise Institute Attendance, Last marked on 2026-11-19')).toEqual([
    'Attendance | Students',
    'Present | 36',
    'Absent | 4',
    'Total | 40',
  ])
})

test('fees chart: has a table of the last twelve months in full rupees', async () => {
  const { screen } = await renderDashboard()
  const rows = await readTable(screen, /^Fees received per month/)
  expect(rows.length).toBe(13)
  expect([rows[0], rows[1], ...rows.slice(-2)]).toEqual([
    'Month | Received',
    'December 2025 | ₹0',
    'October 2026 | ₹60,000',
    'November 2026 | ₹1,25,000.50',
  ])
})

test('enquiries chart: has a table by month and status, with Closed labelled Joined', async () => {
  const { screen } = await renderDashboard()
  const rows = await readTable(screen, /^Enquiries per month/)
  expect([rows[0], rows.at(-1)]).toEqual(['Month | Open | Joined | Pending', 'November 2026 | 3 | 2 | 1'])
})

test('fees chart: the arrow keys show the figures of each month, Escape hides them', async () => {
  const { screen } = await renderDashboard()
  const chart = screen.getByRole('group', { name: 'Fees received per month' })
  await expect.element(chart).toBeVisible()
  await userEvent.tab()
  while (document.activeElement !== chart.element()) await userEvent.tab()
  await expect.element(chart.getByRole('status')).toMatchTextContent('November 2026Received ₹1,25,000.50')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(chart.getByRole('status')).toMatchTextContent('October 2026Received ₹60,000')
  await userEvent.keyboard('{Escape}')
  await expect.element(chart.getByRole('status')).toBeEmptyDOMElement()
})

test('attendance chart: present and absent share the ring', async () => {
  const { screen } = await renderDashboard()
  await expect.element(screen.getByText('90%')).toBeVisible()
  expect(screen.container.querySelectorAll('[data-part]').length).toBe(2)
})

test('HR dashboard: each chart of a new institute shows its empty state', async () => {
  const { screen } = await renderDashboard({ 'GET /api/dashboard/hr': EMPTY_HR_DASHBOARD })
  await expect.element(screen.getByText(/^No attendance has been marked yet\./)).toBeVisible()
  await expect.element(screen.getByText(/^No fee was received in the last 12 months\./)).toBeVisible()
  await expect.element(screen.getByText(/^Nobody enquired in the last 12 months\./)).toBeVisible()
  // Three charts and the pending fees.
  await expect.poll(() => screen.getByText('No Records Found').elements().length).toBe(4)
  expect(screen.container.querySelectorAll('[data-bar], [data-part]').length).toBe(0)
})

test('attendance today: links to the list of each batch to mark, then of marked ones, and to the batches for the others', async () => {
  const { screen, requests } = await renderDashboard({
    'GET /api/attend/unmarked': {
      ...UNMARKED,
      batches: UNMARKED.batches.slice(0, 5),
      total: 5,
      marked: [
        {
          ...createUnmarkedBatch(7),
          students: 22,
          present: 21,
        },
      ],
    },
  })
  const batch = screen.getByRole('link', { name: 'Mark T-2' })
  await expect.element(batch).toHaveAttribute('href', '/hr/student-attendence-list?batch=T-2')
  await expect.element(screen.getByText('4 of 9 batches')).toBeVisible()
  await expect.element(screen.getByText(/5 batches to mark\. 6 people to call\.$/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'T-7: 21/22 present' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '3 more' })).toHaveAttribute('href', '/hr/attendence')
  expect(requests.find(({ path }) => path === '/api/attend/unmarked')?.query).toEqual({ page: '1', limit: '6' })
})

test('attendance today: shows a message when every batch is marked', async () => {
  const { screen } = await renderDashboard({ 'GET /api/attend/unmarked': { ...UNMARKED, batches: [], total: 0 } })
  await expect.element(screen.getByText('Every batch that runs today has been marked.')).toBeVisible()
  await expect.element(screen.getByText(/batches to mark\.$/)).not.toBeInTheDocument()
})

test('call today: lists the enquiries due longest, with call and WhatsApp, and links to the others', async () => {
  const enquiries = [
    { ...ENQUIRY, nextCall: '2026-01-02' },
    { ...ENQUIRY, _id: 'e2', name: 'Bina Das', contact: null },
  ]
  const { screen } = await renderDashboard({ 'GET /api/enquiry/to-call': { total: 6, late: 2, enquiries } })

  const row = screen.getByRole('listitem').filter({ hasText: 'Asha Devi Rao' })
  await expect.element(row).toMatchTextContent(/Tally\d+ days late/)
  await expect
    .element(row.getByRole('link', { name: 'Asha Devi Rao', exact: true }))
    .toHaveAttribute('href', '/hr/enquiry?tab=ToCall&id=e1')
  await expect
    .element(row.getByRole('link', { name: 'Call Asha Devi Rao' }))
    .toHaveAttribute('href', 'tel:+919876543210')
  await expect.element(row.getByRole('link', { name: 'WhatsApp chat with Asha Devi Rao' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Email Bina Das' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '4 more' })).toHaveAttribute('href', '/hr/enquiry?tab=ToCall')
})

test('call today: says when nobody is to be called', async () => {
  const { screen } = await renderDashboard({ 'GET /api/enquiry/to-call': { total: 0, late: 0, enquiries: [] } })
  const panel = screen.getByRole('region', { name: 'Call today' })
  await expect.element(panel.getByText('Nobody is left to call.')).toBeVisible()
})

test('HR dashboard: shows loading, error and retry below the greeting', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen } = await renderDashboard({
    'GET /api/dashboard/hr': () => (isDown ? response : HR_DASHBOARD),
  })
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Welcome Meera Nair!' })).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Total Batch')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Fees received per month' })).toBeVisible()
})

test('HR dashboard: without a batch that runs today, shows no tick', async () => {
  const { screen } = await renderDashboard({
    'GET /api/attend/unmarked': { ...UNMARKED, batches: [], total: 0, running: 0 },
  })

  await expect.element(screen.getByText('No batch with students runs today.')).toBeVisible()
  await expect.element(screen.getByText('Every batch that runs today has been marked.')).not.toBeInTheDocument()
})

describe('HR dashboard: first steps', () => {
  const NOTHING = { course: false, batch: false, staff: false, student: false }
  const renderSteps = (firstSteps: object, more: object = {}) =>
    renderDashboard({ 'GET /api/dashboard/hr': { ...EMPTY_HR_DASHBOARD, firstSteps, ...more } })

  test('of a new institute are shown in place of zeros, with who does each', async () => {
    const { screen } = await renderSteps(NOTHING)

    const steps = screen.getByRole('region', { name: 'First steps' }).getByRole('listitem')
    await expect.element(steps.first()).toMatchTextContent(/Add a courseBy an admin/)
    expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
      'Add a courseBy an adminOpen',
      'Add a batchBy HRAfter: Add a course',
      'Add more staffBy an adminOpen',
      'Register a studentBy HRAfter: Add a batch',
      'Take the first feeBy HRAfter: Register a student',
    ])
    await expect.element(screen.getByText('Total Students')).not.toBeInTheDocument()
    await expect.element(screen.getByText('Attendance today')).not.toBeInTheDocument()
  })

  test('link to the step that can be done', async () => {
    const { screen } = await renderSteps({ ...NOTHING, course: true })

    const link = screen.getByRole('link', { name: 'Add a batch' })
    await expect.element(link).toHaveAttribute('href', '/hr/batch/add-new')
    await expect.element(screen.getByRole('link', { name: 'Register a student' })).not.toBeInTheDocument()
    await expect.element(screen.getByText('Done')).toBeVisible()
  })

  test('stay above the figures once there is a student', async () => {
    const { screen } = await renderSteps({ ...NOTHING, course: true, batch: true, student: true }, { students: 1 })

    const link = screen.getByRole('link', { name: 'Take the first fee' })
    await expect.element(link).toHaveAttribute('href', '/hr/StudentList')
    await expect.element(screen.getByText('Total Students')).toBeVisible()
  })

  test('are not shown after the first receipt', async () => {
    const { screen } = await renderDashboard()

    await expect.element(screen.getByText('Total Students')).toBeVisible()
    await expect.element(screen.getByText('First steps')).not.toBeInTheDocument()
  })
})
