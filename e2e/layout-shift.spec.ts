import { expectSmallShift, watchShifts } from './support/layout-shift.ts'
import { PASSWORD, uniqueName } from './support/office.ts'
import { loadScreen, waitForPaint } from './support/screens.ts'
import { test } from './support/test.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { PHONE } from './support/touch-targets.ts'

const DASHBOARD_DATA = /\/api\/(dashboard\/hr|attend\/unmarked|enquiry\/to-call)/

for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
  test(
    `layout shift: the most used screens hardly move while they load at ${viewport.width} px`,
    viewport === PHONE ? FULL_ONLY : {},
    async ({ page, office }) => {
      const { _id, email } = await office.createStudent({ Paidfee: 2000, regNo: uniqueName('EXAMPLE-INSTITUTE/26') })
      await page.setViewportSize(viewport)
      const check = async (path: string) => {
        await loadScreen(page, path)
        await expectSmallShift(page, path)
      }
      await watchShifts(page)
      // On a busy machine, the data of a dashboard may come before the first paint, and nothing moves.
      await page.route(DASHBOARD_DATA, async (route) => {
        await page.getByRole('heading', { level: 1 }).waitFor()
        await waitForPaint(page)
        await route.continue()
      })
      // The time of the batch is shown after the student.
      await page.route(/\/api\/user\/overview\//, async (route) => {
        await page.getByRole('heading', { level: 2 }).first().waitFor()
        await waitForPaint(page)
        await route.continue()
      })
      await check('/')
      await office.signInAs('student', email, PASSWORD)
      await check('/student')
      await office.signInAs('hr')
      for (const path of ['/hr', '/hr/StudentList', `/hr/Student-view?id=${_id}`, `/hr/student/fee?id=${_id}`])
        await check(path)
    },
  )
}
