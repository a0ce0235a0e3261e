import { expect, test } from 'vitest'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PENDING_STUDENT } from '#testing/web/student-list.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { OVERVIEW, STUDENT } from '#testing/web/student.ts'
import { AdminStudentProfileScreen } from './admin-student-profile-screen.tsx'

const LINKS = ['https://example.com/asha/portfolio', 'https://example.com/']
const PORTFOLIOS = LINKS.map((portfolio, n) => ({ _id: `p${n}`, portfolio }))
const PROJECTS = [
  {
    _id: 'j1',
    student: 's1',
    project: 'https://example.com/shop',
    techUsed: 'React',
    description: 'A shop',
    version: 1,
  },
]
const CHANGES = [
  { at: '2026-11-20T19:00:00.000Z', who: 'Meera', status: 'Active', reason: null },
  { at: '2026-10-01T05:00:00.000Z', who: 'Om', status: 'Disable', reason: 'Fees not paid' },
]

async function renderProfile(
  over: object = {},
  at = '/admin/Single-Student-Profile?id=s1',
  responses: Record<string, object> = {},
) {
  const requests = fakeServer({
    'GET /api/user/{id}': { ...STUDENT, ...over },
    'GET /api/user/overview/{id}': { ...OVERVIEW, portfolio: PORTFOLIOS, changes: CHANGES },
    'GET /api/institute': INSTITUTE,
    'GET /api/user/consent/{id}': { consent: null },
    'GET /api/project/{id}': { projects: PROJECTS, total: 1 },
    ...responses,
  })
  return { requests, ...(await renderScreen(<AdminStudentProfileScreen />, { at })) }
}

test('admin student profile: shows name, fees and status', async () => {
  const { screen } = await renderProfile()

  await expect.element(screen.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible()
  for (const text of ['Total Fee', '₹12,500', 'Paid Fee', '₹2,000', 'Pending Fee', '₹10,500', 'Active']) {
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible()
  }
})

test('admin student profile: links to fees, attendance and list, but not to the edit form', async () => {
  const { screen } = await renderProfile()

  await expect
    .element(screen.getByRole('link', { name: 'View Fee History' }))
    .toHaveAttribute('href', '/admin/Student-Single-Fee?id=s1')
  await expect
    .element(screen.getByRole('link', { name: 'View Attendance History' }))
    .toHaveAttribute('href', '/admin/Student-Single-Attend?id=s1')
  await expect
    .element(screen.getByRole('navigation').getByRole('link', { name: 'Students' }))
    .toHaveAttribute('href', '/admin/Student-List')
  await expect.element(screen.getByRole('link', { name: 'Edit Student' })).not.toBeInTheDocument()
})

test('admin student profile: shows the sections in order', async () => {
  const { screen } = await renderProfile({ linkedIn: 'https://www.linkedin.com/in/asha' })

  await expect.element(screen.getByRole('heading', { name: 'Status history' })).toBeVisible()
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(1)).toEqual([
    'Course details',
    'Personal details',
    'Education',
    'Status history',
    'Consent',
    'Fees',
    'Attendance',
    'Portfolio Links',
    'History',
  ])
})

test('admin student profile: leaves out LinkedIn and end date when they are blank', async () => {
  const { screen } = await renderProfile()

  await expect.element(screen.getByText('Not Completed', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Not Placed', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('LinkedIn')).not.toBeInTheDocument()
  await expect.element(screen.getByText('End Date')).not.toBeInTheDocument()
})

test('admin student profile: shows completion, placement and end date', async () => {
  const { screen } = await renderProfile({ isCompleted: 'yes', isPlaced: 'placed', endDate: '2026-12-31' })

  await expect.element(screen.getByText('Completed', { exact: true })).toBeVisible()
  expect(screen.getByText('Placed', { exact: true }).elements()).toHaveLength(2)
  await expect.element(screen.getByText('2026-12-31')).toBeVisible()
})

test('admin student profile: shows all portfolio links, cut to 20 characters', async () => {
  const { screen } = await renderProfile()

  const links = screen.getByRole('region', { name: 'Portfolio Links' }).getByRole('link')

  await expect.element(links.first()).toMatchTextContent(/^https:\/\/example\.com\/… \(opens in a new tab\)$/)
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(LINKS)
})

test('admin student profile: the projects tab shows the projects', async () => {
  const { screen } = await renderProfile({}, '/admin/Single-Student-Profile?id=s1&tab=projects')

  await expect.element(screen.getByRole('row', { name: /example\.com\/shop.*React.*A shop/ })).toBeVisible()
})

test('admin student profile: shows the status history in the time zone of the institute', async () => {
  const { screen } = await renderProfile()

  const table = screen.getByRole('table', { name: 'Status history' })
  await expect.element(table).toBeVisible()
  const rows = table.getByRole('row').elements()
  expect(rows.slice(1).map((row) => [...row.children].map((cell) => cell.lastElementChild?.textContent))).toEqual([
    ['2026-11-21 00:30', 'Active', 'Meera', '–'],
    ['2026-10-01 10:30', 'Dropped', 'Om', 'Fees not paid'],
  ])
})

test('admin student profile: a pending registration shows the declared payment and that HR decides', async () => {
  const { screen } = await renderProfile(PENDING_STUDENT)

  await expect.element(screen.getByText('₹1,500')).toBeVisible()
  await expect
    .element(screen.getByText('This registration is awaiting approval: HR approves or rejects it.'))
    .toBeVisible()
  for (const name of ['Approve', 'Reject'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
  for (const name of ['View Fee History', 'View Attendance History'])
    await expect.element(screen.getByRole('link', { name })).not.toBeInTheDocument()
})

test('admin student profile: signs the student out everywhere after a confirmation', async () => {
  const { screen, requests } = await renderProfile({}, undefined, {
    'DELETE /api/admin/student/{id}/session': { message: 'Asha Rao has been signed out everywhere.' },
  })
  const listWrites = () => requests.filter(({ method }) => method !== 'GET').map(({ path }) => path)

  await screen.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Sign Asha Rao out everywhere?' })
  await expect.element(dialog).toBeVisible()
  expect(listWrites()).toEqual([])
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('Asha Rao has been signed out everywhere.')
  expect(listWrites()).toEqual(['/api/admin/student/s1/session'])
})

test('admin student profile: reads the id from the navigation state', async () => {
  const { screen, router, requests } = await renderProfile({}, '/admin/Single-Student-Profile')

  await router.navigate({ to: '/admin/Single-Student-Profile', state: { id: 's1' } })

  await expect.element(screen.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible()
  expect(requests.some(({ path }) => path === '/api/user/s1')).toBe(true)
})

test('admin student profile: without an id it links to the list', async () => {
  const { screen } = await renderProfile({}, '/admin/Single-Student-Profile')

  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/admin/Student-List')
  const crumbs = screen.getByRole('navigation').getByRole('link').elements()
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Students'])
})

test('admin student profile: a deleted student shows not found with a link to the list, and no retry', async () => {
  const { screen } = await renderProfile({}, '/admin/Single-Student-Profile?id=s1', {
    'GET /api/user/{id}': errorResponse(404, { code: 'not_found', message: 'This record was not found.' }),
  })

  await expect.element(screen.getByText('This student is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the students' }))
    .toHaveAttribute('href', '/admin/Student-List')
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
