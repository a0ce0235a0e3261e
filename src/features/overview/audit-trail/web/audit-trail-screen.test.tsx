import { expect, test } from 'vitest'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import type { AuditEntry } from '#features/overview/audit-trail/contract/audit-trail.contract.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { AuditTrailScreen } from './audit-trail-screen.tsx'

const AUDIT_ENTRY: AuditEntry = {
  _id: 't1',
  at: '2026-11-02T20:05:00.000Z',
  who: 'Asha Example',
  whoId: 'a1',
  role: 'admin',
  action: 'fee.update',
  record: 'receipt',
  recordId: 'r1',
  subject: '2026-27/000012',
  before: { paid: 125_000, payMode: 'Cash', version: 1, changed: false },
  after: { paid: 1_500, payMode: 'Others', version: 2, changed: true },
  requestId: 'q1',
}

const AUDIT = 'GET /api/admin/audit'
const ASHA = {
  _id: 'a1',
  role: 'admin',
  name: 'Asha Example',
  email: 'asha@x.test',
  status: 'Active',
  createdAt: '2026-01-05T00:00:00.000Z',
  invited: false,
  twoFactor: false,
  permissionSet: 'p1',
  permissionSetName: 'Owner',
  version: 1,
}
const listRequests = (requests: FakeRequest[]) => requests.filter(({ path }) => path === '/api/admin/audit')

async function openScreen(entries: AuditEntry[], at = '/admin/trail', total = entries.length) {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/admin/staff': { staff: [ASHA], total: 1 },
    [AUDIT]: { entries, total },
    'GET /api/admin/audit/totals': { total },
  })
  return { requests, ...(await renderScreen(<AuditTrailScreen />, { at })) }
}

test('audit trail: shows local time, actor with role, action and record', async () => {
  const applied = { ...AUDIT_ENTRY, _id: 't2', who: '', role: 'anyone', action: 'student.apply', record: 'student' }
  const { screen } = await openScreen([AUDIT_ENTRY, { ...applied, subject: null }])
  const row = screen.getByRole('row', { name: /Changed a receipt/ }).first()
  await expect.element(row).toMatchTextContent(/2026-11-03 01:35/)
  await expect.element(row).toMatchTextContent(/Asha Example ADMIN/)
  await expect
    .element(screen.getByRole('link', { name: '2026-27/000012' }))
    .toHaveAttribute('href', '/fee-receipt?id=r1&as=admin')
  await expect.element(screen.getByText('Not signed in')).toBeVisible()
  await expect.element(screen.getByText('2 entries')).toBeVisible()
})

test('audit trail: a deleted record shows its name in the entry, else its kind, without a link', async () => {
  const rent = { ledgerName: 'Rent', remark: 'November rent', amount: 12_000 }
  const deleted = { ...AUDIT_ENTRY, subject: null, after: null, before: null }
  const { screen } = await openScreen([
    { ...deleted, _id: 't1', action: 'expense.delete', record: 'expense', before: rent },
    { ...deleted, _id: 't2', action: 'project.add', record: 'project', after: { project: 'https://example.com/shop' } },
    {
      ...deleted,
      _id: 't3',
      action: 'portfolio.remove',
      record: 'portfolio',
      before: { portfolio: 'https://example.com' },
    },
    { ...deleted, _id: 't4', action: 'expense.update', record: 'expense', before: { amount: 1 }, after: { amount: 2 } },
  ])
  const cell = (row: number) => screen.getByRole('row').nth(row).getByRole('cell').nth(2)
  for (const [row, text] of ['November rent', 'https://example.com/shop', 'https://example.com', 'Expense'].entries())
    await expect.element(cell(row + 1)).toMatchTextContent(new RegExp(`${text}$`))
  expect(screen.getByRole('table').getByRole('link').elements()).toEqual([])
})

test('audit trail: groups the digits of the total', async () => {
  const { screen } = await openScreen([AUDIT_ENTRY], '/admin/trail', 125_863)
  await expect.element(screen.getByText('1,25,863 entries')).toBeVisible()
})

test('audit trail: shows unknown actions and fields as stored', async () => {
  const { screen } = await openScreen([{ ...AUDIT_ENTRY, action: 'fee.melt', before: null, after: { heat: 'high' } }])
  await screen.getByRole('button', { name: /^Details: fee\.melt/ }).click()
  await expect.element(screen.getByRole('term')).toMatchTextContent('heat')
  await expect.element(screen.getByRole('definition')).toMatchTextContent('high')
})

test('audit trail: an expanded row shows values before and after, without technical fields', async () => {
  const { screen } = await openScreen([AUDIT_ENTRY])
  const opener = screen.getByRole('button', { name: 'Details: Changed a receipt, 2026-11-03 01:35' })
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  const getTexts = (role: 'term' | 'definition') =>
    screen
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => getTexts('term')).toEqual(['Payment Mode', 'Paid Amount'])
  expect(getTexts('definition')).toEqual(['BeforeCash', 'AfterOthers', 'Before₹1,25,000', 'After₹1,500'])
  await opener.click()
  await expect.element(screen.getByRole('term')).not.toBeInTheDocument()
})

test('audit trail: formats marks, a declared payment, booleans and blank values', async () => {
  const marks = { s1: true, s2: false, s3: true }
  const sheet = { ...AUDIT_ENTRY, action: 'attendance.save', record: 'attendance', subject: 'B1, 2026-11-02' }
  const declared = { fee: 12_000, Paidfee: 500, payMode: 'Cash' }
  const { screen } = await openScreen([
    { ...sheet, before: null, after: { batchCode: 'B1', date: '2026-11-02', marks } },
    {
      ...AUDIT_ENTRY,
      _id: 't2',
      action: 'student.apply',
      record: 'student',
      before: null,
      after: { declared, gender: '' },
    },
    { ...AUDIT_ENTRY, _id: 't3', action: 'enquiry.email', record: 'enquiry', before: null, after: { sent: false } },
  ])
  await expect.element(screen.getByText('3 entries')).toBeVisible()
  for (const opener of screen.getByRole('button', { name: /^Details/ }).all()) await opener.click()
  for (const text of ['2 present · 1 absent', '₹12,000', '₹500', 'Cash', 'No', '–']) {
    await expect.element(screen.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
  }
  await expect
    .element(screen.getByRole('link', { name: 'B1, 2026-11-02' }))
    .toHaveAttribute('href', '/admin/view-all-attend?batch=B1&date=2026-11-02')
})

test('audit trail: filters by person, record and days are in the URL and the request', async () => {
  const { requests, screen, router } = await openScreen([AUDIT_ENTRY])
  await expect.element(screen.getByRole('option', { name: 'Asha Example (asha@x.test)' })).toBeInTheDocument()
  await screen.getByLabelText('Person', { exact: true }).selectOptions('a1')
  await screen.getByLabelText('Kind of record').selectOptions('Receipt')
  await screen.getByLabelText('From', { exact: true }).fill('2026-11-01')
  await expect.poll(() => router.state.location.href).toBe('/admin/trail?who=a1&record=receipt&from=2026-11-01')
  await expect
    .poll(() => listRequests(requests).at(-1)?.query)
    .toEqual({
      who: 'a1',
      record: 'receipt',
      from: '2026-11-01',
      signIns: 'hide',
      page: '1',
      limit: '50',
      totals: 'false',
    })
  await expect.element(screen.getByText('Part of a name', { exact: true })).toBeVisible()
  await screen.getByLabelText('Part of a name').fill('ash')
  await expect.poll(() => listRequests(requests).at(-1)?.query['who']).toBe('ash')
  await expect.element(screen.getByLabelText('Person', { exact: true })).toHaveValue('')
  await screen.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => router.state.location.href).toBe('/admin/trail')
})

test('audit trail: links an entry to all entries of its record, and back', async () => {
  const { requests, screen, router } = await openScreen([AUDIT_ENTRY])
  await screen.getByRole('button', { name: /^Details/ }).click()
  await screen.getByRole('link', { name: 'Everything that was done to this record' }).click()
  await expect.poll(() => listRequests(requests).at(-1)?.query['recordId']).toBe('r1')
  await expect.element(screen.getByText('Only what was done to one record is shown.')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => router.state.location.href).toBe('/admin/trail')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('audit trail: shows 50 entries per page', async () => {
  const { requests, screen } = await openScreen([AUDIT_ENTRY], '/admin/trail', 51)
  await screen.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => listRequests(requests).at(-1)?.query['page']).toBe('2')
})

test('audit trail: without matches, offers to show all', async () => {
  const { screen, router } = await openScreen([], '/admin/trail?who=nobody')
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => router.state.location.href).toBe('/admin/trail')
})

test('audit trail: shows an error and retry', async () => {
  let isDown = true
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/admin/staff': { staff: [], total: 0 },
    [AUDIT]: () =>
      isDown
        ? errorResponse(422, { code: 'down', message: 'The database is away.' })
        : { entries: [AUDIT_ENTRY], total: 1 },
  })
  const { screen } = await renderScreen(<AuditTrailScreen />, { at: '/admin/trail' })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('row', { name: /Changed a receipt/ })).toBeVisible()
})
