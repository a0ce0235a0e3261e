import { FULL_ONLY } from './support/full-only.ts'
import { expectAccessible } from './support/axe.ts'
import { ENQUIRER, expect, signInFor, test } from './support/greek-institute.ts'
import { openScreen } from './support/screens.ts'
import { CATALOGUES, chooseLanguage, type Translation, untranslatedTexts } from './support/translations.ts'

// The policy must not hide that a stored text is executed. The journeys in other languages run with it.
test.use({ bypassCSP: true })

const DESK = { width: 1280, height: 800 }

/** The other menus and dialogs are opened by accessibility.spec.ts and languages.spec.ts. */
test(
  'dialogs: those to delete a receipt, to change a plan and to approve, and a row menu, are translated and have no violations',
  FULL_ONLY,
  async ({ page, office, records }) => {
    await signInFor('hr', office)
    const openIn = async (language: Translation, url: string) => {
      await openScreen(page, url)
      await chooseLanguage(page, language)
      // Until the whole screen is translated, its buttons move.
      await expect.poll(() => untranslatedTexts(page, language), url).toEqual([])
    }
    const press = (language: Translation, key: string, values = {}) =>
      page
        .getByRole('button', { name: CATALOGUES[language].text(key, values) })
        .first()
        .click()
    const checkOverlay = async (role: 'dialog' | 'menu', language: Translation) => {
      await expect(page.getByRole(role)).toBeVisible()
      expect.soft(await untranslatedTexts(page, language), `${page.url()}, ${role}`).toEqual([])
      await expectAccessible(page, `${page.url()}, ${role}`)
      await page.setViewportSize(DESK)
    }

    const feePath = `/hr/student/fee?id=${records.student}`
    await openIn('fr', feePath)
    await page.locator('main table button').last().click()
    await checkOverlay('dialog', 'fr')

    await openIn('tr', feePath)
    await press('tr', 'plans:changePlan')
    await checkOverlay('dialog', 'tr')

    await openIn('hi', `/hr/Student-view?id=${records.pending}`)
    await press('hi', 'student-records:approve')
    await checkOverlay('dialog', 'hi')

    await openIn('mr', '/hr/enquiry')
    await press('mr', 'shared:actionsFor', { name: ENQUIRER })
    await checkOverlay('menu', 'mr')
  },
)
