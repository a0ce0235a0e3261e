import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectToasts, fieldByLabel, fillFields, signIn } from './support/forms.ts'
import { type Office, PASSWORD } from './support/office.ts'
import { expect, test as base } from './support/test.ts'

type Student = { _id: string; email: string; fname: string; lname: string }

/** A student with a balance of 10,000 of 12,000 rupees; HR is signed in. */
const test = base.extend<{ student: Student }>({
  student: async ({ office }, use) => {
    const student = await office.createStudent({ fee: 12_000, Paidfee: 2000 })
    await office.signInAs('hr')
    await use(student)
  },
})

async function openAddFee(page: Page, { _id }: Student, payMode: 'Cash' | 'Online') {
  await page.goto(`/hr/student/fee?id=${_id}`)
  await page.getByRole('link', { name: 'Add Fee' }).first().click()
  await fieldByLabel(page, 'Payment Mode').selectOption(payMode)
}

test('take a fee: an amount above the balance is rejected and the input stays', async ({ page, student }) => {
  await openAddFee(page, student, 'Online')
  await fillFields(page, { 'Fees Amount': '99999' })
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Only ₹10,000 is pending.')).toBeVisible()
  await expect(fieldByLabel(page, 'Fees Amount')).toHaveValue('99999')
  await expect(fieldByLabel(page, 'Payment Mode')).toHaveValue('Online')
})

test('take a fee: a double click on Save issues one receipt', async ({ page, student }) => {
  await openAddFee(page, student, 'Online')
  await fillFields(page, { 'Fees Amount': '3500.50' })
  await expectToasts(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save' }).dblclick())

  await expect(page.getByRole('row', { name: /₹3,500\.50/ })).toHaveCount(1)
})

test('take a fee: a banner stays after the toast, and its Print receipt prints the new receipt', async ({
  page,
  student,
}) => {
  await stubPrint(page)
  await openAddFee(page, student, 'Cash')
  await fillFields(page, { 'Fees Amount': '3500.50' })
  await page.getByRole('button', { name: 'Save' }).click()
  const banner = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Receipt \S+ was issued/ })
  await expect(banner).toContainText('₹3,500.50')
  await expect(page.getByText('Details Saved')).toHaveCount(0)
  await banner.getByRole('link', { name: 'Print receipt', exact: true }).click()

  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await expect(page.getByText('₹6,499.50').first()).toBeVisible()
})

test('receipt: Download prints one A4 page with number, name and amounts', async ({ page, office, student }) => {
  const receipt = await payOnline(office, student, 3500.5)
  await stubPrint(page)
  await page.goto(`/fee-receipt?id=${receipt._id}`)
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBe(1)
  const expected = ['Fee Receipt', receipt.receiptNo, 'Ravi Example', '2,000', '3,500.50', '6,499.50', receipt.bCode]
  for (const part of [...expected, 'Example Computer Institute']) expect(text).toContain(part)
})

test('receipt: a page in French prints in English, as set in Settings', async ({ page, office, student }) => {
  const receipt = await payOnline(office, student, 3500.5)
  await page.goto(`/fee-receipt?id=${receipt._id}`)
  await page.getByRole('banner').locator('select').selectOption('fr')
  await expect(page.getByRole('article')).toContainText('Trois mille cinq cents roupies et cinquante paise')
  await expect(page.locator('article')).toHaveCount(2)

  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBe(1)
  expect(text).toContain('Rupees Three Thousand Five Hundred and Fifty Paise Only')
  expect(text).not.toContain('roupies')
})

test('receipt: an edit changes the balance, and the reprint shows that it was changed', async ({
  page,
  office,
  student,
}) => {
  const { receiptNo } = await payOnline(office, student, 3500.5)
  await page.goto(`/hr/student/fee?id=${student._id}`)
  await page.getByRole('link', { name: `Edit receipt ${receiptNo}` }).click()
  await fieldByLabel(page, 'Fees Amount').fill('3000')
  await expectToasts(page, ['Details Updated'], () => page.getByRole('button', { name: 'Update' }).click())

  const row = page.getByRole('row', { name: new RegExp(receiptNo) })
  await expect(row).toContainText('₹3,000')
  await row.getByRole('link', { name: /View Fee Receipt/ }).click()
  await expect(page.getByText('This receipt has been changed since it was issued.')).toBeVisible()
})

test('receipt: deletion asks for confirmation and removes it from the list and the balance', async ({
  page,
  office,
  student,
}) => {
  const { receiptNo } = await payOnline(office, student, 3500.5)
  await page.goto(`/hr/student/fee?id=${student._id}`)
  await page.getByRole('button', { name: `Delete receipt ${receiptNo}` }).click()
  await expect(page.getByText('Are You Sure?')).toBeVisible()
  await expect(page.getByText("You Won't Be Able To Revert This Action")).toBeVisible()
  await page.getByLabel('Reason').fill('Written twice')
  await expectToasts(page, ['Deleted!', 'Your Record Has Been Deleted'], () =>
    page.getByRole('button', { name: 'Yes, delete it!' }).click(),
  )

  await expect(page.getByRole('row', { name: new RegExp(receiptNo) })).toHaveCount(0)
  await expect(page.getByText('₹10,000').first()).toBeVisible()
})

test('fee reminder: the chat link contains number, name, amount, course and date', async ({ page, student }) => {
  await page.goto(`/hr/Student-view?id=${student._id}`)
  const link = new URL((await page.getByRole('link', { name: 'Send Fee Reminder' }).getAttribute('href')) ?? '')

  expect(link.href).toContain('https://wa.me/919876543210?text=')
  expect(link.searchParams.get('text')).toMatch(/Ravi.*₹10,000.*Course .*\d{4}-\d{2}-\d{2}.*\+91 98000 00000/s)
})

test('fee reminder: is disabled until the institute is loaded', async ({ page, student }) => {
  await page.route('**/api/institute', (route) => route.abort())
  await page.goto(`/hr/student/fee?id=${student._id}`)
  await expect(page.getByRole('button', { name: 'Send Fee Reminder' })).toBeDisabled()
})

test('student on a phone: sees the receipts and the balance', async ({ browser, address, office, student }) => {
  const { receiptNo } = await payOnline(office, student, 3500.5)
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: address })
  const page = await phone.newPage()
  await page.goto('/')
  await signIn(page, student.email, PASSWORD, 'STUDENT')
  await expect(page.getByRole('heading', { name: 'Student Details' })).toBeVisible()
  await page.getByRole('link', { name: 'View Fee History' }).click()

  await expect(page.getByText('₹6,499.50').first()).toBeVisible()
  await expect(page.getByText(receiptNo).first()).toBeVisible()
  await phone.close()
})

async function stubPrint(page: Page) {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
}

function payOnline(office: Office, { _id }: Student, paid: number) {
  const body = { payMode: 'Online', paid, date: '2026-11-02' }
  return office.post<{ _id: string; receiptNo: string; bCode: string }>('hr', `/api/fee/${_id}`, body)
}
