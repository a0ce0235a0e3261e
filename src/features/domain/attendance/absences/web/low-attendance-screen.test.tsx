import { beforeEach, expect, test, vi } from 'vitest'
import { ABSENCE_SETTINGS } from '#testing/web/absences.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { HrLowAttendanceScreen } from './low-attendance-screen.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:00:00Z') }))

const ASHA = {
  student: 's1',
  studentName: 'Asha Rao',
  father: 'Mohan Rao',
  batchCode: 'T-1',
  courseName: 'Tally',
  parentContact: '9711122233',
  language: null,
  present: 5,
  absent: 11,
  percent: 31.3,
  lastPresent: '2026-11-09',
}
const BELA = { ...ASHA, student: 's2', studentName: 'Bela Das', parentContact: null, lastPresent: null }

async function renderList(students: object[], at = '/hr/low-attendance', counted?: Promise<number>) {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/batch': {
      batches: [],
      total: 0,
    },
    'GET /api/absence/settings': ABSENCE_SETTINGS,
    'GET /api/absence/low': ({ query }: FakeRequest) => {
      const month = { threshold: 75, month: 11, year: 2026 }
      if (counted === undefined) return { students, total: students.length, ...month }
      return query['totals'] === 'quick'
        ? { students, counting: true, ...month }
        : counted.then((total) => ({ students, total, ...month }))
    },
  })
  const { screen } = await renderScreen(<HrLowAttendanceScreen />, { at })
  return { screen, queries: () => requests.filter(({ path }) => path === '/api/absence/low').map(({ query }) => query) }
}

test('low attendance: a row has percentage, days, and a chat with the parent', async () => {
  const { screen, queries } = await renderList([ASHA])
  const row = screen.getByRole('row', { name: /Asha Rao/ })
  await expect.element(row).toMatchTextContent(/T-1.*31\.3%.*5.*11.*2026-11-09/)
  const link = row.getByRole('link', { name: 'Write to parent of Asha Rao' })
  await expect.element(link).toBeVisible()
  const href = link.element().getAttribute('href') ?? ''
  expect(href).toContain('https://wa.me/919711122233?')
  expect(new URL(href).searchParams.get('text')).toContain(
    'Asha Rao attended 31.3% of the classes of batch T-1 in November 2026.',
  )
  expect(queries()).toEqual([{ sort: 'percent', page: '1', month: '11', year: '2026', limit: '20', totals: 'quick' }])
})

test("low attendance: without a parent's number, a link leads to the field; a student who never came says so", async () => {
  const { screen } = await renderList([BELA])
  const row = screen.getByRole('row', { name: /Bela Das/ })
  await expect.element(row).toMatchTextContent(/Never/)
  const link = row.getByRole('link', { name: 'Add number of the parent of Bela Das' })
  await expect.element(link).toHaveAttribute('href', '/update?id=s2#parentContact')
})

test('low attendance: month, batch, search, sorting and page are in the URL', async () => {
  const { screen, queries } = await renderList(
    [],
    '/hr/low-attendance?month=10&year=2026&batch=T-1&search=as&sort=-name&page=2',
  )
  await expect.element(screen.getByText('No student with low attendance matches.')).toBeVisible()
  expect(queries()).toEqual([
    { batch: 'T-1', search: 'as', sort: '-name', page: '2', month: '10', year: '2026', limit: '20', totals: 'quick' },
  ])
})

test('low attendance: an empty month says that nobody is below the threshold', async () => {
  const { screen } = await renderList([])
  await expect.element(screen.getByText('Nobody is below the threshold in this month.')).toBeVisible()
})

test('low attendance: rows do not wait for a total that is still counted', async () => {
  const counted = Promise.withResolvers<number>()
  const { screen } = await renderList([ASHA], '/hr/low-attendance', counted.promise)
  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible()
  await expect.element(screen.getByText(/of 641/)).not.toBeInTheDocument()
  counted.resolve(641)
  await expect.element(screen.getByText(/of 641/)).toBeVisible()
})
