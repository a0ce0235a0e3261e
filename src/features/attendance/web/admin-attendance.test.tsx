import { afterEach, expect, test } from 'vitest'
import { aPayer } from '#testing/web/fees.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { type FakeRequest, fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ViewBatchScreen } from './batch-picker-screen.tsx'
import { AttendanceHistoryScreen } from './history-screen.tsx'
import { StudentHistoryScreen } from './student-history-screen.tsx'
import { anInstitute } from '#testing/web/roster.ts'

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

const batch = (code: string) => ({
  ...{ _id: `id-${code}`, bCode: code, courseName: 'Tally', bTime: '10 to 12', startDate: '2020-01-01' },
  ...{ endDate: null, version: 2 },
})
const mark = (fname: string, attendence: boolean) => ({
  ...{ _id: fname, student: fname, studentName: `${fname} Rao`, batchCode: 'T-1', date: '2026-11-19', attendence },
  ...{ month: 11, year: 2026 },
})
const nothing = { attendance: [], present: 0, absent: 0, total: 0, version: null, lastDate: '2026-11-19' }
const ofDay = { ...nothing, attendance: [mark('Asha', true), mark('Ravi', false)], present: 1, absent: 1, total: 2 }

test('View Batch: cards with course and time, each leading to its attendance; search and Reset', async () => {
  const asked = fakeServer({
    'GET /api/institute': anInstitute,
    'GET /api/batch': ({ query }: FakeRequest) =>
      query['search'] === 'zzz' ? { batches: [], total: 0 } : { batches: [batch('T 2'), batch('T-1')], total: 2 },
  })
  const { screen, router } = await renderScreen(<ViewBatchScreen />, { at: '/admin/view-all-batch' })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'View Batch' })).toBeVisible()
  const card = screen.getByRole('link', { name: 'T 2', exact: true })
  await expect.element(card).toHaveAttribute('href', '/admin/view-all-attend?batch=T+2')
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'T-1' })).toMatchTextContent(/Tally.*10 to 12/)
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(asked.at(-1)?.query['search']).toBe('zzz')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(card).toBeVisible()
  expect(router.state.location.href).toBe('/admin/view-all-batch')
})

test('without any batch it says whose work it is', async () => {
  fakeServer({ 'GET /api/institute': anInstitute, 'GET /api/batch': { batches: [], total: 0 } })
  const { screen } = await renderScreen(<ViewBatchScreen />, { at: '/admin/view-all-batch' })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText(/HR adds batches/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Add New Batch' })).not.toBeInTheDocument()
})

test('a batch’s day: the marks, the counts, and the way back to the Batch List; nothing to mark', async () => {
  fakeServer({ 'GET /api/institute': anInstitute, 'GET /api/attend': ofDay })
  const { screen } = await renderScreen(<AttendanceHistoryScreen />, {
    at: '/admin/view-all-attend?batch=T-1&date=2026-11-19',
  })
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toMatchTextContent(/2026-11-19.*T-1.*Present/)
  await expect.element(screen.getByRole('row', { name: /Ravi Rao/ })).toMatchTextContent(/Absent/)
  const counts = screen.getByRole('term').elements()
  expect(counts.map(({ textContent }) => textContent)).toEqual(['Students Present', 'Students Absent'])
  await expect
    .element(screen.getByRole('link', { name: 'Batch List' }))
    .toHaveAttribute('href', '/admin/view-all-batch')
  await expect.element(screen.getByRole('link', { name: 'Edit Attendence' })).not.toBeInTheDocument()
})

test('a day without marks leads to the last that has some, not to marking it', async () => {
  fakeServer({
    'GET /api/institute': anInstitute,
    'GET /api/attend': ({ query }: FakeRequest) => (query['date'] === '2026-11-19' ? ofDay : nothing),
  })
  const { screen } = await renderScreen(<AttendanceHistoryScreen />, {
    at: '/admin/view-all-attend?batch=T-1&date=2026-11-01',
  })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Mark 2026-11-01' })).not.toBeInTheDocument()
  await screen.getByRole('link', { name: 'Last marked on 2026-11-19' }).click()
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible()
})

test('the batch may come in the navigation state, and stands in the address from then on; without one it leads to the batches', async () => {
  fakeServer({ 'GET /api/institute': anInstitute, 'GET /api/attend': ofDay })
  const { screen, router } = await renderScreen(<AttendanceHistoryScreen />, { at: '/admin/view-all-attend' })
  await expect
    .element(screen.getByRole('link', { name: 'To the batches' }))
    .toHaveAttribute('href', '/admin/view-all-batch')
  await router.navigate({ to: '/admin/view-all-attend', state: { bCode: 'T-1' } })
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible()
  expect(router.state.location.href).toBe('/admin/view-all-attend?batch=T-1')
})

test('a student’s marks, with the admin’s crumbs and nothing to mark', async () => {
  fakeServer({
    'GET /api/institute': anInstitute,
    'GET /api/user/{id}': aPayer,
    'GET /api/attend/{id}': { attendance: [], present: 0, absent: 0, total: 0 },
  })
  const { screen } = await renderScreen(<StudentHistoryScreen />, { at: '/admin/Student-Single-Attend?id=s1' })
  await expect.element(screen.getByText('This student has not been marked yet.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Mark batch T-1' })).not.toBeInTheDocument()
  const crumbs = screen.getByRole('navigation').getByRole('link').elements()
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual([
    ...['/admin', '/admin/Student-List', '/admin/Single-Student-Profile?id=s1'],
  ])
})
