import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/universal'
import { expect, test } from './support/test.ts'

test('export: the filtered student list is saved as CSV and Excel, with the keyboard', async ({ page, office }) => {
  const batch = await office.createBatch()
  await office.createStudents(batch, 3)
  await office.signInAs('hr')
  await page.goto(`/hr/StudentList?batch=${encodeURIComponent(batch.bCode)}&sort=-name`)
  const table = page.getByRole('table', { name: 'Students' })
  await expect(table.getByRole('row', { name: /Student. Example/ })).toHaveCount(3)
  const shown = await table.getByRole('link', { name: /Example/ }).allInnerTexts()

  const save = async (format: RegExp) => {
    await page.getByRole('button', { name: 'Export' }).press('Enter')
    const item = page.getByRole('menuitem', { name: format })
    await expect(item).toBeVisible()
    const [download] = await Promise.all([page.waitForEvent('download'), item.press('Enter')])
    await expect(page.getByText(`${download.suggestedFilename()} was saved`)).toBeVisible()
    expect(download.suggestedFilename()).toMatch(/^students-\d{4}-\d\d-\d\d\.(csv|xlsx)$/)
    return readFileSync(await download.path())
  }
  const csv = Papa.parse<string[]>((await save(/CSV/)).toString().replace('\ufeff', ''), { skipEmptyLines: true }).data
  const workbook = await save(/Excel/)
  const sheet = await readSheet(new Uint8Array(workbook).buffer, 1)

  const toNames = (rows: readonly (readonly unknown[])[]) => {
    const column = (label: string) => rows[0]!.indexOf(label)
    return rows.slice(1).map((row) => `${String(row[column('First Name')])} ${String(row[column('Last Name')])}`)
  }
  expect(toNames(csv)).toHaveLength(3)
  expect(toNames(csv).filter((name) => !shown.some((text) => text.includes(name)))).toEqual([])
  expect(toNames(sheet)).toEqual(toNames(csv))
})
