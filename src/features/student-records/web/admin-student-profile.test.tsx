import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminStudentProfileScreen } from './admin-student-profile-screen.tsx'
import { anInstitute, aStudent, aWaitingList } from '#testing/web/student-list.ts'

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

const links = ['https://example.com/asha/portfolio', 'https://example.com/']
const portfolios = links.map((portfolio, n) => ({ _id: `p${n}`, student: 's1', portfolio, version: 1 }))
const projects = [
  {
    ...{ _id: 'j1', student: 's1', project: 'https://example.com/shop', techUsed: 'React' },
    ...{ description: 'A shop', version: 1 },
  },
]
const changes = [
  { at: '2026-11-20T19:00:00.000Z', who: 'Meera', status: 'Active', reason: null },
  { at: '2026-10-01T05:00:00.000Z', who: 'Om', status: 'Disable', reason: 'Fees not paid' },
]

async function opened(
  over: object = {},
  at = '/admin/Single-Student-Profile?id=s1',
  answers: Record<string, object> = {},
) {
  const asked = fakeServer({
    'GET /api/user/{id}': { ...aStudent, ...over },
    'GET /api/user/{id}/status': { changes },
    'GET /api/institute': anInstitute,
    'GET /api/portfolio/{id}': { portfolios, total: 2 },
    'GET /api/project/{id}': { projects, total: 1 },
    ...answers,
  })
  return { asked, ...(await renderScreen(<AdminStudentProfileScreen />, { at })) }
}

test('who it is, the figures, and the ways to attendance and fees', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible()
  for (const text of ['Total Fee', '₹12,500', 'Paid Fee', '₹2,000', 'Pending Fee', '₹10,500', 'Active']) {
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
  }
  await expect
    .element(screen.getByRole('link', { name: 'View Fee History' }))
    .toHaveAttribute('href', '/admin/Student-Single-Fee?id=s1')
  await expect
    .element(screen.getByRole('link', { name: 'View Attendence History' }))
    .toHaveAttribute('href', '/admin/Student-Single-Attend?id=s1')
  await expect.element(screen.getByRole('link', { name: 'Edit Student' })).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('navigation').getByRole('link', { name: 'Students' }))
    .toHaveAttribute('href', '/admin/Student-List')
})

test('the sections in their order', async () => {
  const { screen } = await opened({ linkedIn: 'https://www.linkedin.com/in/asha' })
  await expect.element(screen.getByRole('heading', { name: 'Status history' })).toBeVisible()
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(1)).toEqual([
    ...['Personal details', 'LinkedIn', 'Portfolio Links', 'Education', 'Course details', 'Projects', 'Status history'],
  ])
})

test('course and placement status by their words; without LinkedIn and end date neither stands there', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByText('Not Completed', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Not Placed', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('LinkedIn')).not.toBeInTheDocument()
  await expect.element(screen.getByText('End Date')).not.toBeInTheDocument()
  await screen.unmount()

  const again = await opened({ isCompleted: 'yes', isPlaced: 'placed', endDate: '2026-12-31' })
  await expect.element(again.screen.getByText('Completed', { exact: true })).toBeVisible()
  expect(again.screen.getByText('Placed', { exact: true }).elements()).toHaveLength(2)
  await expect.element(again.screen.getByText('2026-12-31')).toBeVisible()
})

test('all portfolio links, each cut to 20 characters; the projects', async () => {
  const { screen } = await opened()
  const panel = screen.getByRole('region', { name: 'Portfolio Links' }).getByRole('link')
  await expect.element(panel.first()).toMatchTextContent(/^https:\/\/example\.com\/… \(opens in a new tab\)$/)
  expect(panel.elements().map((link) => link.getAttribute('href'))).toEqual(links)
  await expect.element(screen.getByRole('row', { name: /example\.com\/shop.*React.*A shop/ })).toBeVisible()
})

test('each change of the status with its day on the institute’s clock, who made it and why', async () => {
  const { screen } = await opened()
  const table = screen.getByRole('table', { name: 'Status history' })
  await expect.element(table).toBeVisible()
  const rows = table.getByRole('row').elements()
  expect(rows.slice(1).map((row) => [...row.children].map((cell) => cell.lastElementChild?.textContent))).toEqual([
    ['2026-11-21 00:30', 'Active', 'Meera', '–'],
    ['2026-10-01 10:30', 'Dropped', 'Om', 'Fees not paid'],
  ])
})

test('who waits for approval: what was declared and who decides, but neither fees nor attendance yet', async () => {
  const { screen } = await opened(aWaitingList.students[0])
  await expect.element(screen.getByText('₹1,500')).toBeVisible()
  await expect
    .element(screen.getByText('This registration waits for approval: HR approves or rejects it.'))
    .toBeVisible()
  for (const name of ['Approve', 'Reject'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'View Fee History' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'View Attendence History' })).not.toBeInTheDocument()
})

test('the id may come in the navigation state; without one the page leads to the list', async () => {
  const { screen, router, asked } = await opened({}, '/admin/Single-Student-Profile')
  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/admin/Student-List')
  const crumbs = screen.getByRole('navigation').getByRole('link').elements()
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Students'])
  await router.navigate({ to: '/admin/Single-Student-Profile', state: { id: 's1' } })
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible()
  expect(asked.some(({ path }) => path === '/api/user/s1')).toBe(true)
})

test('who is not there any more: it says so, and offers the way back', async () => {
  const { screen } = await opened({}, '/admin/Single-Student-Profile?id=s1', {
    'GET /api/user/{id}': errorResponse(404, { code: 'not_found', message: 'This record was not found.' }),
  })
  await expect.element(screen.getByText('This student is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/admin/Student-List')
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
