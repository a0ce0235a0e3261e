import type { Page } from '@playwright/test'
import type { Language } from '#shared/contract/messages.ts'
import { readCatalogues } from '#shared/server/messages.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { fillFields, fieldByLabel, signIn } from './support/forms.ts'
import { INSTITUTE } from './support/munshi.ts'
import { PASSWORD } from './support/office.ts'
import { openScreen } from './support/screens.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

const getStored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const figure = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label })

test('guards: without an identity every area redirects to the sign-in, and with one to its own area', async ({
  page,
  office,
}) => {
  await page.goto('/')
  const paths = ['/admin/Add-course', '/hr/student/fee?id=1', '/student', '/admin', '/hr', '/hr/StudentList']
  for (const path of isFullRun ? paths : paths.slice(0, 3)) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/')
  }
  await page.evaluate(() => localStorage.setItem('hr', '{"token":"no id"}'))
  await page.goto('/hr')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: /^Welcome to / })).toBeVisible()

  const student = await office.createStudent()
  const roles = [
    { role: 'admin', home: '/admin', others: ['/hr', '/student'] },
    { role: 'hr', home: '/hr', others: ['/admin', '/student'] },
    { role: 'student', home: '/student', others: ['/admin', '/hr'] },
  ] as const
  for (const { role, home, others } of roles) {
    await office.signInAs(role, ...(role === 'student' ? [student.email, PASSWORD] : []))
    for (const path of isFullRun ? ['/', ...others] : ['/', others[0]]) {
      await page.goto(path)
      await expect(page, `${role} at ${path}`).toHaveURL(home)
    }
    // A page that starts without an identity loads the sign-in, which would end the next load.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  }
})

test('Logout removes the identity and cached data and keeps the language', async ({ page, office }) => {
  await office.createStudent()
  await page.goto('/')
  await signIn(page, INSTITUTE.HR_EMAIL, INSTITUTE.HR_PASSWORD, 'HR')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  const students = figure(page, 'Total Students')
  await expect(students).toHaveText(/\d+$/)
  const before = Number(/\d+$/.exec(await students.innerText())?.[0])

  await page.getByRole('button', { name: /Hari Example/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect([await getStored(page, 'hr'), await getStored(page, 'language')]).toEqual([null, 'en'])

  await office.createStudent()
  await signIn(page, INSTITUTE.HR_EMAIL, INSTITUTE.HR_PASSWORD, 'HR')
  await expect(students).toHaveText(new RegExp(`${before + 1}$`))
})

test('sign-in: opens the page that was requested', FULL_ONLY, async ({ page }) => {
  await page.goto('/hr/StudentList?tab=Active')
  await expect(page).toHaveURL('/')
  await signIn(page, INSTITUTE.HR_EMAIL, INSTITUTE.HR_PASSWORD, 'HR')
  await expect(page).toHaveURL('/hr/StudentList?tab=Active')
  await page.goBack()
  await expect(page).not.toHaveURL('/')
})

test('ended session: the next request redirects to / and shows the reason', async ({ page, office }) => {
  const { token } = await office.signInAs('hr')
  // Never answered: the stream of changes would end with the session and redirect before the press.
  await page.route(/\/api\/changes/, () => {})
  await openScreen(page, '/hr')
  const ended = await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } })
  expect(ended.ok()).toBe(true)
  await page.getByRole('link', { name: 'Student List' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert')).toContainText('You have been signed out.')
  expect(await getStored(page, 'hr')).toBeNull()
})

const findInStorage = (page: Page, text: string) =>
  page.evaluate(
    (searched) =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage).flatMap(([key, value]) => (String(value).includes(searched) ? [key] : [])),
      ),
    text,
  )

test('draft of HR: survives a reload and an idle logout on the server, and leaves nothing in the browser', async ({
  page,
  office,
  browser,
  address,
}) => {
  await office.createBatch()
  await page.goto('/')
  await signIn(page, INSTITUTE.HR_EMAIL, INSTITUTE.HR_PASSWORD, 'HR')
  await expect(page.getByRole('heading', { name: `Welcome ${INSTITUTE.HR_NAME}!` })).toBeVisible()
  const restored = page.getByText('What you typed earlier is back. It has not been saved.')

  await test.step('a reload right after typing keeps the input', async () => {
    await page.goto('/hr/register')
    await fillFields(page, { 'First Name': 'Draftina' })
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(restored).toBeVisible()
    await expect(fieldByLabel(page, 'First Name')).toHaveValue('Draftina')
  })

  await test.step('after an idle logout right after typing, the browser has no personal data', async () => {
    await fillFields(page, { "Father's Name": 'Draftinus' })
    await page.evaluate(() => localStorage.setItem('last-activity', String(Date.now() - 600_000)))
    await expect(page.getByRole('alert')).toContainText('You were signed out')
    expect(await findInStorage(page, 'Draftin')).toEqual([])
  })

  await test.step('the same account finds the input again, in any browser', async () => {
    const context = await browser.newContext({ baseURL: address })
    const other = await context.newPage()
    for (const clerk of [page, other]) {
      // The first one is where it was signed out, and returns there.
      if (clerk === other) await clerk.goto('/hr/register')
      await signIn(clerk, INSTITUTE.HR_EMAIL, INSTITUTE.HR_PASSWORD, 'HR')
      await expect(clerk).toHaveURL('/hr/register')
      await expect(fieldByLabel(clerk, 'First Name')).toHaveValue('Draftina')
      await expect(fieldByLabel(clerk, "Father's Name")).toHaveValue('Draftinus')
    }
    await context.close()
  })
})

const readCatalogue = (namespace: string, language: Language) => readCatalogues(language)[namespace] ?? {}

const LANGUAGES = [
  ['fr', 'Français'],
  ['tr', 'Türkçe'],
  ['hi', 'हिन्दी'],
  ['mr', 'मराठी'],
] as const

async function expectEachLanguage(page: Page, headingIn: (language: Language) => string): Promise<void> {
  for (const [language, name] of isFullRun ? LANGUAGES : LANGUAGES.slice(0, 1)) {
    await page.getByRole('combobox').filter({ hasText: 'Türkçe' }).selectOption(name)
    const heading = page.getByRole('heading', { name: headingIn(language), exact: true })
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
}

test('language: changes in every area at once and is remembered', FULL_ONLY, async ({ page, office }) => {
  const student = await office.createStudent()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectEachLanguage(
    page,
    (language) =>
      readCatalogue('identity', language)['welcome']?.replace('{{product}}', INSTITUTE.INSTITUTE_NAME) ?? '',
  )
  const welcome = (name: string) => (language: Language) =>
    readCatalogue('dashboard', language)['welcome']?.replace('{{name}}', name) ?? ''

  await office.signInAs('hr')
  await page.goto('/')
  await expectEachLanguage(page, welcome(INSTITUTE.HR_NAME))
  await page.evaluate(() => localStorage.removeItem('hr'))

  const { role } = (await office.signInAs('admin')) as { role?: string }
  await page.goto('/')
  await expectEachLanguage(page, welcome(role?.split('.')[0] ?? ''))
  await page.evaluate(() => localStorage.removeItem('admin'))

  await office.signInAs('student', student.email, PASSWORD)
  await page.goto('/')
  await expectEachLanguage(page, (language) => readCatalogue('student-records', language)['studentDetails'] ?? '')
})

test('offline overlay: covers the page and keeps the input', FULL_ONLY, async ({ page, context, office }) => {
  await office.signInAs('admin')
  await page.goto('/admin/Add-course')
  await fillFields(page, { 'Course Name': 'Typed before the cut' })
  await page.route('**/healthz', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  const overlay = page.getByRole('dialog', { name: 'No Internet Connection' })
  await expect(overlay).toBeVisible()
  await expect(overlay.getByText('Please check your network connection and try again.')).toBeVisible()
  await expect(page.getByLabel('Course Name')).toHaveValue('Typed before the cut')
  await page.unroute('**/healthz')
  await context.setOffline(false)
  await expect(overlay).toHaveCount(0)
  await expect(fieldByLabel(page, 'Course Name')).toHaveValue('Typed before the cut')
})

test('idle logout: staff are warned after 9 minutes and signed out after 10; activity restarts the clock', async ({
  page,
  office,
}) => {
  await page.clock.install()
  await office.signInAs('hr')
  await page.goto('/hr')
  await expect(page.getByRole('heading', { name: 'Welcome Hari Example!' })).toBeVisible()
  // The watch is loaded after the page, and begins with the time.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-activity'))).not.toBeNull()
  const warning = page.getByRole('dialog', { name: 'Are you still there?' })
  await page.clock.fastForward('08:00')
  await page.mouse.move(300, 300)
  await page.clock.fastForward('08:50')
  await page.clock.runFor(2_000)
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward('00:15')
  await expect(warning).toBeVisible()
  expect(await getStored(page, 'hr')).not.toBeNull()
  await page.clock.fastForward('01:00')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert')).toContainText('You were signed out after 10 minutes without activity.')
  expect(await getStored(page, 'hr')).toBeNull()
})

test('idle logout: a student is never signed out', FULL_ONLY, async ({ page, office }) => {
  const student = await office.createStudent()
  await page.clock.install()
  await office.signInAs('student', student.email, PASSWORD)
  await page.goto('/student')
  await expect(page.getByRole('heading', { name: 'Student Details' })).toBeVisible()
  await page.clock.fastForward('20:00')
  await page.clock.runFor(3_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/student')
  expect(await getStored(page, 'user')).not.toBeNull()
})

test(
  'sign-in: the heading of the first page has the focus, without a box around it',
  FULL_ONLY,
  async ({ page, office }) => {
    const student = await office.createStudent()
    await page.goto('/')
    await signIn(page, student.email, PASSWORD, 'STUDENT')
    const heading = page.getByRole('heading', { level: 1, name: 'Ravi Example' })
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline-style', 'none')
  },
)

test('unknown path: shows an error page with a link back', FULL_ONLY, async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: /^Welcome to / })).toBeVisible()
})

test(
  'unknown path: within an area, the area keeps its menu; Go back opens its first page',
  FULL_ONLY,
  async ({ page, office }) => {
    const student = await office.createStudent()
    const areas = [
      { home: '/hr', signIn: () => office.signInAs('hr'), link: 'View Fees' },
      { home: '/admin', signIn: () => office.signInAs('admin'), link: 'Expense Category' },
      { home: '/student', signIn: () => office.signInAs('student', student.email, PASSWORD), link: 'Add Portfolio' },
    ]
    for (const { home, signIn, link } of areas) {
      await signIn()
      await page.goto(`${home}/no-such/page`)
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
      await expect(page.getByRole('navigation').getByText(link)).toBeVisible()
      await page.getByRole('link', { name: 'Go back' }).click()
      await expect(page).toHaveURL(home)
      await page.evaluate(() => localStorage.clear())
    }
  },
)
