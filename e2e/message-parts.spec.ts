import type { Page } from '@playwright/test'
import { PASSWORD } from './support/office.ts'
import { loadScreen } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { CATALOGUES } from './support/translations.ts'

const HR_SCREENS = ['/hr', '/hr/StudentList', '/hr/view-fee', '/hr/enquiry', '/hr/attendence']

test.use({ serviceWorkers: 'block' })

function listWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Message not loaded')) warnings.push(message.text())
  })
  return warnings
}

const storeLanguage = (page: Page, language: string) =>
  page.addInitScript((stored) => localStorage.setItem('language', stored), language)

for (const language of ['en', 'hi'] as const) {
  test(`messages: the first screens have all that they show with their code (${language})`, async ({
    page,
    office,
  }) => {
    const { email } = await office.createStudent()
    const warnings = listWarnings(page)
    await storeLanguage(page, language)
    const open = async (path: string) => {
      await loadScreen(page, path)
      expect(warnings, path).toEqual([])
      await expect(page.locator('html'), path).toHaveAttribute('lang', language)
    }
    await open('/')
    await office.signInAs('hr')
    for (const path of HR_SCREENS) await open(path)
    await office.signInAs('admin')
    for (const path of ['/admin', '/admin/Student-List']) await open(path)
    await office.signInAs('student', email, PASSWORD)
    await open('/student')
  })
}

test('messages: those that the files of the code lack come with the whole catalogue', async ({ page }) => {
  await page.route('**/assets/*.hi.json', (route) => route.fulfill({ json: {} }))
  const warnings = listWarnings(page)
  await storeLanguage(page, 'hi')
  await loadScreen(page, '/forget-password')

  await expect(page.getByRole('heading', { name: CATALOGUES.hi.text('identity:forgotTitle') })).toBeVisible()
  expect(warnings).toHaveLength(1)
})
