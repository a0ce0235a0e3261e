import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Office, PASSWORD } from './support/office.ts'
import { expect, test } from './support/test.ts'

const VARIANTS = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 360, height: 740, colorScheme: 'light' },
] as const

/** What axe finds, and what sticks out sideways, at both widths and in both colour schemes of one loaded page. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { width, height, colorScheme } of VARIANTS) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
    )
    const at = `${width} ${colorScheme}`
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations) {
      // The library's menu holds groups of its own between the menu and its entries.
      const own = nodes.filter(
        ({ html }) => !(id === 'aria-required-children' && html.includes('mantine-Menu-dropdown')),
      )
      if (own.length > 0) faults.push(`${at}: ${id} ${own.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) faults.push(`${at}: ${overflow} px too wide`)
  }
  return faults
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

test('the public screens', async ({ page, office }) => {
  await office.aBatch()
  for (const path of ['/', '/register', '/nowhere', '/fee-receipt', '/update', '/setup?code=wrong']) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
  await show(page, '/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Plz Enter Email')).toBeVisible()
  expect.soft(await faultsOf(page), '/ refused').toEqual([])
})

test("the admin's screens", async ({ page, office }) => {
  await office.aBatch()
  await office.signedInAs('admin')
  const { courses } = await office.get<{ courses: { _id: string }[] }>('admin', '/api/course')
  for (const path of [
    '/admin',
    '/admin/view-course-admin',
    '/admin/Add-course',
    `/admin/Edit-Course/${courses[0]?._id}`,
  ]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})

/** An enquiry, and a batch that has been marked. */
async function aDayAtTheCounter(office: Office): Promise<{ enquiry: string; marked: string }> {
  const batch = await office.aBatch()
  const [student = ''] = await office.studentsOf(batch, 2)
  const date = '2026-11-02'
  await office.post('hr', '/api/attend', [{ student, batchCode: batch.bCode, date, attendence: false }])
  const { _id } = await office.post<{ _id: string }>('hr', '/api/enquiry', {
    ...{ name: 'Aṣṭaputre the Very Long Name', mailId: 'a.very.long.address@mail.example.com', contact: '9876500000' },
    ...{ qualification: 'BCom (Hons)', address: '12 Example Road, Example Nagar, Example Town' },
    ...{ course: batch.course, mode: 'online', date, remark: 'Asks for an evening batch and a discount.' },
  })
  return { enquiry: _id, marked: `batch=${encodeURIComponent(batch.bCode)}&date=${date}` }
}

test("HR's screens", async ({ page, office }) => {
  const student = await office.aStudent({ Paidfee: 2000, lname: 'Aṣṭaputre-Śrīvāstava the Very Long Name' })
  const waiting = await office.aWaitingStudent()
  const { fee } = await office.get<{ fee: { _id: string }[] }>('hr', `/api/fee/${student._id}`)
  const { batches } = await office.get<{ batches: { _id: string; bCode: string }[] }>('hr', '/api/batch')
  const { enquiry, marked } = await aDayAtTheCounter(office)
  await office.signedInAs('hr')
  for (const path of [
    '/hr',
    '/hr/attendence',
    `/hr/student-attendence-list?batch=${encodeURIComponent(batches[0]?.bCode ?? '')}`,
    `/hr/edit-attendence?${marked}`,
    `/hr/attendence-history?${marked}`,
    '/hr/attendence-history?batch=unknown',
    `/hr/student/attendence-history?id=${student._id}`,
    '/hr/view-fee',
    '/hr/enquiry',
    '/hr/enquiry?search=nobody+at+all',
    '/hr/enquiry/add-new',
    `/hr/enquiry/edit?id=${enquiry}`,
    `/hr/enquiry/admit?id=${enquiry}`,
    '/hr/StudentList',
    '/hr/StudentList?tab=Pending',
    '/hr/StudentList?search=nobody+at+all',
    '/hr/studentAdd',
    '/hr/StudentEdit',
    `/hr/Student-view?id=${student._id}`,
    `/hr/Student-view?id=${waiting._id}`,
    '/hr/Student-view?id=unknown',
    '/hr/register',
    `/update?id=${student._id}`,
    `/hr/student/fee?id=${student._id}`,
    `/hr/add-fees?id=${student._id}`,
    `/hr/edit-fee?id=${fee[0]?._id}`,
    `/fee-receipt?id=${fee[0]?._id}`,
    '/hr/view-course',
    '/hr/batch',
    '/hr/batch/add-new',
    `/hr/batch/edit?id=${batches[0]?._id}`,
  ]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})

test("HR's forms refused, dialogs and menus open", async ({ page, office }) => {
  const student = await office.aStudent({ Paidfee: 2000 })
  const waiting = await office.aWaitingStudent()
  await office.signedInAs('hr')
  await show(page, '/hr/register')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  expect.soft(await faultsOf(page), 'registration refused').toEqual([])

  await show(page, `/hr/student/fee?id=${student._id}`)
  await page.getByRole('button', { name: /Delete receipt/ }).click()
  await expect(page.getByText('Are You Sure?')).toBeVisible()
  expect.soft(await faultsOf(page), 'void dialog').toEqual([])

  await show(page, `/hr/Student-view?id=${waiting._id}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await faultsOf(page), 'approval dialog').toEqual([])

  await aDayAtTheCounter(office)
  await show(page, '/hr/enquiry')
  await page
    .getByRole('button', { name: /Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await faultsOf(page), 'enquiry menu').toEqual([])
  await page.getByRole('menuitem', { name: 'Set Pending' }).click()
  await expect(page.getByText('Are you sure?')).toBeVisible()
  expect.soft(await faultsOf(page), 'status dialog').toEqual([])

  await show(page, '/hr/enquiry/add-new')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name is Required.')).toBeVisible()
  expect.soft(await faultsOf(page), 'enquiry refused').toEqual([])

  await show(page, '/hr')
  await page.getByRole('button', { name: /Hari Example/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await faultsOf(page), 'header menu').toEqual([])
})

test("the student's screens", async ({ page, office }) => {
  const student = await office.aStudent({ Paidfee: 2000 })
  const { fee } = await office.get<{ fee: { _id: string }[] }>('hr', `/api/fee/${student._id}`)
  await office.signedInAs('student', student.email, PASSWORD)
  for (const path of ['/student', '/student/fee', `/student/FeesReceipt?id=${fee[0]?._id}`]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})
