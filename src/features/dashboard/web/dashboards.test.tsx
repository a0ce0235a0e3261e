import { afterEach, expect, test } from 'vitest'
import { forgetIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, leaveServer, refused } from '#shared/web/testing/fake-server.ts'
import { show } from '#shared/web/testing/show.tsx'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'
import { HrDashboardScreen } from './hr-dashboard-screen.tsx'

const counts = { students: 41, batches: 7, courses: 5 }
const students = { all: 41, active: 30, dropped: 11, placed: 12, pending: 3 }
const asHr = () => storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera Nair', email: '' })

afterEach(() => {
  forgetIdentities()
  leaveServer()
})

type Screen = Awaited<ReturnType<typeof show>>['screen']
/** Each tile's words, and where it leads. */
function tilesOf({ container }: Screen): (string | null)[][] {
  const tiles = Array.from(container.querySelectorAll('.mantine-Card-root'))
  return tiles.map((tile) => [tile.textContent, tile.querySelector('a')?.getAttribute('href') ?? null])
}

test('HR is welcomed by name; each tile leads to what it counts', async () => {
  asHr()
  fakeServer({ 'GET /api/dashboard/hr': counts })
  const { screen } = await show(<HrDashboardScreen />, { at: '/hr' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome Meera Nair!' })).toBeVisible()
  await expect.element(screen.getByText('Total Students')).toBeVisible()
  expect(tilesOf(screen)).toEqual([
    ['Total Students41', '/hr/StudentList'],
    ['Total Batch7', '/hr/batch'],
    ['Total Course5', '/hr/view-course'],
  ])
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

test('the welcome stands while the counts load, and when they cannot be', async () => {
  asHr()
  let isDown = true
  let answer: (counted: unknown) => void = () => {}
  fakeServer({ 'GET /api/dashboard/hr': () => (isDown ? new Promise((resolve) => (answer = resolve)) : counts) })
  const { screen } = await show(<HrDashboardScreen />, { at: '/hr' })
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Welcome Meera Nair!' })).toBeVisible()
  answer(refused(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Total Batch')).toBeVisible()
})
