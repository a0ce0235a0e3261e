import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { OVERVIEW, STUDENT } from '#testing/web/student.ts'
import { StudentTrailScreen } from './student-trail-screen.tsx'

const ENTRY = {
  _id: 't1',
  at: '2026-11-02T20:05:00.000Z',
  who: 'Meera',
  whoId: 'h1',
  role: 'hr',
  action: 'student.update',
  record: 'student',
  recordId: 's1',
  subject: 'Asha Rao',
  before: { fee: 12_500 },
  after: { fee: 9000 },
  requestId: 'q1',
}

test('history of a student: is a tab of the admin, and shows who changed the fee, a page at a time', async () => {
  storeIdentity('admin', { _id: 'a1', token: 't', role: 'admin', name: 'Asha', email: '' })
  const requests = fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/user/overview/{id}': OVERVIEW,
    'GET /api/institute': INSTITUTE,
    'GET /api/admin/audit': { entries: [ENTRY], total: 51 },
  })
  const { screen } = await renderScreen(<StudentTrailScreen />, { at: '/admin/student-history?id=s1' })

  await expect.element(screen.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('row', { name: /Meera HR/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Next page' }).click()

  await expect
    .poll(() => requests.filter(({ path }) => path === '/api/admin/audit').map(({ query }) => query.page))
    .toEqual(['1', '2'])
})
