import { afterEach, expect, test } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { SideNav } from './side-nav.tsx'
import { UserMenu } from './user-menu.tsx'

afterEach(() => {
  removeIdentities()
  restoreFetch()
})

const student = { ...{ _id: 's1', token: 't', role: 'student', name: '', email: '' }, fname: 'Asha', lname: 'Rao' }

async function renderSideNav(at = '/student', area: 'user' | 'admin' = 'user') {
  fakeServer({})
  storeIdentity(area, student)
  const { screen } = await renderScreen(<SideNav area={area} />, { at })
  await expect.element(screen.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  return screen
}

test('SideNav of a student: shows the items in order, Logout last', async () => {
  const screen = await renderSideNav()
  const items = [...screen.getByRole('navigation').element().querySelectorAll(':scope > ul > li')]
  const names = items.map((item) => item.querySelector('a, button')?.textContent)
  const all = ['Dashboard', 'Project', 'Interview Question', 'Portfolio', 'Attendance', 'Fee', 'Logout']
  expect(names).toEqual(all)
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

test('UserMenu of a student: shows initials and name, profile, privacy notice, password, sessions and Logout', async () => {
  fakeServer({})
  const { screen } = await renderScreen(<UserMenu area="user" identity={student} />, { at: '/student/fee' })
  const button = screen.getByRole('button', { name: /^Account/ })
  await expect.element(button).toMatchTextContent(/AR.*Asha Rao/)
  await button.click()
  await expect.element(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveAttribute('href', '/student')
  expect(
    screen
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['My Profile', 'Privacy notice', 'Change Password', 'Where you are signed in', 'Logout'])
})

test.each([
  ['/admin/Single-Student-Profile?id=s1', 'Students'],
  ['/admin/Student-Single-Fee?id=s1', 'Students'],
  ['/admin/Student-Single-Attend?id=s1', 'Students'],
  ['/admin/Edit-Course/c1', 'View Course'],
  ['/admin/view-all-attend?batch=T-1', 'Attendance'],
  ['/fee-receipt?id=r1', 'View Fees'],
  ['/admin/view-single-category-expense?id=k1', 'View Expense Category'],
  ['/admin/view-expance', 'View Expense Category'],
  ['/admin/Add-expance', 'View Expense Category'],
  ['/admin/Edit-Expance/x1', 'View Expense Category'],
  ['/admin/add-expense-category', 'View Expense Category'],
])('SideNav of an admin: on %s the current link is %s', async (at, label) => {
  const screen = await renderSideNav(at, 'admin')
  const current = screen.getByRole('navigation').element().querySelectorAll('[aria-current]')
  expect([...current].map(({ textContent }) => textContent)).toEqual([label])
})
