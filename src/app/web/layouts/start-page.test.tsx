import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { HrLayout } from './area-layouts.tsx'

test('the home of a clerk who may not see the dashboard links to the pages of their menu', async () => {
  fakeServer({})
  const permissions = ['students.list', 'timetable.read']
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '', permissions })
  const { screen } = await renderScreen(<HrLayout />, { at: '/hr' })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const links = main.getByRole('link').elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/hr/StudentList', '/hr/timetable'])
})
