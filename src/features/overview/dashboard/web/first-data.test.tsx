import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { feesQueries } from '#features/domain/fees/web/fees.queries.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { createQueryClient } from '#shared/web/query-client.ts'
import { ensureData, type ScreenRequest } from '#shared/web/request-data.ts'
import { ADMIN_DASHBOARD, HR_DASHBOARD } from '#testing/web/dashboard.ts'
import { ENQUIRY } from '#testing/web/enquiries.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { NO_AGES } from '#testing/web/fees.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { REMINDER_SETTINGS } from '#testing/web/reminders.ts'
import { STUDENT } from '#testing/web/student.ts'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'
import { adminDashboard, hrDashboard } from './first-data.ts'
import { HrDashboardScreen } from './hr-dashboard-screen.tsx'

const PENDING = { ...NO_AGES, students: [{ ...STUDENT, lastDate: '2026-09-01', due: 4000 }], total: 1 }
const PARTS = {
  unmarked: {
    date: '2026-11-20',
    batches: [{ bCode: 'T-1', courseName: 'Tally', bTime: '10 to 12' }],
    total: 1,
    running: 1,
  },
  toCall: { total: 1, late: 0, enquiries: [ENQUIRY] },
  pending: PENDING,
  reminders: REMINDER_SETTINGS,
}
const OWN_CALLS = {
  'GET /api/attend/unmarked': PARTS.unmarked,
  'GET /api/enquiry/to-call': PARTS.toCall,
  'GET /api/fee/pending': PENDING,
  'GET /api/reminder/settings': REMINDER_SETTINGS,
  'GET /api/institute': INSTITUTE,
}
const name = `${STUDENT.fname} ${STUDENT.lname}`

let client: QueryClient

beforeEach(() => {
  client = createQueryClient()
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera Nair', email: '' })
  storeIdentity('admin', { _id: 'a1', token: 't', role: 'admin', name: 'Asha', email: '' })
})

/** Returns the calls besides those for the institute, with their queries. */
function listCalls(responses: Record<string, object>) {
  const requests = fakeServer({ ...OWN_CALLS, ...responses })
  return () => requests.filter(({ path }) => path !== '/api/institute').map(({ path, query }) => ({ path, ...query }))
}

const request = (queries: ScreenRequest[]) => Promise.all(queries.map((query) => ensureData(client, query)))

test('HR dashboard: one call fills the figures, the cards and the list', async () => {
  const calls = listCalls({ 'GET /api/dashboard/hr': { ...HR_DASHBOARD, parts: PARTS } })

  void request(hrDashboard({}))
  const { screen } = await renderScreen(<HrDashboardScreen />, { at: '/hr', client })

  await expect.element(screen.getByText('Total Students')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Mark T-1' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: ENQUIRY.name, exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name, exact: true }).first()).toBeVisible()
  expect(calls()).toEqual([{ path: '/api/dashboard/hr', parts: 'unmarked,toCall,pending,reminders' }])
})

test('admin dashboard: one call fills the figures and the list', async () => {
  const calls = listCalls({
    'GET /api/dashboard/admin': {
      ...ADMIN_DASHBOARD,
      parts: {
        pending: PENDING,
        reminders: REMINDER_SETTINGS,
        approvals: { approvals: [], total: 0 },
        backup: { reminders: [] },
      },
    },
  })

  void request(adminDashboard({ year: 2026 }))
  const { screen } = await renderScreen(<AdminDashboardScreen />, { at: '/admin?year=2026', client })

  await expect.element(screen.getByText('Total Students')).toBeVisible()
  await expect.element(screen.getByRole('link', { name, exact: true }).first()).toBeVisible()
  expect(calls()).toEqual([{ path: '/api/dashboard/admin', year: '2026', parts: 'pending,reminders,approvals,backup' }])
})

test('a list with a filter in the address, and a part that the response lacks, make their own calls', async () => {
  const calls = listCalls({ 'GET /api/dashboard/hr': { ...HR_DASHBOARD, parts: { unmarked: PARTS.unmarked } } })

  await request(hrDashboard({ age: '90+' }))

  expect(calls().map(({ path }) => path)).toEqual([
    '/api/fee/pending',
    '/api/dashboard/hr',
    '/api/enquiry/to-call',
    '/api/reminder/settings',
  ])
})

test('a part in the cache is not requested again', async () => {
  const calls = listCalls({ 'GET /api/dashboard/hr': { ...HR_DASHBOARD, parts: PARTS } })
  client.setQueryData(['dashboard', 'unmarked'], PARTS.unmarked)

  await request(hrDashboard({}))

  expect(calls()).toEqual([{ path: '/api/dashboard/hr', parts: 'toCall,pending,reminders' }])
})

test('after a failure, each part makes its own call', async () => {
  const calls = listCalls({ 'GET /api/dashboard/hr': errorResponse(422, { code: 'down', message: 'Down.' }) })

  await request(hrDashboard({}))

  expect(calls().map(({ path }) => path)).toEqual([
    '/api/dashboard/hr',
    '/api/attend/unmarked',
    '/api/enquiry/to-call',
    '/api/fee/pending',
    '/api/reminder/settings',
  ])
})

test('later on, a card is loaded alone, and the figures without the parts', async () => {
  const calls = listCalls({ 'GET /api/dashboard/hr': { ...HR_DASHBOARD, parts: PARTS } })
  void request(hrDashboard({}))
  const { screen } = await renderScreen(<HrDashboardScreen />, { at: '/hr', client })
  await expect.element(screen.getByRole('link', { name, exact: true }).first()).toBeVisible()

  await client.invalidateQueries({ queryKey: feesQueries.all() })
  await client.invalidateQueries({ queryKey: ['dashboard', 'hr'] })

  expect(calls().slice(1)).toEqual([
    { path: '/api/fee/pending', tab: 'Active', page: '1', limit: '6' },
    { path: '/api/dashboard/hr' },
  ])
})
