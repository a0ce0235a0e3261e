import { afterEach, expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminStudentListScreen } from './admin-student-list-screen.tsx'
import { aList, anInstitute, aWaitingList } from '#testing/web/student-list.ts'

afterEach(async () => {
  await browserPage.viewport(1280, 800)
  restoreFetch()
  queryClientOf('anyone').clear()
})

type Answer = object | ((asked: FakeRequest) => unknown)
async function opened(list: Answer = aList, at = '/admin/Student-List') {
  const asked = fakeServer({ 'GET /api/user': list, 'GET /api/institute': anInstitute })
  // Menus open in the page's content, which the frame draws.
  const page = (
    <main id="content">
      <AdminStudentListScreen />
    </main>
  )
  const { screen, router } = await renderScreen(page, { at })
  const lists = () => asked.filter(({ path }) => path === '/api/user').map(({ query }) => query)
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  const items = async (name: string) => {
    await row(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click()
    await expect.element(screen.getByRole('menuitem').first()).toBeVisible()
    return screen.getByRole('menuitem')
  }
  return { lists, screen, router, row, items }
}

test('Student Details: the columns, the names that lead to the profile, the totals', async () => {
  const { screen, row } = await opened()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Student Details' })).toBeVisible()
  await expect.element(row('Asha Rao')).toMatchTextContent(/asha@example\.com.*T-1.*Tally.*₹12,500.*₹2,000.*₹10,500/)
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    ...['Name', 'Batch', 'Course', 'Total Fee', 'Paid Fee', 'Pending Fee', 'Reminder', 'Status', 'Actions'],
  ])
  await expect
    .element(row('Asha Rao').getByRole('link', { name: 'Asha Rao' }))
    .toHaveAttribute('href', '/admin/Single-Student-Profile?id=s1')
  await expect.element(screen.getByText('Total Students - 3')).toBeVisible()
  await expect.element(screen.getByText('Total Payable Amount')).toBeVisible()
  const sums = screen.getByRole('definition').elements()
  expect(sums.map(({ textContent }) => textContent)).toEqual(['₹1,37,500', '₹16,500.50', '₹1,20,999.50'])
})

test('each status by its word, the reminder only while something is pending', async () => {
  const { row } = await opened()
  for (const [name, status] of [
    ['Asha Rao', 'Active'],
    ['Bina Das', 'Placed'],
    ['Chetan Jain', 'Dropped'],
  ] as const) {
    await expect.element(row(name).getByText(status, { exact: true })).toBeVisible()
  }
  const reminder = (name: string) => row(name).getByRole('link', { name: /^Send Fee Reminder/ })
  await expect.element(reminder('Asha Rao')).toHaveAttribute('href', expect.stringContaining('wa.me/919876543210'))
  await expect.element(row('Bina Das').getByText('No Pending Fee')).toBeVisible()
  await expect.element(reminder('Bina Das')).not.toBeInTheDocument()
})

test('large fees and long names stand in the card of a laptop', async () => {
  const [one] = aList.students
  const large = {
    ...{
      ...one,
      _id: 's9',
      fname: 'Venkatanarasimharaju',
      lname: 'Exemplar-Venkatasubramanian',
      batch: 'EVENING-2607',
    },
    ...{ email: 'venkatanarasimharaju.exemplar@example.com', course: 'Full Stack Web Development' },
    ...{ fee: 1_25_000.5, TotalFee: 1_25_000.5, PaidFee: 1_00_000.25, PendingFee: 25_000.25 },
  }
  await browserPage.viewport(1006, 800)
  document.body.style.margin = '0'
  const { row, screen } = await opened({ ...aList, students: [large, ...aList.students] })
  await expect.element(row('Venkatanarasimharaju')).toBeVisible()
  const table = screen.getByRole('table').element()
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(1006)
})

test('on a phone the reminder’s icon stands where the values of the card do', async () => {
  await browserPage.viewport(360, 740)
  const { row } = await opened()
  const reminder = row('Asha Rao').getByRole('link', { name: /^Send Fee Reminder/ })
  await expect.element(reminder).toBeVisible()
  const icon = reminder.element().querySelector('svg')?.getBoundingClientRect().left ?? 0
  const value = row('Asha Rao').getByText('₹12,500').element().getBoundingClientRect().left
  expect(Math.abs(icon - value)).toBeLessThanOrEqual(2)
})

test('nothing that is HR’s: no student is added or edited here', async () => {
  const { screen, row } = await opened()
  await expect.element(row('Asha Rao')).toBeVisible()
  for (const name of [/Add Student/, /Edit Student/]) {
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
  }
})

test('20 a page, a search by batch code or name, and Reset', async () => {
  const nobody = { ...aList, students: [], total: 0 }
  const { screen, router, lists, row } = await opened(({ query }: FakeRequest) =>
    query['search'] === 'zz' ? nobody : { ...aList, total: 23 },
  )
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => lists().at(-1)).toEqual({ tab: 'All', page: '2' })
  await screen.getByPlaceholder('Search by Batch Code or Student Name').fill('zz')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(router.state.location.href).toBe('/admin/Student-List?search=zz')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(row('Asha Rao')).toBeVisible()
  expect(router.state.location.href).toBe('/admin/Student-List')
})

test('nobody yet: No Records Found, and whose work it is', async () => {
  const { screen } = await opened({ ...aList, students: [], total: 0 })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('There is no student yet. HR registers students.')).toBeVisible()
})

test('a tab in the navigation state is opened, and stands in the address from then on', async () => {
  const { screen, router, lists, row } = await opened()
  await expect.element(row('Asha Rao')).toBeVisible()
  for (const [nav, tab] of [
    ['Active', 'Active 2'],
    ['Disable', 'Dropped 1'],
    ['isPLaced', 'Placed 1'],
  ] as const) {
    await router.navigate({ to: '/admin/Student-List', state: { nav } })
    await expect.poll(() => router.state.location.href).toBe(`/admin/Student-List?tab=${nav}`)
    await expect.element(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    expect(lists().at(-1)?.['tab']).toBe(nav)
  }
  await screen.getByRole('tab', { name: 'All 3' }).click()
  await expect.poll(() => router.state.location.href).toBe('/admin/Student-List')
  await router.navigate({ to: '/admin/Student-List', state: { nav: 'All' } })
  await expect.element(screen.getByRole('tab', { name: 'All 3' })).toHaveAttribute('aria-selected', 'true')
})

test('the menu: what would change nothing is disabled, Delete is always there', async () => {
  const { screen, items } = await opened()
  const all = await items('Asha Rao')
  expect(all.elements().map(({ textContent }) => textContent)).toEqual(['Active', 'Deactivate', 'Delete'])
  await expect.element(all.filter({ hasText: /^Active$/ })).toBeDisabled()
  await expect.element(all.filter({ hasText: 'Deactivate' })).toBeEnabled()
  await expect.element(all.filter({ hasText: 'Delete' })).toBeEnabled()
  await screen.getByRole('heading', { level: 1 }).click()
  await expect.element(all.first()).not.toBeInTheDocument()

  const ofDropped = await items('Chetan Jain')
  await expect.element(ofDropped.filter({ hasText: /^Active$/ })).toBeEnabled()
  await expect.element(ofDropped.filter({ hasText: 'Deactivate' })).toBeDisabled()
  await expect.element(ofDropped.filter({ hasText: 'Delete' })).toBeEnabled()
})

test('who waits: the menu says that HR decides, and offers nothing that is refused', async () => {
  const { screen, items } = await opened(aWaitingList, '/admin/Student-List?tab=Pending')
  const all = await items('Dev Sen')
  expect(all.elements().map(({ textContent }) => textContent)).toEqual(['Student Profile'])
  await expect.element(all).toHaveAttribute('href', '/admin/Single-Student-Profile?id=s4')
  await expect.element(all).toHaveAccessibleDescription(/^This registration waits for approval: HR approves or rejects/)
  await expect.element(screen.getByText('Total Payable Amount')).not.toBeInTheDocument()
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
