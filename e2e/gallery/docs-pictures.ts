import type { Page } from '@playwright/test'
import type { Area } from '../support/all-screens.ts'
import type { Records } from '../support/greek-institute.ts'
import { waitUntilLoaded } from '../support/screens.ts'

export type Picture = {
  area: Area
  path: string
  name: string
  width: number
  scheme: 'light' | 'dark'
  open?: (page: Page) => Promise<void>
}

type Options = Partial<Pick<Picture, 'width' | 'scheme' | 'open'>>

/** Names and numbers the pictures like those of the design. */
export function listDocsPictures({ student, receipt, batchCode, enquiry }: Records): Picture[] {
  const pictures: [string, Area, string, Options?][] = [
    ['01-sign-in', 'public', '/'],
    ['02-hr-dashboard', 'hr', '/hr'],
    ['02-hr-dashboard-dark', 'hr', '/hr', { scheme: 'dark' }],
    ['03-admin-dashboard', 'admin', '/admin'],
    ['04-student-list', 'hr', '/hr/StudentList'],
    ['04-student-list-dark', 'hr', '/hr/StudentList', { scheme: 'dark' }],
    ['05-student-page', 'hr', `/hr/Student-view?id=${student}`],
    ['06-take-a-fee', 'hr', '/hr/StudentList?due=late', { open: openFeeDrawer }],
    ['07-receipt-screen', 'hr', `/fee-receipt?id=${receipt}`],
    ['08-registration', 'hr', '/hr/register'],
    ['09-attendance', 'hr', `/hr/student-attendence-list?batch=${batchCode}`],
    ['09-month-register', 'hr', `/hr/attendence-history?batch=${batchCode}&view=month`],
    ['10-enquiries', 'hr', `/hr/enquiry?id=${enquiry}`, { open: waitForPanel }],
    ['11-command-palette', 'hr', '/hr', { open: findMeera }],
    ['12-phone-1-student-home', 'student', '/student', { width: 360 }],
    ['12-phone-2-student-fees', 'student', '/student/fee', { width: 360 }],
    ['12-phone-3-student-attendance', 'student', '/student/Viwe-Attendence', { width: 360 }],
    ['12-phone-4-clerk-students', 'hr', '/hr/StudentList', { width: 360 }],
    ['12-phone-5-clerk-take-a-fee', 'hr', `/hr/Student-view?id=${student}`, { width: 360, open: openFeeDrawer }],
    ['13-no-match', 'hr', '/hr/StudentList?search=zzzz'],
    ['guide/search', 'hr', '/hr', { open: findMeera }],
    ['guide/student', 'hr', `/hr/Student-view?id=${student}`],
    ['guide/fee', 'hr', `/hr/add-fees?id=${student}`, { open: enterFee }],
    ['guide/attendance', 'hr', `/hr/student-attendence-list?batch=${batchCode}`],
    ['guide/closing', 'admin', '/admin/closing', { open: countCash }],
    ['guide/enquiry', 'hr', `/hr/enquiry?id=${enquiry}`, { open: waitForPanel }],
    ['14-reports', 'hr', '/hr/reports?report=receivables', { scheme: 'dark' }],
  ]
  return pictures.map(([name, area, path, options]) => ({ name, area, path, width: 1280, scheme: 'light', ...options }))
}

/** A list renders the buttons of a row once the pointer is on it. */
async function openFeeDrawer(page: Page): Promise<void> {
  const row = page.getByRole('row').nth(1)
  if ((await row.count()) > 0) await row.hover()
  await page
    .getByRole('link', { name: /^Add Fee/ })
    .first()
    .press('Enter')
  await page.getByLabel('Fees Amount').waitFor()
  await waitUntilLoaded(page)
}

/** The panel beside the list is in a chunk of its own. */
async function waitForPanel(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2 }).waitFor()
  await waitUntilLoaded(page)
}

async function findMeera(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or do anything' }).fill('meer')
  await page.getByRole('option', { name: /Meera/ }).first().waitFor()
}

async function enterFee(page: Page): Promise<void> {
  await page.getByLabel('Fees Amount').fill('5500')
  await page.getByRole('radio', { name: 'UPI' }).check({ force: true })
}

async function countCash(page: Page): Promise<void> {
  await page.getByLabel('₹500').fill('5')
  await page.getByLabel('₹100').fill('1')
}
