import type { Browser, Page } from '@playwright/test'
import type { Smtp } from '#testing/server/smtp.ts'
import { fill, labelled, signIn, toldBy } from './support/forms.ts'
import { rowsOf } from './support/figures.ts'
import { INSTITUTE } from './support/munshi.ts'
import { fresh, PASSWORD } from './support/office.ts'
import { expect, test } from './support/test.ts'

const address = (name: string) => `${fresh(name).replace(/ /g, '.')}@example.com`
const mailsTo = (smtp: Smtp, email: string) => smtp.mails.filter(({ to }) => to.includes(email))

/** The link of the last mail to an address, as a path of the page. */
async function linkFor(smtp: Smtp, email: string): Promise<string> {
  await expect.poll(() => mailsTo(smtp, email).length).toBeGreaterThan(0)
  const link = /http\S+\/forget-password\?token=\S+/.exec(mailsTo(smtp, email).at(-1)?.text ?? '')?.[0] ?? 'no link'
  const { pathname, search } = new URL(link)
  return pathname + search
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await fill(page, { 'New Password': password, 'Confirm Password': password })
  await toldBy(page, ['Your password has been changed.'], () => page.getByRole('button', { name: 'Done' }).click())
  await expect(page).toHaveURL('/')
}

/** Somebody's own browser, which knows nobody. */
async function elsewhere(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage()
}

async function forget(page: Page, email: string, type: string): Promise<string> {
  await page.goto('/forget-password')
  await fill(page, { Email: email })
  await labelled(page, 'User type').selectOption(type)
  await page.getByRole('button', { name: 'Done' }).click()
  return (await page.getByRole('status').textContent()) ?? ''
}

test('a staff account: made by the admin, the password set by the mailed link, which works once', async ({
  page,
  office,
  smtp,
  browser,
  address: at,
}) => {
  const email = address('meena')
  await office.signedInAs('admin')
  await page.goto('/admin')

  await test.step('the admin makes the account and is told where the mail went', async () => {
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Staff' }).click()
    await page.getByRole('button', { name: 'Add staff' }).click()
    await fill(page, { Name: 'Meena Example', Email: email })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText(`The link to set the password has been sent to ${email}.`)).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited')
  })

  const link = await linkFor(smtp, email)
  const hers = await elsewhere(browser, at)
  await test.step('the link says whose password it sets, and sets it', async () => {
    await hers.goto(link)
    await expect(labelled(hers, 'Email')).toHaveValue(email)
    await expect(labelled(hers, 'Email')).not.toBeEditable()
    await expect(labelled(hers, 'User type')).toHaveValue('HR')
    await choosePassword(hers, 'a password of Meena')
    await signIn(hers, email, 'a password of Meena', 'hr')
    await expect(hers).toHaveURL('/hr')
  })

  await test.step('the used link is refused and leads to a new one', async () => {
    const again = await elsewhere(browser, at)
    await again.goto(link)
    await expect(again.getByText('This link has been used or is too old. Ask for a new one.')).toBeVisible()
    await again.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(again).toHaveURL('/forget-password')
    await expect(again.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await again.context().close()
  })

  await test.step('deactivated, she is out at once', async () => {
    await page.getByRole('button', { name: 'Actions for Meena Example' }).click()
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Deactivated')
    await hers.goto('/hr/StudentList')
    await expect(hers.getByText(/^You have been signed out\./)).toBeVisible()
    await expect(hers).toHaveURL('/')
  })

  await test.step('and the trail tells it all', async () => {
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Audit trail' }).click()
    await page
      .getByRole('button', { name: /^Details: Changed a staff account/ })
      .first()
      .click()
    await expect(page.getByRole('definition').filter({ hasText: 'Deactivated' })).toBeVisible()
    await page.getByRole('link', { name: 'Everything that was done to this record' }).click()
    for (const what of ['Made a staff account', 'Set a new password', 'Changed a staff account']) {
      await expect(page.getByRole('row', { name: new RegExp(`${what} Meena Example`) })).toHaveCount(1)
    }
  })
  await hers.context().close()
})

test('a forgotten password: a known and an unknown address are answered alike, and one is mailed', async ({
  page,
  office,
  smtp,
  munshi,
  browser,
  address: at,
}) => {
  const student = await office.aStudent()
  await office.signedInAs('student', student.email, PASSWORD)
  await page.goto('/student')
  const other = await elsewhere(browser, at)
  await other.goto('/')
  await other.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(other).toHaveURL('/forget-password')

  const unknown = address('nobody')
  const said = await forget(other, unknown, 'student')
  expect(said).toContain('If this address is registered, a link to set a new password is on its way.')
  expect(await forget(other, student.email, 'student')).toBe(said)
  await other.goto(await linkFor(smtp, student.email))
  expect(mailsTo(smtp, unknown)).toEqual([])

  await test.step('after half an hour the link is refused in the words of a used one, and another is sent', async () => {
    const worn = 'This link has been used or is too old. Ask for a new one.'
    await rowsOf(munshi.databaseUrl, `update reset_token set expires_at = now() where account_id = '${student._id}'`)
    await other.reload()
    await expect(other.getByText(worn)).toBeVisible()
    await other.goto('/forget-password?token=never-made')
    await expect(other.getByText(worn)).toBeVisible()
    await forget(other, student.email, 'student')
    await expect.poll(() => mailsTo(smtp, student.email).length).toBe(2)
    await other.goto(await linkFor(smtp, student.email))
  })

  await choosePassword(other, 'a new one after all')
  await signIn(other, student.email, 'a new one after all', 'student')
  await expect(other).toHaveURL('/student')
  await page.goto('/student/fee')
  await expect(page, 'the session before has ended').toHaveURL('/')
  await other.context().close()
})

test('Change Password in the header menu: signed in here, signed out everywhere else', async ({
  page,
  office,
  browser,
  address: at,
}) => {
  const student = await office.aStudent()
  await office.signedInAs('student', student.email, PASSWORD)
  const other = await elsewhere(browser, at)
  await other.goto('/')
  await signIn(other, student.email, PASSWORD, 'student')
  await expect(other).toHaveURL('/student')

  await page.goto('/student')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Change Password' }).click()
  await fill(page, { 'Current Password': 'not this one', 'New Password': 'quite another', 'Confirm Password': 'quite' })
  await toldBy(page, ['Password Do Not Match'], () => page.getByRole('button', { name: 'Change Password' }).click())
  await fill(page, { 'Confirm Password': 'quite another' })
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(labelled(page, 'Current Password')).toHaveAccessibleDescription(/This is not your current password\./)
  await fill(page, { 'Current Password': PASSWORD })
  await toldBy(page, ['Your password has been changed.'], () =>
    page.getByRole('button', { name: 'Change Password' }).click(),
  )
  await expect(page).toHaveURL('/student')
  await page.goto('/student/fee')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Fee')

  await other.goto('/student/fee')
  await expect(other).toHaveURL('/')
  await signIn(other, student.email, 'quite another', 'student')
  await expect(other).toHaveURL('/student')
  await other.context().close()
})

test('the settings: the new name stands in the header at once, and on the sign-in page', async ({
  page,
  office,
  browser,
  address: at,
}) => {
  await office.signedInAs('admin')
  await page.goto('/admin/settings')
  const save = async (name: string) => {
    await fill(page, { 'Institute name': name })
    await toldBy(page, ['Settings saved'], () => page.getByRole('button', { name: 'Save' }).click())
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
  }
  await save('Renamed Institute')
  const other = await elsewhere(browser, at)
  await other.goto('/')
  await expect(other.getByRole('heading', { name: 'Welcome to Renamed Institute' })).toBeVisible()
  await other.context().close()
  await save(INSTITUTE.INSTITUTE_NAME)
})
