import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { errorResponse, fakeServer, type FakeResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EMPTY_LIST, PENDING_LIST, STUDENT_LIST } from '#testing/web/student-list.ts'
import { CHOICES } from '#testing/web/registration-form.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { HrStudentListScreen, HrStudentScreen } from './student-list-screen.tsx'

beforeEach(() => localStorage.clear())

async function renderList(list: FakeResponse = STUDENT_LIST, at = '/hr/StudentList') {
  const requests = fakeServer({
    'GET /api/user': list,
    'GET /api/user/totals': list,
    'GET /api/institute': INSTITUTE,
    ...CHOICES,
  })
  // Menus render into `#content`, which belongs to the layout.
  const content = (
    <main id="content">{at.startsWith('/hr/student') ? <HrStudentScreen /> : <HrStudentListScreen />}</main>
  )
  const { screen, router } = await renderScreen(content, { at })
  return {
    screen,
    router,
    listQueries: () => requests.filter(({ path }) => path === '/api/user').map(({ query }) => query),
    getTexts: (role: 'columnheader' | 'definition' | 'menuitem' | 'tab' | 'term') =>
      screen
        .getByRole(role)
        .elements()
        .map(({ textContent }) => textContent),
    getRow: (name: string) => screen.getByRole('row', { name: new RegExp(name) }),
  }
}

test('student list: shows the columns of a student, with the status and a link to the profile, and offers a reminder for a pending fee only', async () => {
  const { screen, getTexts, getRow } = await renderList()

  await expect.element(screen.getByRole('heading', { name: 'Students' })).toBeVisible()
  await expect.element(getRow('Asha Rao')).toMatchTextContent(/asha@example\.com.*T-1.*Tally.*₹12,500.*₹2,000.*₹10,500/)
  expect(getTexts('columnheader')).toEqual([
    '',
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
  const name = getRow('Asha Rao').getByRole('link', { name: 'Asha Rao' })
  await expect.element(name).toHaveAttribute('href', '/hr/Student-view?id=s1')
  for (const [student, status] of [
    ['Asha Rao', 'Active'],
    ['Bina Das', 'Placed'],
    ['Chetan Jain', 'Dropped'],
  ] as const) {
    await expect.element(getRow(student).getByText(status, { exact: true })).toBeVisible()
  }
  await expect.element(getRow('Chetan Jain').getByText('Placed')).not.toBeInTheDocument()
  const getReminder = (student: string) => getRow(student).getByRole('link', { name: /^Send Fee Reminder/ })
  await expect.element(getReminder('Asha Rao')).toHaveAttribute('href', expect.stringContaining('wa.me/919876543210'))
  await expect.element(getRow('Bina Das').getByText('No Pending Fee')).toBeVisible()
  await expect.element(getReminder('Bina Das')).not.toBeInTheDocument()
})

test('student list: ticked students are counted at the link to change them, and all that match can be chosen', async () => {
  sessionStorage.clear()
  const { screen, listQueries } = await renderList({ ...STUDENT_LIST, total: 30 }, '/hr/StudentList?batch=T-1')
  const link = screen.getByRole('link', { name: /^Change selected/ })
  await expect.element(link).toHaveTextContent('Change selected')

  await screen.getByRole('checkbox', { name: 'Choose Asha Rao' }).click()
  await expect.element(link).toHaveTextContent('Change selected (1)')
  await screen.getByRole('checkbox', { name: 'Choose all on this page' }).click()
  await screen.getByRole('button', { name: 'Choose all 30' }).click()

  await expect.element(link).toHaveAttribute('href', '/hr/StudentEdit')
  await expect.poll(() => listQueries().at(-1)).toMatchObject({ batch: 'T-1', limit: '100', page: '1' })
})

test('student list: on phones, students are ticked too, and a bar has what becomes of them', async () => {
  sessionStorage.clear()
  await page.viewport(360, 740)
  const { screen, getRow } = await renderList({ ...STUDENT_LIST, total: 30 })
  const bar = screen.getByRole('group', { name: 'Students' })
  const box = screen.getByRole('checkbox', { name: 'Choose Asha Rao' })
  await expect.element(box).toBeVisible()
  const target = box.element().parentElement!.getBoundingClientRect()
  expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(44)
  await expect.element(bar).not.toBeInTheDocument()

  await box.click()

  await expect.element(getRow('Asha Rao')).toHaveAttribute('data-chosen')
  await expect.element(bar).toMatchTextContent(/1 student chosen/)
  const edit = bar.getByRole('link', { name: 'Change selected (1)' })
  await expect.element(edit).toHaveAttribute('href', '/hr/StudentEdit')
  await bar.getByRole('checkbox', { name: 'Choose all on this page' }).click()
  await expect.element(bar.getByRole('button', { name: 'Choose all 30' })).toBeVisible()
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(box).not.toBeChecked()
})

test('student list: shows the totals over all pages and the links to add students; has neither the Pending tab nor the button for incomplete students while there are none', async () => {
  const { screen, getRow, getTexts } = await renderList()
  const link = (name: string) => screen.getByRole('link', { name, exact: true })

  await expect.element(screen.getByText('Total Students - 3')).toBeVisible()
  expect(getTexts('term')).toEqual(['Total Payable Amount', 'Total Received Amount', 'Total Pending Amount'])
  expect(getTexts('definition')).toEqual(['₹1,37,500', '₹16,500.50', '₹1,20,999.50'])
  await expect.element(link('Add Student')).toHaveAttribute('href', '/hr/register')
  await expect.element(link('Import')).toHaveAttribute('href', '/hr/studentAdd')
  await expect.element(getRow('Asha Rao')).toBeVisible()
  expect(getTexts('tab')).toEqual(['All 3', 'Active 2', 'Dropped 1', 'Placed 1'])
  await expect.element(screen.getByRole('button', { name: /Incomplete/ })).not.toBeInTheDocument()
})

test('student list: filters incomplete students, whose number is on the button, and shows all again', async () => {
  const { screen, router, listQueries } = await renderList({ ...STUDENT_LIST, incomplete: 12 })
  const incomplete = screen.getByRole('button', { name: 'Incomplete (12)' })

  await expect.element(incomplete).toHaveAttribute('aria-pressed', 'false')
  await incomplete.click()

  await expect.element(incomplete).toHaveAttribute('aria-pressed', 'true')
  expect(router.state.location.search).toMatchObject({ only: 'incomplete' })
  expect(listQueries().at(-1)).toMatchObject({ only: 'incomplete', totals: 'quick' })
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.element(incomplete).toHaveAttribute('aria-pressed', 'false')
})

test('student list: shows the Pending tab with its count; tabs and search box stay in place while a search changes the counts', async () => {
  const counts = { all: 97_069, active: 80_123, dropped: 16_946, placed: 12_345, pending: 2931 }
  const { screen, getRow, getTexts } = await renderList(({ query }: FakeRequest) =>
    query['search'] === 'asha'
      ? { ...STUDENT_LIST, awaitingApproval: 2931 }
      : { ...STUDENT_LIST, counts, awaitingApproval: 2931 },
  )
  await expect.element(screen.getByRole('tab', { name: 'All 97,069' })).toBeVisible()
  expect(getTexts('tab')).toEqual(['All 97,069', 'Active 80,123', 'Dropped 16,946', 'Placed 12,345', 'Pending 2,931'])
  const search = screen.getByRole('searchbox')
  const placeTools = () =>
    [...screen.getByRole('tab').elements(), search.element()].map((tool) => {
      const { x, y, width, height } = tool.getBoundingClientRect()
      return [tool.tagName, Math.round(x), Math.round(y), Math.round(width), Math.round(height)]
    })
  const before = placeTools()

  await search.fill('asha')

  await expect.element(screen.getByRole('tab', { name: 'All 3' })).toBeVisible()
  await expect.element(getRow('Asha Rao')).toBeVisible()
  expect(getTexts('tab')).toEqual(['All 3', 'Active 2', 'Dropped 1', 'Placed 1', 'Pending 0'])
  expect(placeTools()).toEqual(before)
})

test("student list: shows the father's name beside a name that another student of the list has", async () => {
  const [asha, bina] = STUDENT_LIST.students
  const namesake = { ...asha!, _id: 's9', fname: 'ASHA', father: 'Vijay Rao' }
  const { getRow } = await renderList({ ...STUDENT_LIST, students: [asha!, bina!, namesake] })

  await expect.element(getRow('Asha Rao')).toMatchTextContent(/Asha Rao Father: Mohan Rao/)
  await expect.element(getRow('ASHA Rao')).toMatchTextContent(/ASHA Rao Father: Vijay Rao/)
  await expect.element(getRow('Bina Das')).not.toMatchTextContent(/Father/)
})

test('student list at /hr/student: a tab is in the URL and in the query', async () => {
  const { listQueries, screen, router } = await renderList(STUDENT_LIST, '/hr/student')

  await screen.getByRole('tab', { name: 'Placed 1' }).click()

  await expect.poll(() => router.state.location.href).toBe('/hr/student?tab=isPLaced')
  await expect.poll(() => listQueries().at(-1)?.['tab']).toBe('isPLaced')
  await expect.element(screen.getByRole('tab', { name: 'Placed 1' })).toHaveAttribute('aria-selected', 'true')
})

test('student list: the Pending tab shows the declared payments and no totals; a registration can be approved, rejected and edited', async () => {
  const { screen, getRow, getTexts } = await renderList(PENDING_LIST, '/hr/StudentList?tab=Pending')

  await expect.element(getRow('Dev Sen')).toMatchTextContent(/₹12,500.*₹1,500.*Online.*Pending/)
  expect(getTexts('columnheader')).toEqual([
    'Name',
    'Batch',
    'Course',
    'Declared Fee',
    'Declared Payment',
    'Payment Mode',
    'Status',
    'Actions',
  ])
  await expect.element(screen.getByText('Total Payable Amount')).not.toBeInTheDocument()

  await getRow('Dev Sen').getByRole('button', { name: 'Actions for Dev Sen' }).click()

  await expect.element(screen.getByRole('menuitem').first()).toBeVisible()
  expect(getTexts('menuitem')).toEqual(['Approve', 'Reject', 'Edit'])
})

test('student list: without students it links to the registration', async () => {
  const { screen } = await renderList(EMPTY_LIST)

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add Student', exact: true }).elements()).toHaveLength(2)
})

test('student list: Show all students clears a search without matches', async () => {
  const { screen, router, getRow } = await renderList(
    ({ query }: FakeRequest) => (query['search'] === 'zz' ? EMPTY_LIST : STUDENT_LIST),
    '/hr/StudentList?search=zz',
  )
  await expect.element(screen.getByText('No Records Found')).toBeVisible()

  await screen.getByRole('button', { name: 'Show all students' }).click()

  await expect.element(getRow('Asha Rao')).toBeVisible()
  expect(router.state.location.href).toBe('/hr/StudentList')
})

test('student list: the rows of a search do not wait for its totals', async () => {
  const { promise: totals, resolve: count } = Promise.withResolvers<unknown>()
  fakeServer({
    'GET /api/user': { students: STUDENT_LIST.students, counting: true },
    'GET /api/user/totals': () => totals,
    'GET /api/institute': INSTITUTE,
    ...CHOICES,
  })
  const { screen } = await renderScreen(<HrStudentListScreen />, { at: '/hr/StudentList?search=a' })

  await expect.element(screen.getByRole('row', { name: /Asha Rao/ })).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'All', exact: true })).toBeVisible()
  count(STUDENT_LIST)
  await expect.element(screen.getByRole('tab', { name: 'All 3' })).toBeVisible()
  await expect.element(screen.getByText('₹1,37,500')).toBeVisible()
})

test('student list: a search is one call if its totals come with the rows', async () => {
  const requests = fakeServer({
    'GET /api/user': STUDENT_LIST,
    'GET /api/user/totals': STUDENT_LIST,
    'GET /api/institute': INSTITUTE,
    ...CHOICES,
  })
  const { screen } = await renderScreen(<HrStudentListScreen />, { at: '/hr/StudentList?search=a' })

  await expect.element(screen.getByRole('tab', { name: 'All 3' })).toBeVisible()
  await expect.element(screen.getByText('₹1,37,500')).toBeVisible()
  expect(requests.map(({ path }) => path).filter((path) => path.startsWith('/api/user'))).toEqual(['/api/user'])
})

test('student list: a page after the last one redirects to it and keeps tab and search', async () => {
  const { router, getRow } = await renderList(
    ({ query }: FakeRequest) => ({ ...(query['page'] === '2' ? STUDENT_LIST : EMPTY_LIST), total: 23 }),
    '/hr/StudentList?tab=Active&search=a&page=9',
  )

  await expect.element(getRow('Asha Rao')).toBeVisible()
  expect(router.state.location.href).toMatch(/tab=Active&search=a&page=2$/)
})

test('student list: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, getRow } = await renderList(() => (isDown ? response : Promise.resolve(STUDENT_LIST)))
  await expect.element(screen.getByText('Loading...')).toBeVisible()

  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)

  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(getRow('Asha Rao')).toBeVisible()
})

test('student list: a header sorts in both directions, then not', async () => {
  const { screen, router, listQueries } = await renderList(STUDENT_LIST, '/hr/StudentList?page=2')
  const header = screen.getByRole('columnheader', { name: 'Pending Fee' })

  for (const [direction, sort] of [
    ['descending', '-PendingFee'],
    ['ascending', 'PendingFee'],
    [null, undefined],
  ] as const) {
    await header.getByRole('button').click()
    await expect.poll(() => listQueries().at(-1)).toEqual({ tab: 'All', page: '1', ...(sort && { sort }) })
    await expect.poll(() => header.element().getAttribute('aria-sort')).toBe(direction)
  }
  expect(router.state.location.href).toBe('/hr/StudentList')
})

test('student list: filters and tab are in the URL; filters can be cleared one by one and all at once', async () => {
  const { screen, router, listQueries } = await renderList()
  await screen.getByLabelText('Batch', { exact: true }).selectOptions('T-1')
  await screen.getByLabelText('Pending Fee', { exact: true }).selectOptions('Fee late')
  await expect.poll(() => router.state.location.href).toBe('/hr/StudentList?batch=T-1&due=late')

  await screen.getByRole('button', { name: 'Clear the filter Batch' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/StudentList?due=late')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/StudentList')

  await screen.getByRole('tab', { name: 'Placed 1' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/StudentList?tab=isPLaced')
  await expect.poll(() => listQueries().at(-1)?.['tab']).toBe('isPLaced')
  await expect.element(screen.getByRole('tab', { name: 'Placed 1' })).toHaveAttribute('aria-selected', 'true')
})

test('student list: remembers the chosen columns', async () => {
  const first = await renderList()
  await first.screen.getByRole('button', { name: 'Columns' }).click()
  await first.screen.getByRole('checkbox', { name: 'Course' }).click()
  await first.screen.getByRole('checkbox', { name: 'Contact Number' }).click()
  await expect.element(first.screen.getByRole('columnheader', { name: 'Contact Number' })).toBeVisible()
  await first.screen.unmount()

  const { getRow, getTexts } = await renderList()

  await expect.element(getRow('Asha Rao')).toBeVisible()
  expect(getTexts('columnheader').slice(1, 5)).toEqual(['Name', 'Batch', 'Contact Number', 'Total Fee'])
})

test('student list: Tab reaches the actions of a row, which the focus shows', async () => {
  const { screen, getRow } = await renderList()
  const addFee = getRow('Asha Rao').getByRole('link', { name: 'Add Fee for Asha Rao' })
  const getOpacity = () => getComputedStyle(addFee.element().parentElement!).opacity
  await expect.element(getRow('Asha Rao')).toBeVisible()

  getRow('Asha Rao').getByRole('link', { name: 'Asha Rao', exact: true }).element().focus()
  await expect.element(addFee).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Tab}')

  await expect.element(addFee).toHaveFocus()
  expect(getOpacity()).toBe('1')
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(screen.getByRole('checkbox', { name: 'Choose Bina Das' })).toHaveFocus()
  expect(getOpacity()).toBe('0')
  await expect.element(screen.getByRole('link', { name: 'Edit Bina Das' })).toBeInTheDocument()
})

test('student list: who may only list students and their fees can neither add nor change them', async () => {
  storeIdentity('hr', {
    _id: 'h1',
    token: 't',
    role: 'hr',
    name: 'Meera',
    email: '',
    permissions: ['students.list', 'fees.read'],
  })
  const { screen, getRow, getTexts } = await renderList()
  await expect.element(getRow('Asha Rao')).toBeVisible()
  await getRow('Asha Rao').getByRole('checkbox').hover()

  expect(
    screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Dashboard'])
  expect(getTexts('columnheader')).not.toContain('Reminder')
  await getRow('Asha Rao').getByRole('button', { name: 'Actions for Asha Rao' }).click()
  await expect.element(screen.getByRole('menuitem')).toHaveTextContent('View Fee History')
})
