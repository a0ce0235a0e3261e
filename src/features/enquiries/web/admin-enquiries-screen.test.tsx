import { afterEach, expect, test } from 'vitest'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminEnquiriesScreen } from './admin-enquiries-screen.tsx'
import { anEnquiry, aPage } from '#testing/web/enquiries.ts'

afterEach(restoreFetch)

type Answer = object | ((asked: FakeRequest) => unknown)
async function opened(list: Answer = aPage, at = '/admin/view-all-enquiry') {
  const asked = fakeServer({ 'GET /api/enquiry': list })
  const { screen, router } = await renderScreen(<AdminEnquiriesScreen />, { at })
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  return { asked, screen, row, last: () => asked.at(-1)?.query, href: () => router.state.location.href }
}

test('the twelve columns, to be read: no actions; Closed shows as Joined', async () => {
  const { screen, row, last } = await opened()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'View Enquiry' })).toBeVisible()
  await expect.element(screen.getByText('Total Enquiries - 23')).toBeVisible()
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    ...['No.', 'Date', 'Name', 'Qualification', 'Address', 'Contact', 'Interested Course', 'Enquiry Mode'],
    ...['Learning Mode', 'Reference', 'Remark', 'Status'],
  ])
  await expect
    .element(row('Asha Devi Rao'))
    .toMatchTextContent(/^No\.1.*2026-11-20.*asha@example\.com.*BCA.*9876543210.*9123456780.*Tally.*Open/)
  await expect.element(row('Chetan Jain').getByText('Joined', { exact: true })).toBeVisible()
  expect(screen.getByText('Closed').elements()).toEqual([])
  expect(screen.getByRole('tab').elements()).toEqual([])
  expect(screen.getByRole('button', { name: /^Actions/ }).elements()).toEqual([])
  expect(last()).toEqual({ status: 'All', page: '1', limit: '10' })
})

test('a name is searched for as it is typed, month and year with Search; Clear Search takes all back', async () => {
  const { screen, href, last, asked } = await opened()
  await expect.element(screen.getByRole('button', { name: 'Clear Search' })).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('searchbox').fill('asha')
  await expect.poll(href).toBe('/admin/view-all-enquiry?search=asha')
  await screen.getByLabelText('Month').selectOptions('November')
  await screen.getByLabelText('Year').selectOptions('2026')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('11')
  expect(asked.filter(({ query }) => query['month'] !== undefined)).toEqual([])
  await screen.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(href).toBe('/admin/view-all-enquiry?search=asha&month=11&year=2026')
  await expect.poll(last).toEqual({ status: 'All', search: 'asha', month: '11', year: '2026', page: '1', limit: '10' })
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.poll(href).toBe('/admin/view-all-enquiry')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('')
})

test('a name is searched for in the month and year that stand there, searched for or not', async () => {
  const { screen, href } = await opened()
  await screen.getByLabelText('Month').selectOptions('October')
  await screen.getByRole('searchbox').fill('jhan')
  await expect.poll(href).toBe('/admin/view-all-enquiry?search=jhan&month=10')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('10')
  await screen.getByLabelText('Month').selectOptions('All months')
  await screen.getByRole('searchbox').fill('')
  await expect.poll(href).toBe('/admin/view-all-enquiry')
})

test('a month that is chosen while the typed name still waits is not forgotten', async () => {
  const { screen, href } = await opened()
  await expect.element(screen.getByLabelText('Month')).toBeVisible()
  // Both within the quarter of a second that the field waits.
  document.querySelector<HTMLInputElement>('[type="search"]')?.focus()
  document.execCommand('insertText', false, 'jhan')
  const months = screen.getByLabelText('Month').element() as HTMLSelectElement
  months.value = '10'
  months.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(href).toBe('/admin/view-all-enquiry?search=jhan&month=10')
})

test('Clear Search and the cross in the field are two buttons of two names, and keep the focus', async () => {
  const { screen, href } = await opened(aPage, '/admin/view-all-enquiry?search=asha&month=3')
  await screen.getByRole('button', { name: 'Clear the text' }).click()
  await expect.poll(href).toBe('/admin/view-all-enquiry?month=3')
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  const clear = screen.getByRole('button', { name: 'Clear Search' })
  await clear.click()
  await expect.poll(href).toBe('/admin/view-all-enquiry')
  await expect.element(clear).toHaveAttribute('aria-disabled', 'true')
  await expect.element(clear).toHaveFocus()
})

test('what was chosen and not searched for can be cleared too', async () => {
  const { screen } = await opened()
  await screen.getByLabelText('Month').selectOptions('March')
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.element(screen.getByLabelText('Month')).toHaveValue('')
})

test('Search leaves the focus where it is', async () => {
  const { screen, href } = await opened()
  await screen.getByLabelText('Month').selectOptions('March')
  const search = screen.getByRole('button', { name: 'Search', exact: true })
  await search.click()
  await expect.poll(href).toBe('/admin/view-all-enquiry?month=3')
  await expect.element(search).toHaveFocus()
})

test('10 a page, the numbers go on; a page past the last leads to the last', async () => {
  const first = await opened()
  await first.screen.getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(first.href).toBe('/admin/view-all-enquiry?page=3')
  await expect.element(first.row('Asha Devi Rao')).toMatchTextContent(/^No\.21/)
  await first.screen.unmount()
  const beyond = await opened(
    ({ query }: FakeRequest) =>
      query['page'] === '9' ? { enquiries: [], total: 11 } : { enquiries: [anEnquiry], total: 11 },
    '/admin/view-all-enquiry?month=11&page=9',
  )
  await expect.element(beyond.row('Asha Devi Rao')).toBeVisible()
  expect(beyond.href()).toBe('/admin/view-all-enquiry?month=11&page=2')
})

test('none yet says who writes them down; none found leads back to all', async () => {
  const none = { enquiries: [], total: 0 }
  const { screen, row, href } = await opened(
    ({ query }: FakeRequest) => (query['month'] === '3' ? none : aPage),
    '/admin/view-all-enquiry?month=3&search=zz',
  )
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all enquiries' }).click()
  await expect.element(row('Asha Devi Rao')).toBeVisible()
  expect(href()).toBe('/admin/view-all-enquiry')
  await screen.unmount()
  const empty = await opened(none)
  await expect.element(empty.screen.getByText('There is no enquiry yet. HR writes them down.')).toBeVisible()
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  const { screen, row } = await opened(() =>
    isDown
      ? new Promise((resolve) =>
          setTimeout(() => resolve(errorResponse(422, { code: 'down', message: 'The database is away.' })), 100),
        )
      : aPage,
  )
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row('Asha Devi Rao')).toBeVisible()
})
