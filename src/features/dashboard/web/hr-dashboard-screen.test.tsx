import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { HrDashboardScreen } from './hr-dashboard-screen.tsx'
import { hrFigures, noFigures } from '#testing/web/hr-dashboard.ts'
import { tilesOf } from '#testing/web/dashboard-tiles.ts'

const institute = {
  ...{ name: 'Sunrise Institute', address: '1 Example Road', phone: '+91 98000 00000', timeZone: 'Asia/Kolkata' },
  ...{ selfRegistration: false, setUp: true, version: 1 },
}
const batchNo = (number: number) => ({ bCode: `T-${number}`, courseName: 'Tally', bTime: '10 to 12' })
const unmarked = { date: '2026-11-20', batches: [1, 2, 3, 4, 5, 6].map(batchNo), total: 8 }

beforeEach(() => storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera Nair', email: '' }))
afterEach(() => {
  removeIdentities()
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function shown(answers: Record<string, object> = {}) {
  const asked = fakeServer({
    'GET /api/dashboard/hr': hrFigures,
    'GET /api/attend/unmarked': unmarked,
    'GET /api/fee/pending': { students: [], total: 0 },
    'GET /api/institute': institute,
    ...answers,
  })
  return { asked, ...(await renderScreen(<HrDashboardScreen />, { at: '/hr' })) }
}
type Screen = Awaited<ReturnType<typeof shown>>['screen']

/** A chart's table as it is read out, a line a row. */
async function tableOf(screen: Screen, name: string | RegExp): Promise<string[]> {
  const table = screen.getByRole('table', { name })
  await expect.element(table).toBeInTheDocument()
  return Array.from(table.element().querySelectorAll('tr'), ({ cells }) =>
    Array.from(cells, ({ textContent }) => textContent).join(' | '),
  )
}

test('HR is welcomed by name; each tile leads to what it counts; one call brings the figures', async () => {
  const { screen, asked } = await shown()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome Meera Nair!' })).toBeVisible()
  await expect.element(screen.getByText('Total Students')).toBeVisible()
  expect(tilesOf(screen)).toEqual([
    ['Total Students41', '/hr/StudentList'],
    ['Total Batch7', '/hr/batch'],
    ['Total Course5', '/hr/view-course'],
    ['Total Enquiry12', '/hr/enquiry'],
  ])
  expect(asked.filter(({ path }) => path.startsWith('/api/dashboard')).length).toBe(1)
})

test('the doughnut’s table says how many were absent and present, and on which day', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Sunrise Institute Attendence' })).toBeVisible()
  expect(await tableOf(screen, 'Sunrise Institute Attendence, Last marked on 2026-11-19')).toEqual([
    'Attendence | Students',
    'Absent | 4',
    'Present | 36',
    'Total | 40',
  ])
})

test('the fees’ table says what each of the last twelve months brought, in full rupees', async () => {
  const { screen } = await shown()
  const rows = await tableOf(screen, /^Fees received per month/)
  expect(rows.length).toBe(13)
  expect([rows[0], rows[1], ...rows.slice(-2)]).toEqual([
    'Month | Received',
    'December 2025 | ₹0',
    'October 2026 | ₹60,000',
    'November 2026 | ₹1,25,000.50',
  ])
})

test('the enquiries’ table counts each month by status; Closed is called Joined', async () => {
  const { screen } = await shown()
  const rows = await tableOf(screen, /^Enquiries per month/)
  expect([rows[0], rows.at(-1)]).toEqual(['Month | Open | Joined | Pending', 'November 2026 | 3 | 2 | 1'])
})

test('the drawings are for the eye alone: hidden from a screen reader, and nothing in them takes the focus', async () => {
  const { screen } = await shown()
  const drawings = () => screen.container.querySelectorAll('svg.recharts-surface')
  await expect.poll(() => drawings().length, { timeout: 10_000 }).toBe(3)
  for (const drawing of drawings()) {
    const hidden = drawing.closest('[aria-hidden="true"]')
    expect(hidden?.querySelectorAll('a, button, [tabindex]:not([tabindex="-1"])').length).toBe(0)
  }
})

test('a new institute’s charts say that there is nothing, and what comes there', async () => {
  const { screen } = await shown({ 'GET /api/dashboard/hr': noFigures })
  await expect.element(screen.getByText(/^No attendance has been marked yet\./)).toBeVisible()
  await expect.element(screen.getByText(/^No fee was received in the last 12 months\./)).toBeVisible()
  await expect.element(screen.getByText(/^Nobody enquired in the last 12 months\./)).toBeVisible()
  // The three charts, and the students who owe.
  await expect.poll(() => screen.getByText('No Records Found').elements().length).toBe(4)
  expect(screen.container.querySelectorAll('.recharts-surface').length).toBe(0)
})

test('each batch that is to be marked leads straight to its list, the rest to the picker', async () => {
  const { screen, asked } = await shown()
  const batch = screen.getByRole('link', { name: /^T-2 ?Tally · 10 to 12$/ })
  await expect.element(batch).toHaveAttribute('href', '/hr/student-attendence-list?batch=T-2')
  await expect.element(screen.getByText(/^8 batches are still to be marked\./)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: '2 more' })).toHaveAttribute('href', '/hr/attendence')
  expect(asked.find(({ path }) => path === '/api/attend/unmarked')?.query).toEqual({ limit: '6' })
})

test('a calm line when every batch has been marked', async () => {
  const { screen } = await shown({ 'GET /api/attend/unmarked': { ...unmarked, batches: [], total: 0 } })
  await expect.element(screen.getByText('Every batch that runs today has been marked.')).toBeVisible()
  await expect.element(screen.getByText(/still to be marked/)).not.toBeInTheDocument()
})

test('the welcome stands while the figures load, and when they cannot be', async () => {
  let isDown = true
  let answer: (counted: unknown) => void = () => {}
  const { screen } = await shown({
    'GET /api/dashboard/hr': () => (isDown ? new Promise((resolve) => (answer = resolve)) : hrFigures),
  })
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Welcome Meera Nair!' })).toBeVisible()
  await expect.poll(() => answer.length).toBe(1)
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Total Batch')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Fees received per month' })).toBeVisible()
})
