import type { Page } from '@playwright/test'
import { PASSWORD } from './support/office.ts'
import { PUBLIC_SCREENS, show } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** What a finger is to hit and is smaller than it: buttons, links that stand alone, fields. A box that is ticked counts with its label. */
async function smallOnes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const FINGER = 44
    const isInASentence = (link: Element) =>
      link.matches('a') &&
      [...(link.parentElement?.childNodes ?? [])].some(
        ({ nodeName, textContent }) => nodeName === '#text' && textContent?.trim(),
      )
    const labelOf = (element: Element) => (element instanceof HTMLInputElement ? element.labels?.[0] : undefined)
    // What stands around a field and belongs to it, such as a password's with its eye, or a tick's with its words.
    const wholeOf = (element: Element) => {
      if (element.matches('[type=radio], [type=checkbox]'))
        return labelOf(element)?.closest('[class*="body"]') ?? labelOf(element) ?? element
      return element.closest('.mantine-PasswordInput-input') ?? element
    }
    return [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role^="menuitem"], [role="tab"]',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ checkOpacity: true, visibilityProperty: true }) && !isInASentence(element),
      )
      .flatMap((element) => {
        const whole = element.matches('button') ? element : wholeOf(element)
        const { width, height } = whole.getBoundingClientRect()
        // Half a pixel for what the browser rounds.
        if (width > FINGER - 0.5 && height > FINGER - 0.5) return []
        return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 160)}`]
      })
  })
}

test('on a phone everything on the public screens is as large as a finger', async ({ page, office }) => {
  await office.aBatch()
  for (const path of PUBLIC_SCREENS) {
    await show(page, path)
    expect.soft(await page.getByRole('link').or(page.getByRole('button')).count(), path).toBeGreaterThan(0)
    expect.soft(await smallOnes(page), path).toEqual([])
  }
})

test('on a phone everything on the student’s screens is as large as a finger', async ({ page, office }) => {
  const student = await office.aStudent({
    Paidfee: 2000,
    linkedIn: 'https://example.com/in/ravi',
    altContact: '98765 43211',
  })
  const { batch } = await office.get<{ batch: string }>('hr', `/api/user/${student._id}`)
  for (const day of Array.from({ length: 12 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`))
    await office.post('hr', '/api/attend', [{ student: student._id, batchCode: batch, date: day, attendence: true }])
  const { fee } = await office.get<{ fee: { _id: string }[] }>('hr', `/api/fee/${student._id}`)
  await office.signedInAs('student', student.email, PASSWORD)
  const paths = [
    ...['/student', '/student/AddProject', '/student/ProjectView', '/student/Add-Portfolio', '/student/fee'],
    ...['/student/Viwe-Attendence', '/student/Viwe-Attendence?month=10&year=2026', '/student/addExpenses'],
    ...[`/student/FeesReceipt?id=${fee[0]?._id}`, `/FeesReceipt?id=${fee[0]?._id}&as=user`, '/student/change-password'],
  ]
  for (const path of paths) {
    await show(page, path)
    expect.soft(await smallOnes(page), path).toEqual([])
  }

  await test.step('the menus too, where the language is chosen', async () => {
    await page.getByRole('button', { name: /^Account/ }).click()
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
    expect.soft(await smallOnes(page), 'account').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('button', { name: 'Interview Question' }).click()
    await expect(page.getByRole('link', { name: 'HTML (opens in a new tab)' })).toBeVisible()
    expect.soft(await smallOnes(page), 'drawer').toEqual([])
  })
})

test('on a phone the language is chosen in every area and on the public pages', async ({ page, office }) => {
  const student = await office.aStudent()
  await office.signedInAs('student', student.email, PASSWORD)
  await office.signedInAs('hr')
  await office.signedInAs('admin')
  const language = page.getByRole('combobox', { name: /^(Language|Langue)$/ })
  for (const home of ['/admin', '/hr', '/student']) {
    await show(page, home)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await language.selectOption('Francais')
    await expect(page.locator('html'), home).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('link', { name: 'Tableau de bord' }).first()).toBeVisible()
    await language.selectOption('English')
    await expect(page.locator('html'), home).toHaveAttribute('lang', 'en')
  }
  await page.evaluate(() => localStorage.clear())
  for (const path of ['/', '/register', '/forget-password', '/nowhere', '/update']) {
    await show(page, path)
    await language.selectOption('Francais')
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'fr')
    await language.selectOption('English')
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en')
  }
})
