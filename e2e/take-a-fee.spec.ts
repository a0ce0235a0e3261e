import { expect, test as base } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { choose, fill, labelled, signIn } from './support/forms.ts'
import { startMunshi } from './support/munshi.ts'

const test = base.extend<object, { munshi: Awaited<ReturnType<typeof startMunshi>> }>({
  munshi: [
    async ({}, give) => {
      const munshi = await startMunshi()
      await give(munshi)
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ munshi }, give) => give(munshi.addresses[0]),
})

const STUDENT = { email: 'ravi@example.com', password: 'ravi has a long one' }

test('from an empty machine to a printed receipt, and the student sees it', async ({ page, munshi, context }) => {
  await test.step('the set-up link of the terminal makes institute, admin and HR', async () => {
    await page.goto(munshi.setupLink ?? 'no set-up link')
    await fill(page, {
      'Institute name': 'Example Computer Institute',
      Address: '12 Example Road, Example Town',
      Phone: '+91 98000 00000',
    })
    await fill(page.getByRole('group', { name: 'First admin' }), {
      Name: 'Asha Example',
      Email: 'admin@example.com',
      Password: 'example admin 1',
    })
    await fill(page.getByRole('group', { name: 'First HR' }), {
      Name: 'Hari Example',
      Email: 'hr@example.com',
      Password: 'example hr 1',
    })
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome to Example Computer Institute' })).toBeVisible()
  })

  await test.step('the admin adds a course', async () => {
    await signIn(page, 'admin@example.com', 'example admin 1', 'ADMIN')
    await expect(page.getByRole('heading', { name: 'Welcome Asha Example!' })).toBeVisible()
    await page.getByRole('link', { name: 'Add Course' }).click()
    await fill(page, { 'Course Name': 'Tally with GST', 'Course Fee': '12000', 'Course Duration': '6 months' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Course added successfully')).toBeVisible()
    await expect(page.getByRole('row', { name: /Tally with GST.*₹12,000/ })).toBeVisible()
    await page
      .getByRole('link', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .first()
      .click()
  })

  await test.step('HR adds a batch', async () => {
    await signIn(page, 'hr@example.com', 'example hr 1', 'HR')
    await page.getByRole('link', { name: 'Batch', exact: true }).click()
    await page.getByRole('link', { name: 'Add New Batch' }).first().click()
    await labelled(page, 'Course Name').selectOption('Tally with GST')
    await fill(page, { 'Batch Code': 'TALLY-1', 'Batch Time': '10:00 to 12:00', 'Start Date': '2026-01-05' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Batch Saved')).toBeVisible()
    await expect(page.getByRole('row', { name: /TALLY-1/ })).toBeVisible()
  })

  await test.step('HR registers a student with a first payment', async () => {
    await page.getByRole('link', { name: 'Student Add' }).click()
    await labelled(page, 'Course').selectOption('Tally with GST')
    await expect(labelled(page, 'Course Duration')).toHaveValue('6 months')
    await labelled(page, 'Batch').selectOption('TALLY-1 (10:00 to 12:00)')
    await fill(page, {
      'First Name': 'Ravi',
      'Last Name': 'Exámple',
      "Father's Name": 'Example Father',
      'Date of Birth': '2004-05-06',
      'Contact Number': '98765 43210',
      Email: STUDENT.email,
      'Permanent Address': '3 Example Road',
      Degree: 'BCA',
      'Year of Completion': '2025',
      University: 'Example University',
      'Joining Date': '2026-08-01',
      'Paid Fee': '2000',
      Password: STUDENT.password,
      'Confirm Password': STUDENT.password,
    })
    await choose(page, {
      Gender: 'Male',
      'Course Mode': 'Offline',
      'Course Status': 'Not Completed',
      'Placement Status': 'Not Placed',
      'Payment Mode': 'Cash',
    })
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Student Registered')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Print receipt' }).first()).toBeVisible()
    await expect(labelled(page, 'First Name')).toHaveValue('')
  })

  await test.step('finds the student by name and takes a second fee', async () => {
    await page.getByRole('link', { name: 'Student List' }).click()
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(/Search by Student Name/))
      .first()
      .fill('ravi example')
    await expect(page.getByText('Total Students - 1')).toBeVisible()
    await page
      .getByRole('link', { name: /Ravi Exámple/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'View Fee History' }).click()
    await page.getByRole('link', { name: 'Add Fee' }).first().click()
    await labelled(page, 'Payment Mode').selectOption('Online')
    await labelled(page, 'Fees Amount').fill('99999')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Only ₹10,000 is pending.').first()).toBeVisible()
    await labelled(page, 'Fees Amount').fill('3500.50')
    await page.getByRole('button', { name: 'Save' }).dblclick()
    await expect(page.getByText('Details Saved')).toBeVisible()
    await expect(page.getByRole('row', { name: /000002/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /000003/ })).toHaveCount(0)
  })

  await test.step('prints the receipt: the dialog is asked for, and the page has number, amounts and name', async () => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
    })
    await page.getByRole('link', { name: /View Fee Receipt .*000002/ }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Download' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    const paper = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))), {
      mergePages: true,
    })
    expect(paper.totalPages).toBe(1)
    for (const words of [
      'Fee Receipt',
      '/000002',
      'Ravi Exámple',
      '3,500.50',
      '6,499.50',
      'Example Computer Institute',
      'TALLY-1',
    ]) {
      expect(paper.text).toContain(words)
    }
  })

  await test.step('sends a reminder: the chat link is right', async () => {
    await page.goBack()
    await page.getByRole('navigation').getByRole('link', { name: 'Student List' }).click()
    await page
      .getByRole('link', { name: /Ravi Exámple/ })
      .first()
      .click()
    const link = new URL((await page.getByRole('link', { name: 'Send Fee Reminder' }).getAttribute('href')) ?? '')
    expect(link.href).toContain('https://wa.me/919876543210?text=')
    expect(link.searchParams.get('text')).toMatch(
      /Ravi.*₹6,499\.50.*Tally with GST.*\d{4}-\d{2}-\d{2}.*\+91 98000 00000/s,
    )
  })

  await test.step('edits the receipt, and the reprint says so', async () => {
    await page.getByRole('link', { name: 'View Fee History' }).click()
    await page.getByRole('link', { name: /Edit receipt .*000002/ }).click()
    await labelled(page, 'Fees Amount').fill('3000')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Details Updated')).toBeVisible()
    await expect(page.getByRole('row', { name: /000002.*₹3,000/ })).toBeVisible()
    await page.getByRole('link', { name: /View Fee Receipt .*000002/ }).click()
    await expect(page.getByText('This receipt has been changed since it was issued.')).toBeVisible()
    await page.goBack()
  })

  await test.step('voids the first receipt', async () => {
    await page.getByRole('button', { name: /Delete receipt .*000001/ }).click()
    await expect(page.getByText('Are You Sure?')).toBeVisible()
    await expect(page.getByText("You Won't Be Able To Revert This Action")).toBeVisible()
    await page.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect(page.getByText('Deleted!')).toBeVisible()
    await expect(page.getByText('Your Record Has Been Deleted')).toBeVisible()
    await expect(page.getByRole('row', { name: /000001/ })).toHaveCount(0)
    await expect(page.getByText('₹9,000').first()).toBeVisible()
  })

  await test.step('the student signs in and sees the fee', async () => {
    const phone = await context
      .browser()!
      .newContext({ viewport: { width: 360, height: 740 }, baseURL: munshi.addresses[0] ?? '' })
    const own = await phone.newPage()
    await own.goto('/')
    await signIn(own, STUDENT.email, STUDENT.password, 'STUDENT')
    await expect(own.getByRole('heading', { name: 'Student Details' })).toBeVisible()
    await own.getByRole('link', { name: 'View Fee History' }).click()
    await expect(own.getByText('₹9,000').first()).toBeVisible()
    await expect(own.getByText(/000002/).first()).toBeVisible()
    await phone.close()
  })
})
