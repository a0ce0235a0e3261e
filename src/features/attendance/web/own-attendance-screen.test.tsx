import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { type FakeRequest, fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { OwnAttendanceScreen } from './own-attendance-screen.tsx'
import { anInstitute } from '#testing/web/roster.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // The first of December at the institute, still November in Greenwich.
  vi.setSystemTime('2026-11-30T20:00:00Z')
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '' })
})

afterEach(() => {
  vi.useRealTimers()
  removeIdentities()
  restoreFetch()
  queryClientOf('anyone').clear()
})

const AT = '/student/Viwe-Attendence'
const nothing = { attendance: [], present: 0, absent: 0, total: 0 }

/** Marks of the month's last days, newest first; every fifth one absent. */
function aMonth(count: number, month: number) {
  const attendance = Array.from({ length: count }, (_, index) => {
    const date = `2026-${month}-${String(count - index).padStart(2, '0')}`
    return {
      ...{ _id: date, student: 's1', studentName: 'Asha Rao', batchCode: 'T-1', date, attendence: index % 5 !== 4 },
      ...{ month, year: 2026 },
    }
  })
  const absent = attendance.filter(({ attendence }) => !attendence).length
  return { attendance, present: count - absent, absent, total: count }
}

async function opened(answer: object | ((asked: FakeRequest) => unknown), at = AT) {
  const asked = fakeServer({ 'GET /api/institute': anInstitute, 'GET /api/attend/{id}': answer })
  const { screen, router } = await renderScreen(<OwnAttendanceScreen />, { at })
  const questions = () => asked.filter(({ path }) => path === '/api/attend/s1').map(({ query }) => query)
  return { screen, router, questions, rows: screen.getByRole('table', { name: 'Marks' }).getByRole('row') }
}

test('the current month where the institute is; another one by month and year, which stand in the address', async () => {
  const { screen, router, questions } = await opened(({ query }: FakeRequest) =>
    query['month'] === '12' && query['year'] === '2026' ? aMonth(2, 12) : nothing,
  )
  const month = screen.getByLabelText('Month')
  const year = screen.getByLabelText('Year')
  await expect.element(screen.getByRole('row', { name: /2026-12-02/ })).toMatchTextContent(/Asha Rao.*T-1.*Present/)
  await expect.element(month).toHaveValue('12')
  await expect.element(year).toHaveValue('2026')
  expect(questions()).toEqual([{ month: '12', year: '2026', limit: '31' }])

  await year.selectOptions('2025')
  const none = screen.getByText('No Attendance data for the selected month and year', { exact: true })
  await expect.element(none).toBeVisible()
  expect(router.state.location.href).toBe(`${AT}?month=12&year=2025`)
  await screen.getByRole('button', { name: 'Show this month' }).click()
  await expect.element(screen.getByRole('row', { name: /2026-12-02/ })).toBeVisible()
  expect(router.state.location.href).toBe(AT)
  await month.selectOptions('January')
  await expect.element(none).toBeVisible()
  expect(router.state.location.href).toBe(`${AT}?month=1&year=2026`)
})

test('an empty month says so; the current one offers no way to itself', async () => {
  const { screen } = await opened(nothing)
  await expect.element(screen.getByText('No Attendance data for the selected month and year')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show this month' })).not.toBeInTheDocument()
})

test('ten rows; View More shows ten more, View Less the first ten again; the totals are of the whole month', async () => {
  const { screen, rows, questions } = await opened(aMonth(23, 11), `${AT}?month=11&year=2026`)
  const shown = () => rows.elements().length - 1
  const more = screen.getByRole('button', { name: 'View More' })
  const less = screen.getByRole('button', { name: 'View Less' })
  await expect.element(more).toBeVisible()
  await expect.element(less).not.toBeInTheDocument()
  expect(shown()).toBe(10)
  const total = (label: string) => screen.getByText(label).element().parentElement!
  await expect.element(total('Days present')).toMatchTextContent(/19/)
  await expect.element(total('Days absent')).toMatchTextContent(/4/)

  await more.click()
  expect(shown()).toBe(20)
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(shown()).toBe(23)
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(less).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(shown()).toBe(10)
  await expect.element(less).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  await expect.element(total('Days present')).toMatchTextContent(/19/)
  expect(questions()).toHaveLength(1)
})

test('another month starts with its first ten', async () => {
  const { screen, rows } = await opened(
    ({ query }: FakeRequest) => aMonth(23, Number(query['month'])),
    `${AT}?month=11&year=2026`,
  )
  await screen.getByRole('button', { name: 'View More' }).click()
  await screen.getByLabelText('Month').selectOptions('October')
  await expect.element(screen.getByRole('row', { name: /2026-10-23/ })).toBeVisible()
  expect(rows.elements()).toHaveLength(11)
})

test('a tick or a cross, each with its word', async () => {
  const { screen } = await opened(aMonth(5, 12))
  await expect.element(screen.getByRole('row', { name: /2026-12-01/ })).toMatchTextContent(/Absent/)
  await expect.element(screen.getByRole('row', { name: /2026-12-02/ })).toMatchTextContent(/Present/)
  const marks = screen.getByRole('row', { name: /2026-12-0/ }).elements()
  expect(marks.map((row) => row.querySelectorAll('svg[aria-hidden="true"]').length)).toEqual([1, 1, 1, 1, 1])
})

test('what could not be loaded is tried again', async () => {
  let broken = true
  const { screen } = await opened(() =>
    broken ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : aMonth(1, 12),
  )
  await expect.element(screen.getByText('Error loading data')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /2026-12-01/ })).toBeVisible()
})
