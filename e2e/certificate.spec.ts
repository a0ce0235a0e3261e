import { readFileSync } from 'node:fs'
import type { Download } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { readVerificationCode } from './support/figures.ts'
import { PASSWORD } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

async function readPages(download: Download): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await download.path())))
  return (await extractText(pdf)).text.map((page) => page.replaceAll(/\s+/g, ' '))
}

test('certificate: HR issues those of a batch with the keyboard, and anybody verifies one until it is revoked', async ({
  page,
  office,
  munshi,
}) => {
  const batch = await office.createBatch()
  await office.createStudents(batch, 3)
  await office.signInAs('hr')
  await page.goto('/hr/certificates')
  await page.getByRole('link', { name: 'Issue Certificates' }).first().press('Enter')
  await page.getByRole('combobox', { name: 'Batch' }).selectOption(batch.bCode)
  const students = page.getByRole('table', { name: 'Student' })
  await expect(students.getByRole('row', { name: /StudentA/ })).toContainText('Course not completed')
  for (const name of [/^Choose StudentA/, /^Choose StudentC/]) await page.getByRole('checkbox', { name }).press('Space')
  await page.getByRole('button', { name: 'Issue 2' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Issue 2' }).press('Enter')

  await expect(page.getByText('2 were issued')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).press('Enter'),
  ])
  const pages = await readPages(download)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('This is to certify that StudentA Example has successfully completed')
  expect(pages[1]).toContain('StudentC Example')

  const search = encodeURIComponent(`StudentC ${batch.bCode}`)
  await page.goto(`/hr/certificates?search=${search}`)
  const row = page.getByRole('table', { name: 'Certificates' }).getByRole('row', { name: /StudentC/ })
  await expect(row).toContainText('Valid')
  type List = { certificates: { _id: string; serial: string }[] }
  const { certificates } = await office.get<List>('hr', `/api/certificate?search=${search}`)
  const { _id = '', serial = '' } = certificates[0] ?? {}
  const code = await readVerificationCode(munshi.databaseUrl, _id, 'certificate')
  const visitor = await page
    .context()
    .browser()!
    .newPage({ baseURL: new URL(page.url()).origin })
  await visitor.goto(`/certificate/${code}`)
  await expect(visitor.getByText('This certificate is genuine')).toBeVisible()
  await expect(visitor.getByText(serial)).toBeVisible()

  await row.getByRole('button', { name: `Actions for ${serial}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Revoke' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Revoke ${serial}?` })
  await dialog.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(dialog.getByText('Say why the certificate is revoked.')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Wrong name')
  await dialog.getByRole('button', { name: 'Revoke' }).press('Enter')
  await expect(row).toContainText('Revoked')

  await visitor.reload()
  await expect(visitor.getByText('This certificate is revoked')).toBeVisible()
  await visitor.goto('/certificate/unknown')
  await expect(visitor.getByText('This certificate is unknown')).toBeVisible()
  await visitor.close()
})

test(
  'certificate: the admin changes a text, and a student downloads a certificate on a phone',
  FULL_ONLY,
  async ({ page, office }) => {
    const { _id, email, fname, lname } = await office.createStudent()
    await office.signInAs('admin')
    await page.goto('/admin/certificates/templates')
    const bonafide = page.getByRole('form', { name: 'Bonafide' })
    const text = bonafide.getByRole('textbox', { name: /^Text/ })
    const before = await text.inputValue()
    await text.fill('{nmae} is a student.')
    await bonafide.getByRole('button', { name: 'Save' }).click()
    await expect(bonafide.getByText(/^Use no other braces than/)).toBeVisible()
    await text.fill(`${before}\nNo fee is charged for it.`)
    await bonafide.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The template was saved')).toBeVisible()

    type Candidates = { candidates: { _id: string }[] }
    const { candidates } = await office.get<Candidates>(
      'hr',
      `/api/certificate/candidates?kind=bonafide&student=${_id}`,
    )
    const enrolments = candidates.map((candidate) => candidate._id)
    await office.post('hr', '/api/certificate', { kind: 'bonafide', enrolments, date: '2026-11-20' })

    await office.signInAs('student', email, PASSWORD)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/student/certificates')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Download B\/.* as PDF$/ }).click(),
    ])
    const [first] = await readPages(download)
    expect(first).toContain(`${fname} ${lname}`)
    expect(first).toContain('No fee is charged for it.')
  },
)
