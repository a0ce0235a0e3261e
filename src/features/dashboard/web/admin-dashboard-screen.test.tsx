import { afterEach, expect, test } from 'vitest'
import { forgetIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, leaveServer } from '#shared/web/testing/fake-server.ts'
import { show } from '#shared/web/testing/show.tsx'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'
import { tilesOf } from './testing/tiles-of.ts'

const students = { all: 41, active: 30, dropped: 11, placed: 12, pending: 3 }

afterEach(() => {
  forgetIdentities()
  leaveServer()
})

test('an admin is welcomed by the first part of the role; the received amount leads nowhere', async () => {
  storeIdentity('admin', { _id: 'a1', token: 't', role: 'Director.main.office', name: 'Asha', email: '' })
  fakeServer({ 'GET /api/dashboard/admin': { students, batches: 7, courses: 5, received: 1_25_000.5 } })
  const { screen } = await show(<AdminDashboardScreen />, { at: '/admin' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome Director!', exact: true })).toBeVisible()
  await expect.element(screen.getByText('Total Students')).toBeVisible()
  expect(tilesOf(screen)).toEqual([
    ['Total Students41', null],
    ['Active Students30', null],
    ['Dropped Students11', null],
    ['Placed Students12', null],
    ['Total Batch7', null],
    ['Total Course5', '/admin/view-course-admin'],
    ['Total Received Amount₹1,25,000.50', null],
  ])
})
