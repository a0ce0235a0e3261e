import type { Page } from '@playwright/test'
import { daysAgo } from './support/figures.ts'
import { choose, expectToasts, fillFields, fillRegistration } from './support/forms.ts'
import { uniqueName } from './support/office.ts'
import { expect, test } from './support/test.ts'

const save = (page: Page, toast: string) =>
  expectToasts(page, [toast], () => page.getByRole('button', { name: 'Save', exact: true }).click())

async function pay(page: Page, amount: string): Promise<void> {
  await page.getByRole('link', { name: 'Add Fee' }).first().click()
  await choose(page, { 'Payment Mode': 'Cash' })
  await fillFields(page, { 'Fees Amount': amount })
  await save(page, 'Details Saved')
  // The panels below move until the table of receipts is there.
  await expect(page.getByRole('table', { name: 'Fee receipts' })).toContainText(
    `₹${Number(amount).toLocaleString('en-IN')}`,
  )
}

test('payment plan: from registration to the last instalment: late, reminded, part-paid, planned anew and refunded', async ({
  page,
  context,
  office,
}) => {
  const { course, bCode } = await office.createBatch('B', 9000)
  const [fname, email] = [uniqueName('Ravi'), `${uniqueName('plan').replace(' ', '.')}@example.com`]
  const table = page.getByRole('table', { name: `Payment plan: ${course}` })
  const rows = table.getByRole('row')
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await office.signInAs('hr')

  await test.step('HR registers with three instalments, of which the first is late', async () => {
    await page.goto('/hr/register')
    await fillRegistration(page, {
      course,
      batch: `${bCode} (10:00 to 12:00) · ${course}`,
      'First Name': fname,
      Email: email,
      'Total Fee': '9000',
      Instalments: '3',
      'First due date': daysAgo(10),
    })
    await page.getByRole('button', { name: 'Generate a password' }).click()
    await page.getByRole('button', { name: 'Register' }).click()
    await page.getByRole('link', { name: 'View Profile' }).click()
    await page.getByRole('link', { name: 'View Fee History' }).click()
    await expect(page.getByText('₹3,000 late')).toBeVisible()
    await expect(rows.nth(1)).toContainText(/₹3,000.*10 days late/)
    await expect(rows).toHaveCount(4)
  })
  const feePage = page.url()

  await test.step('HR reminds from the list, which then leaves the student out', async () => {
    await page.goto(`/hr/reminders?search=${encodeURIComponent(fname)}`)
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /Send Fee Reminder/ }).click(),
    ])
    expect(new URL(chat.url()).searchParams.get('text')).toContain('₹3,000')
    await chat.close()
    await page.getByRole('button', { name: /^Sent to / }).click()
    await expect(page.getByRole('tab', { name: /Reminded today/ })).toContainText('1')
    await expect(page.getByRole('link', { name: /Send Fee Reminder/ })).toHaveCount(0)
  })

  await test.step('a part of the first instalment is paid, and HR plans the rest anew', async () => {
    await page.goto(feePage)
    await expect(page.getByText(/^Reminded today by /)).toBeVisible()
    await pay(page, '1000')
    await expect(page.getByText('₹2,000 late')).toBeVisible()
    await page.getByRole('button', { name: `Change plan: ${course}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('₹1,000 is paid and stays as it is. ₹8,000 to plan.')).toBeVisible()
    await fillFields(dialog, { Instalments: '2', 'First due date': daysAgo(-5) })
    await save(page, 'The plan was saved')
    await expect(page.getByText(`Next due: ₹4,000 on ${daysAgo(-5)}`)).toBeVisible()
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toContainText(/₹1,000.*Paid$/)
  })

  await test.step('the last instalments are paid', async () => {
    await pay(page, '4000')
    await expect(rows.nth(2)).toContainText(/Paid$/)
    await pay(page, '4000')
    await expect(rows.nth(3)).toContainText(/Paid$/)
  })

  await test.step('what the admin refunds is due again', async () => {
    await office.signInAs('admin')
    await page.goto(`/admin/Student-Single-Fee${new URL(feePage).search}`)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await fillFields(dialog, { Amount: '500', Reason: 'Two classes were cancelled' })
    await dialog.getByLabel('Payment Mode').selectOption('Cash')
    await choose(dialog, { 'After the refund': 'Still owes' })
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByRole('table', { name: 'Refunds' })).toContainText('₹500')
    await expect(dialog).toHaveCount(0)
    await page.goto(feePage)
    await expect(rows.nth(3)).toContainText('₹4,000₹3,500₹500')
    await pay(page, '500')
    await expect(rows.nth(3)).toContainText(/Paid$/)
    await expect(page.getByText(/₹[\d,]+ late|Next due/)).toHaveCount(0)
  })
})
