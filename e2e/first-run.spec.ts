import { expect, test as base } from '@playwright/test'
import { expectToasts, fieldByLabel, fillFields, fillRegistration, signIn } from './support/forms.ts'
import { startMunshi } from './support/munshi.ts'

const test = base.extend<object, { munshi: Awaited<ReturnType<typeof startMunshi>> }>({
  munshi: [
    async ({}, use) => {
      const munshi = await startMunshi()
      await use(munshi)
      await munshi.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ munshi }, use) => use(munshi.addresses[0]),
})

test('first run: from the set-up link to the first registered student', async ({ page, munshi }) => {
  await test.step('the set-up link creates the institute, the first admin and the first HR', async () => {
    await page.goto(munshi.setupLink ?? 'no set-up link')
    await fillFields(page, {
      'Institute name': 'Example Computer Institute',
      Address: '12 Example Road, Example Town',
      Phone: '+91 98000 00000',
    })
    await fillFields(page.getByRole('group', { name: 'First admin' }), {
      Name: 'Asha Example',
      Email: 'admin@example.com',
      Password: 'an admin of the journeys',
    })
    await fillFields(page.getByRole('group', { name: 'First HR' }), {
      Name: 'Hari Example',
      Email: 'hr@example.com',
      Password: 'a clerk of the journeys',
    })
    await page.getByRole('button', { name: 'Set up' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome Asha Example!' })).toBeVisible()
  })

  const steps = page.getByRole('region', { name: 'First steps' })
  const courseStep = steps.getByRole('listitem').filter({ hasText: 'Add a course' })
  await test.step('the first steps on the dashboard lead to what is to be done', async () => {
    await expect(steps.getByText('0 of 6 done')).toBeVisible()
    await expect(courseStep).toContainText('Open')
    await courseStep.getByRole('link').click()
    await expect(page).toHaveURL(/\/admin\/Add-course$/)
    await page.goBack()
    await steps.getByRole('link', { name: 'Open it on phones in the office' }).click()
    await expect(page.getByText('Only this computer can open Munshi.')).toBeInViewport()
    await page.goBack()
  })

  await test.step('the admin adds a course', async () => {
    await page.getByRole('link', { name: 'Add Course' }).click()
    await fillFields(page, { 'Course Name': 'Tally with GST', 'Course Fee': '12000', 'Course Duration': '6 months' })
    await expectToasts(page, ['Course added successfully'], () => page.getByRole('button', { name: 'Save' }).click())
    await expect(page.getByRole('row', { name: /Tally with GST.*₹12,000/ })).toBeVisible()
  })

  await test.step('the step is done, and the admin hides the list, also from the next visit', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(courseStep).toContainText('Done')
    await expect(steps.getByText('1 of 6 done')).toBeVisible()
    await steps.getByRole('button', { name: 'Hide' }).click()
    await expect(steps).toBeHidden()
    await page.reload()
    await expect(page.getByText('Total Balance')).toBeVisible()
    await expect(steps).toBeHidden()
    await page
      .getByRole('link', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .first()
      .click()
  })

  await test.step('HR adds a batch', async () => {
    await signIn(page, 'hr@example.com', 'a clerk of the journeys', 'HR')
    await page.getByRole('link', { name: 'Batch', exact: true }).click()
    await page.getByRole('link', { name: 'Add New Batch' }).first().click()
    await fieldByLabel(page, 'Course Name').selectOption('Tally with GST')
    await fillFields(page, { 'Batch Code': 'TALLY-1', 'Batch Time': '10:00 to 12:00', 'Start Date': '2026-01-05' })
    await expectToasts(page, ['Batch Saved'], () => page.getByRole('button', { name: 'Save' }).click())
    await expect(page.getByRole('row', { name: /TALLY-1/ })).toBeVisible()
  })

  await test.step('HR registers a student with a first payment', async () => {
    await page.getByRole('link', { name: 'Student Add' }).click()
    await fieldByLabel(page, 'Course').selectOption('Tally with GST')
    await expect(fieldByLabel(page, 'Course Duration')).toHaveValue('6 months')
    await fillRegistration(page, {
      course: 'Tally with GST',
      batch: 'TALLY-1 (10:00 to 12:00) · Tally with GST',
      'Last Name': 'Exámple',
      'Paid Fee': '2000',
      Password: 'ravi has a long one',
      'Confirm Password': 'ravi has a long one',
    })
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Student Registered')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Print receipt' }).first()).toBeVisible()
    await expect(fieldByLabel(page, 'First Name')).toHaveValue('')
  })

  await test.step('typing a known phone number shows a link to the student, and the form stays', async () => {
    await fieldByLabel(page, 'First Name').fill('Ravi')
    await fieldByLabel(page, 'Contact Number').fill('+91 98765 43210')
    const link = page.getByRole('status').getByRole('link', { name: /^Ravi Exámple, TALLY-1/ })
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await expect(opened.getByRole('heading', { name: 'Ravi Exámple' })).toBeVisible()
    await opened.close()
    await expect(fieldByLabel(page, 'First Name')).toHaveValue('Ravi')
    await fillFields(page, { 'First Name': '', 'Contact Number': '' })
  })

  await test.step('the student is found by a name typed without its accent', async () => {
    await page.getByRole('link', { name: 'Student List' }).click()
    await page.getByRole('searchbox').first().fill('ravi example')
    await expect(page.getByText('Total Students - 1')).toBeVisible()
    await expect(page.getByRole('link', { name: /Ravi Exámple/ }).first()).toBeVisible()
  })
})
