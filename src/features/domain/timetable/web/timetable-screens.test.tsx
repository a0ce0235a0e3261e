import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { HolidaysPanel } from './holidays-panel.tsx'
import { OwnTimetableScreen } from './own-timetable-screen.tsx'
import { HrTimetableScreen } from './timetable-screens.tsx'

const batch = (bCode: string, days: object) => ({
  _id: `id-${bCode}`,
  bCode,
  courseName: 'Tally',
  trainer: 'Anita Rao',
  room: 'Lab 1',
  hours: [{ start: '10:00', end: '12:00', ...days }],
})
const diwali = { _id: 'h1', name: 'Diwali', from: '2026-11-17', to: '2026-11-17' }
const week = {
  from: '2026-11-15',
  today: '2026-11-18',
  holidays: [diwali],
  batches: [batch('T-1', { days: [1, 4], clashes: [1] }), batch('T-2', { days: [3] })],
}
const calendar = { exists: false, url: null, isPublic: false, batch: null, trainer: null }
const names = {
  'GET /api/calendar': calendar,
  'GET /api/batch': { batches: [], total: 0 },
  'GET /api/batch/names': { trainers: ['Anita Rao'], rooms: ['Lab 1'] },
}

test('timetable: shows the days with sessions, clashes and holidays; turns the week in the URL', async () => {
  const requests = fakeServer({ 'GET /api/institute': INSTITUTE, ...names, 'GET /api/timetable': week })
  const { screen, router } = await renderScreen(<HrTimetableScreen />, { at: '/hr/timetable?day=2026-11-18' })

  const monday = screen.getByRole('region', { name: /Monday.*16 November 2026|November 16, 2026/ })
  await expect.element(monday).toMatchTextContent(/10:00–12:00T-1TallyAnita Rao · Lab 1Clash/)
  await expect
    .element(screen.getByRole('region', { name: /Thursday/ }))
    .toMatchTextContent(/10:00–12:00T-1TallyAnita Rao · Lab 1$/)
  await expect.element(screen.getByText('Diwali')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'T-2' })).toHaveAttribute('href', '/hr/batch/edit?id=id-T-2')
  await expect.poll(() => requests.at(-1)?.path === '/api/timetable' || requests.length > 2).toBe(true)
  await screen.getByRole('button', { name: 'Next week' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/timetable?day=2026-11-22')
  await screen.getByRole('button', { name: 'This week' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/timetable')
})

test('timetable: filters by trainer, and clears a filter without matches', async () => {
  fakeServer({
    'GET /api/institute': INSTITUTE,
    ...names,
    'GET /api/timetable': ({ query }: FakeRequest) =>
      query['trainer'] === undefined
        ? week
        : {
            ...week,
            batches: [],
            holidays: [],
          },
  })
  const { screen, router } = await renderScreen(<HrTimetableScreen />, { at: '/hr/timetable?trainer=Nobody' })

  await expect.element(screen.getByText('No session of this trainer or room in this week.')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear Search' }).click()
  await expect.element(screen.getByText('T-2', { exact: true })).toBeVisible()
  expect(router.state.location.href).toBe('/hr/timetable')
})

test('own timetable on a phone: the day of today comes first', async () => {
  await page.viewport(360, 740)
  fakeServer({ 'GET /api/institute': INSTITUTE, 'GET /api/timetable/own': week, 'GET /api/calendar': calendar })
  const { screen } = await renderScreen(<OwnTimetableScreen />, { at: '/student/timetable?day=2026-11-18' })

  await expect.element(screen.getByText('T-2')).toBeVisible()
  const days = screen.getByRole('region').elements()
  expect(days[0]?.textContent).toMatch(/Today.*T-2/)
  await page.viewport(1280, 800)
})

test('holidays: adds one and clears the form, deletes one after a question', async () => {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/holiday': { holidays: [diwali], total: 1 },
    'POST /api/holiday': diwali,
    'DELETE /api/holiday/{id}': { message: 'The holiday has been deleted.' },
  })
  const { screen } = await renderScreen(<HolidaysPanel />)
  await screen.getByLabelText('Holiday', { exact: true }).fill('Diwali')
  await screen.getByLabelText('First Day').fill('2026-11-17')
  await screen.getByRole('button', { name: 'Add Holiday' }).click()

  await expect.poll(() => requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ name: 'Diwali' })
  await expect.element(screen.getByLabelText('Holiday', { exact: true })).toHaveValue('')
  await screen.getByRole('button', { name: 'Delete Diwali' }).click()
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: /delete/i })
    .click()
  await expect.poll(() => requests.some(({ method }) => method === 'DELETE')).toBe(true)
})
