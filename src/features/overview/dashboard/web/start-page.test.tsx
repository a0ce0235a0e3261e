import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'
import { HrDashboardScreen } from './hr-dashboard-screen.tsx'

test.each([
  ['hr', '/hr', <HrDashboardScreen key="hr" />, ['/hr/StudentList', '/hr/timetable']],
  ['admin', '/admin', <AdminDashboardScreen key="admin" />, ['/admin/Student-List', '/admin/timetable']],
] as const)('the home of %s without its figures links to the pages of the menu', async (area, at, screenOf, links) => {
  const requests = fakeServer({})
  const permissions = ['students.list', 'timetable.read']
  storeIdentity(area, { _id: 'h1', token: 't', role: area, name: 'Meera', email: '', permissions })
  const { screen } = await renderScreen(screenOf, { at })
  await expect.element(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const shown = screen.getByRole('link').elements()
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links)
  expect(requests).toEqual([])
})
