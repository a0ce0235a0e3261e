import { expect, test } from 'vitest'
import { UNTAUGHT } from '#testing/web/batches.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { HrBatchPickerScreen } from './batch-picker-screens.tsx'

const NO_HOLIDAYS = { holidays: [], total: 0 }
const batch = (code: string, endDate: string | null = null, startDate = '2020-01-01') => ({
  _id: `id-${code}`,
  bCode: code,
  courseName: 'Tally',
  bTime: '10 to 12',
  ...UNTAUGHT,
  startDate,
  endDate,
  version: 2,
})

test('batch picker: shows 12 cards a page that link to the sheet; the search is in the URL', async () => {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/holiday': NO_HOLIDAYS,
    'GET /api/batch': ({ query }: FakeRequest) =>
      query['search'] === 'zzz'
        ? { batches: [], total: 0 }
        : { batches: [batch('T 2'), batch('T-1', '2020-06-30')], total: 13 },
  })
  const { screen, router } = await renderScreen(<HrBatchPickerScreen />, { at: '/hr/attendence' })
  const card = screen.getByRole('link', { name: 'T 2', exact: true })
  await expect.element(card).toHaveAttribute('href', '/hr/student-attendence-list?batch=T+2')
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'T-1' }))
    .toMatchTextContent(/Tally.*10 to 12.*Ended 2020-06-30/)
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => requests.at(-1)?.query).toEqual({ page: '2', limit: '12', order: 'current' })
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(router.state.location.href).toBe('/hr/attendence?search=zzz')
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.element(card).toBeVisible()
  expect(router.state.location.href).toBe('/hr/attendence')
})

test('batch picker: marks the batches of today and lists ended ones apart', async () => {
  const batches = [
    batch('T-1'),
    batch('T-2', '2199-12-31'),
    batch('T-3', null, '2199-01-01'),
    batch('T-4', '2020-06-30'),
  ]
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/holiday': NO_HOLIDAYS,
    'GET /api/batch': { batches, total: 4 },
  })
  const { screen } = await renderScreen(<HrBatchPickerScreen />, { at: '/hr/attendence' })
  const cards = (list: string) =>
    screen
      .getByRole('list', { name: list, exact: true })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.replace('Tally10 to 12', ''))

  await expect.element(screen.getByRole('heading', { name: 'Ended batches' })).toBeVisible()
  expect(cards('Batches')).toEqual(['T-1Today', 'T-2Today', 'T-3Starts 2199-01-01'])
  expect(cards('Ended batches')).toEqual(['T-4Ended 2020-06-30'])
})

test('batch picker: says Today only for batches that meet today, and on no holiday', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const weekday = new Date(today).getUTCDay() || 7
  const session = { weekday, start: '10:00', end: '12:00' }
  const batches = [
    { ...batch('T-1'), sessions: [session] },
    { ...batch('T-2'), sessions: [{ ...session, weekday: (weekday % 7) + 1 }] },
  ]
  const institute = { ...INSTITUTE, timeZone: 'UTC' }
  fakeServer({
    'GET /api/institute': institute,
    'GET /api/holiday': NO_HOLIDAYS,
    'GET /api/batch': { batches, total: 2 },
  })
  const { screen } = await renderScreen(<HrBatchPickerScreen />, { at: '/hr/attendence' })
  const card = (code: string) => screen.getByRole('listitem').filter({ hasText: code })
  await expect.element(card('T-1')).toMatchTextContent(/Today/)
  await expect.element(card('T-2')).not.toMatchTextContent(/Today/)
  await screen.unmount()

  fakeServer({
    'GET /api/institute': institute,
    'GET /api/holiday': { holidays: [{ _id: 'd1', name: 'Founders day', from: today, to: today }], total: 1 },
    'GET /api/batch': { batches, total: 2 },
  })
  const onHoliday = await renderScreen(<HrBatchPickerScreen />, { at: '/hr/attendence' })
  await expect.element(onHoliday.screen.getByText('T-1')).toBeVisible()
  await expect.element(onHoliday.screen.getByText('Today')).not.toBeInTheDocument()
})

test('batch picker: without batches, links to adding one', async () => {
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/holiday': NO_HOLIDAYS,
    'GET /api/batch': { batches: [], total: 0 },
  })
  const { screen } = await renderScreen(<HrBatchPickerScreen />, { at: '/hr/attendence' })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Add New Batch' })).toHaveAttribute('href', '/hr/batch/add-new')
})
