import type { Page } from '@playwright/test'
import { labelled } from './support/forms.ts'
import { fresh, PASSWORD } from './support/office.ts'
import { show } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  fr: {
    title: 'Pas de connexion Internet',
    text: 'Vérifiez votre connexion réseau et réessayez.',
    tryAgain: 'Réessayer',
    description: 'Description',
    save: 'Enregistrer',
  },
  tr: { title: 'İnternet bağlantısı yok', text: 'Lütfen ağ bağlantınızı kontrol edip yeniden deneyin.' },
}

const offline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)
const speaks = (page: Page, language: string) => page.getByRole('combobox', { name: 'Language' }).selectOption(language)

test('the network goes while a student types: the sentences in French, and everything goes on where it was', async ({
  page,
  office,
}) => {
  const { email } = await office.aStudent()
  const { _id } = await office.signedInAs('student', email, PASSWORD)
  await show(page, '/student/AddProject')
  await speaks(page, 'Francais')
  const { title, text, tryAgain, description, save } = WORDS.fr
  const link = page.locator('input[type="url"]')
  await link.fill('https://example.com/typed-before')
  const about = labelled(page, description)
  await about.fill('Typed before the cut')

  await offline(page, true)
  const overlay = page.getByRole('dialog', { name: title })
  await expect(overlay).toBeVisible()
  await expect(overlay).toHaveAccessibleDescription(text)
  await expect(overlay.getByText(text)).toBeVisible()
  await expect(overlay.getByRole('button', { name: tryAgain })).toBeFocused()

  // Still cut: nothing changes, and the keyboard does not lead below.
  await overlay.getByRole('button', { name: tryAgain }).click()
  for (const key of ['Escape', 'Escape', 'Tab', 'Escape']) await page.keyboard.press(key)
  await page.keyboard.type('lost')
  await expect(overlay).toBeVisible()

  await offline(page, false)
  await expect(overlay).toHaveCount(0)
  await expect(about).toBeFocused()
  await page.keyboard.type(', and after it')
  await expect(about).toHaveValue('Typed before the cut, and after it')
  await expect(link).toHaveValue('https://example.com/typed-before')

  await page.locator('input[name="techUsed"], [data-path="techUsed"]').first().fill('Node')
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect(page).toHaveURL('/student/ProjectView')
  const { projects } = await office.get<{ projects: { description: string }[] }>('hr', `/api/project/${_id}`)
  expect(projects.map((project) => project.description)).toEqual(['Typed before the cut, and after it'])
})

test('a dialog that was open stays open underneath, in Turkish, with what was typed in it', async ({
  page,
  office,
}) => {
  const fname = fresh('Ravi')
  await office.aStudent({ fname })
  await office.signedInAs('admin')
  await show(page, `/admin/Student-List?search=${encodeURIComponent(fname)}`)
  await speaks(page, 'Turkce')
  await page
    .getByRole('row', { name: new RegExp(fname) })
    .getByRole('button')
    .click()
  await page.getByRole('menuitem').nth(1).click()
  const reason = page.getByRole('dialog').getByRole('textbox')
  await reason.fill('Typed before the cut')

  await offline(page, true)
  const overlay = page.getByRole('dialog', { name: WORDS.tr.title })
  await expect(overlay).toBeVisible()
  await expect(overlay.getByText(WORDS.tr.text)).toBeVisible()
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
  await expect(overlay).toBeVisible()

  await offline(page, false)
  await expect(overlay).toHaveCount(0)
  await expect(reason).toBeFocused()
  await expect(reason).toHaveValue('Typed before the cut')
})

test('what could not be loaded meanwhile is loaded once the network is back', async ({ page, office }) => {
  const { email, _id } = await office.aStudent({ Paidfee: 2000 })
  await office.signedInAs('student', email, PASSWORD)
  await show(page, '/student/addExpenses')
  // The request is under way when the network goes.
  await page.route(`**/api/fee/${_id}`, async (route) => {
    await offline(page, true)
    await route.abort('internetdisconnected')
  })
  await page.reload()
  const overlay = page.getByRole('dialog', { name: 'No Internet Connection' })
  await expect(overlay).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('Error loading data')).toHaveCount(1)
  await offline(page, false)
  await expect(overlay).toHaveCount(0)
  await expect(page.getByText('₹12,000')).toBeVisible()
  await page.getByRole('link', { name: 'View Fee' }).click()
  await expect(page.getByRole('table', { name: 'Fee receipts' })).toBeVisible()
})
