import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ENQUIRY, ENQUIRY_PAGE } from '#testing/web/enquiries.ts'
import { fakeServer, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EnquiryListScreen } from './enquiry-list-screen.tsx'

type ListResponse = object | ((request: FakeRequest) => unknown)
async function renderList(list: ListResponse = ENQUIRY_PAGE, at = '/hr/enquiry') {
  const requests = fakeServer({ 'GET /api/enquiry': list })
  const { screen, router } = await renderScreen(
    <main id="content">
      <EnquiryListScreen />
    </main>,
    { at },
  )
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  return { requests, screen, router, row, lastQuery: () => requests.at(-1)?.query }
}

test('enquiry list: shows twelve columns, the total and the link to add an enquiry', async () => {
  const { screen, row, lastQuery } = await renderList()

  await expect.element(screen.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
  await expect
    .element(row('Asha Devi Rao'))
    .toMatchTextContent(
      /^No\.1.*2026-11-20.*asha@example\.com.*BCA.*3 Example Road.*98765 43210.*91234 56780.*Tally.*Online.*Offline.*A friend.*Evenings only.*Open/,
    )
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    ...['No.', 'Date', 'Name', 'Qualification', 'Address', 'Contact', 'Interested Course', 'Enquiry Mode'],
    ...['Learning Mode', 'Reference', 'Remark', 'Status', 'Actions'],
  ])
  const numbers = row('Asha Devi Rao').getByRole('link')
  expect(numbers.elements().map((link) => link.getAttribute('href'))).toEqual([
    'tel:+919876543210',
    'tel:+919123456780',
  ])
  await expect.element(screen.getByText('Total Enquiries - 23')).toBeVisible()
  const add = screen.getByRole('link', { name: 'Add New Enquiry' })
  await expect.element(add).toHaveAttribute('href', '/hr/enquiry/add-new')
  expect(lastQuery()).toEqual({ status: 'All', page: '1', limit: '10' })
})

test('enquiry list: shows Closed as Joined and its tab as Close', async () => {
  const { screen, row } = await renderList()

  await expect.element(row('Chetan Jain').getByText('Joined', { exact: true })).toBeVisible()
  await expect.element(row('Bina Das').getByText('Pending', { exact: true })).toBeVisible()
  expect(screen.getByText('Closed').elements()).toEqual([])
  const tabs = screen.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'Open', 'Close', 'Pending'])
})

test('enquiry list: keeps the tab in the URL and filters by it; an unknown tab counts as All', async () => {
  const { screen, router, lastQuery } = await renderList(ENQUIRY_PAGE, '/hr/enquiry?tab=Nonsense&page=2')

  await expect.element(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('tab', { name: 'Close' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?tab=Closed')
  await expect.poll(lastQuery).toEqual({ status: 'Closed', page: '1', limit: '10' })
  await expect.element(screen.getByRole('tab', { name: 'Close' })).toHaveAttribute('aria-selected', 'true')
})

const PLACED_PAGE = { enquiries: [{ ...ENQUIRY, status: 'Closed', isPlaced: 'placed' }], total: 1, placed: 1 }

test('enquiry list: the tab Placed, shown while somebody is placed, lists them with a badge', async () => {
  const { screen, router, row, lastQuery } = await renderList(({ query }: FakeRequest) =>
    query['isPlaced'] === 'placed' ? PLACED_PAGE : { ...ENQUIRY_PAGE, placed: 1 },
  )
  await screen.getByRole('tab', { name: 'Placed' }).click()

  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?tab=Placed')
  await expect.poll(lastQuery).toEqual({ isPlaced: 'placed', page: '1', limit: '10' })
  await expect.element(row('Asha Devi Rao').getByText('Placed', { exact: true })).toBeVisible()
  await expect.element(row('Asha Devi Rao').getByText('Joined', { exact: true })).toBeVisible()
})

test('enquiry list: a search without a match says where people who are placed are', async () => {
  const { screen } = await renderList({ enquiries: [], total: 0, placed: 1 }, '/hr/enquiry?search=asha')

  const hint = 'No enquiry matches the tab, the name and the month. People who are placed are in the tab Placed.'
  await expect.element(screen.getByText(hint)).toBeVisible()
})

test('enquiry list: numbers rows across pages of 10', async () => {
  const { screen, router, row, lastQuery } = await renderList()
  await screen.getByRole('button', { name: 'Page 3' }).click()

  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?page=3')
  await expect.poll(lastQuery).toEqual({ status: 'All', page: '3', limit: '10' })
  await expect.element(row('Asha Devi Rao')).toMatchTextContent(/^No\.21/)
})

test('enquiry list: combines name, month and year; Clear Search keeps the tab', async () => {
  const { screen, router, lastQuery } = await renderList(ENQUIRY_PAGE, '/hr/enquiry?tab=Open')
  const clear = screen.getByText('Clear Search', { exact: true })

  await expect.element(clear.element().closest('button')!).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('searchbox').fill('asha')
  await screen.getByLabelText('Month').selectOptions('November')
  await screen.getByLabelText('Year').selectOptions('2026')
  const expected = { status: 'Open', search: 'asha', month: '11', year: '2026', page: '1', limit: '10' }
  await expect.poll(lastQuery).toEqual(expected)
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ tab: 'Open', search: 'asha', month: '11', year: '2026' })
  await clear.click()
  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?tab=Open')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('')
})

test('enquiry list: shows the empty state with a link to add an enquiry', async () => {
  const { screen } = await renderList({ enquiries: [], total: 0, placed: 0 })

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('There is no enquiry yet. Add the first one.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add New Enquiry' }).elements()).toHaveLength(2)
})

test('enquiry list: shows Show all enquiries if nothing matches', async () => {
  const none = { enquiries: [], total: 0, placed: 0 }
  const { screen, router, row } = await renderList(
    ({ query }: FakeRequest) => (query['month'] === '3' ? none : ENQUIRY_PAGE),
    '/hr/enquiry?tab=Open&month=3&search=zz',
  )

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all enquiries' }).click()
  await expect.element(row('Asha Devi Rao')).toBeVisible()
  expect(router.state.location.href).toBe('/hr/enquiry')
})

test('enquiry list: a page after the last opens the last', async () => {
  const { router, row } = await renderList(
    ({ query }: FakeRequest) =>
      query['page'] === '9' ? { enquiries: [], total: 11, placed: 0 } : { enquiries: [ENQUIRY], total: 11, placed: 0 },
    '/hr/enquiry?tab=Open&page=9',
  )

  await expect.element(row('Asha Devi Rao')).toBeVisible()
  expect(router.state.location.href).toBe('/hr/enquiry?tab=Open&page=2')
})

test('enquiry list: shows loading, error and retry', async () => {
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

test('enquiry list: shows cards headed by the name on a phone, within its width', async () => {
  await page.viewport(360, 740)
  const remark = 'a-remark-without-any-space-'.repeat(12)
  const { screen, row } = await renderList({ enquiries: [{ ...ENQUIRY, remark }], total: 1, placed: 0 })

  await expect.element(row('Asha Devi Rao')).toBeVisible()
  const top = (part: { element: () => Element }) => part.element().getBoundingClientRect().top
  expect(top(screen.getByRole('rowheader'))).toBeLessThan(top(screen.getByText('2026-11-20')))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
