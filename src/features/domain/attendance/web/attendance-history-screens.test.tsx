import { expect, test } from 'vitest'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { AdminAttendanceHistoryScreen, HrAttendanceHistoryScreen } from './attendance-history-screens.tsx'
import { HrStudentHistoryScreen } from './student-history-screens.tsx'

const mark = (fname: string, attendence: boolean, date = '2026-11-19') => ({
  _id: `${fname}:${date}`,
  student: fname,
  studentName: `${fname} Rao`,
  batchCode: 'T-1',
  date,
  attendence,
  month: 11,
  year: 2026,
  father: 'Mohan Rao',
})
const EMPTY = { attendance: [], present: 0, absent: 0, total: 0, version: null, lastDate: '2026-11-19' }
const MARKED_DAY = {
  ...EMPTY,
  attendance: [mark('Asha', true), mark('Om', true), mark('Ravi', false)],
  present: 2,
  absent: 1,
  total: 3,
  version: 1,
}

test("history: shows the father's name beside a name that another student of the list has", async () => {
  const other = { ...mark('Asha', true), _id: 'other', student: 'other', father: 'Vijay Rao' }
  const attendance = [mark('Asha', true), other, mark('Ravi', false)]
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/attend': { ...MARKED_DAY, attendance } })

  const { screen } = await renderScreen(<HrAttendanceHistoryScreen />, {
    at: '/hr/attendence-history?batch=T-1&date=2026-11-19',
  })

  await expect.element(screen.getByRole('rowheader', { name: /Asha Rao Father: Mohan Rao/ })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: /Asha Rao Father: Vijay Rao/ })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: /Ravi Rao/ })).not.toMatchTextContent(/Father/)
})

test('history: shows the marks of a day, the counts and the edit link', async () => {
  const requests = fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/attend': MARKED_DAY })
  const { screen } = await renderScreen(<HrAttendanceHistoryScreen />, {
    at: '/hr/attendence-history?batch=T-1&date=2026-11-19',
  })
  const table = screen.getByRole('table', { name: 'Attendance History' })
  await expect.element(table.getByRole('row', { name: /Asha Rao/ })).toMatchTextContent(/2026-11-19.*T-1.*Present/)
  await expect.element(table.getByRole('row', { name: /Ravi Rao/ })).toMatchTextContent(/Absent/)
  await expect.element(screen.getByText('Students Present')).toBeVisible()
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '1'])
  await expect
    .element(screen.getByRole('link', { name: 'Edit Attendance' }))
    .toHaveAttribute('href', '/hr/edit-attendence?batch=T-1&date=2026-11-19')
  expect(requests.find(({ path }) => path === '/api/attend')?.query).toEqual({ batchCode: 'T-1', date: '2026-11-19' })
})

test('history: a day without marks links to the last marked day and to marking', async () => {
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/attend': ({ query }: FakeRequest) => (query['date'] === '2026-11-19' ? MARKED_DAY : EMPTY),
  })
  const { screen } = await renderScreen(<HrAttendanceHistoryScreen />, {
    at: '/hr/attendence-history?batch=T-1&date=2026-11-01',
  })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Mark 2026-11-01' }))
    .toHaveAttribute('href', '/hr/student-attendence-list?batch=T-1&date=2026-11-01')
  await screen.getByRole('link', { name: 'Last marked on 2026-11-19' }).click()
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible()
})

test.each([
  ['/hr/attendence-history?batch=NOPE', HrAttendanceHistoryScreen, '/hr/attendence'],
  ['/admin/view-all-attend?batch=NOPE', AdminAttendanceHistoryScreen, '/admin/view-all-batch'],
] as const)('%s: an unknown batch shows an error and links to the batches', async (at, Screen, batches) => {
  const notFound = errorResponse(404, { code: 'not_found', message: 'This record was not found.' })
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/attend': notFound })
  const { screen } = await renderScreen(<Screen />, { at })
  await expect.element(screen.getByText('This batch is not in the list any more.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'To the batches' })).toHaveAttribute('href', batches)
})

test('student history: shows marks and totals, paged and filtered by month', async () => {
  const requests = fakeServer({
    'GET /api/user/{id}': STUDENT,
    'GET /api/attend/{id}': ({ query }: FakeRequest) =>
      query['month'] === '1'
        ? { attendance: [], present: 0, absent: 0, total: 0 }
        : { attendance: [mark('Asha', true), mark('Asha', false, '2026-11-18')], present: 11, absent: 1, total: 12 },
  })
  const { screen, router } = await renderScreen(<HrStudentHistoryScreen />, {
    at: '/hr/student/attendence-history?id=s1',
  })
  await expect.element(screen.getByRole('row', { name: /2026-11-18/ })).toMatchTextContent(/Absent/)
  await expect.element(screen.getByText('Days present').element().parentElement!).toMatchTextContent(/11/)
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/student/attendence-history?id=s1&page=2')
  await screen.getByLabelText('Month').selectOptions('January')
  await expect.poll(() => router.state.location.href).toMatch(/\?id=s1&month=1&year=20\d\d$/)
  await expect.element(screen.getByText('This student has no marks in this period.')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.element(screen.getByRole('row', { name: /2026-11-18/ })).toBeVisible()
  const [first, ...rest] = requests.filter(({ path }) => path === '/api/attend/s1').map(({ query }) => query)
  expect(first).toEqual({ page: '1', limit: '10' })
  expect(rest[0]).toEqual({ page: '2', limit: '10' })
  expect(rest[1]).toEqual({ page: '1', limit: '10', month: '1', year: expect.stringMatching(/^20\d\d$/) })
})

const REGISTER = {
  batchCode: 'T-1',
  courseName: 'Tally',
  bTime: '9:00 - 10:00',
  month: 11,
  year: 2026,
  days: [
    {
      date: '2026-11-18',
      present: 1,
      absent: 1,
    },
    {
      date: '2026-11-19',
      present: 1,
      absent: 0,
    },
  ],
  students: [
    {
      student: 's1',
      studentName: 'Asha Rao',
      father: 'Mohan Rao',
      marks: [true, true],
      present: 2,
      absent: 0,
    },
    {
      student: 's2',
      studentName: 'Om Rao',
      father: 'Mohan Rao',
      marks: [false, null],
      present: 0,
      absent: 1,
    },
    {
      student: 's3',
      studentName: 'Zoë Rao',
      father: 'Mohan Rao',
      marks: [null, null],
      present: 0,
      absent: 0,
    },
  ],
}

test('register: shows a month as students × days with percentages and the month of the chosen day', async () => {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/attend': MARKED_DAY,
    'GET /api/attend/register': REGISTER,
  })
  const { screen, router } = await renderScreen(<HrAttendanceHistoryScreen />, {
    at: '/hr/attendence-history?batch=T-1&date=2026-11-19',
  })
  await screen.getByRole('tab', { name: 'Month' }).click()

  const table = screen.getByRole('table', { name: /Month register · T-1 · Tally/ })
  await expect.element(table.getByRole('row', { name: /Asha Rao/ })).toMatchTextContent(/Asha Rao ?PresentPresent20100/)
  await expect.element(table.getByRole('row', { name: /Om Rao/ })).toMatchTextContent(/Om Rao ?Absent010/)
  await expect.element(table.getByRole('row', { name: /Zoë Rao/ })).toMatchTextContent(/00–/)
  await expect.element(table.getByRole('row', { name: /Students Present/ })).toMatchTextContent(/112167/)
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeEnabled()
  expect(requests.find(({ path }) => path === '/api/attend/register')?.query).toEqual({
    batchCode: 'T-1',
    month: '11',
    year: '2026',
  })
  expect(router.state.location.href).toBe('/hr/attendence-history?batch=T-1&date=2026-11-19&view=month')
})

test('register: a month without marks says so and has nothing to print', async () => {
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/attend/register': { ...REGISTER, days: [], students: [] } })
  const { screen } = await renderScreen(<AdminAttendanceHistoryScreen />, {
    at: '/admin/view-all-attend?batch=T-1&view=month&month=2&year=2026',
  })

  await expect.element(screen.getByText('No Attendance data for the selected month and year')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeDisabled()
})
