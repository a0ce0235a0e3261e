import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ENQUIRY, ENQUIRY_PAGE, enquiryPage } from '#testing/web/enquiries.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { addDays } from '#shared/web/date/calendar-days.ts'
import { getTodayIn } from '#shared/web/days.ts'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { EnquiryListScreen } from './enquiry-list-screen.tsx'

const TODAY = getTodayIn('Asia/Kolkata')

type ListResponse = object | ((request: FakeRequest) => unknown)
async function renderList(
  list: ListResponse = ENQUIRY_PAGE,
  at = '/hr/enquiry',
  responses: Record<string, object> = {},
) {
  const requests = fakeServer({ 'GET /api/enquiry': list, 'GET /api/enquiry/totals': list, ...responses })
  const { screen, router } = await renderScreen(
    <main id="content">
      <EnquiryListScreen />
    </main>,
    { at },
  )
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
  return {
    requests,
    screen,
    router,
    row,
    lastQuery: () => requests.findLast(({ path }) => path === '/api/enquiry')?.query,
  }
}

test('enquiry list: shows one line per person with its status, the total, the tabs and the link to add an enquiry; numbers rows across pages of 10', async () => {
  const { screen, router, row, lastQuery } = await renderList()

  await expect.element(screen.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
  await expect.element(row('Asha Devi Rao')).toMatchTextContent(/^1OpenAsha Devi Rao.*Tally.*2026-11-20$/)
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'No.',
    'Status',
    'Name',
    'Interested Course',
    'Follow-up',
    'Date',
    'Actions',
  ])
  await expect.element(screen.getByText('Total Enquiries - 23')).toBeVisible()
  const add = screen.getByRole('link', { name: 'Add New Enquiry' })
  await expect.element(add).toHaveAttribute('href', '/hr/enquiry/add-new')
  expect(lastQuery()).toEqual({ status: 'All', page: '1', limit: '10' })
  // The status Closed is shown as Joined, its tab as Close.
  await expect.element(row('Chetan Jain').getByText('Joined', { exact: true })).toBeVisible()
  await expect.element(row('Bina Das').getByText('Pending', { exact: true })).toBeVisible()
  expect(screen.getByText('Closed').elements()).toEqual([])
  const tabs = screen.getByRole('tab').elements()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All 23', 'Open 12', 'Close 7', 'Pending 4'])

  await screen.getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?page=3')
  await expect.poll(lastQuery).toEqual({ status: 'All', page: '3', limit: '10' })
  await expect.element(row('Asha Devi Rao')).toMatchTextContent(/^21/)
})

test('enquiry list: the other columns are chosen, and remembered', async () => {
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera Nair', email: '' })
  const { screen, row } = await renderList()
  await screen.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Contact', 'Remark']) await screen.getByRole('checkbox', { name }).click()

  await expect.element(row('Asha Devi Rao')).toMatchTextContent(/98765 43210, 91234 56780.*Evenings only$/)
  expect((await renderList()).screen.getByRole('columnheader', { name: 'Remark' }).elements()).toHaveLength(1)
})

test('enquiry list: calls, chats or emails in one press', async () => {
  const institute = { ...INSTITUTE, name: 'Sunrise Institute' }
  const onlyEmail = { ...ENQUIRY, _id: 'e4', name: 'Devi Das', contact: null }
  const { row } = await renderList(enquiryPage([ENQUIRY, onlyEmail]), '/hr/enquiry', {
    'GET /api/institute': institute,
  })

  const call = row('Asha Devi Rao').getByRole('link', { name: 'Call Asha Devi Rao' })
  await expect.element(call).toHaveAttribute('href', 'tel:+919876543210')
  const chat = row('Asha Devi Rao').getByRole('link', { name: 'WhatsApp chat with Asha Devi Rao' })
  const text = 'Dear Asha Devi Rao,\nThank you for your interest in Tally at Sunrise Institute.'
  await expect.element(chat).toHaveAttribute('href', `https://wa.me/919876543210?text=${encodeURIComponent(text)}`)
  const email = row('Devi Das').getByRole('link', { name: 'Email Devi Das' })
  await expect.element(email).toHaveAttribute('href', 'mailto:asha@example.com')
  expect(
    row('Devi Das')
      .getByRole('link', { name: /^(Call|WhatsApp)/ })
      .elements(),
  ).toEqual([])
})

test('enquiry list: a follow-up is Today, days late or its day; that of a person who has joined is left out', async () => {
  const cases = [
    [0, 'Open', 'Today'],
    [-1, 'Pending', '1 day late'],
    [-12, 'Open', '12 days late'],
    [3, 'Open', addDays(TODAY, 3)],
    [-12, 'Closed', ''],
  ] as const
  const enquiries = cases.map(([days, status], index) => ({
    ...ENQUIRY,
    _id: `e${index}`,
    name: `Person ${index}`,
    status,
    nextCall: addDays(TODAY, days),
  }))
  const { row } = await renderList(enquiryPage(enquiries))

  for (const [index, [, , text]] of cases.entries()) {
    const cells = row(`Person ${index}`).getByRole('cell')
    await expect.element(cells.nth(3)).toMatchTextContent(new RegExp(`^${text}$`))
  }
})

test('enquiry list: To call lists those to call today, with their number, until it is pressed again', async () => {
  const { screen, router, lastQuery } = await renderList(ENQUIRY_PAGE, '/hr/enquiry?tab=Closed&page=2')
  const toCall = screen.getByRole('button', { name: 'To call 3' })

  await expect.element(toCall).toHaveAttribute('aria-pressed', 'false')
  await toCall.click()
  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?tab=ToCall')
  await expect.poll(lastQuery).toEqual({ toCall: 'true', page: '1', limit: '10' })
  await expect.element(toCall).toHaveAttribute('aria-pressed', 'true')
  await toCall.click()
  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry')
})

test('enquiry list: the status is changed in its row', async () => {
  const { screen, requests } = await renderList(ENQUIRY_PAGE, '/hr/enquiry', {
    'PUT /api/enquiry/update-status/{id}': { ...ENQUIRY, status: 'Pending' },
  })
  await screen.getByRole('button', { name: 'Open: change the status of Asha Devi Rao' }).click()
  await screen.getByRole('menuitem', { name: 'Set Pending' }).click()
  await screen.getByRole('button', { name: 'Yes' }).click()

  await expect.poll(() => requests.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'Pending' })
})

test('enquiry list: keeps the tab in the URL and filters by it; an unknown tab counts as All', async () => {
  const { screen, router, lastQuery } = await renderList(ENQUIRY_PAGE, '/hr/enquiry?tab=Nonsense&page=2')

  await expect.element(screen.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true')
  await screen.getByRole('tab', { name: /^Close/ }).click()
  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?tab=Closed')
  await expect.poll(lastQuery).toEqual({ status: 'Closed', page: '1', limit: '10' })
  await expect.element(screen.getByRole('tab', { name: /^Close/ })).toHaveAttribute('aria-selected', 'true')
})

const PLACED_PAGE = enquiryPage([{ ...ENQUIRY, status: 'Closed', isPlaced: 'placed' }], 1, 1)

test('enquiry list: the tab Placed, shown while somebody is placed, lists them with a badge', async () => {
  const { screen, router, row, lastQuery } = await renderList(({ query }: FakeRequest) =>
    query['isPlaced'] === 'placed' ? PLACED_PAGE : { ...ENQUIRY_PAGE, placed: 1 },
  )
  await screen.getByRole('tab', { name: 'Placed 1' }).click()

  await expect.poll(() => router.state.location.href).toBe('/hr/enquiry?tab=Placed')
  await expect.poll(lastQuery).toEqual({ isPlaced: 'placed', page: '1', limit: '10' })
  await expect.element(row('Asha Devi Rao').getByText('Placed', { exact: true })).toBeVisible()
  await expect.element(row('Asha Devi Rao').getByText('Joined', { exact: true })).toBeVisible()
})

test('enquiry list: a search without a match says where people who are placed are', async () => {
  const { screen } = await renderList(enquiryPage([], 0, 1), '/hr/enquiry?search=asha')

  const hint = 'No enquiry matches the tab, the name and the month. People who are placed are in the tab Placed.'
  await expect.element(screen.getByText(hint)).toBeVisible()
})

test('enquiry list: combines name, month and year; Clear Search keeps the tab', async () => {
  const { screen, router, lastQuery } = await renderList(ENQUIRY_PAGE, '/hr/enquiry?tab=Open')
  const clear = screen.getByText('Clear Search', { exact: true })

  await expect.element(clear.element().closest('button')!).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('searchbox').fill('asha')
  await screen.getByLabelText('Month').selectOptions('November')
  await screen.getByLabelText('Year').selectOptions('2026')
  const expected = {
    status: 'Open',
    search: 'asha',
    month: '11',
    year: '2026',
    page: '1',
    limit: '10',
    totals: 'false',
  }
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
  const { screen } = await renderList(enquiryPage([]))

  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('There is no enquiry yet. Add the first one.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add New Enquiry' }).elements()).toHaveLength(2)
})

test('enquiry list: shows Show all enquiries if nothing matches', async () => {
  const none = enquiryPage([])
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
    ({ query }: FakeRequest) => (query['page'] === '9' ? enquiryPage([], 11) : enquiryPage([ENQUIRY], 11)),
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

test('enquiry list: shows two lines per person on a phone, within its width', async () => {
  await page.viewport(360, 740)
  const name = 'Venkatanarasimharajuvaripetaaa'
  const { screen, row } = await renderList(enquiryPage([{ ...ENQUIRY, name, nextCall: addDays(TODAY, -12) }]))

  await expect.element(row(name)).toMatchTextContent(/^Venkata.*TallyOpen12 days late$/)
  await expect.element(screen.getByRole('link', { name: `Call ${name}` })).toBeVisible()
  expect(row(name).element().getBoundingClientRect().height).toBeLessThan(70)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
