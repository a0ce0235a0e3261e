import { getRouteApi } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { getQueryClient } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { PendingFeesPanel } from './pending-fees-panel.tsx'

const createStudent = (number: number, more: object = {}) => ({
  ...{ ...STUDENT, _id: `s${number}`, fname: `Asha${number}`, lastDate: '2026-08-01' },
  ...more,
})
const STUDENTS = Array.from({ length: 8 }, (_, index) =>
  createStudent(index + 1, index === 1 ? { status: 'Disable' } : {}),
)
const respondWithPage = ({ query }: FakeRequest) => {
  const [page, limit] = [Number(query['page']), Number(query['limit'])]
  const found = STUDENTS.filter(({ fname }) => fname.includes(query['search'] ?? ''))
  return { students: found.slice((page - 1) * limit, page * limit), total: found.length }
}

afterEach(() => {
  restoreFetch()
  getQueryClient('anyone').clear()
})

const dashboard = getRouteApi('/hr/')
const PanelOfDashboard = () => <PendingFeesPanel search={dashboard.useSearch().search} />

async function renderPanel(response: object = respondWithPage) {
  const requests = fakeServer({ 'GET /api/fee/pending': response, 'GET /api/institute': INSTITUTE })
  const rendered = await renderScreen(<PanelOfDashboard />, { at: '/hr' })
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
    ...['No.', 'Student Name', 'Batch Code', 'Course Name', 'Paid Amount', 'Pending Amount', 'Payable Amount'],
    ...['Fee Records', 'Reminder'],
  ])
  const name = row.getByRole('link', { name: 'Asha1 Rao', exact: true })
  await expect.element(name).toHaveAttribute('href', '/hr/Student-view?id=s1')
  const records = row.getByRole('link', { name: 'View fee records of Asha1 Rao' })
  await expect.element(records).toMatchTextContent(/^View$/)
  await expect.element(records).toHaveAttribute('href', '/hr/student/fee?id=s1')
})

test('pending fees: the reminder contains amount, course and due date', async () => {
  const { screen } = await renderPanel()
  const reminder = screen.getByRole('link', { name: 'Send Fee Reminder to Asha1 Rao' })
  await expect.element(reminder).toMatchTextContent(/^Send Fee Reminder$/)
  const link = new URL(reminder.element().getAttribute('href') ?? '')
  expect(link.searchParams.get('text')).toMatch(/₹10,500.*Tally.*due on 2026-09-05/)
})

test('pending fees: marks dropped students with a badge', async () => {
  const { screen } = await renderPanel()
  await expect.element(screen.getByRole('rowheader', { name: /^Asha2 Rao/ })).toMatchTextContent(/Dropped/)
  await expect.element(screen.getByRole('rowheader', { name: /^Asha1 Rao/ })).not.toMatchTextContent(/Dropped/)
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
      ? { students: STUDENTS.slice(0, 6), total: 8 }
      : { students: [STUDENTS[5], STUDENTS[6]], total: 7 },
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
  await expect.element(screen.getByText('No student with overdue fees matches this search.')).toBeVisible()
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.poll(() => countRows(screen)).toBe(6)
})

test('pending fees: shows the empty state', async () => {
  const { screen } = await renderPanel({ students: [], total: 0 })
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
