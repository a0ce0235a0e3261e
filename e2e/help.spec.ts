import { loadScreen } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { CATALOGUES, chooseLanguage } from './support/translations.ts'

test('help: a clerk reads it beside a fee that is being typed, and finds a topic in Hindi', async ({
  page,
  office,
}) => {
  const { _id } = await office.createStudent({ fee: 12_000, Paidfee: 2000 })
  await office.signInAs('hr')
  await loadScreen(page, `/hr/add-fees?id=${_id}`)
  await page.getByLabel('Fees Amount').fill('7')

  await page.getByRole('button', { name: 'Help' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'Take a fee' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByLabel('Fees Amount')).toHaveValue('7')

  await chooseLanguage(page, 'hi')
  await page.keyboard.press('ControlOrMeta+k')
  await drawer.getByRole('combobox').fill('बैकअप')
  await page.getByRole('option', { name: 'बैकअप और बहाली' }).first().click()
  await expect(drawer.getByRole('heading', { name: 'यह अपने-आप होता है' })).toBeVisible()
  await expect(drawer.getByText(CATALOGUES.hi.text('backup:backUpNow'), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(CATALOGUES.hi.text('fees:amount'))).toHaveValue('7')
})
