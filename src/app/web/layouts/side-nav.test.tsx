import { expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { SideNav } from './side-nav.tsx'
import { UserMenu } from './user-menu.tsx'

const student = {
  _id: 's1',
  token: 't',
  role: 'student',
  name: '',
  email: '',
  fname: 'Asha',
  lname: 'Rao',
}

const WORK_LEFT = {
  'GET /api/attend/unmarked': { date: '2026-11-20', batches: [], total: 4, running: 5 },
  'GET /api/enquiry/to-call': { total: 6, late: 2 },
}

async function renderSideNav(at = '/student', area: 'user' | 'admin' | 'hr' = 'user') {
  const requests = fakeServer(WORK_LEFT)
  storeIdentity(area, student)
  const { screen } = await renderScreen(<SideNav area={area} />, { at })
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  return Object.assign(screen, { requests })
}

test('SideNav of a student: shows the groups and items in order, Logout last', async () => {
  const screen = await renderSideNav()
  const texts = [...screen.getByRole('navigation').element().querySelectorAll('p, a, button')]
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent)
  expect(texts).toEqual([
    'Dashboard',
    'Project',
    'Project Add',
    'View Project',
    'Interview Question',
    'Portfolio',
    'Add Portfolio',
    'Certificates',
    'Attendance',
    'View Attendance',
    'Timetable',
    'Money',
    'Fee',
    'Logout',
  ])
})

test('SideNav of HR: shows the batches to mark and the enquiries to call beside their links', async () => {
  const screen = await renderSideNav('/hr', 'hr')
  const group = (name: string) => screen.getByRole('list', { name })
  await expect.element(group('Teaching')).toMatchTextContent(/^Attendance44 batches to mark\.Batch/)
  await expect.element(group('Front desk')).toMatchTextContent(/^Enquiry66 people to call\.$/)
})

test('SideNav of an admin: loads no number that only HR may read', async () => {
  const { requests } = await renderSideNav('/admin', 'admin')
  expect(requests).toEqual([])
})

test('SideNav of an admin: a group is labelled, and Add Course is a link beside View Course', async () => {
  const screen = await renderSideNav('/admin', 'admin')
  const teaching = screen.getByRole('list', { name: 'Teaching' })
  await expect.element(teaching.getByRole('link', { name: 'View Course' })).toMatchTextContent(/^Course$/)
  await expect.element(teaching.getByRole('link', { name: 'Add Course' })).toHaveAttribute('href', '/admin/Add-course')
})

test('SideNav: Interview Question expands to external links with target=_blank and rel=noopener noreferrer', async () => {
  const screen = await renderSideNav()
  const group = screen.getByRole('button', { name: 'Interview Question' })
  await expect.element(group).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByRole('link', { name: /opens in a new tab/ })).not.toBeInTheDocument()
  await group.click()
  await expect.element(group).toHaveAttribute('aria-expanded', 'true')
  for (const name of ['HTML', 'CSS', 'JavaScript', 'React', 'Node']) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true })
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('SideNav: the link of the current page has aria-current with any query parameters', async () => {
  const screen = await renderSideNav('/student/Viwe-Attendence?month=3&year=2026')
  const link = screen.getByRole('link', { name: 'View Attendance' })
  await expect.element(link).toHaveAttribute('href', '/student/Viwe-Attendence')
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
})

test('SideNav: Fee is the current link on a receipt', async () => {
  const screen = await renderSideNav('/student/FeesReceipt?id=r1')
  await expect.element(screen.getByRole('link', { name: 'Fee' })).toHaveAttribute('aria-current', 'page')
})

test('UserMenu of a student: shows initials and name, profile, privacy notice, password, sessions, shortcuts and Logout', async () => {
  fakeServer({})
  const { screen } = await renderScreen(<UserMenu area="user" identity={student} />, { at: '/student/fee' })
  const button = screen.getByRole('button', { name: /^Account/ })
  await expect.element(button).toMatchTextContent(/AR.*Asha Rao/)
  await button.click()
  await expect.element(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '/student/profile')
  expect(
    screen
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'My Profile',
    'Privacy notice',
    'Change Password',
    'Where you are signed in',
    'Keyboard shortcuts',
    'Logout',
  ])
})

test('UserMenu: a colour scheme is chosen in it', async () => {
  fakeServer({})
  const { screen } = await renderScreen(<UserMenu area="user" identity={student} />, { at: '/student/fee' })
  await screen.getByRole('button', { name: /^Account/ }).click()
  await screen.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
  // The menu stays open.
  await expect.element(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true')
  await screen.getByRole('menuitemradio', { name: 'Same as the system' }).click()
  await expect.element(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'false')
})

test('BottomBar of a student: shows four links and Menu', async () => {
  fakeServer({})
  storeIdentity('user', student)
  const bar = <BottomBar area="user" menuOpen={false} onMenu={() => {}} />
  const { screen } = await renderScreen(bar, { at: '/student/fee' })
  await expect.element(screen.getByRole('link', { name: 'Fee' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('navigation').element().textContent).toBe('DashboardFeeAttendanceProjectMenu')
  await expect.element(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['/admin/Single-Student-Profile?id=s1', 'Students'],
  ['/admin/Student-Single-Fee?id=s1', 'Students'],
  ['/admin/Student-Single-Attend?id=s1', 'Students'],
  ['/admin/Edit-Course/c1', 'Course'],
  ['/admin/view-all-attend?batch=T-1', 'Attendance'],
  ['/fee-receipt?id=r1', 'View Fees'],
  ['/admin/view-single-category-expense?id=k1', 'Expense Category'],
  ['/admin/view-expance', 'Expense Category'],
  ['/admin/Add-expance', 'Expense Category'],
  ['/admin/Edit-Expance/x1', 'Expense Category'],
  ['/admin/add-expense-category', 'Expense Category'],
])('SideNav of an admin: on %s the current link is %s', async (at, label) => {
  const screen = await renderSideNav(at, 'admin')
  const current = screen.getByRole('navigation').element().querySelectorAll('[aria-current]')
  expect([...current].map(({ textContent }) => textContent)).toEqual([label])
})
