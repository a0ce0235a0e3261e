import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { HrStudentListScreen } from './student-list-screen.tsx'
import { aList, anInstitute, aWaitingList } from '#testing/web/student-list.ts'

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

type Answer = object | ((asked: FakeRequest) => unknown)
async function opened(list: Answer = aList, at = '/hr/StudentList') {
  const asked = fakeServer({ 'GET /api/user': list, 'GET /api/institute': anInstitute })
  // Menus open in the page's content, which the frame draws.
  const page = (
    <main id="content">
      <HrStudentListScreen />
    </main>
  )
  const { screen, router } = await renderScreen(page, { at })
  const lists = () => asked.filter(({ path }) => path === '/api/user').map(({ query }) => query)
  const texts = (role: 'columnheader' | 'tab') =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  return { lists, screen, router, texts, row }
}

test('the columns, who it is, and what is owed', async () => {
  const { screen, texts, row } = await opened()
  await expect.element(screen.getByRole('heading', { name: 'Students' })).toBeVisible()
  await expect.element(row('Asha Rao')).toMatchTextContent(/asha@example\.com.*T-1.*Tally.*₹12,500.*₹2,000.*₹10,500/)
  expect(texts('columnheader')).toEqual([
    ...['Name', 'Batch', 'Course', 'Total Fee', 'Paid Fee', 'Pending Fee', 'Reminder', 'Status', 'Actions'],
  ])
  const name = row('Asha Rao').getByRole('link', { name: 'Asha Rao' })
  await expect.element(name).toHaveAttribute('href', '/hr/Student-view?id=s1')
  for (const [words, href] of [
    ['Add Student', '/hr/register'],
    ['Add Students', '/hr/studentAdd'],
    ['Edit Students', '/hr/StudentEdit'],
  ] as const) {
    await expect.element(screen.getByRole('link', { name: words, exact: true })).toHaveAttribute('href', href)
  }
  await expect.element(screen.getByPlaceholder('Search by Student Name or Course or Batch')).toBeVisible()
})

test('each status by its word: Active, Placed only while active, Dropped', async () => {
  const { row } = await opened()
  for (const [name, status] of [
    ['Asha Rao', 'Active'],
    ['Bina Das', 'Placed'],
    ['Chetan Jain', 'Dropped'],
  ] as const) {
    await expect.element(row(name).getByText(status, { exact: true })).toBeVisible()
  }
  await expect.element(row('Chetan Jain').getByText('Placed')).not.toBeInTheDocument()
})

test('No Pending Fee, and no reminder, where nothing is pending', async () => {
  const { row } = await opened()
  const reminder = (name: string) => row(name).getByRole('link', { name: /^Send Fee Reminder/ })
  await expect.element(reminder('Asha Rao')).toHaveAttribute('href', expect.stringContaining('wa.me/919876543210'))
  await expect.element(row('Bina Das').getByText('No Pending Fee')).toBeVisible()
  await expect.element(reminder('Bina Das')).not.toBeInTheDocument()
})

test('how many there are, and what all of them owe and have paid, on all pages', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByText('Total Students - 3')).toBeVisible()
  const sums = screen.getByRole('definition').elements()
  expect(sums.map(({ textContent }) => textContent)).toEqual(['₹1,37,500', '₹16,500.50', '₹1,20,999.50'])
  const labels = screen.getByRole('term').elements()
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    ...['Total Payable Amount', 'Total Received Amount', 'Total Pending Amount'],
  ])
})

test('the tab Pending is there only while somebody waits', async () => {
  const { screen, row, texts } = await opened()
  await expect.element(row('Asha Rao')).toBeVisible()
  expect(texts('tab')).toEqual(['All 3', 'Active 2', 'Dropped 1', 'Placed 1'])
  await screen.unmount()

  const again = await opened({ ...aList, counts: { ...aList.counts, pending: 2 } })
  await expect.element(again.row('Asha Rao')).toBeVisible()
  expect(again.texts('tab')).toEqual(['All 3', 'Active 2', 'Dropped 1', 'Placed 1', 'Pending 2'])
})

test('a tab is kept in the address, and asks for its own', async () => {
  const { lists, screen, router } = await opened()
  await screen.getByRole('tab', { name: 'Placed 1' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/StudentList?tab=isPLaced')
  await expect.poll(() => lists().at(-1)?.['tab']).toBe('isPLaced')
  await expect.element(screen.getByRole('tab', { name: 'Placed 1' })).toHaveAttribute('aria-selected', 'true')
})

test('who waits stands with what was declared, and is approved, rejected or edited', async () => {
  const { screen, row, texts } = await opened(aWaitingList, '/hr/StudentList?tab=Pending')
  await expect.element(row('Dev Sen')).toMatchTextContent(/₹12,500.*₹1,500.*Online.*Pending/)
  expect(texts('columnheader')).toEqual([
    ...['Name', 'Batch', 'Course', 'Declared Fee', 'Declared Payment', 'Payment Mode', 'Status', 'Actions'],
  ])
  await expect.element(screen.getByText('Total Payable Amount')).not.toBeInTheDocument()
  await row('Dev Sen').getByRole('button', { name: 'Actions for Dev Sen' }).click()
  const items = screen.getByRole('menuitem')
  await expect.element(items.first()).toBeVisible()
  expect(items.elements().map(({ textContent }) => textContent)).toEqual(['Approve', 'Reject', 'Edit'])
})

test('nobody yet: No Records Found, and the way to the first', async () => {
  const none = { ...aList, students: [], total: 0 }
  const { screen } = await opened(none)
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add Student', exact: true }).elements()).toHaveLength(2)
})

test('nobody matches: No Records Found, and the way back to all', async () => {
  const nobody = { ...aList, students: [], total: 0 }
  const { screen, router, row } = await opened(
    ({ query }: FakeRequest) => (query['search'] === 'zz' ? nobody : aList),
    '/hr/StudentList?search=zz',
  )
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all students' }).click()
  await expect.element(row('Asha Rao')).toBeVisible()
  expect(router.state.location.href).toBe('/hr/StudentList')
})

test('a page past the last leads to the last; tab and search stay', async () => {
  const { router, row } = await opened(
    ({ query }: FakeRequest) =>
      query['page'] === '2' ? { ...aList, total: 23 } : { ...aList, students: [], total: 23 },
    '/hr/StudentList?tab=Active&search=a&page=9',
  )
  await expect.element(row('Asha Rao')).toBeVisible()
  expect(router.state.location.href).toMatch(/tab=Active&search=a&page=2$/)
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  let answer: (list: unknown) => void = () => {}
  const { screen, row } = await opened(() =>
    isDown ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(aList),
  )
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row('Asha Rao')).toBeVisible()
})
