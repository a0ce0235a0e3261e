import { getRouteApi } from '#shared/web/router/router.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { NO_AGES } from '#testing/web/fees.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { PendingFeesPanel } from './pending-fees-panel.tsx'

const createStudent = (number: number, more: object = {}) => ({
  ...STUDENT,
  _id: `s${number}`,
  fname: `Asha${number}`,
  lastDate: '2026-08-01',
  due: 10_500,
  ...more,
})
const STUDENTS = [
  ...Array.from({ length: 8 }, (_, index) => createStudent(index + 1)),
  createStudent(9, { status: 'Disable' }),
]
const respondWithPage = ({ query }: FakeRequest) => {
  const [page, limit] = [Number(query['page']), Number(query['limit'])]
  const found = STUDENTS.filter(({ fname, status }) => fname.includes(query['search'] ?? '') && status === query['tab'])
  return { ...NO_AGES, students: found.slice((page - 1) * limit, page * limit), total: found.length }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T06:00:00Z') }))

const dashboard = getRouteApi('/hr/')
function PanelOfDashboard() {
  const { search, tab, age } = dashboard.useSearch()
  return <PendingFeesPanel search={search} tab={tab} age={age} />
}

async function renderPanel(response: object = respondWithPage, at: '/hr' | '/admin' = '/hr') {
  const requests = fakeServer({
    'GET /api/fee/pending': response,
    'GET /api/fee/pending/totals': response,
    'GET /api/institute': INSTITUTE,
  })
  const rendered = await renderScreen(at === '/hr' ? <PanelOfDashboard /> : <PendingFeesPanel search="" />, { at })
  return { ...rendered, requests: () => requests.filter(({ path }) => path === '/api/fee/pending') }
}
type Screen = Awaited<ReturnType<typeof renderPanel>>['screen']
const countRows = (screen: Screen) => screen.getByRole('rowheader').elements().length

test('pending fees: shows the amounts and links to the student and their fees', async () => {
  const { screen } = await renderPanel()
  await expect.element(screen.getByRole('heading', { name: 'Students who have pending fees' })).toBeVisible()
  const row = screen.getByRole('row', { name: /Asha1 Rao/ })
  await expect.element(row).toMatchTextContent(/Asha1 Rao.*T-1.*Tally.*₹2,000.*₹10,500.*₹12,500/)
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'No.',
    'Student Name',
    'Batch Code',
    'Course Name',
    'Paid Amount',
    'Pending Amount',
    'Payable Amount',
    'Due Date',
    'Fee Records',
    'Reminder',
  ])
  const name = row.getByRole('link', { name: 'Asha1 Rao', exact: true })
  await expect.element(name).toHaveAttribute('href', '/hr/Student-view?id=s1')
  const records = row.getByRole('link', { name: 'View fee records of Asha1 Rao' })
  await expect.element(records).toMatchTextContent(/^View$/)
  await expect.element(records).toHaveAttribute('href', '/hr/student/fee?id=s1')
})

test.each(['/hr', '/admin'] as const)(
  'pending fees: fits a screen of 1280 px at %s, with whole dates and amounts',
  async (at) => {
    await page.viewport(1022, 800)
    const partly = { TotalFee: 1_33_333.33, PaidFee: 11_533.33, PendingFee: 1_21_800, due: 11_533.33 }
    const { screen } = await renderPanel({ ...NO_AGES, students: [createStudent(1, partly)], total: 1 }, at)
    const row = screen.getByRole('row', { name: /Asha1 Rao/ })

    await expect.element(row).toMatchTextContent(/₹11,533\.33.*₹1,21,800₹11,533\.33 due.*₹1,33,333\.33.*2026-09-05/)
    const cut = [...row.element().querySelectorAll('*')].filter(
      (element) => element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'hidden',
    )
    expect(cut).toEqual([])
    expect(row.getByText('2026-09-05').element().getBoundingClientRect().width).toBeGreaterThan(60)
    const table = screen.getByRole('table').element()
    expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
  },
)

test('pending fees: the reminder has its words in the list of HR', async () => {
  const { screen } = await renderPanel()
  const reminder = screen.getByRole('row', { name: /Asha1 Rao/ }).getByText('Send Fee Reminder', { exact: true })
  await expect.element(reminder).toBeVisible()
  // The words take one line.
  expect(reminder.element().getClientRects().length).toBe(1)
  expect(reminder.element().parentElement?.clientHeight).toBeLessThan(30)
})

test('pending fees: the reminder contains amount, course and due date', async () => {
  const { screen } = await renderPanel()
  const reminder = screen.getByRole('link', { name: 'Send Fee Reminder to Asha1 Rao' })
  await expect.element(reminder).toBeVisible()
  const link = new URL(reminder.element().getAttribute('href') ?? '')
  expect(link.searchParams.get('text')).toMatch(/₹10,500.*Tally.* was due on 2026-09-05 \(58 days ago\)\./)
})

test.each([
  ['2026-09-05', '58 days late'],
  ['2026-11-01', '1 day late'],
  ['2026-11-02', 'Due today'],
])('pending fees: shows the due date %s with %s', async (dueDate, text) => {
  const { screen } = await renderPanel({ ...NO_AGES, students: [createStudent(1, { dueDate })], total: 1 })
  await expect.element(screen.getByRole('row', { name: /Asha1 Rao/ })).toMatchTextContent(new RegExp(dueDate + text))
})

test('pending fees: shows dropped students, with a badge, only in the tab Dropped', async () => {
  const { screen, router } = await renderPanel()
  await expect.element(screen.getByRole('rowheader', { name: 'Asha1 Rao' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Dropped' }).click()
  await expect.element(screen.getByRole('rowheader', { name: /^Asha9 Rao/ })).toMatchTextContent(/Dropped/)
  expect(countRows(screen)).toBe(1)
  expect(router.state.location.href).toBe('/hr?tab=Disable')
  await screen.getByRole('tab', { name: 'Active' }).click()
  await expect.poll(() => countRows(screen)).toBe(6)
  expect(router.state.location.href).toBe('/hr')
})

test('pending fees: filters by days late in the URL, with the number of students of each age', async () => {
  const ages = { all: 8, '1-30': 5, '31-60': 2, '61-90': 1, '90+': 0 }
  const { screen, router, requests } = await renderPanel(({ query }: FakeRequest) => ({
    students: query['age'] === '90+' ? [] : [createStudent(1)],
    total: query['age'] === '90+' ? 0 : 1,
    ages,
  }))
  await screen.getByRole('tab', { name: '31–60 days 2' }).click()
  await expect.poll(() => requests().at(-1)?.query['age']).toBe('31-60')
  expect(router.state.location.href).toBe('/hr?age=31-60')
  await screen.getByRole('tab', { name: 'Over 90 days 0' }).click()
  await expect.element(screen.getByText('No student is this many days late.')).toBeVisible()
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr')
})

test('pending fees: shows an empty state of its own if no dropped student has a fee that is due', async () => {
  const { screen } = await renderPanel({ ...NO_AGES, students: [], total: 0 })
  await screen.getByRole('tab', { name: 'Dropped' }).click()
  await expect.element(screen.getByText('No dropped student has a fee due.')).toBeVisible()
})

test("pending fees: shows the father's name beside a name that another student of the list has", async () => {
  const students = [createStudent(1, { fname: 'Asha' }), createStudent(2, { fname: 'Asha', father: 'Vijay Rao' })]
  const { screen } = await renderPanel({ ...NO_AGES, students: [...students, createStudent(3)], total: 3 })

  await expect.element(screen.getByRole('rowheader', { name: /Asha Rao Father: Mohan Rao/ })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: /Asha Rao Father: Vijay Rao/ })).toBeVisible()
  await expect.element(screen.getByRole('rowheader', { name: /Asha3 Rao/ })).not.toMatchTextContent(/Father/)
})

test('pending fees: View More adds the next 6 rows and continues the numbers', async () => {
  const { screen, requests } = await renderPanel()
  await expect.poll(() => countRows(screen)).toBe(6)
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.poll(() => countRows(screen)).toBe(8)
  await expect.element(screen.getByRole('row', { name: /Asha8 Rao/ })).toMatchTextContent(/^No\.8|^8/)
  await expect.element(screen.getByRole('button', { name: 'View More' })).not.toBeInTheDocument()
  expect(requests().map(({ query }) => [query['page'], query['limit']])).toEqual([
    ['1', '6'],
    ['2', '6'],
  ])
})

test('pending fees: shows a student once who moved to another page meanwhile', async () => {
  const { screen } = await renderPanel(({ query }: FakeRequest) =>
    query['page'] === '1'
      ? { ...NO_AGES, students: STUDENTS.slice(0, 6), total: 8 }
      : { ...NO_AGES, students: [STUDENTS[5], STUDENTS[6]], total: 7 },
  )
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.poll(() => countRows(screen)).toBe(7)
  await expect.element(screen.getByRole('button', { name: 'View More' })).not.toBeInTheDocument()
})

test('pending fees: keeps the rows and shows the error if View More fails', async () => {
  const { screen } = await renderPanel((request: FakeRequest) =>
    request.query['page'] === '1'
      ? respondWithPage(request)
      : errorResponse(422, { code: 'down', message: 'The database is away.' }),
  )
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The database is away.')
  expect(countRows(screen)).toBe(6)
})

test('pending fees: keeps the search in the URL and offers Clear Search if nothing matches', async () => {
  const { screen, router, requests } = await renderPanel()
  await screen.getByPlaceholder('Search by Student Name or Course or Batch').fill('Asha3')
  await expect.poll(() => countRows(screen)).toBe(1)
  expect(router.state.location.href).toBe('/hr?search=Asha3')
  expect(requests().at(-1)?.query).toMatchObject({ search: 'Asha3', page: '1' })
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText('No student with a fee due matches this search.')).toBeVisible()
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.poll(() => countRows(screen)).toBe(6)
})

test('pending fees: shows the empty state', async () => {
  const { screen } = await renderPanel({ ...NO_AGES, students: [], total: 0 })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText(/There is nobody to remind\.$/)).toBeVisible()
})

test('pending fees: shows error and retry', async () => {
  let isDown = true
  const { screen } = await renderPanel((request: FakeRequest) =>
    isDown ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : respondWithPage(request),
  )
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => countRows(screen)).toBe(6)
})
