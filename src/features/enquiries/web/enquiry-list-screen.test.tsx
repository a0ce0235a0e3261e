import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EnquiryListScreen } from './enquiry-list-screen.tsx'
import { anEnquiry, aPage } from '#testing/web/enquiries.ts'

afterEach(async () => {
  restoreFetch()
  await page.viewport(1280, 800)
})

type Answer = object | ((asked: FakeRequest) => unknown)
async function opened(list: Answer = aPage, at = '/hr/enquiry') {
  const asked = fakeServer({ 'GET /api/enquiry': list })
  const { screen, router } = await renderScreen(
    <main id="content">
      <EnquiryListScreen />
    </main>,
    { at },
  )
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  return { asked, screen, router, row, last: () => asked.at(-1)?.query }
}

test('the twelve columns, who asked, how many there are, and the way to the next', async () => {
  const { screen, row, last } = await opened()
  await expect.element(screen.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
  await expect
    .element(row('Asha Devi Rao'))
    .toMatchTextContent(
      /^No\.1.*2026-11-20.*asha@example\.com.*BCA.*3 Example Road.*9876543210.*9123456780.*Tally.*Online.*Offline.*A friend.*Evenings only.*Open/,
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
  expect(last()).toEqual({ status: 'All', page: '1', limit: '10' })
})

test('Closed shows as Joined; its tab is named Close', async () => {
  const { screen, row } = await opened()
  await expect.element(row('Chetan Jain').getByText('Joined', { exact: true })).toBeVisible()
  await expect.element(row('Bina Das').getByText('Pending', { exact: true })).toBeVisible()
  expect(screen.getByText('Closed').elements()).toEqual([])
  const tabs = screen.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'Open', 'Close', 'Pending'])
})

test('a tab is kept in the address, and asks for its status; an unknown one is All', async () => {
  const { screen, router, last } = await opened(aPage, '/hr/enquiry?tab=Nonsense&page=2')
  await expect.element(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('tab', { name: 'Close' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?tab=Closed')
  await expect.poll(last).toEqual({ status: 'Closed', page: '1', limit: '10' })
  await expect.element(screen.getByRole('tab', { name: 'Close' })).toHaveAttribute('aria-selected', 'true')
})

test('10 a page; the numbers go on', async () => {
  const { screen, router, row, last } = await opened()
  await screen.getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?page=3')
  await expect.poll(last).toEqual({ status: 'All', page: '3', limit: '10' })
  await expect.element(row('Asha Devi Rao')).toMatchTextContent(/^No\.21/)
})

test('name, month and year are searched for together, and cleared together; the tab stays', async () => {
  const { screen, router, last } = await opened(aPage, '/hr/enquiry?tab=Open')
  const clear = screen.getByText('Clear Search', { exact: true })
  await expect.element(clear.element().closest('button')!).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('searchbox').fill('asha')
  await screen.getByLabelText('Month').selectOptions('November')
  await screen.getByLabelText('Year').selectOptions('2026')
  const asked = { status: 'Open', search: 'asha', month: '11', year: '2026', page: '1', limit: '10' }
  await expect.poll(last).toEqual(asked)
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ tab: 'Open', search: 'asha', month: '11', year: '2026' })
  await clear.click()
  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?tab=Open')
  await expect.element(screen.getByRole('searchbox')).toHaveValue('')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('')
})

test('no enquiry yet: No Records Found, and the way to the first', async () => {
  const { screen } = await opened({ enquiries: [], total: 0 })
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('There is no enquiry yet. Add the first one.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add New Enquiry' }).elements()).toHaveLength(2)
})

test('none found: No Records Found, and the way back to all', async () => {
  const none = { enquiries: [], total: 0 }
  const { screen, router, row } = await opened(
    ({ query }: FakeRequest) => (query['month'] === '3' ? none : aPage),
    '/hr/enquiry?tab=Open&month=3&search=zz',
  )
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all enquiries' }).click()
  await expect.element(row('Asha Devi Rao')).toBeVisible()
  expect(router.state.location.href).toBe('/hr/enquiry')
})

test('an address beyond the last page leads to the last', async () => {
  const { router, row } = await opened(
    ({ query }: FakeRequest) =>
      query['page'] === '9' ? { enquiries: [], total: 11 } : { enquiries: [anEnquiry], total: 11 },
    '/hr/enquiry?tab=Open&page=9',
  )
  await expect.element(row('Asha Devi Rao')).toBeVisible()
  expect(router.state.location.href).toBe('/hr/enquiry?tab=Open&page=2')
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  let answer: (list: unknown) => void = () => {}
  const { screen, row } = await opened(() => (isDown ? new Promise((resolve) => (answer = resolve)) : aPage))
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row('Asha Devi Rao')).toBeVisible()
})

test('on a phone a card an enquiry, headed by the name, nothing wider than the page', async () => {
  await page.viewport(360, 740)
  const remark = 'a-remark-without-any-space-'.repeat(12)
  const { screen, row } = await opened({ enquiries: [{ ...anEnquiry, remark }], total: 1 })
  await expect.element(row('Asha Devi Rao')).toBeVisible()
  const top = (part: { element: () => Element }) => part.element().getBoundingClientRect().top
  expect(top(screen.getByRole('rowheader'))).toBeLessThan(top(screen.getByText('2026-11-20')))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
