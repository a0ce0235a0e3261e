import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { uniqueName } from './support/office.ts'
import { expect, test } from './support/test.ts'

/** Returns the receipt numbers on the pages of the file. */
async function print(page: Page, button: string): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toMatch(/^receipts-\d{4}-\d\d-\d\d\.pdf$/)
  await expect(page.getByText(`${download.suggestedFilename()} was saved`).last()).toBeVisible()
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await download.path())))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((content) => /\d{4}-\d\d\/\d{6}/.exec(content)?.[0] ?? '')
}

test('print receipts: those ticked with the keyboard are one file in the order of the list, and on a phone all of it', async ({
  page,
  office,
}) => {
  const lname = uniqueName('Printed').replace(/\W/g, '')
  for (const Paidfee of [1000, 2000, 3000]) await office.createStudent({ lname, Paidfee })
  await office.signInAs('hr')
  await page.goto(`/hr/view-fee?search=${lname}`)
  const table = page.getByRole('table', { name: 'Fee receipts' })
  await expect(table.getByRole('row')).toHaveCount(4)
  const shown = await table.getByRole('link', { name: /^View Fee Receipt/ }).allInnerTexts()

  await page.getByRole('button', { name: 'Print receipts' }).press('Enter')
  await page.getByRole('checkbox', { name: `Choose ${shown[2]}` }).press('Space')
  await page.getByRole('checkbox', { name: `Choose ${shown[0]}` }).press('Space')
  expect(await print(page, 'Print 2')).toEqual([shown[0], shown[2]])
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).press('Space')
  await expect(page.getByText('Chosen: 3')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByText('All of the list in one PDF file.')).toBeVisible()
  expect(await print(page, 'Print 3')).toEqual(shown)
})
