import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PendingFeesPanel } from './pending-fees-panel.tsx'
import { anInstitute, aPayer } from '#testing/web/fees.ts'

const debtor = (number: number, more: object = {}) => ({
  ...{ ...aPayer, _id: `s${number}`, fname: `Asha${number}`, lastDate: '2026-08-01' },
  ...more,
})
const all = Array.from({ length: 8 }, (_, index) => debtor(index + 1, index === 1 ? { status: 'Disable' } : {}))
const paged = ({ query }: FakeRequest) => {
  const [page, limit] = [Number(query['page']), Number(query['limit'])]
  const found = all.filter(({ fname }) => fname.includes(query['search'] ?? ''))
  return { students: found.slice((page - 1) * limit, page * limit), total: found.length }
}

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function shown(answer: object = paged) {
  const asked = fakeServer({ 'GET /api/fee/pending': answer, 'GET /api/institute': anInstitute })
  const shows = await renderScreen(<PendingFeesPanel />, { at: '/hr' })
  return { ...shows, asked: () => asked.filter(({ path }) => path === '/api/fee/pending') }
}
type Screen = Awaited<ReturnType<typeof shown>>['screen']
const rowsOf = (screen: Screen) => screen.getByRole('rowheader').elements().length

test('who owes, what of which, and where to', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Students who have pending fees' })).toBeVisible()
  const row = screen.getByRole('row', { name: /Asha1 Rao/ })
  await expect.element(row).toMatchTextContent(/Asha1 Rao.*T-1.*Tally.*₹2,000.*₹10,500.*₹12,500/)
  expect(
    screen
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['No.', 'Student Name', 'Bach Code', 'Course Name', 'Paid Amount', 'Pending Amount', 'Payable Amount'],
    ...['Fee Records', 'Reminder'],
  ])
  const name = row.getByRole('link', { name: 'Asha1 Rao', exact: true })
  await expect.element(name).toHaveAttribute('href', '/hr/Student-view?id=s1')
  const records = row.getByRole('link', { name: 'View fee records of Asha1 Rao' })
  await expect.element(records).toMatchTextContent(/^View$/)
  await expect.element(records).toHaveAttribute('href', '/hr/student/fee?id=s1')
})

test('the reminder says what is pending and by when', async () => {
  const { screen } = await shown()
  const reminder = screen.getByRole('link', { name: 'Send Fee Reminder to Asha1 Rao' })
  await expect.element(reminder).toMatchTextContent(/^Send Fee Reminder$/)
  const link = new URL(reminder.element().getAttribute('href') ?? '')
  expect(link.searchParams.get('text')).toMatch(/₹10,500.*Tally.*due on 2026-09-05/)
})

test('who has dropped out carries a badge', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('rowheader', { name: /^Asha2 Rao/ })).toMatchTextContent(/Dropped/)
  await expect.element(screen.getByRole('rowheader', { name: /^Asha1 Rao/ })).not.toMatchTextContent(/Dropped/)
})

test('6 rows, and View More adds the next; numbers go on', async () => {
  const { screen, asked } = await shown()
  await expect.poll(() => rowsOf(screen)).toBe(6)
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.poll(() => rowsOf(screen)).toBe(8)
  await expect.element(screen.getByRole('row', { name: /Asha8 Rao/ })).toMatchTextContent(/^No\.8|^8/)
  await expect.element(screen.getByRole('button', { name: 'View More' })).not.toBeInTheDocument()
  expect(asked().map(({ query }) => [query['page'], query['limit']])).toEqual([
    ['1', '6'],
    ['2', '6'],
  ])
})

test('who moved up a page meanwhile stands there once', async () => {
  const { screen } = await shown(({ query }: FakeRequest) =>
    query['page'] === '1' ? { students: all.slice(0, 6), total: 8 } : { students: [all[5], all[6]], total: 7 },
  )
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.poll(() => rowsOf(screen)).toBe(7)
  await expect.element(screen.getByRole('button', { name: 'View More' })).not.toBeInTheDocument()
})

test('View More that fails says why, and what is there stays', async () => {
  const { screen } = await shown((asked: FakeRequest) =>
    asked.query['page'] === '1' ? paged(asked) : errorResponse(422, { code: 'down', message: 'The database is away.' }),
  )
  await screen.getByRole('button', { name: 'View More' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The database is away.')
  expect(rowsOf(screen)).toBe(6)
})

test('the search stands in the address, and one without matches can be cleared', async () => {
  const { screen, router, asked } = await shown()
  await screen.getByPlaceholder('Search by Student Name or Course or Batch').fill('Asha3')
  await expect.poll(() => rowsOf(screen)).toBe(1)
  expect(router.state.location.href).toBe('/hr?search=Asha3')
  expect(asked().at(-1)?.query).toMatchObject({ search: 'Asha3', page: '1' })
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText('No student with overdue fees matches this search.')).toBeVisible()
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.poll(() => rowsOf(screen)).toBe(6)
})

test('nobody owes: says so kindly', async () => {
  const { screen } = await shown({ students: [], total: 0 })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText(/There is nobody to remind\.$/)).toBeVisible()
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  const { screen } = await shown((asked: FakeRequest) =>
    isDown ? errorResponse(422, { code: 'down', message: 'The database is away.' }) : paged(asked),
  )
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rowsOf(screen)).toBe(6)
})
