import { expect, test } from 'vitest'
import { UNTAUGHT } from '#testing/web/batches.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { AdminBatchPickerScreen } from './batch-picker-screens.tsx'
import { AdminAttendanceHistoryScreen } from './attendance-history-screens.tsx'
import { AdminStudentHistoryScreen } from './student-history-screens.tsx'

const batch = (code: string) => ({
  _id: `id-${code}`,
  bCode: code,
  courseName: 'Tally',
  bTime: '10 to 12',
  ...UNTAUGHT,
  startDate: '2020-01-01',
  endDate: null,
  version: 2,
})
const mark = (fname: string, attendence: boolean) => ({
  _id: fname,
  student: fname,
  studentName: `${fname} Rao`,
  batchCode: 'T-1',
  date: '2026-11-19',
  attendence,
  month: 11,
  year: 2026,
  father: 'Mohan Rao',
})
const EMPTY = { attendance: [], present: 0, absent: 0, total: 0, version: null, lastDate: '2026-11-19' }
const MARKED_DAY = { ...EMPTY, attendance: [mark('Asha', true), mark('Ravi', false)], present: 1, absent: 1, total: 2 }

test('admin batch picker: shows cards that link to the history; search and Reset', async () => {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/batch': ({ query }: FakeRequest) =>
      query['search'] === 'zzz' ? { batches: [], total: 0 } : { batches: [batch('T 2'), batch('T-1')], total: 2 },
  })
  const { screen, router } = await renderScreen(<AdminBatchPickerScreen />, { at: '/admin/view-all-batch' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'View Batch' })).toBeVisible()
  const card = screen.getByRole('link', { name: 'T 2', exact: true })
  await expect.element(card).toHaveAttribute('href', '/admin/view-all-attend?batch=T+2')
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'T-1' })).toMatchTextContent(/Tally.*10 to 12/)
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(requests.at(-1)?.query['search']).toBe('zzz')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(card).toBeVisible()
  expect(router.state.location.href).toBe('/admin/view-all-batch')
})

test('admin batch picker: without batches, shows that HR adds them', async () => {
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/batch': { batches: [], total: 0 } })
  const { screen } = await renderScreen(<AdminBatchPickerScreen />, { at: '/admin/view-all-batch' })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText(/HR adds batches/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Add New Batch' })).not.toBeInTheDocument()
})

test('admin history: shows marks, counts and the link to the batch list, without an edit link', async () => {
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/attend': MARKED_DAY })
  const { screen } = await renderScreen(<AdminAttendanceHistoryScreen />, {
    at: '/admin/view-all-attend?batch=T-1&date=2026-11-19',
  })
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toMatchTextContent(/2026-11-19.*T-1.*Present/)
  await expect.element(screen.getByRole('row', { name: /Ravi Rao/ })).toMatchTextContent(/Absent/)
  const counts = screen.getByRole('term').elements()
  expect(counts.map(({ textContent }) => textContent)).toEqual(['Students Present', 'Students Absent'])
  await expect
    .element(screen.getByRole('link', { name: 'Batch List' }))
    .toHaveAttribute('href', '/admin/view-all-batch')
  await expect.element(screen.getByRole('link', { name: 'Edit Attendance' })).not.toBeInTheDocument()
})

test('admin history: a day without marks links to the last marked day, not to marking', async () => {
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/attend': ({ query }: FakeRequest) => (query['date'] === '2026-11-19' ? MARKED_DAY : EMPTY),
  })
  const { screen } = await renderScreen(<AdminAttendanceHistoryScreen />, {
    at: '/admin/view-all-attend?batch=T-1&date=2026-11-01',
  })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Mark 2026-11-01' })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Last marked on 2026-11-19' }).click()
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible()
})

test('admin history: without a batch, links to the batch list', async () => {
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/attend': MARKED_DAY })
  const { screen } = await renderScreen(<AdminAttendanceHistoryScreen />, { at: '/admin/view-all-attend' })
  await expect
    .element(screen.getByRole('link', { name: 'To the batches' }))
    .toHaveAttribute('href', '/admin/view-all-batch')
})

test('admin history: copies the batch from the navigation state to the URL', async () => {
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/attend': MARKED_DAY })
  const { screen, router } = await renderScreen(<AdminAttendanceHistoryScreen />, { at: '/admin/view-all-attend' })
  await router.navigate({ to: '/admin/view-all-attend', state: { bCode: 'T-1' } })
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible()
  await expect.poll(() => router.state.location.href).toBe('/admin/view-all-attend?batch=T-1')
})

test('admin student history: without marks, shows the admin’s breadcrumbs and no link to mark', async () => {
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/user/{id}': STUDENT,
    'GET /api/attend/{id}': { attendance: [], present: 0, absent: 0, total: 0 },
  })
  const { screen } = await renderScreen(<AdminStudentHistoryScreen />, { at: '/admin/Student-Single-Attend?id=s1' })
  await expect.element(screen.getByText('This student has not been marked yet.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Mark batch T-1' })).not.toBeInTheDocument()
  const crumbs = screen.getByRole('navigation', { name: 'You are here' }).getByRole('link').elements()
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual([
    '/admin',
    '/admin/Student-List',
    '/admin/Single-Student-Profile?id=s1',
  ])
})
