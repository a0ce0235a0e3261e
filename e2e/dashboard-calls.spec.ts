import { waitUntilLoaded } from './support/screens.ts'
import { PASSWORD } from './support/office.ts'
import { expect, test } from './support/test.ts'

const DASHBOARDS = [
  {
    role: 'hr',
    path: '/hr',
    shown: ['Attendance today', 'Call today', 'Students who have pending fees', 'Fees received per month'],
  },
  { role: 'admin', path: '/admin', shown: ['Fees due', 'Students who have pending fees'] },
  { role: 'student', path: '/student', shown: ['Student Details'] },
] as const

/** They start a second after the page has loaded, and after it has been idle for one. */
const LATER = ['/api/changes', '/api/admin/audit/alarm']

for (const { role, path, shown } of DASHBOARDS) {
  test(`${path}: one call has all that the first screen shows`, async ({ page, office }) => {
    const { email } = await office.createStudent()
    await (role === 'student' ? office.signInAs(role, email, PASSWORD) : office.signInAs(role))
    const called: string[] = []
    // Until then, the page before may still send a request.
    page.once('framenavigated', () => (called.length = 0))
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) called.push(pathname)
    })

    await page.goto(path)
    for (const name of shown) await expect(page.getByRole('heading', { name })).toBeVisible()
    await waitUntilLoaded(page)

    expect(called.filter((one) => !LATER.includes(one))).toEqual([`/api/dashboard/${role}`])
  })
}
