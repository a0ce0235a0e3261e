import type { Page, Route } from '@playwright/test'
import { isFullRun } from '#testing/server/full-run.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { PASSWORD, registration } from './support/office.ts'
import { waitUntilLoaded } from './support/screens.ts'
import { expect, test } from './support/test.ts'

type Role = 'hr' | 'admin' | 'student'
type Screen = {
  role: Role
  /** `{id}` and `{batch}` are those of a student. */
  path: string
  requests: string[]
}

/** The requests that each screen sends while the file with the screen itself is on its way. */
const SCREENS: Screen[] = [
  { role: 'hr', path: '/hr', requests: ['/api/dashboard/hr'] },
  { role: 'hr', path: '/hr/StudentList', requests: ['/api/user'] },
  { role: 'hr', path: '/hr/student?search=a&sort=fname&page=1', requests: ['/api/user'] },
  { role: 'hr', path: '/hr/Student-view?id={id}', requests: ['/api/user/{id}', '/api/user/overview/{id}'] },
  { role: 'hr', path: '/hr/student/fee?id={id}', requests: ['/api/user/{id}', '/api/fee/{id}'] },
  { role: 'hr', path: '/hr/student/attendence-history?id={id}', requests: ['/api/user/{id}', '/api/attend/{id}'] },
  { role: 'hr', path: '/hr/view-fee?search=a&month=4&year=2026', requests: ['/api/fee'] },
  { role: 'hr', path: '/hr/attendence', requests: ['/api/batch'] },
  {
    role: 'hr',
    path: '/hr/student-attendence-list?batch={batch}',
    requests: ['/api/attend/roster', '/api/attend/today', '/api/draft'],
  },
  { role: 'hr', path: '/hr/batch?search=a', requests: ['/api/batch/overview'] },
  { role: 'hr', path: '/hr/view-course', requests: ['/api/course'] },
  { role: 'hr', path: '/hr/enquiry?tab=Open&search=a', requests: ['/api/enquiry'] },
  { role: 'admin', path: '/admin', requests: ['/api/dashboard/admin'] },
  { role: 'admin', path: '/admin/Student-List', requests: ['/api/user'] },
  {
    role: 'admin',
    path: '/admin/Single-Student-Profile?id={id}',
    requests: ['/api/user/{id}', '/api/user/overview/{id}'],
  },
  { role: 'admin', path: '/admin/Student-Single-Fee?id={id}', requests: ['/api/user/{id}', '/api/fee/{id}'] },
  { role: 'admin', path: '/admin/Student-Single-Attend?id={id}', requests: ['/api/user/{id}', '/api/attend/{id}'] },
  { role: 'admin', path: '/admin/view-all-batch', requests: ['/api/batch'] },
  { role: 'admin', path: '/admin/view-course-admin', requests: ['/api/course'] },
  { role: 'admin', path: '/admin/view-Fee', requests: ['/api/fee', '/api/fee/closing'] },
  { role: 'admin', path: '/admin/view-all-enquiry', requests: ['/api/enquiry'] },
  { role: 'student', path: '/student', requests: ['/api/dashboard/student'] },
  { role: 'student', path: '/student/profile', requests: ['/api/user/{id}'] },
  { role: 'student', path: '/student/fee', requests: ['/api/user/{id}', '/api/fee/{id}'] },
  { role: 'student', path: '/student/Viwe-Attendence', requests: ['/api/attend/{id}'] },
]

/** The short run opens only the first screens of each role. */
const MOST_USED = 5

// A service worker would answer with cached files.
test.use({ serviceWorkers: 'block' })

for (const [role, details] of [
  ['hr', {}],
  ['admin', FULL_ONLY],
  ['student', FULL_ONLY],
] as const) {
  test(`${role}: each screen requests its data while its code loads, and once`, details, async ({ page, office }) => {
    const { course, bCode } = await office.createBatch()
    const email = `${bCode.replaceAll(' ', '.')}@example.com`
    const body = { ...registration(course, bCode), email }
    const { student } = await office.post<{ student: { _id: string } }>('hr', '/api/user/register', body)
    const fill = (text: string) => text.replaceAll('{id}', student._id).replaceAll('{batch}', bCode)
    await (role === 'student' ? office.signInAs('student', email, PASSWORD) : office.signInAs(role))
    // Never answered, because a change by another journey would repeat a request.
    await page.route(/\/api\/changes/, () => {})
    const screenFiles = await holdScreens(page)
    const requested: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'GET' && pathname.startsWith('/api/')) requested.push(pathname)
    })

    const screens = SCREENS.filter((screen) => screen.role === role).slice(0, isFullRun ? undefined : MOST_USED)
    for (const { path, requests } of screens) {
      // Until the navigation, the last page may still send a request.
      page.once('framenavigated', () => (requested.length = 0))
      screenFiles.hold()
      await page.goto(fill(path))
      const missing = () => requests.map(fill).filter((one) => !requested.includes(one))
      await expect.poll(missing, path).toEqual([])
      await expect.poll(screenFiles.countHeld, path).toBeGreaterThan(0)

      await screenFiles.release()
      await waitUntilLoaded(page)
      expect(
        requested.filter((sent, index) => requested.indexOf(sent) !== index),
        path,
      ).toEqual([])
    }
  })
}

test(
  'a link that is hovered or touched requests the code and the data of its screen',
  FULL_ONLY,
  async ({ page, office }) => {
    await office.signInAs('hr')
    await page.goto('/hr/batch')
    const link = page.locator('a[href="/hr/view-fee"]')
    await link.waitFor()
    const code = page.waitForRequest(/\/assets\/hr-view-fee-/)
    const data = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/fee')
    await link.hover()
    await Promise.all([code, data])
  },
)

async function holdScreens(page: Page) {
  const held: Route[] = []
  let isHolding = false
  // First pages are named by their path.
  const files = /\/assets\/([^/]+-(screens?|page)|(hr|admin|student)(-[A-Za-z-]+)?)-[\w-]{8}\.js$/
  await page.route(files, async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  return {
    hold: () => (isHolding = true),
    countHeld: () => held.length,
    release: async () => {
      isHolding = false
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}
