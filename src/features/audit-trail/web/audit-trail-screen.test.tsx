import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import type { TrailEntry } from '../contract/audit-trail.contract.ts'
import { anEntry } from '#testing/web/audit-entries.ts'
import { TrailScreen } from './audit-trail-screen.tsx'

const AUDIT = 'GET /api/admin/audit'
const institute = {
  ...{ name: 'Sunrise Institute', address: '', phone: '', timeZone: 'Asia/Kolkata' },
  ...{ selfRegistration: true, setUp: true, version: 1 },
}
const asha = {
  ...{ _id: 'a1', role: 'admin', name: 'Asha Example', email: 'asha@x.test', status: 'Active' },
  ...{ createdAt: '2026-01-05T00:00:00.000Z', invited: false, version: 1 },
}
const lists = (asked: FakeRequest[]) => asked.filter(({ path }) => path === '/api/admin/audit')

afterEach(() => {
  queryClientOf('anyone').clear()
  restoreFetch()
})

async function opened(entries: TrailEntry[], at = '/admin/trail', total = entries.length) {
  const asked = fakeServer({
    'GET /api/institute': institute,
    'GET /api/admin/staff': { staff: [asha], total: 1 },
    [AUDIT]: { entries, total },
  })
  return { asked, ...(await renderScreen(<TrailScreen />, { at })) }
}

test('when on the institute’s clock, who with the role, what in a sentence, and the record by its name', async () => {
  const applied = { ...anEntry, _id: 't2', who: '', role: 'anyone', action: 'student.apply', record: 'student' }
  const { screen } = await opened([anEntry, { ...applied, subject: null }])
  const row = screen.getByRole('row', { name: /Changed a receipt/ }).first()
  await expect.element(row).toMatchTextContent(/2026-11-03 01:35/)
  await expect.element(row).toMatchTextContent(/Asha Example ADMIN/)
  await expect
    .element(screen.getByRole('link', { name: '2026-27/000012' }))
    .toHaveAttribute('href', '/fee-receipt?id=r1&as=admin')
  await expect.element(screen.getByText('Not signed in')).toBeVisible()
  await expect.element(screen.getByText('2 entries')).toBeVisible()
})

test('what is gone is called as the entry calls it, and leads nowhere; without a name there by its kind', async () => {
  const rent = { ledgerName: 'Rent', remark: 'November rent', amount: 12_000 }
  const of = { ...anEntry, subject: null, after: null, before: null }
  const { screen } = await opened([
    { ...of, _id: 't1', action: 'expense.delete', record: 'expense', before: rent },
    { ...of, _id: 't2', action: 'project.add', record: 'project', after: { project: 'https://example.com/shop' } },
    { ...of, _id: 't3', action: 'portfolio.remove', record: 'portfolio', before: { portfolio: 'https://example.com' } },
    { ...of, _id: 't4', action: 'expense.update', record: 'expense', before: { amount: 1 }, after: { amount: 2 } },
  ])
  const cell = (row: number) => screen.getByRole('row').nth(row).getByRole('cell').nth(2)
  for (const [row, words] of ['November rent', 'https://example.com/shop', 'https://example.com', 'Expense'].entries())
    await expect.element(cell(row + 1)).toMatchTextContent(new RegExp(`${words}$`))
  expect(screen.getByRole('table').getByRole('link').elements()).toEqual([])
})

test('the number of entries is grouped', async () => {
  const { screen } = await opened([anEntry], '/admin/trail', 125_863)
  await expect.element(screen.getByText('1,25,863 entries')).toBeVisible()
})

test('an action and a field that nobody has put into words are shown as they are stored', async () => {
  const { screen } = await opened([{ ...anEntry, action: 'fee.melt', before: null, after: { heat: 'high' } }])
  await screen.getByRole('button', { name: /^Details: fee\.melt/ }).click()
  await expect.element(screen.getByRole('term')).toMatchTextContent('heat')
  await expect.element(screen.getByRole('definition')).toMatchTextContent('high')
})

test('opened, a row tells before and after in plain words, and leaves the machinery out', async () => {
  const { screen } = await opened([anEntry])
  const opener = screen.getByRole('button', { name: 'Details: Changed a receipt, 2026-11-03 01:35' })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  const said = (role: 'term' | 'definition') =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => said('term')).toEqual(['Payment Mode', 'Paid Amount'])
  expect(said('definition')).toEqual(['BeforeCash', 'AfterOthers', 'Before₹1,25,000', 'After₹1,500'])
  await opener.click()
  await expect.element(screen.getByRole('term')).not.toBeInTheDocument()
})

test('marks are counted, a declared payment is spelled out, yes and no are words', async () => {
  const marks = { s1: true, s2: false, s3: true }
  const sheet = { ...anEntry, action: 'attendance.save', record: 'attendance', subject: 'B1, 2026-11-02' }
  const declared = { fee: 12_000, Paidfee: 500, payMode: 'Cash' }
  const { screen } = await opened([
    { ...sheet, before: null, after: { batchCode: 'B1', date: '2026-11-02', marks } },
    {
      ...anEntry,
      _id: 't2',
      action: 'student.apply',
      record: 'student',
      before: null,
      after: { declared, gender: '' },
    },
    { ...anEntry, _id: 't3', action: 'enquiry.email', record: 'enquiry', before: null, after: { sent: false } },
  ])
  await expect.element(screen.getByText('3 entries')).toBeVisible()
  for (const opener of screen.getByRole('button', { name: /^Details/ }).all()) await opener.click()
  for (const words of ['2 present · 1 absent', '₹12,000', '₹500', 'Cash', 'No', '–']) {
    await expect.element(screen.getByRole('definition').filter({ hasText: words }).first()).toBeVisible()
  }
  await expect
    .element(screen.getByRole('link', { name: 'B1, 2026-11-02' }))
    .toHaveAttribute('href', '/admin/view-all-attend?batch=B1&date=2026-11-02')
})

test('person, record and period are asked of the server and stand in the address', async () => {
  const { asked, screen, router } = await opened([anEntry])
  await expect.element(screen.getByRole('option', { name: 'Asha Example (asha@x.test)' })).toBeInTheDocument()
  await screen.getByLabelText('Person', { exact: true }).selectOptions('a1')
  await screen.getByLabelText('Kind of record').selectOptions('Receipt')
  await screen.getByLabelText('From', { exact: true }).fill('2026-11-01')
  await expect.poll(() => router.state.location.href).toBe('/admin/trail?who=a1&record=receipt&from=2026-11-01')
  await expect
    .poll(() => lists(asked).at(-1)?.query)
    .toEqual({ who: 'a1', record: 'receipt', from: '2026-11-01', page: '1', limit: '50' })
  await expect.element(screen.getByText('Part of a name', { exact: true })).toBeVisible()
  await screen.getByLabelText('Part of a name').fill('ash')
  await expect.poll(() => lists(asked).at(-1)?.query['who']).toBe('ash')
  await expect.element(screen.getByLabelText('Person', { exact: true })).toHaveValue('')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => router.state.location.href).toBe('/admin/trail')
})

test('from an entry to everything that was done to its record, and back to all', async () => {
  const { asked, screen, router } = await opened([anEntry])
  await screen.getByRole('button', { name: /^Details/ }).click()
  await screen.getByRole('link', { name: 'Everything that was done to this record' }).click()
  await expect.poll(() => lists(asked).at(-1)?.query['recordId']).toBe('r1')
  await expect.element(screen.getByText('Only what was done to one record is shown.')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => router.state.location.href).toBe('/admin/trail')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('50 a page', async () => {
  const { asked, screen } = await opened([anEntry], '/admin/trail', 51)
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => lists(asked).at(-1)?.query['page']).toBe('2')
})

test('nothing that matches says so and leads on', async () => {
  const { screen, router } = await opened([], '/admin/trail?who=nobody')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => router.state.location.href).toBe('/admin/trail')
})

test('a failure says why, and can be tried again', async () => {
  let isDown = true
  fakeServer({
    'GET /api/institute': institute,
    'GET /api/admin/staff': { staff: [], total: 0 },
    [AUDIT]: () =>
      isDown
        ? errorResponse(422, { code: 'down', message: 'The database is away.' })
        : { entries: [anEntry], total: 1 },
  })
  const { screen } = await renderScreen(<TrailScreen />, { at: '/admin/trail' })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /Changed a receipt/ })).toBeVisible()
})
