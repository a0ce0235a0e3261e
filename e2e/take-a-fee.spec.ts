import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { createClerk } from './support/create-clerk.ts'
import { choose, expectToasts, fieldByLabel, fillFields, signIn } from './support/forms.ts'
import { type Office, PASSWORD } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test as base } from './support/test.ts'

type Student = { _id: string; email: string; fname: string; lname: string }

/** Provides a student with a balance of 10,000 of 12,000 rupees, and signs HR in. */
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
  await choose(page, { 'Payment Mode': payMode })
}

test('take a fee: from the student list to a printed receipt in 4 clicks, with one number typed', async ({
  page,
  office,
  student,
}) => {
  await page.addInitScript(() => {
    let clicks = 0
    addEventListener('pointerdown', () => (clicks += 1), true)
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      const printed = document.querySelector('[data-copies]')?.textContent ?? ''
      document.documentElement.setAttribute('data-printed', `${clicks} clicks: ${printed}`)
      dispatchEvent(new Event('afterprint'))
    }
  })
  const list = `/hr/StudentList?search=${encodeURIComponent(student.email)}`
  await page.goto(list)
  const row = page.getByRole('row').filter({ hasText: student.email })
  await row.hover()
  await row.getByRole('link', { name: /^Add Fee for/ }).click()
  await expect(fieldByLabel(page, 'Fees Amount')).toBeFocused()
  await page.keyboard.type('3500')
  await choose(page, { 'Payment Mode': 'Cash' })
  await page.getByRole('button', { name: 'Save and print receipt' }).click()

  await expect(page.locator('html')).toHaveAttribute('data-printed', /^[1-4] clicks: .*Three Thousand Five Hundred/)
  await expect(row).toContainText('₹6,500')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(list)
  const { fee } = await office.get<{ fee: object[] }>('hr', `/api/fee/${student._id}`)
  expect(fee).toHaveLength(2)
})

test(
  'take a fee: an amount above the balance is rejected and the input stays',
  FULL_ONLY,
  async ({ page, student }) => {
    await openAddFee(page, student, 'Online')
    await fillFields(page, { 'Fees Amount': '99999' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await expect(fieldByLabel(page, 'Fees Amount')).toHaveAccessibleDescription(/Only ₹10,000 is pending\./)
    await expect(fieldByLabel(page, 'Fees Amount')).toHaveValue('99999')
    await expect(fieldByLabel(page, 'Online')).toBeChecked()
  },
)

test('take a fee: a double click on Save issues one receipt', FULL_ONLY, async ({ page, student }) => {
  await openAddFee(page, student, 'Online')
  await fillFields(page, { 'Fees Amount': '3500.50' })
  await expectToasts(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save', exact: true }).dblclick())

  await expect(page.getByRole('row', { name: /₹3,500\.50/ })).toHaveCount(1)
})

test(
  'take a fee: a banner stays after the toast, and its Print receipt prints the new receipt',
  FULL_ONLY,
  async ({ page, student }) => {
    await stubPrint(page)
    await openAddFee(page, student, 'Cash')
    await fillFields(page, { 'Fees Amount': '3500.50' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const banner = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /Receipt \S+ was issued/ })
    await expect(banner).toContainText('₹3,500.50')
    await expect(page.getByText('Details Saved')).toHaveCount(0)
    await banner.getByRole('link', { name: 'Print receipt', exact: true }).click()

    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    await expect(page.getByText('₹6,499.50').first()).toBeVisible()
  },
)

test('take a fee: HR adds a second course and takes a fee for it', FULL_ONLY, async ({ page, office, student }) => {
  const { course, bCode } = await office.createBatch()
  await page.goto(`/hr/Student-view?id=${student._id}`)
  await page.getByRole('button', { name: 'Add course' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add course' })
  await fieldByLabel(dialog, 'Course').selectOption(course)
  await dialog.getByRole('button', { name: 'Add course' }).click()
  await expect(page.getByRole('table', { name: 'Courses' }).getByRole('row', { name: course })).toContainText('Current')
  await expect(page.getByText('₹24,000').first()).toBeVisible()

  await openAddFee(page, student, 'Cash')
  const courses = fieldByLabel(page, 'Course Name')
  await expect(courses.locator('option')).toHaveText(['Oldest due first', `${course} · ${bCode}`, /^Course /])
  await courses.selectOption(`${course} · ${bCode}`)
  await fillFields(page, { 'Fees Amount': '500' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row', { name: /₹500/ })).toHaveCount(1)

  const { fee } = await office.get<{ fee: object[] }>('hr', `/api/fee/${student._id}`)
  expect(fee[0]).toMatchObject({ course, bCode, paid: 500 })
})

test('receipt: Print prints two copies on one A4 page in the language of Settings, and the PDF file has the same content', async ({
  page,
  office,
  student,
}) => {
  const receipt = await payOnline(office, student, 3500.5)
  await stubPrint(page)
  await page.goto(`/fee-receipt?id=${receipt._id}`)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')

  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save PDF' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(`receipt-${receipt.receiptNo.replace('/', '-')}.pdf`)

  const expected = ['Fee Receipt', receipt.receiptNo, 'Ravi Example', '2,000', '3,500.50', '6,499.50', receipt.bCode]
  for (const { totalPages, text } of [printed, await readPdf(readFileSync(await saved.path()))]) {
    expect(totalPages).toBe(1)
    for (const part of [...expected, 'Example Computer Institute', 'Office copy']) expect(text).toContain(part)
  }

  await test.step('a page in French prints in English, as set in Settings', async () => {
    await page.getByRole('banner').locator('select').selectOption('fr')
    await expect(page.getByRole('article')).toContainText('Trois mille cinq cents roupies et cinquante paise')
    await expect(page.getByRole('main').getByText('English', { exact: true })).toBeVisible()
    const { totalPages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }))
    expect(totalPages).toBe(1)
    expect(text).toContain('Rupees Three Thousand Five Hundred and Fifty Paise Only')
    expect(text).not.toContain('roupies')
  })
})

test('receipt: an edit changes balance and reprint; a deletion asks for a reason and removes it from list and balance', async ({
  page,
  office,
  student,
}) => {
  const { receiptNo } = await payOnline(office, student, 3500.5)
  const row = page.getByRole('row', { name: new RegExp(receiptNo) })

  await test.step('an edit changes the balance, and the reprint shows that it was changed', async () => {
    await page.goto(`/hr/student/fee?id=${student._id}`)
    await page.getByRole('link', { name: `Edit receipt ${receiptNo}` }).click()
    await fieldByLabel(page, 'Fees Amount').fill('3000')
    await expectToasts(page, ['Details Updated'], () => page.getByRole('button', { name: 'Update' }).click())
    await expect(row).toContainText('₹3,000')
    await expect(page.getByText('₹7,000').first()).toBeVisible()
    await row.getByRole('link', { name: /View Fee Receipt/ }).click()
    await expect(page.getByText('This receipt has been changed since it was issued.')).toBeVisible()
  })

  await test.step('a deletion asks for confirmation and removes it from the list and the balance', async () => {
    await page.goBack()
    await page.getByRole('button', { name: `Delete receipt ${receiptNo}` }).click()
    await expect(page.getByText('Are You Sure?')).toBeVisible()
    await expect(page.getByText("You Won't Be Able To Revert This Action")).toBeVisible()
    await page.getByLabel('Reason').fill('Written twice')
    await expectToasts(page, ['Deleted!', 'Your Record Has Been Deleted'], () =>
      page.getByRole('button', { name: 'Yes, delete it!' }).click(),
    )
    await expect(row).toHaveCount(0)
    await expect(page.getByText('₹10,000').first()).toBeVisible()
  })
})

test(
  'fee reminder: the chat opens with number, name, amount, course and date, once a day, and is in the log',
  FULL_ONLY,
  async ({ page, context, student }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await page.goto(`/hr/Student-view?id=${student._id}`)
    const button = page.getByRole('link', { name: 'Send Fee Reminder' })
    const link = new URL((await button.getAttribute('href')) ?? '')

    expect(link.href).toContain('https://wa.me/919876543210?text=')
    expect(link.searchParams.get('text')).toMatch(/Ravi.*₹10,000.*Course .*\d{4}-\d{2}-\d{2}.*\+91 98000 00000/s)
    const [chat] = await Promise.all([context.waitForEvent('page'), button.click()])
    await expect(chat).toHaveURL(link.href)
    await chat.close()
    await expectToasts(page, ['The reminder was recorded as sent.'], () =>
      page.getByRole('button', { name: /^Sent to / }).click(),
    )

    // The toast covers the button.
    await page.reload()
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: 'has sent a reminder today' })).toBeVisible()
    await page.goto(`/hr/reminders?tab=today&search=${student.lname}`)
    await page.getByRole('link', { name: `${student.fname} ${student.lname}` }).click()
    await expect(page.getByText(/^Reminded today by .* \(WhatsApp\)$/).first()).toBeVisible()
  },
)

test('fee reminder: is disabled until the institute is loaded', FULL_ONLY, async ({ page, student }) => {
  await page.route('**/api/institute', (route) => route.abort())
  // The page contains the institute, too.
  await page.route('**/hr/student/fee?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('name="institute"', '') })
  })
  await page.goto(`/hr/student/fee?id=${student._id}`)
  await expect(page.getByRole('button', { name: 'Send Fee Reminder' })).toBeDisabled()
})

test('daily closing: from the first receipt of a day to its sign-off, after which only an admin changes and refunds it', async ({
  page,
  munshi,
  office,
  browser,
  address,
}) => {
  const student = await office.createStudent({ fee: 12_000, Paidfee: 0 })
  const clerk = await createClerk(munshi)
  const context = await browser.newContext({ baseURL: address })
  const counter = await context.newPage()
  await counter.goto('/')
  await signIn(counter, clerk.email, clerk.password, 'HR')
  await expect(counter.getByRole('link', { name: 'Daily Closing' })).toBeVisible()
  await openAddFee(counter, student, 'Cash')
  await fillFields(counter, { 'Fees Amount': '1200' })
  await counter.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(counter.getByText(/Receipt \S+ was issued/)).toBeVisible()
  await counter.getByRole('link', { name: 'Daily Closing' }).click()

  await expect(counter.getByText('1 receipt with cash, ₹1,200 in all.')).toBeVisible()
  await fillFields(counter, { '₹500': '2', '₹100': '1', '₹50': '2' })
  await counter.getByRole('button', { name: 'Sign off' }).click()
  const closing = counter.getByRole('article')
  await expect(closing).toContainText('DifferenceNone')

  const { fee } = await office.get<{ fee: { _id: string; bCode: string }[] }>('hr', `/api/fee/${student._id}`)
  const { _id: id = '', bCode = '' } = fee[0] ?? {}
  await counter.getByRole('link', { name: 'Reports' }).click()
  await counter.getByLabel('Batch').selectOption(bCode)
  await expect(counter.getByRole('article', { name: 'Collection' })).toContainText('Total1₹1,200')
  const file = counter.waitForEvent('download')
  await counter.getByRole('button', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^collection-day-.*\.csv$/)

  await counter.goto(`/hr/edit-fee?id=${id}`)
  await counter.getByRole('button', { name: 'Update' }).click()
  await expect(counter.getByText(/Only an admin can change or delete its receipts/).first()).toBeVisible()

  await office.signInAs('admin')
  await page.goto(`/fee-receipt?id=${id}&as=admin`)
  await page.getByRole('link', { name: /^Edit receipt/ }).click()
  await fieldByLabel(page, 'Fees Amount').fill('1100')
  await expectToasts(page, ['Details Updated'], () => page.getByRole('button', { name: 'Update' }).click())
  await page.goto(`/admin/Student-Single-Fee?id=${student._id}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fillFields(dialog, { Amount: '100', Reason: 'Paid too much' })
  await dialog.getByLabel('Payment Mode').selectOption('Cash')
  await choose(dialog, { 'After the refund': 'Still owes' })
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByRole('link', { name: /^View refund R/ }).click()
  await expect(page.getByRole('article', { name: 'Fee Refund' })).toContainText('Paid after this refund₹1,000')
  await counter.goto('/hr/closing')
  await expect(closing).toContainText('DifferenceNone')
  const count = counter.getByRole('form', { name: 'Count the cash' })
  await expect(count).toContainText('A record of an earlier count was changed or deleted later: -₹100.')
  await context.close()
})

test(
  'student on a phone: sees the receipts and the balance',
  FULL_ONLY,
  async ({ browser, address, office, student }) => {
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
  },
)

test(
  'UPI: the student pays on the phone, and the clerk records the payment with its UTR',
  FULL_ONLY,
  async ({ browser, page, address, office, student }) => {
    await office.put('admin', '/api/institute', { upiId: 'office@examplebank' })
    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: address })
    const phonePage = await phone.newPage()
    await phonePage.goto('/')
    await signIn(phonePage, student.email, PASSWORD, 'STUDENT')
    await phonePage.getByRole('link', { name: 'View Fee History' }).click()
    await phonePage.getByLabel('Amount to pay').fill('2500')
    const link = phonePage.getByRole('link', { name: 'Pay by UPI' })
    await expect(link).toHaveAttribute('href', /^upi:\/\/pay\?pa=office@examplebank&.*&am=2500\.00&.*&cu=INR$/)
    await expect(phonePage.getByRole('img', { name: /QR code/ })).toBeHidden()
    await phone.close()

    await openAddFee(page, student, 'Online')
    await fillFields(page, { 'Fees Amount': '2500' })
    await expect(page.getByRole('img', { name: 'QR code to pay ₹2,500 by UPI' })).toBeVisible()
    const utr = String(Date.now())
    await fillFields(page, { Reference: utr })
    await expectToasts(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save', exact: true }).click())

    await page.goto('/hr/view-fee')
    await page.getByRole('searchbox').fill(utr)
    const row = page.getByRole('row', { name: new RegExp(utr) })
    await expect(row).toContainText('₹2,500')
    await row.getByRole('link', { name: /View Fee Receipt/ }).click()
    await expect(page.getByRole('article')).toContainText(utr)
  },
)

async function readPdf(bytes: Buffer) {
  return extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
}

async function stubPrint(page: Page) {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
}

function payOnline(office: Office, { _id }: Student, paid: number) {
  const body = { payMode: 'Online', paid, date: '2026-11-02' }
  return office.post<{ _id: string; receiptNo: string; bCode: string }>('hr', `/api/fee/${_id}`, body)
}
