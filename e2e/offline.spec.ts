import type { Page } from '@playwright/test'
import { fieldByLabel } from './support/forms.ts'
import { uniqueName, PASSWORD } from './support/office.ts'
import { openScreen } from './support/screens.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'
import { chooseLanguage } from './support/translations.ts'

const MESSAGES = {
  fr: {
    title: 'Pas de connexion Internet',
    text: 'Vérifiez votre connexion réseau et réessayez.',
    tryAgain: 'Réessayer',
    description: 'Description',
    save: 'Enregistrer',
  },
  tr: { title: 'İnternet bağlantısı yok', text: 'Lütfen ağ bağlantınızı kontrol edip yeniden deneyin.' },
}

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)

test('offline: the overlay is in the chosen language, and typed input survives', async ({ page, office }) => {
  const { email } = await office.createStudent()
  const { _id } = await office.signInAs('student', email, PASSWORD)
  await openScreen(page, '/student/AddProject')
  await chooseLanguage(page, 'fr')
  const { title, text, tryAgain, description, save } = MESSAGES.fr
  const link = page.locator('input[type="url"]')
  await link.fill('https://example.com/typed-before')
  const descriptionField = fieldByLabel(page, description)
  await descriptionField.fill('Typed before the cut')

  await setOffline(page, true)
  const overlay = page.getByRole('dialog', { name: title })
  await expect(overlay).toBeVisible()
  await expect(overlay).toHaveAccessibleDescription(text)
  await expect(overlay.getByText(text)).toBeVisible()
  // The overlay is opaque: the page does not shine through the text.
  await expect(overlay).toHaveCSS('background-color', /^rgb\(/)
  await expect(overlay.getByRole('button', { name: tryAgain })).toBeFocused()

  // The network is still lost: nothing changes, and the keyboard stays in the overlay.
  await overlay.getByRole('button', { name: tryAgain }).click()
  for (const key of ['Escape', 'Escape', 'Tab', 'Escape']) await page.keyboard.press(key)
  await page.keyboard.type('lost')
  await expect(overlay).toBeVisible()

  await setOffline(page, false)
  await expect(overlay).toHaveCount(0)
  await expect(descriptionField).toBeFocused()
  await page.keyboard.type(', and after it')
  await expect(descriptionField).toHaveValue('Typed before the cut, and after it')
  await expect(link).toHaveValue('https://example.com/typed-before')

  await page.locator('input[name="techUsed"], [data-path="techUsed"]').first().fill('Node')
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect(page).toHaveURL('/student/ProjectView')
  const { projects } = await office.get<{ projects: { description: string }[] }>('hr', `/api/project/${_id}`)
  expect(projects.map((project) => project.description)).toEqual(['Typed before the cut, and after it'])
})

test('offline: an open dialog stays open with its input', FULL_ONLY, async ({ page, office }) => {
  const fname = uniqueName('Ravi')
  await office.createStudent({ fname })
  await office.signInAs('admin')
  await openScreen(page, `/admin/Student-List?search=${encodeURIComponent(fname)}`)
  await chooseLanguage(page, 'tr')
  await page
    .getByRole('row', { name: new RegExp(fname) })
    .getByRole('button')
    .click()
  await page.getByRole('menuitem').nth(1).click()
  const reason = page.getByRole('dialog').getByRole('textbox')
  await reason.fill('Typed before the cut')

  await setOffline(page, true)
  const overlay = page.getByRole('dialog', { name: MESSAGES.tr.title })
  await expect(overlay).toBeVisible()
  await expect(overlay.getByText(MESSAGES.tr.text)).toBeVisible()
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
  await expect(overlay).toBeVisible()

  await setOffline(page, false)
  await expect(overlay).toHaveCount(0)
  await expect(reason).toBeFocused()
  await expect(reason).toHaveValue('Typed before the cut')
})

test('offline: a failed request is repeated when the network returns', FULL_ONLY, async ({ page, office }) => {
  const { email, _id } = await office.createStudent({ Paidfee: 2000 })
  await office.signInAs('student', email, PASSWORD)
  await openScreen(page, '/student/addExpenses')
  // The request is in progress when the network is lost.
  await page.route(`**/api/fee/${_id}`, async (route) => {
    await setOffline(page, true)
    await route.abort('internetdisconnected')
  })
  await page.reload()
  const overlay = page.getByRole('dialog', { name: 'No Internet Connection' })
  await expect(overlay).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByText('Error loading data')).toHaveCount(1)
  await setOffline(page, false)
  await expect(overlay).toHaveCount(0)
  await expect(page.getByText('₹12,000')).toBeVisible()
  await page.getByRole('link', { name: 'View Fee' }).click()
  await expect(page.getByRole('table', { name: 'Fee History' })).toBeVisible()
})
