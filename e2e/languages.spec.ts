import type { Page } from '@playwright/test'
import { isFullRun } from '#testing/server/full-run.ts'
import type { CatalogueMatcher } from './support/catalogue-matcher.ts'
import {
  BATCH_CODE,
  CATEGORY,
  ENQUIRER,
  expect,
  HR_NAME,
  signInFor,
  STUDENT_NAME,
  test,
} from './support/greek-institute.ts'
import { queryRows } from './support/figures.ts'
import { INSTITUTE } from './support/munshi.ts'
import { loadScreen, openScreen, waitUntilLoaded } from './support/screens.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { CATALOGUES, chooseLanguage, TRANSLATIONS, untranslatedTexts } from './support/translations.ts'

type Text = CatalogueMatcher['text']
type Action = { at: string; run: (page: Page, text: Text) => Promise<void> }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const pressMenuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click()
const submit = (page: Page) => page.locator('main form button[type=submit]').first().click()
const expectDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()
const expectMenu = (page: Page) => expect(page.getByRole('menu')).toBeVisible()
const expectFieldError = (page: Page) => expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()

let actionCount = 0

/** Runs each action in every language, outside the full run in one of them in turn, and finds untranslated texts. */
async function expectTranslated(page: Page, actions: Action[]): Promise<void> {
  for (const { at, run } of actions) {
    const languages = isFullRun ? TRANSLATIONS : [TRANSLATIONS[actionCount++ % TRANSLATIONS.length] ?? 'fr']
    for (const language of languages) {
      const catalogue = CATALOGUES[language]
      await loadScreen(page, at)
      await chooseLanguage(page, language)
      // Until the whole screen is translated, its buttons move.
      await expect.poll(() => untranslatedTexts(page, language), at).toEqual([])
      await run(page, catalogue.text.bind(catalogue))
      expect.soft(await untranslatedTexts(page, language), `${at}, ${String(run)}`).toEqual([])
    }
  }
}

test(
  "languages: the admin's menus, dialogs, rejected forms and toasts are translated",
  FULL_ONLY,
  async ({ page, office, records }) => {
    await office.signInAs('admin')
    const actionsForStudent = (text: Text) => text('shared:actionsFor', { name: STUDENT_NAME })
    await expectTranslated(page, [
      {
        at: '/admin/Student-List',
        run: async (screen, text) => {
          await press(screen, actionsForStudent(text))
          await expectMenu(screen)
        },
      },
      {
        at: '/admin/Student-List',
        run: async (screen, text) => {
          await press(screen, actionsForStudent(text))
          await pressMenuItem(screen, text('identity:deactivate'))
          await expectDialog(screen)
        },
      },
      {
        at: '/admin/staff',
        run: async (screen, text) => {
          await press(screen, text('shared:actionsFor', { name: HR_NAME }))
          await expectMenu(screen)
        },
      },
      {
        at: '/admin/staff',
        run: async (screen, text) => {
          await press(screen, text('identity:addStaff'))
          await expectDialog(screen)
          await screen.getByRole('dialog').locator('button[type=submit]').click()
          await expect(screen.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
        },
      },
      {
        at: '/admin/trail',
        run: async (screen) => {
          const closed = screen.locator('main table [aria-expanded=false]')
          while ((await closed.count()) > 0) await closed.first().click()
        },
      },
      {
        at: '/admin/settings',
        run: async (screen) => {
          await screen.getByRole('banner').locator('button').last().click()
          await expectMenu(screen)
        },
      },
      {
        at: '/admin/Add-expance',
        run: async (screen) => {
          await submit(screen)
          await expectFieldError(screen)
        },
      },
      {
        at: '/admin/add-expense-category',
        run: async (screen) => {
          await screen.locator('main form input').first().fill(CATEGORY)
          await submit(screen)
          await expectFieldError(screen)
        },
      },
      {
        at: '/admin/add-expense-category',
        run: async (screen, text) => {
          await press(screen, text('expenses:delete', { name: CATEGORY }))
          await press(screen, text('shared:confirmDelete'))
          await expect(screen.getByRole('alert').first()).toBeVisible()
        },
      },
      {
        at: `/admin/Student-Single-Fee?id=${records.student}`,
        run: async (screen, text) => {
          await press(screen, text('fees:refund'))
          await expectDialog(screen)
          await screen.getByRole('dialog').locator('button[type=submit]').click()
          await expect(screen.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
        },
      },
      {
        at: '/admin/change-password',
        run: async (screen) => {
          for (const field of await screen.locator('main form input:not([readonly])').all())
            await field.fill('ένας νέος κωδικός')
          await submit(screen)
          await expectFieldError(screen)
        },
      },
    ])
  },
)

test(
  "languages: HR's menus, dialogs, rejected forms and toasts are translated",
  FULL_ONLY,
  async ({ page, office, records, munshi }) => {
    await signInFor('hr', office)
    await expectTranslated(page, [
      {
        at: '/hr/register',
        run: async (screen) => {
          await submit(screen)
          await expectFieldError(screen)
        },
      },
      {
        at: `/hr/add-fees?id=${records.student}`,
        run: async (screen, text) => {
          await screen.getByLabel(text('fees:cash'), { exact: true }).check()
          await screen.getByLabel(text('fees:amount')).first().fill('9999999')
          await submit(screen)
          await expectFieldError(screen)
        },
      },
      {
        at: `/hr/student/fee?id=${records.student}`,
        run: async (screen) => {
          await screen.locator('main table button').last().click()
          await expectDialog(screen)
        },
      },
      {
        at: `/hr/student/fee?id=${records.student}`,
        run: async (screen, text) => {
          await press(screen, text('fees:giveDiscount'))
          await expectDialog(screen)
          await screen.getByRole('dialog').locator('button[type=submit]').click()
          await expect(screen.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
        },
      },
      {
        at: `/hr/student/fee?id=${records.student}`,
        run: async (screen, text) => {
          await screen.getByRole('button', { name: text('plans:changePlan') }).click()
          const dialog = screen.getByRole('dialog')
          await dialog.getByLabel(text('plans:amountOf', { n: '1' })).fill('1')
          await dialog.locator('button[type=submit]').click()
          await expect(dialog.locator('[role=group][data-invalid]')).toBeVisible()
        },
      },
      {
        at: `/hr/Student-view?id=${records.pending}`,
        run: async (screen, text) => {
          await press(screen, text('student-records:approve'))
          await expectDialog(screen)
        },
      },
      {
        at: '/hr/enquiry',
        run: async (screen, text) => {
          await press(screen, text('shared:actionsFor', { name: ENQUIRER }))
          await expectMenu(screen)
        },
      },
      {
        at: '/hr/enquiry',
        run: async (screen, text) => {
          // One email an hour may be sent, and the full run sends one in each language.
          await queryRows(munshi.databaseUrl, 'delete from request_count')
          await press(screen, text('shared:actionsFor', { name: ENQUIRER }))
          await pressMenuItem(screen, text('enquiries:sendEmail'))
          await expect(screen.getByRole('status').filter({ hasText: 'enquirer@example.com' })).toBeVisible()
        },
      },
      {
        at: '/hr/enquiry',
        run: async (screen, text) => {
          await press(screen, text('shared:actionsFor', { name: ENQUIRER }))
          await pressMenuItem(screen, text('enquiries:setPending'))
          await expectDialog(screen)
        },
      },
      {
        at: `/hr/batch`,
        run: async (screen, text) => {
          await press(screen, text('batches:delete', { code: BATCH_CODE }))
          await press(screen, text('shared:confirmDelete'))
          await expect(screen.getByRole('alert').first()).toBeVisible()
        },
      },
    ])
  },
)

test('languages: the errors of a rejected form follow the language', FULL_ONLY, async ({ page, office }) => {
  await signInFor('hr', office)
  for (const path of ['/hr/register', '/hr/enquiry/add-new', '/hr/batch/add-new']) {
    await openScreen(page, path)
    await submit(page)
    await expectFieldError(page)
    for (const language of TRANSLATIONS) {
      await chooseLanguage(page, language)
      expect.soft(await untranslatedTexts(page, language), `${path}, switched to ${language}`).toEqual([])
    }
  }
})

test('languages: the choice survives sign-in, reload and logout', FULL_ONLY, async ({ page }) => {
  const text = CATALOGUES.tr.text.bind(CATALOGUES.tr)
  await openScreen(page, '/')
  await chooseLanguage(page, 'tr')
  const fields = page.locator('main form')
  await fields.locator('input').first().fill(INSTITUTE.HR_EMAIL)
  await fields.locator('input').nth(1).fill('not the one')
  await fields.locator('input[type=radio][value=hr]').check()
  await submit(page)
  await expect(page.locator('main').getByRole('alert')).toContainText(text('identity:wrongCredentials'))
  await fields.locator('input').nth(1).fill(INSTITUTE.HR_PASSWORD)
  await submit(page)
  await expect(page).toHaveURL('/hr')
  await waitUntilLoaded(page)
  expect(await untranslatedTexts(page, 'tr')).toEqual([])
  await page.reload()
  await waitUntilLoaded(page)
  expect(await untranslatedTexts(page, 'tr')).toEqual([])
  await press(page, text('identity:logout'))
  await expect(page).toHaveURL('/')
  await waitUntilLoaded(page)
  expect(await untranslatedTexts(page, 'tr')).toEqual([])
  await page.reload()
  await waitUntilLoaded(page)
  expect(await untranslatedTexts(page, 'tr')).toEqual([])
})

for (const [language, email, type] of [
  ['fr', INSTITUTE.ADMIN_EMAIL, 'admin'],
  ['tr', INSTITUTE.HR_EMAIL, 'hr'],
  ['hi', INSTITUTE.ADMIN_EMAIL, 'admin'],
  ['mr', INSTITUTE.HR_EMAIL, 'hr'],
] as const) {
  test(`languages: an email is in the language of the request (${language})`, FULL_ONLY, async ({ page, smtp }) => {
    const earlierMails = smtp.mails.length
    await openScreen(page, '/forget-password')
    await chooseLanguage(page, language)
    await page.locator('main form input').first().fill(email)
    await page.locator(`main form input[value=${type}]`).check()
    await submit(page)
    await expect(page.getByRole('status').filter({ hasText: '30' })).toBeVisible()
    expect(await untranslatedTexts(page, language)).toEqual([])
    const mail = () =>
      smtp.mails.slice(earlierMails).find(({ to, text }) => to.includes(email) && text.includes('#token='))
    await expect.poll(mail).toBeDefined()
    const lines = [mail()?.subject ?? '', ...(mail()?.text ?? '').split(/\r?\n/)].filter((line) => line.trim() !== '')
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.filter((line) => !CATALOGUES[language].matches(line))).toEqual([])
  })
}

test(
  'languages: the Devanagari fonts are loaded for Hindi and Marathi, and for no other language',
  FULL_ONLY,
  async ({ page, office }) => {
    const fonts = new Set<string>()
    page.on('request', (request) => void fonts.add(/noto-devanagari-\d+/.exec(request.url())?.[0] ?? ''))
    const listFonts = async () => {
      await page.evaluate(() => document.fonts.ready)
      return [...fonts].filter((name) => name !== '').sort()
    }
    await office.signInAs('admin')
    for (const path of ['/admin', '/admin/settings', '/admin/Student-List']) {
      await openScreen(page, path)
      expect(await listFonts(), path).toEqual([])
    }
    for (const language of ['hi', 'mr'] as const) {
      fonts.clear()
      await chooseLanguage(page, language)
      // The fonts are in use from the second page on.
      await page.reload()
      await waitUntilLoaded(page)
      await expect.poll(listFonts, language).toEqual(['noto-devanagari-400', 'noto-devanagari-600'])
    }
  },
)
