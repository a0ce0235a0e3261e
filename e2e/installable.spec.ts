import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fieldByLabel } from './support/forms.ts'
import { INSTITUTE, startMunshi } from './support/munshi.ts'
import { uniqueName } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

const BUILT = process.env.WEB_DIR ?? 'dist/web'

/** Loads the page twice, because the first visit is not controlled by the service worker. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
}

const cachedResponses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const found = names.map(async (name) => {
      const cache = await caches.open(name)
      const requests = await cache.keys()
      return Promise.all(
        requests.map(async (request) => {
          const response = await cache.match(request)
          return { path: new URL(request.url).pathname, text: (await response?.text()) ?? '' }
        }),
      )
    })
    return (await Promise.all(found)).flat()
  })

test.use({ serviceWorkers: 'allow' })

test("installable page: the manifest has the institute's name; the service worker caches the shell and no personal data", async ({
  page,
  office,
  request,
}) => {
  await page.goto('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ name: INSTITUTE.INSTITUTE_NAME, start_url: '/', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type'], src).toContain(type)
  }
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // The only obstacle is that the test browser stores nothing on disk.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  const student = await office.createStudent({ lname: uniqueName('Example').replace(/ /g, '') })
  await office.signInAs('hr')
  await openControlled(page, '/hr')
  await page.goto('/hr/StudentList')
  await expect(page.getByText(student.lname).first()).toBeVisible()
  await page.goto(`/hr/Student-view?id=${student._id}`)
  await expect(page.getByText(student.email).first()).toBeVisible()
  await page.getByRole('button', { name: /Hari Example/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to' })).toBeVisible()

  const files = await cachedResponses(page)
  expect(files.length).toBeGreaterThan(5)
  const unexpected = files.filter(
    ({ path }) => !/^\/(?:student)?$|^\/assets\/|^\/(favicon|apple-touch-icon)\./.test(path),
  )
  expect(unexpected.map(({ path }) => path)).toEqual([])
  const personalData = [student.lname, student.email, INSTITUTE.HR_EMAIL, INSTITUTE.HR_NAME]
  for (const { path, text } of files)
    for (const value of personalData) expect(text.includes(value), `${value} in ${path}`).toBe(false)
})

test('new version: is offered, and reloading keeps the form draft; the page opens with its styles while the server is down', async ({
  page,
  request,
}) => {
  const webDir = mkdtempSync(join(tmpdir(), 'munshi-web-'))
  cpSync(BUILT, webDir, { recursive: true })
  const munshi = await startMunshi({ ...INSTITUTE, WEB_DIR: webDir })
  try {
    const address = munshi.addresses[0] ?? ''
    await page.goto(`${address}/favicon.svg`)
    const response = await request.post(`${address}/api/admin/login`, {
      data: { email: INSTITUTE.ADMIN_EMAIL, password: INSTITUTE.ADMIN_PASSWORD },
    })
    await page.evaluate((identity) => localStorage.setItem('admin', identity), await response.text())
    await openControlled(page, `${address}/admin/Add-course`)
    await fieldByLabel(page, 'Course Name').fill('Example Course')

    const worker = join(webDir, 'worker.js')
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = "\w+"/, 'VERSION = "another"'))
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const bar = page.locator('[aria-live=polite]').filter({ hasText: 'A new version is ready' })
    await expect(bar).toBeVisible()
    await expect(fieldByLabel(page, 'Course Name')).toHaveValue('Example Course')

    page.once('dialog', (dialog) => void dialog.accept())
    const loaded = page.waitForEvent('load')
    await bar.getByRole('button', { name: 'Reload' }).click()
    await loaded
    await expect(fieldByLabel(page, 'Course Name')).toHaveValue('Example Course')
    await expect(bar).toBeHidden()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['munshi another'])

    await page.evaluate(() => localStorage.removeItem('admin'))
    page.once('dialog', (dialog) => void dialog.accept())
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  } finally {
    await munshi.stop()
    rmSync(webDir, { recursive: true, force: true })
  }

  const violations: string[] = []
  page.on(
    'console',
    (message) => void (/Content.Security.Policy/i.test(message.text()) && violations.push(message.text())),
  )
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // The theme adds this style under the cached nonce.
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', 'rgb(61, 65, 179)')
  expect(violations).toEqual([])
})

test.describe('missing files', () => {
  test.use({ serviceWorkers: 'block' })

  test('missing chunk: is loaded by one reload', async ({ page, office }) => {
    await office.signInAs('hr')
    await page.route('**/assets/course-list-screen-*.js', (route) => route.abort(), { times: 1 })
    await page.goto('/hr')
    await page.getByRole('link', { name: 'Course', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible()
    await expect(page).toHaveURL(/view-course/)
  })

  test('missing chunk: shows an error instead of reloading forever', FULL_ONLY, async ({ page, office }) => {
    await office.signInAs('hr')
    await page.route('**/assets/course-list-screen-*.js', (route) => route.abort())
    await page.goto('/hr')
    let loads = 0
    page.on('load', () => loads++)
    await page.getByRole('link', { name: 'Course', exact: true }).click()
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible()
    await expect.poll(() => loads).toBe(1)
    await page.unroute('**/assets/course-list-screen-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible()
  })

  test('missing chunk: is loaded when the network returns', FULL_ONLY, async ({ page, context, office }) => {
    await office.signInAs('hr')
    await page.goto('/hr')
    await page.route('**/assets/course-list-screen-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Course', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible()
    await expect(page).toHaveTitle(/^This page could not be shown/)
    await page.unroute('**/assets/course-list-screen-*.js')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Courses' })).toBeVisible()
  })

  test('missing catalogue: the page stays in its language and shows a message', FULL_ONLY, async ({ page }) => {
    await page.goto('/')
    await page.route('**/assets/fr-*.js', (route) => route.abort())
    await page.getByLabel('Language').selectOption('fr')
    await expect(page.getByRole('alert').filter({ hasText: 'The language could not be loaded.' })).toBeVisible()
    await expect(page.getByLabel('Language')).toHaveValue('en')
    await page.route('**/assets/*.fr.json', (route) => route.abort())
    await page.evaluate(() => localStorage.setItem('language', 'fr'))
    await page.goto('/forget-password')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  })
})
