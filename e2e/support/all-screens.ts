import { REPORT_NAMES } from '#features/overview/reports/contract/reports.contract.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import type { Page } from '@playwright/test'
import { listScreens as listDeclaredScreens } from '../../scripts/checks/screen-features.ts'
import type { Records } from './greek-institute.ts'
import { loadScreen } from './screens.ts'

/** A route with several states is checked at several URLs. */
export const SCREENS = {
  public: (records: Records) => ({
    '/': ['/'],
    '/register': ['/register'],
    '/forget-password': ['/forget-password', '/forget-password#token=unknown'],
    '/privacy': ['/privacy'],
    '/help/$topic': ['/help/fees', '/help/unknown'],
    '/verify/$code': [`/verify/${records.verificationCode}`, '/verify/unknown'],
    '/certificate/$code': [`/certificate/${records.certificateCode}`, '/certificate/unknown'],
    '/confirm-email': ['/confirm-email#token=unknown', '/confirm-email'],
    '/new-browser': ['/new-browser#token=unknown', '/new-browser'],
    '/setup': ['/setup?code=wrong'],
    '/fee-receipt': ['/fee-receipt'],
    '/FeesReceipt': ['/FeesReceipt?id=unknown'],
    '/fee-refund': ['/fee-refund'],
    '/update': ['/update'],
    '/nowhere': ['/nowhere'],
  }),
  admin: (records: Records) => ({
    '/admin': ['/admin?year=2026', '/admin?year=2019&search=zz'],
    '/admin/Student-List': [
      '/admin/Student-List',
      '/admin/Student-List?tab=Pending',
      '/admin/Student-List?tab=Deleted',
      '/admin/Student-List?search=zz',
    ],
    '/admin/Single-Student-Profile': [
      `/admin/Single-Student-Profile?id=${records.student}`,
      `/admin/Single-Student-Profile?id=${records.student}&tab=projects`,
      `/admin/Single-Student-Profile?id=${records.pending}`,
      '/admin/Single-Student-Profile?id=unknown',
    ],
    '/admin/Student-Single-Fee': [`/admin/Student-Single-Fee?id=${records.student}`],
    '/admin/Student-Single-Attend': [`/admin/Student-Single-Attend?id=${records.student}`],
    '/admin/student-history': [`/admin/student-history?id=${records.student}`],
    '/admin/view-all-batch': ['/admin/view-all-batch', '/admin/view-all-batch?search=zz'],
    '/admin/view-all-attend': [
      `/admin/view-all-attend?batch=${records.batchCode}&date=2026-10-20`,
      '/admin/view-all-attend?batch=%CE%A9',
      '/admin/view-all-attend',
    ],
    '/admin/view-course-admin': ['/admin/view-course-admin'],
    '/admin/student/import': ['/admin/student/import'],
    '/admin/course/import': ['/admin/course/import'],
    '/admin/Add-course': ['/admin/Add-course'],
    '/admin/Edit-Course/$id': [`/admin/Edit-Course/${records.course}`, '/admin/Edit-Course/unknown'],
    '/admin/view-expense-category': ['/admin/view-expense-category'],
    '/admin/view-single-category-expense': [
      `/admin/view-single-category-expense?id=${records.category}`,
      `/admin/view-single-category-expense?id=${records.category}&month=2&year=2019`,
    ],
    '/admin/fee/import': ['/admin/fee/import'],
    '/admin/expense/import': ['/admin/expense/import'],
    '/admin/view-expance': ['/admin/view-expance', '/admin/view-expance?tab=Voided'],
    '/admin/recurring-expenses': ['/admin/recurring-expenses'],
    '/admin/Add-expance': ['/admin/Add-expance'],
    '/admin/Edit-Expance/$id': [`/admin/Edit-Expance/${records.expense}`],
    '/admin/add-expense-category': ['/admin/add-expense-category'],
    '/admin/settings': ['/admin/settings'],
    '/admin/staff': ['/admin/staff', '/admin/staff?tab=sets'],
    '/admin/trail': ['/admin/trail', '/admin/trail?who=zz', '/admin/trail?signIns=only'],
    '/admin/verify-trail': ['/admin/verify-trail'],
    '/admin/view-all-enquiry': [
      '/admin/view-all-enquiry',
      `/admin/view-all-enquiry?id=${records.enquiry}`,
      '/admin/view-all-enquiry?search=zz',
    ],
    '/admin/view-Fee': [
      '/admin/view-Fee',
      '/admin/view-Fee?tab=Voided',
      '/admin/view-Fee?tab=Refunds',
      '/admin/view-Fee?month=2&year=2026',
    ],
    '/admin/reports': [
      '/admin/reports',
      ...REPORT_NAMES.slice(1).map((report) => `/admin/reports?report=${report}`),
      '/admin/reports?from=2019-01-01&to=2019-01-31',
    ],
    '/admin/closing': ['/admin/closing', '/admin/closing?date=2026-10-20'],
    '/admin/low-attendance': ['/admin/low-attendance?month=10&year=2026', '/admin/low-attendance?search=zz'],
    '/admin/timetable': ['/admin/timetable'],
    '/admin/certificates': ['/admin/certificates', '/admin/certificates?search=zz'],
    '/admin/certificates/templates': ['/admin/certificates/templates'],
    '/admin/reminders': ['/admin/reminders', '/admin/reminders?tab=today'],
    '/admin/edit-fee': [`/admin/edit-fee?id=${records.receipt}`],
    '/admin/change-password': ['/admin/change-password'],
    '/admin/approvals': ['/admin/approvals', '/admin/approvals?tab=decided'],
    '/admin/two-factor': ['/admin/two-factor'],
    '/admin/sessions': ['/admin/sessions'],
    '/fee-receipt': [`/fee-receipt?id=${records.receipt}&as=admin`],
    '/fee-refund': [`/fee-refund?id=${records.refund}&as=admin`],
  }),
  hr: (records: Records) => ({
    '/hr': ['/hr'],
    '/hr/StudentList': ['/hr/StudentList', '/hr/StudentList?tab=Pending', '/hr/StudentList?search=zz'],
    '/hr/student': ['/hr/student'],
    '/hr/studentAdd': ['/hr/studentAdd'],
    '/hr/StudentEdit': ['/hr/StudentEdit'],
    '/hr/Student-view': [
      `/hr/Student-view?id=${records.student}`,
      `/hr/Student-view?id=${records.student}&tab=projects`,
      `/hr/Student-view?id=${records.pending}`,
    ],
    '/hr/register': ['/hr/register'],
    '/hr/student/fee': [`/hr/student/fee?id=${records.student}`],
    '/hr/add-fees': [`/hr/add-fees?id=${records.student}`, '/hr/add-fees'],
    '/hr/edit-fee': [`/hr/edit-fee?id=${records.receipt}`],
    '/hr/view-fee': ['/hr/view-fee', '/hr/view-fee?search=zz'],
    '/hr/reports': ['/hr/reports', '/hr/reports?report=receivables&by=batch'],
    '/hr/closing': ['/hr/closing'],
    '/hr/approvals': ['/hr/approvals', '/hr/approvals?tab=decided'],
    '/hr/low-attendance': ['/hr/low-attendance?month=10&year=2026', '/hr/low-attendance?search=zz'],
    '/hr/reminders': ['/hr/reminders?tab=today', '/hr/reminders', '/hr/reminders?search=zz'],
    '/hr/attendence': ['/hr/attendence', '/hr/attendence?search=zz'],
    '/hr/student-attendence-list': [
      `/hr/student-attendence-list?batch=${records.batchCode}`,
      '/hr/student-attendence-list',
    ],
    '/hr/edit-attendence': [`/hr/edit-attendence?batch=${records.batchCode}&date=2026-10-20`],
    '/hr/attendence-history': [
      `/hr/attendence-history?batch=${records.batchCode}&date=2026-10-20`,
      `/hr/attendence-history?batch=${records.batchCode}&view=month&month=10&year=2026`,
      '/hr/attendence-history?batch=%CE%A9',
    ],
    '/hr/student/attendence-history': [`/hr/student/attendence-history?id=${records.student}`],
    '/hr/view-course': ['/hr/view-course'],
    '/hr/batch': ['/hr/batch', '/hr/batch?search=zz'],
    '/hr/batch/waiting': [`/hr/batch/waiting?id=${records.batch}`, '/hr/batch/waiting?id=unknown'],
    '/hr/timetable': ['/hr/timetable', '/hr/timetable?trainer=%CE%A9'],
    '/hr/certificates': ['/hr/certificates', '/hr/certificates?search=zz'],
    '/hr/certificates/issue': [
      `/hr/certificates/issue?batch=${records.batchCode}`,
      `/hr/certificates/issue?kind=idCard&student=${records.student}`,
      '/hr/certificates/issue',
    ],
    '/hr/batch/add-new': ['/hr/batch/add-new'],
    '/hr/batch/import': ['/hr/batch/import'],
    '/hr/enquiry/import': ['/hr/enquiry/import'],
    '/hr/attendence/import': ['/hr/attendence/import'],
    '/hr/batch/edit': [`/hr/batch/edit?id=${records.batch}`],
    '/hr/enquiry': [
      `/hr/enquiry?id=${records.enquiry}`,
      '/hr/enquiry',
      '/hr/enquiry?search=zz',
      '/hr/enquiry?tab=ToCall',
    ],
    '/hr/enquiry/add-new': ['/hr/enquiry/add-new'],
    '/hr/enquiry/edit': [`/hr/enquiry/edit?id=${records.enquiry}`],
    '/hr/enquiry/admit': [`/hr/enquiry/admit?id=${records.enquiry}`],
    '/hr/change-password': ['/hr/change-password'],
    '/hr/two-factor': ['/hr/two-factor'],
    '/hr/sessions': ['/hr/sessions'],
    '/update': [`/update?id=${records.student}`],
    '/fee-receipt': [`/fee-receipt?id=${records.receipt}`],
  }),
  student: (records: Records) => ({
    '/student': ['/student'],
    '/student/profile': ['/student/profile'],
    '/student/timetable': ['/student/timetable'],
    '/student/fee': ['/student/fee'],
    '/student/certificates': ['/student/certificates'],
    '/student/FeesReceipt': [`/student/FeesReceipt?id=${records.receipt}`],
    '/student/AddProject': ['/student/AddProject'],
    '/student/ProjectView': ['/student/ProjectView'],
    '/student/Edit-Project/$id': [`/student/Edit-Project/${records.project}`, '/student/Edit-Project/unknown'],
    '/student/Add-Portfolio': ['/student/Add-Portfolio'],
    '/student/addExpenses': ['/student/addExpenses'],
    '/student/Viwe-Attendence': [
      '/student/Viwe-Attendence?month=10&year=2026',
      '/student/Viwe-Attendence?month=1&year=2020',
    ],
    '/student/change-password': ['/student/change-password'],
    '/student/sessions': ['/student/sessions'],
  }),
}

export type Area = keyof typeof SCREENS
export const AREAS = Object.keys(SCREENS) as Area[]

/** The features whose screens are opened. Undefined unless `npm test -- --changed` runs. */
const FEATURES = process.env['SCREENS_OF']?.split(',')
export const isEveryFeature = FEATURES === undefined
const affected = listDeclaredScreens().flatMap(({ path, folder }) => (FEATURES?.includes(folder) ? [path] : []))
const isAffected = (path: string) => isEveryFeature || affected.includes(path)

/** These screens are the same in the areas of HR and students as in the admin's. */
const SHARED_SCREENS = /\/(change-password|two-factor|sessions|reports|reminders|closing)$/

/** Returns one URL per route, and none of a screen that the admin has too; in the full run every state of each. */
export function listScreens(area: Area, records: Records, isEveryState = isFullRun): string[] {
  const routes = Object.entries<string[]>(SCREENS[area](records)).filter(([path]) => isAffected(path))
  if (isEveryState) return routes.flatMap(([, urls]) => urls)
  return routes.flatMap(([path, urls]) => (area !== 'admin' && SHARED_SCREENS.test(path) ? [] : urls.slice(0, 1)))
}

/** Lists the routes of an area that have no parameter and are not listed above: each is opened as it is. */
export function listOtherScreens(area: Area, routes: readonly string[], records: Records): string[] {
  const checked = listCheckedRoutes(records)
  return routes.filter(
    (path) => areaOf(path) === area && !path.includes('$') && !checked.includes(path) && isAffected(path),
  )
}

const areaOf = (path: string): Area =>
  AREAS.find((area) => path === `/${area}` || path.startsWith(`/${area}/`)) ?? 'public'

export function listCheckedRoutes(records: Records): string[] {
  return AREAS.flatMap((area) => Object.keys(SCREENS[area](records)))
}

/** The sign-in page is a document of its own and has no routes. */
export async function listRoutes(page: Page): Promise<string[]> {
  if (new URL(page.url()).pathname === '/') await loadScreen(page, '/privacy')
  return page.evaluate(() => {
    const router = (window as unknown as { appRouter: { routesByPath: Record<string, unknown> } }).appRouter
    return Object.keys(router.routesByPath).map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
  })
}
