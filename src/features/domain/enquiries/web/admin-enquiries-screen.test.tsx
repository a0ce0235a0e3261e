import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ENQUIRY, ENQUIRY_PAGE, enquiryPage } from '#testing/web/enquiries.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { getTodayIn } from '#shared/web/days.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminEnquiriesScreen } from './admin-enquiries-screen.tsx'

const THIS_YEAR = getTodayIn('Asia/Kolkata').slice(0, 4)

type ListResponse = object | ((request: FakeRequest) => unknown)
async function renderList(list: ListResponse = ENQUIRY_PAGE, at = '/admin/view-all-enquiry') {
  const requests = fakeServer({ 'GET /api/enquiry': list, 'GET /api/enquiry/totals': list })
  const { screen, router } = await renderScreen(
    // The list is as wide as beside the navigation.
    <main id="content" style={{ maxWidth: 1022 }}>
      <AdminEnquiriesScreen />
    </main>,
    { at },
  )
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  return {
    requests,
    screen,
    row,
    lastQuery: () => requests.findLast(({ path }) => path === '/api/enquiry')?.query,
    href: () => router.state.location.href,
  }
}

test('admin enquiry list: shows the columns that fit without actions, and Closed as Joined', async () => {
  const { screen, row, lastQuery } = await renderList()

  await expect.element(screen.getByRole('heading', { level: 1, name: 'View Enquiry' })).toBeVisible()
  await expect.element(screen.getByText('Total Enquiries - 23')).toBeVisible()
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'No.',
    'Date',
    'Name',
    'Contact',
    'Interested Course',
    'Remark',
    'Status',
  ])
  await expect
    .element(row('Asha Devi Rao'))
    .toMatchTextContent(/^1.*2026-11-20.*asha@example\.com.*98765 43210.*91234 56780.*Tally.*Open/)
  await expect.element(row('Chetan Jain').getByText('Joined', { exact: true })).toBeVisible()
  expect(screen.getByText('Closed').elements()).toEqual([])
  expect(screen.getByRole('tab').elements()).toEqual([])
  expect(screen.getByRole('button', { name: /^Actions/ }).elements()).toEqual([])
  expect(lastQuery()).toEqual({ isPlaced: 'any', page: '1', limit: '10' })
})

test('admin enquiry list: the other columns are chosen, and take their place', async () => {
  const { screen, row } = await renderList()
  await screen.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Qualification', 'Address', 'Enquiry Mode', 'Learning Mode', 'Reference'])
    await screen.getByRole('checkbox', { name }).click()

  await expect.element(row('Asha Devi Rao')).toMatchTextContent(/asha@example\.com.*BCA.*98765 43210/)
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'No.',
    'Date',
    'Name',
    'Qualification',
    'Address',
    'Contact',
    'Interested Course',
    'Enquiry Mode',
    'Learning Mode',
    'Reference',
    'Remark',
    'Status',
  ])
})

test('admin enquiry list: fits a screen of 1280 px, and beside the open enquiry has fewer columns', async () => {
  await page.viewport(1280, 800)
  const { screen, row } = await renderList()
  const widths = () => {
    const table = screen.getByRole('table').element()
    return [table.getBoundingClientRect().width, table.parentElement?.clientWidth]
  }

  await expect.element(row('Asha Devi Rao')).toBeVisible()
  expect(widths()[0]).toBeLessThanOrEqual(widths()[1] ?? 0)
  await row('Asha Devi Rao').getByRole('link').click()
  await expect
    .poll(() =>
      screen
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Date', 'Name', 'Interested Course', 'Status'])
  expect(widths()[0]).toBeLessThanOrEqual(widths()[1] ?? 0)
})

test('admin enquiry list: lists people who are placed, with a badge', async () => {
  const { row } = await renderList(enquiryPage([{ ...ENQUIRY, isPlaced: 'placed' }], 1, 1))

  await expect.element(row('Asha Devi Rao').getByText('Placed', { exact: true })).toBeVisible()
  await expect.element(row('Asha Devi Rao').getByText('Open', { exact: true })).toBeVisible()
})

test('admin enquiry list: searches a name while typing, month and year with Search; Clear Search resets all', async () => {
  const { screen, href, lastQuery, requests } = await renderList()

  await expect.element(screen.getByRole('button', { name: 'Clear Search' })).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('searchbox').fill('asha')
  await expect.poll(href).toBe('/admin/view-all-enquiry?search=asha')
  await screen.getByLabelText('Month').selectOptions('November')
  await screen.getByLabelText('Year').selectOptions('2026')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('11')
  expect(requests.filter(({ query }) => query['month'] !== undefined)).toEqual([])
  await screen.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(href).toBe('/admin/view-all-enquiry?search=asha&month=11&year=2026')
  await expect
    .poll(lastQuery)
    .toEqual({ isPlaced: 'any', search: 'asha', month: '11', year: '2026', page: '1', limit: '10', totals: 'false' })
  await screen.getByText('Clear Search', { exact: true }).click()
  await expect.poll(href).toBe('/admin/view-all-enquiry')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('')
})

test('admin enquiry list: searches a name in the selected month, even before Search', async () => {
  const { screen, href } = await renderList()
  await screen.getByLabelText('Month').selectOptions('October')
  await screen.getByRole('searchbox').fill('jhan')

  await expect.poll(href).toBe(`/admin/view-all-enquiry?search=jhan&month=10&year=${THIS_YEAR}`)
  await expect.element(screen.getByLabelText('Month')).toHaveValue('10')
  await screen.getByLabelText('Year').selectOptions('All years')
  await screen.getByRole('searchbox').fill('')
  await expect.poll(href).toBe('/admin/view-all-enquiry')
})

test('admin enquiry list: keeps a month that is selected before the search for a typed name starts', async () => {
  const { screen, href } = await renderList()

  await expect.element(screen.getByLabelText('Month')).toBeVisible()
  // Both inputs happen within the 250 ms debounce of the field.
  document.querySelector<HTMLInputElement>('[type="search"]')?.focus()
  document.execCommand('insertText', false, 'jhan')
  const months = screen.getByLabelText('Month').element() as HTMLSelectElement
  months.value = '10'
  months.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(href).toBe(`/admin/view-all-enquiry?search=jhan&month=10&year=${THIS_YEAR}`)
})

test('admin enquiry list: Clear Search and the clear button of the field keep the focus', async () => {
  const { screen, href } = await renderList(ENQUIRY_PAGE, '/admin/view-all-enquiry?search=asha&month=3')
  await screen.getByRole('button', { name: 'Clear the text' }).click()

  await expect.poll(href).toBe('/admin/view-all-enquiry?month=3')
  await expect.element(screen.getByRole('searchbox')).toHaveFocus()
  const clear = screen.getByRole('button', { name: 'Clear Search' })
  await clear.click()
  await expect.poll(href).toBe('/admin/view-all-enquiry')
  await expect.element(clear).toHaveAttribute('aria-disabled', 'true')
  await expect.element(clear).toHaveFocus()
})

test('admin enquiry list: Clear Search resets a selection that was not searched for', async () => {
  const { screen } = await renderList()
  await screen.getByLabelText('Month').selectOptions('March')
  await screen.getByText('Clear Search', { exact: true }).click()

  await expect.element(screen.getByLabelText('Month')).toHaveValue('')
})

test('admin enquiry list: Search keeps the focus', async () => {
  const { screen, href } = await renderList()
  await screen.getByLabelText('Month').selectOptions('March')
  const search = screen.getByRole('button', { name: 'Search', exact: true })
  await search.click()

  await expect.poll(href).toBe(`/admin/view-all-enquiry?month=3&year=${THIS_YEAR}`)
  await expect.element(search).toHaveFocus()
})

test('admin enquiry list: numbers rows across pages', async () => {
  const { screen, href, row } = await renderList()
  await screen.getByRole('button', { name: 'Page 3' }).click()

  await expect.poll(href).toBe('/admin/view-all-enquiry?page=3')
  await expect.element(row('Asha Devi Rao')).toMatchTextContent(/^21/)
})

test('admin enquiry list: a page after the last opens the last', async () => {
  const { row, href } = await renderList(
    ({ query }: FakeRequest) => (query['page'] === '9' ? enquiryPage([], 11) : enquiryPage([ENQUIRY], 11)),
    '/admin/view-all-enquiry?month=11&page=9',
  )

  await expect.element(row('Asha Devi Rao')).toBeVisible()
  expect(href()).toBe('/admin/view-all-enquiry?month=11&page=2')
})

test('admin enquiry list: Show all enquiries removes filters without matches', async () => {
  const none = enquiryPage([])
  const { screen, row, href } = await renderList(
    ({ query }: FakeRequest) => (query['month'] === '3' ? none : ENQUIRY_PAGE),
    '/admin/view-all-enquiry?month=3&search=zz',
  )

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all enquiries' }).click()
  await expect.element(row('Asha Devi Rao')).toBeVisible()
  expect(href()).toBe('/admin/view-all-enquiry')
})

test('admin enquiry list: shows the empty state', async () => {
  const { screen } = await renderList(enquiryPage([]))

  await expect.element(screen.getByText('There is no enquiry yet. HR writes them down.')).toBeVisible()
})

test('admin enquiry list: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, row } = await renderList(() => (isDown ? response : ENQUIRY_PAGE))

  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row('Asha Devi Rao')).toBeVisible()
})
