import type { Browser, Page } from '@playwright/test'
import type { TestSmtpServer } from '#testing/server/smtp-server.ts'
import { choose, fillFields, fieldByLabel, signIn, expectToasts } from './support/forms.ts'
import { queryRows } from './support/figures.ts'
import { INSTITUTE } from './support/munshi.ts'
import { uniqueName, PASSWORD } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

const uniqueEmail = (name: string) => `${uniqueName(name).replace(/ /g, '.')}@example.com`
const listMailsTo = (smtp: TestSmtpServer, email: string) => smtp.mails.filter(({ to }) => to.includes(email))

async function getLastLink(smtp: TestSmtpServer, email: string): Promise<string> {
  await expect.poll(() => listMailsTo(smtp, email).length).toBeGreaterThan(0)
  const link = /http\S+\/forget-password#token=\S+/.exec(listMailsTo(smtp, email).at(-1)?.text ?? '')?.[0] ?? 'no link'
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await fillFields(page, { 'New Password': password, 'Confirm Password': password })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status')).toContainText('Your password has been changed.')
}

async function openOtherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}

async function requestReset(page: Page, email: string, type: string): Promise<string> {
  await page.goto('/forget-password')
  await fillFields(page, { Email: email })
  await choose(page, { 'User type': type.toUpperCase() })
  await page.getByRole('button', { name: 'Done' }).click()
  return (await page.getByRole('status').textContent()) ?? ''
}

test('staff account: the admin adds it, and the emailed link sets the password once', async ({
  page,
  office,
  smtp,
  browser,
  address,
}) => {
  const email = uniqueEmail('meena')
  await office.signInAs('admin')
  await page.goto('/admin')

  await test.step('the admin adds the account and sees where the email was sent', async () => {
    await page.getByRole('link', { name: 'Staff', exact: true }).click()
    await page.getByRole('button', { name: 'Add staff' }).click()
    await fillFields(page, { Name: 'Meena Example', Email: email })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText(`The link to set the password has been sent to ${email}.`)).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited')
  })

  const link = await getLastLink(smtp, email)
  const staffPage = await openOtherBrowser(browser, address)
  await test.step('the link shows the address and sets the password', async () => {
    await staffPage.goto(link)
    await expect(fieldByLabel(staffPage, 'Email')).toHaveValue(email)
    await expect(fieldByLabel(staffPage, 'Email')).not.toBeEditable()
    await expect(fieldByLabel(staffPage, 'User type')).toHaveValue('HR')
    await choosePassword(staffPage, 'a password of Meena')
    await signIn(staffPage, email, 'a password of Meena', 'hr')
    await expect(staffPage).toHaveURL('/hr')
  })

  await test.step('the used link is rejected and offers a new one', async () => {
    const secondVisit = await openOtherBrowser(browser, address)
    await secondVisit.goto(link)
    await expect(secondVisit.getByText('This link has been used or is too old. Ask for a new one.')).toBeVisible()
    await secondVisit.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(secondVisit).toHaveURL('/forget-password')
    await expect(secondVisit.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await secondVisit.context().close()
  })

  await test.step('deactivation ends the session immediately', async () => {
    await page.getByRole('button', { name: 'Actions for Meena Example' }).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Deactivated')
    await expect(staffPage.getByText(/^You have been signed out\./)).toBeVisible()
    await expect(staffPage).toHaveURL('/')
  })

  await test.step('the audit trail lists every step', async () => {
    await page.getByRole('link', { name: 'Audit trail' }).click()
    await page
      .getByRole('button', { name: /^Details: Changed a staff account/ })
      .first()
      .click()
    await expect(page.getByRole('definition').filter({ hasText: 'Deactivated' })).toBeVisible()
    await page.getByRole('link', { name: 'Everything that was done to this record' }).click()
    for (const action of ['Made a staff account', 'Set a new password with a link', 'Changed a staff account']) {
      await expect(page.getByRole('row', { name: new RegExp(`${action} Meena Example`) })).toHaveCount(1)
    }
  })
  await staffPage.context().close()
})

test(
  'forgotten password: known and unknown addresses get the same response; only the known one gets an email',
  FULL_ONLY,
  async ({ page, office, smtp, munshi, browser, address }) => {
    const student = await office.createStudent()
    await office.signInAs('student', student.email, PASSWORD)
    await page.goto('/student')
    const other = await openOtherBrowser(browser, address)
    await other.goto('/')
    await other.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(other).toHaveURL('/forget-password')

    const unknown = uniqueEmail('nobody')
    const response = await requestReset(other, unknown, 'student')
    expect(response).toContain('If this address is registered, a link to set a new password is on its way.')
    expect(await requestReset(other, student.email, 'student')).toBe(response)
    await other.goto(await getLastLink(smtp, student.email))
    expect(listMailsTo(smtp, unknown)).toEqual([])

    await test.step('an expired link is rejected like a used one, and a new link works', async () => {
      const expired = 'This link has been used or is too old. Ask for a new one.'
      await queryRows(
        munshi.databaseUrl,
        `update reset_token set expires_at = now() where account_id = '${student._id}'`,
      )
      await other.reload()
      await expect(other.getByText(expired)).toBeVisible()
      await other.goto('/forget-password#token=unknown')
      await expect(other.getByText(expired)).toBeVisible()
      await other.getByRole('link', { name: 'Ask for a new link' }).click()
      await expect(other.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
      await requestReset(other, student.email, 'student')
      await expect.poll(() => listMailsTo(smtp, student.email).length).toBe(2)
      await other.goto(await getLastLink(smtp, student.email))
    })

    await choosePassword(other, 'a new one after all')
    await signIn(other, student.email, 'a new one after all', 'student')
    await expect(other).toHaveURL('/student')
    await page.goto('/student/fee')
    await expect(page, 'the earlier session has ended').toHaveURL('/')
    await other.context().close()
  },
)

test(
  'Change Password: keeps this session and ends all others',
  FULL_ONLY,
  async ({ page, office, browser, address }) => {
    const student = await office.createStudent()
    await office.signInAs('student', student.email, PASSWORD)
    const other = await openOtherBrowser(browser, address)
    await other.goto('/')
    await signIn(other, student.email, PASSWORD, 'student')
    await expect(other).toHaveURL('/student')

    await page.goto('/student')
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Change Password' }).click()
    await fillFields(page, {
      'Current Password': 'not this one',
      'New Password': 'quite another',
      'Confirm Password': 'quite',
    })
    await expectToasts(page, ['Password Do Not Match'], () =>
      page.getByRole('button', { name: 'Change Password' }).click(),
    )
    await fillFields(page, { 'Confirm Password': 'quite another' })
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(fieldByLabel(page, 'Current Password')).toHaveAccessibleDescription(
      /This is not your current password\./,
    )
    await fillFields(page, { 'Current Password': PASSWORD })
    await expectToasts(page, ['Your password has been changed.'], () =>
      page.getByRole('button', { name: 'Change Password' }).click(),
    )
    await expect(page).toHaveURL('/student')
    await page.goto('/student/fee')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Fee')

    // The page of the ended session may turn to the sign-in page by itself, which ends this navigation.
    await other.goto('/student/fee', { waitUntil: 'commit' }).catch(() => {})
    await expect(other).toHaveURL('/')
    await signIn(other, student.email, 'quite another', 'student')
    // The requested page, or the first one if the page was shown before the session turned out to have ended.
    await expect(other).toHaveURL(/\/student(\/fee)?$/)
    await other.context().close()
  },
)

test(
  'settings: a new institute name appears in the sidebar and on the sign-in page',
  FULL_ONLY,
  async ({ page, office, browser, address }) => {
    await office.signInAs('admin')
    await page.goto('/admin/settings')
    const save = async (name: string) => {
      await fillFields(page, { 'Institute name': name })
      await expectToasts(page, ['Settings saved'], () =>
        page.getByRole('form', { name: 'Settings' }).getByRole('button', { name: 'Save' }).click(),
      )
      await expect(page.getByRole('complementary').getByRole('link', { name })).toBeVisible()
    }
    await save('Renamed Institute')
    const other = await openOtherBrowser(browser, address)
    await other.goto('/')
    await expect(other.getByRole('heading', { name: 'Welcome to Renamed Institute' })).toBeVisible()
    await other.context().close()
    await save(INSTITUTE.INSTITUTE_NAME)
  },
)
