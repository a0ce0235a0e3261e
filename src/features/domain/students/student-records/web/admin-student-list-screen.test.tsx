import { expect, test } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, type FakeResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EMPTY_LIST, PENDING_LIST, STUDENT_LIST } from '#testing/web/student-list.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { AdminStudentListScreen } from './admin-student-list-screen.tsx'

async function renderList(list: FakeResponse = STUDENT_LIST, at = '/admin/Student-List') {
  const requests = fakeServer({ 'GET /api/user': list, 'GET /api/user/totals': list, 'GET /api/institute': INSTITUTE })
  // Menus render into `#content`, which belongs to the layout.
  const page = (
    <main id="content">
      <AdminStudentListScreen />
    </main>
  )
  const { screen, router } = await renderScreen(page, { at })
  const getRow = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  const openMenu = async (name: string) => {
    await getRow(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click()
    await expect.element(screen.getByRole('menuitem').first()).toBeVisible()
    return screen.getByRole('menuitem')
  }
  const listQueries = () => requests.filter(({ path }) => path === '/api/user').map(({ query }) => query)
  return { listQueries, screen, router, getRow, openMenu }
}

test('admin student list: shows the columns, the number of students and the totals, and does not offer to add or edit students', async () => {
  const { screen, getRow } = await renderList()

  await expect.element(screen.getByRole('heading', { level: 1, name: 'Student Details' })).toBeVisible()
  await expect.element(getRow('Asha Rao')).toMatchTextContent(/asha@example\.com.*T-1.*Tally.*₹12,500.*₹2,000.*₹10,500/)
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Batch',
    'Course',
    'Total Fee',
    'Paid Fee',
    'Pending Fee',
    'Reminder',
    'Status',
    'Actions',
  ])
  await expect.element(screen.getByText('Total Students - 3')).toBeVisible()
  await expect.element(screen.getByText('Total Payable Amount')).toBeVisible()
  const sums = screen.getByRole('definition').elements()
  expect(sums.map(({ textContent }) => textContent)).toEqual(['₹1,37,500', '₹16,500.50', '₹1,20,999.50'])
  for (const name of [/Add Student/, /Edit Student/]) {
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
  }
})

test('admin student list: the name links to the profile; offers a reminder for a pending fee only; the menu disables the current status', async () => {
  const { screen, getRow, openMenu } = await renderList()
  const getReminder = (name: string) => getRow(name).getByRole('link', { name: /^Send Fee Reminder/ })

  await expect
    .element(getRow('Asha Rao').getByRole('link', { name: 'Asha Rao' }))
    .toHaveAttribute('href', '/admin/Single-Student-Profile?id=s1')
  await expect.element(getReminder('Asha Rao')).toHaveAttribute('href', expect.stringContaining('wa.me/919876543210'))
  await expect.element(getRow('Bina Das').getByText('No Pending Fee')).toBeVisible()
  await expect.element(getReminder('Bina Das')).not.toBeInTheDocument()

  for (const [name, disabled, enabled] of [
    ['Asha Rao', 'Active', 'Deactivate'],
    ['Chetan Jain', 'Deactivate', 'Active'],
  ] as const) {
    const items = await openMenu(name)
    expect(items.elements().map(({ textContent }) => textContent)).toEqual(['Active', 'Deactivate', 'Delete'])
    await expect.element(items.filter({ hasText: new RegExp(`^${disabled}$`) })).toBeDisabled()
    await expect.element(items.filter({ hasText: new RegExp(`^${enabled}$`) })).toBeEnabled()
    await expect.element(items.filter({ hasText: 'Delete' })).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('menuitem')).not.toBeInTheDocument()
  }
})

test('admin student list: large fees and long names fit a laptop', async () => {
  const large = {
    ...STUDENT,
    _id: 's9',
    fname: 'Venkatanarasimharaju',
    lname: 'Exemplar-Venkatasubramanian',
    batch: 'EVENING-2607',
    email: 'venkatanarasimharaju.exemplar@example.com',
    course: 'Full Stack Web Development',
    fee: 1_25_000.5,
    TotalFee: 1_25_000.5,
    PaidFee: 1_00_000.25,
    PendingFee: 25_000.25,
  }
  await browserPage.viewport(1006, 800)
  document.body.style.margin = '0'

  const { getRow, screen } = await renderList({ ...STUDENT_LIST, students: [large, ...STUDENT_LIST.students] })

  await expect.element(getRow('Venkatanarasimharaju')).toBeVisible()
  const table = screen.getByRole('table').element()
  expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(1006)
})

test('admin student list: on a phone a student has two lines of 60 pixels and a menu', async () => {
  await browserPage.viewport(360, 740)

  const { getRow, openMenu } = await renderList()

  await expect.element(getRow('Asha Rao')).toMatchTextContent(/Asha Rao.*T-1 · Tally.*₹10,500.*\d+ days late/)
  expect(getRow('Asha Rao').element().getBoundingClientRect().height).toBe(60)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect((await openMenu('Asha Rao')).elements()).toHaveLength(3)
})

test('admin student list: has pages of 20', async () => {
  const { screen, listQueries } = await renderList({ ...STUDENT_LIST, total: 23 })

  await screen.getByRole('button', { name: 'Next page' }).click()

  await expect.poll(() => listQueries().at(-1)).toEqual({ tab: 'All', page: '2' })
})

test('admin student list: a search returns to page 1, and Reset clears it', async () => {
  const { screen, router, getRow } = await renderList(
    ({ query }: FakeRequest) => (query['search'] === 'zz' ? EMPTY_LIST : { ...STUDENT_LIST, total: 23 }),
    '/admin/Student-List?page=2',
  )

  await screen.getByPlaceholder('Search by name, phone, email, batch, course or receipt').fill('zz')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(router.state.location.href).toBe('/admin/Student-List?search=zz')

  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(getRow('Asha Rao')).toBeVisible()
  expect(router.state.location.href).toBe('/admin/Student-List')
})

test('admin student list: the empty state shows that HR registers students', async () => {
  const { screen } = await renderList(EMPTY_LIST)

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('There is no student yet. HR registers students.')).toBeVisible()
})

test('admin student list: the tab of the navigation state is selected and added to the URL; All is left out of the URL', async () => {
  const { screen, router, listQueries, getRow } = await renderList()
  await expect.element(getRow('Asha Rao')).toBeVisible()

  for (const [nav, tab] of [
    ['Active', 'Active 2'],
    ['Disable', 'Dropped 1'],
    ['isPLaced', 'Placed 1'],
  ] as const) {
    await router.navigate({ to: '/admin/Student-List', state: { nav } })
    await expect.poll(() => router.state.location.href).toBe(`/admin/Student-List?tab=${nav}`)
    await expect.element(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => listQueries().at(-1)?.['tab']).toBe(nav)
  }

  await screen.getByRole('tab', { name: 'All 3' }).click()
  await expect.poll(() => router.state.location.href).toBe('/admin/Student-List')
  await router.navigate({ to: '/admin/Student-List', state: { nav: 'All' } })
  await expect.element(screen.getByRole('tab', { name: 'All 3' })).toHaveAttribute('aria-selected', 'true')
  expect(router.state.location.href).toBe('/admin/Student-List')
})

test('admin student list: the menu of a pending registration shows that HR decides, and links to the profile', async () => {
  const { screen, openMenu } = await renderList(PENDING_LIST, '/admin/Student-List?tab=Pending')

  const items = await openMenu('Dev Sen')

  expect(items.elements().map(({ textContent }) => textContent)).toEqual(['Student Profile'])
  await expect.element(items).toHaveAttribute('href', '/admin/Single-Student-Profile?id=s4')
  await expect
    .element(items)
    .toHaveAccessibleDescription(/^This registration is awaiting approval: HR approves or rejects/)
  await expect.element(screen.getByText('Total Payable Amount')).not.toBeInTheDocument()
})
