import type { Page } from '@playwright/test'
import { expect, signInFor, test } from './support/greek-institute.ts'
import { MARKUP, POLYGLOT } from './support/payloads.ts'
import { queryRows } from './support/figures.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { openScreen } from './support/screens.ts'
import { listOutsideLinks } from './support/outside-links.ts'

const insertUnescaped = (page: Page, text: string) =>
  page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html)
  }, text)

test(
  'stored content: unescaped markup is reported by the content security policy',
  FULL_ONLY,
  async ({ page, takeExecutions }) => {
    await openScreen(page, '/')
    const reports: string[] = []
    for (const text of [MARKUP, POLYGLOT]) {
      await insertUnescaped(page, text)
      await expect.poll(() => reports.push(...takeExecutions())).toBeGreaterThan(0)
    }
    expect(reports.join('\n')).toContain('CSP report: script-src')
    expect(reports.join('\n')).not.toContain('executed')
  },
)

test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true })

  test(
    'stored content: unescaped markup and javascript: links are noticed',
    FULL_ONLY,
    async ({ page, takeExecutions }) => {
      await openScreen(page, '/')
      for (const [text, result] of [
        [MARKUP, 'executed'],
        [POLYGLOT, 'executed'],
        ['<a href="javascript:void 0">Asha</a>', 'found <a href'],
        ['<link rel=stylesheet href=//hit.invalid/a.css>', 'requested http://hit.invalid/a.css'],
      ] as const) {
        const noticed: string[] = []
        await insertUnescaped(page, text)
        await expect
          .poll(() => (noticed.push(...takeExecutions()), noticed.join('\n')), { message: text })
          .toContain(result)
        await openScreen(page, '/')
        takeExecutions()
      }
    },
  )

  for (const area of ['hr', 'admin', 'student'] as const) {
    test(
      `stored content: ${area} follows the links of a student, and the printed receipt executes nothing`,
      FULL_ONLY,
      async ({ page, context, office, records, address, munshi }) => {
        // The link of a reminder opens once a day.
        await queryRows(munshi.databaseUrl, 'delete from reminder')
        await context.route(
          ({ origin }) => origin !== new URL(address).origin,
          (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
        )
        await signInFor(area, office)
        const profiles = {
          hr: `/hr/Student-view?id=${records.student}`,
          admin: `/admin/Single-Student-Profile?id=${records.student}`,
          student: '/student/ProjectView',
        }
        await openScreen(page, profiles[area])
        const links = await listOutsideLinks(page)
        expect(links.length).toBeGreaterThan(1)
        for (const { link } of links) {
          const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()])
          await expect(popup).toHaveTitle('Elsewhere')
          await popup.close()
        }
        await openScreen(page, `${area === 'student' ? '/student/FeesReceipt' : '/fee-receipt'}?id=${records.receipt}`)
        await page.emulateMedia({ media: 'print' })
        expect((await page.pdf()).length).toBeGreaterThan(0)
      },
    )
  }
})
