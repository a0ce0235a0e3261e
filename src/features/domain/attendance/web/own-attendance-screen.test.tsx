import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storeIdentity } from '#shared/web/identity-store.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { OwnAttendanceScreen } from './own-attendance-screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // 1 December at the institute, 30 November in UTC.
  vi.setSystemTime('2026-11-30T20:00:00Z')
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '' })
})

const PAGE_URL = '/student/Viwe-Attendence'
const EMPTY = { attendance: [], present: 0, absent: 0, total: 0 }

/** Creates marks of the first `count` days of a month, newest first; every fifth is absent. */
function createMonth(count: number, month: number) {
  const attendance = Array.from({ length: count }, (_, index) => {
    const date = `2026-${month}-${String(count - index).padStart(2, '0')}`
    return {
      _id: date,
      student: 's1',
      studentName: 'Asha Rao',
      batchCode: 'T-1',
      date,
      attendence: index % 5 !== 4,
      month,
      year: 2026,
    }
  })
  const absent = attendance.filter(({ attendence }) => !attendence).length
  return { attendance, present: count - absent, absent, total: count }
}

async function openScreen(response: object | ((request: FakeRequest) => unknown), at = PAGE_URL) {
  const requests = fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/attend/{id}': response })
  const { screen, router } = await renderScreen(<OwnAttendanceScreen />, { at })
  const queries = () => requests.filter(({ path }) => path === '/api/attend/s1').map(({ query }) => query)
  return { screen, router, queries, rows: screen.getByRole('table', { name: 'Marks' }).getByRole('row') }
}

test('own attendance: shows the institute’s current month; another month is in the URL', async () => {
  const { screen, router, queries } = await openScreen(({ query }: FakeRequest) =>
    query['month'] === '12' && query['year'] === '2026' ? createMonth(2, 12) : EMPTY,
  )
  const month = screen.getByLabelText('Month')
  const year = screen.getByLabelText('Year')
  await expect.element(screen.getByRole('row', { name: /2026-12-02/ })).toMatchTextContent(/Asha Rao.*T-1.*Present/)
  await expect.element(month).toHaveValue('12')
  await expect.element(year).toHaveValue('2026')
  expect(queries()).toEqual([{ month: '12', year: '2026', limit: '100' }])

  await year.selectOptions('2025')
  const none = screen.getByText('No Attendance data for the selected month and year', { exact: true })
  await expect.element(none).toBeVisible()
  expect(router.state.location.href).toBe(`${PAGE_URL}?month=12&year=2025`)
  await screen.getByRole('button', { name: 'Show this month' }).click()
  await expect.element(screen.getByRole('row', { name: /2026-12-02/ })).toBeVisible()
  expect(router.state.location.href).toBe(PAGE_URL)
  await month.selectOptions('January')
  await expect.element(none).toBeVisible()
  expect(router.state.location.href).toBe(`${PAGE_URL}?month=1&year=2026`)
})

test('own attendance: the empty current month has no link to itself', async () => {
  const { screen } = await openScreen(EMPTY)
  await expect.element(screen.getByText('No Attendance data for the selected month and year')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show this month' })).not.toBeInTheDocument()
})

test('own attendance: View More adds ten rows, View Less returns to ten; totals cover the month', async () => {
  const { screen, rows, queries } = await openScreen(createMonth(23, 11), `${PAGE_URL}?month=11&year=2026`)
  const shown = () => rows.elements().length - 1
  const more = screen.getByRole('button', { name: 'View More' })
  const less = screen.getByRole('button', { name: 'View Less' })
  await expect.element(more).toBeVisible()
  await expect.element(less).not.toBeInTheDocument()
  await expect.poll(shown).toBe(10)
  const total = (label: string) => screen.getByText(label).element().parentElement!
  await expect.element(total('Days present')).toMatchTextContent(/19/)
  await expect.element(total('Days absent')).toMatchTextContent(/4/)

  await more.click()
  await expect.poll(shown).toBe(20)
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toBe(23)
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(less).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(shown).toBe(10)
  await expect.element(less).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  await expect.element(total('Days present')).toMatchTextContent(/19/)
  expect(queries()).toHaveLength(1)
})

test('own attendance: another month starts with ten rows', async () => {
  const { screen, rows } = await openScreen(
    ({ query }: FakeRequest) => createMonth(23, Number(query['month'])),
    `${PAGE_URL}?month=11&year=2026`,
  )
  await screen.getByRole('button', { name: 'View More' }).click()
  await screen.getByLabelText('Month').selectOptions('October')
  await expect.element(screen.getByRole('row', { name: /2026-10-23/ })).toBeVisible()
  await expect.poll(() => rows.elements()).toHaveLength(11)
})

test('own attendance: shows an icon and a text for each mark', async () => {
  const { screen } = await openScreen(createMonth(5, 12))
  await expect.element(screen.getByRole('row', { name: /2026-12-01/ })).toMatchTextContent(/Absent/)
  await expect.element(screen.getByRole('row', { name: /2026-12-02/ })).toMatchTextContent(/Present/)
  const marks = screen.getByRole('row', { name: /2026-12-0/ }).elements()
  expect(marks.map((row) => row.querySelectorAll('svg[aria-hidden="true"]').length)).toEqual([1, 1, 1, 1, 1])
})

test('own attendance: shows an error and retry', async () => {
  let isDown = true
  const { screen } = await openScreen(() =>
    isDown ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : createMonth(1, 12),
  )
  await expect.element(screen.getByText('Error loading data')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /2026-12-01/ })).toBeVisible()
})

test('own attendance: the calendar shows present, absent and unmarked days, and the percentage', async () => {
  const { screen } = await openScreen(createMonth(5, 12))
  const calendar = screen.getByRole('list', { name: 'Calendar' })
  await expect.element(calendar.getByRole('listitem').nth(0)).toMatchTextContent(/^1Absent$/)
  const days = calendar
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(days.slice(0, 7)).toEqual(['1Absent', '2Present', '3Present', '4Present', '5Present', '6', '7'])
  expect(days).toHaveLength(31)
  await expect.element(calendar.getByText('1', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('80%')).toBeVisible()
})
