import { expect, signInFor, test } from './support/greek-institute.ts'
import { openScreen } from './support/screens.ts'
import { CATALOGUES, chooseLanguage } from './support/translations.ts'

test('help: a clerk reads it beside a fee that is being typed, and finds a topic in Hindi', async ({
  page,
  office,
  records,
}) => {
  await signInFor('hr', office)
  await openScreen(page, `/hr/add-fees?id=${records.student}`)
  await page.getByLabel('Fees Amount').fill('7')

  await page.getByRole('button', { name: 'Help' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'Take a fee' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByLabel('Fees Amount')).toHaveValue('7')

  await chooseLanguage(page, 'hi')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('बैकअप')
  await page.getByRole('option', { name: 'बैकअप और बहाली' }).first().click()
  await expect(drawer.getByRole('heading', { name: 'यह अपने-आप होता है' })).toBeVisible()
  await expect(drawer.getByText(CATALOGUES.hi.text('backup:backUpNow'), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(CATALOGUES.hi.text('fees:amount'))).toHaveValue('7')
})
