import type { Locator, Page } from '@playwright/test'
import { choose, fieldByLabel } from './support/forms.ts'
import { PASSWORD, uniqueName } from './support/office.ts'
import { openScreen, waitUntilLoaded } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { PHONE } from './support/touch-targets.ts'

type Kind = {
  name: string
  open: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
}

const press =
  (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog')
const menu = (page: Page) => page.getByRole('menu')

/** Waits until the history has no entry besides those of pages. */
const settled = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.closesOnBack ?? false)).toBe(false)
const armed = (page: Page) => expect.poll(() => page.evaluate(() => history.state?.closesOnBack ?? false)).toBe(true)

async function expectClosedByBack(page: Page, { name, open, shown }: Kind, before: RegExp): Promise<void> {
  await test.step(name, async () => {
    const url = page.url()
    await open(page)
    await expect(shown(page), name).toBeVisible()
    const scrolled = await page.evaluate(() => scrollY)
    await armed(page)

    await page.goBack()

    await expect(shown(page), `${name} after Back`).toHaveCount(0)
    expect(page.url(), name).toBe(url)
    expect(await page.evaluate(() => scrollY), name).toBe(scrolled)
    await open(page)
    await expect(shown(page), `${name} again`).toBeVisible()
    await armed(page)
    await page.keyboard.press('Escape')
    await expect(shown(page), `${name} after Escape`).toHaveCount(0)
    await settled(page)
    expect(page.url(), name).toBe(url)

    await page.goBack()

    await expect(page, `${name}: page before`).toHaveURL(before)
    await page.goForward()
    await expect(page).toHaveURL(url)
    await waitUntilLoaded(page)
  })
}

test('Back closes each kind of overlay, and leaves the page only once none is open', async ({ page, office }) => {
  const student = await office.createStudent({ fee: 12_000, Paidfee: 2000 })
  const { course } = await office.createBatch()
  const enquirer = `Asha ${uniqueName('e').replace(/[\d ]/g, '')}`.slice(0, 29)
  await office.post('hr', '/api/enquiry', {
    name: enquirer,
    contact: '98765 43210',
    address: 'x',
    qualification: 'y',
    date: '2026-01-05',
    course,
    mode: 'offline',
  })
  await office.signInAs('hr')
  const check = async (path: string, kinds: Kind[]) => {
    await openScreen(page, '/hr')
    await openScreen(page, path)
    for (const kind of kinds) await expectClosedByBack(page, kind, /\/hr$/)
  }

  await check(`/hr/StudentList?search=${encodeURIComponent(student.email)}`, [
    { name: 'search', open: (on) => on.keyboard.press('Control+k'), shown: dialog },
    { name: 'shortcuts', open: (on) => on.keyboard.press('?'), shown: dialog },
    { name: 'account menu', open: press(/^Account/), shown: menu },
    { name: 'export menu', open: press('Export'), shown: menu },
    { name: 'columns', open: press('Columns'), shown: dialog },
    { name: 'row menu', open: press(/^Actions for/), shown: menu },
  ])
  await check(`/hr/Student-view?id=${student._id}`, [
    { name: 'photo', open: press(/^Photo of/), shown: dialog },
    { name: 'course dialog', open: press('Add course'), shown: dialog },
  ])
  await check(`/hr/student/fee?id=${student._id}`, [
    { name: 'fee drawer', open: press('Add Fee', 'link'), shown: dialog },
    { name: 'dialog that asks', open: press(/^Delete receipt/), shown: dialog },
  ])
  await check('/hr/enquiry', [
    {
      name: 'panel beside a list',
      open: press(enquirer, 'link'),
      shown: (on) => on.getByRole('region', { name: enquirer }),
    },
  ])
  await check('/hr/enquiry/add-new', [{ name: 'calendar', open: press(/calendar/i), shown: dialog }])
})

test('Back on a phone closes menu, drawer and search; a link in the menu takes the place of its entry', async ({
  page,
  office,
}) => {
  await page.setViewportSize(PHONE)
  await office.signInAs('hr')
  // Each page is loaded: Back from the first one would leave the app.
  await page.goto('/hr')
  const openMenu = press('Open the menu')
  await openMenu(page)
  await expect(dialog(page)).toBeVisible()
  await armed(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/hr')

  await openMenu(page)
  await armed(page)
  await dialog(page).getByRole('link', { name: 'Student List' }).click()
  await expect(page).toHaveURL('/hr/StudentList')
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/hr')
  await waitUntilLoaded(page)
  await expect(dialog(page)).toHaveCount(0)

  await page.goForward()
  await expect(page).toHaveURL('/hr/StudentList')
  await press(/^Search/)(page)
  await expect(dialog(page)).toBeVisible()
  await armed(page)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/hr/StudentList')
})

test('Back closes the top one of two dialogs; with unsaved input it asks, and a reload leaves no entry behind', async ({
  page,
  office,
}) => {
  const student = await office.createStudent({ fee: 12_000, Paidfee: 2000 })
  await office.signInAs('hr')
  await page.goto('/hr')
  const path = `/hr/student/fee?id=${student._id}`
  await page.goto(path)
  await press('Add Fee', 'link')(page)
  const drawer = page.getByRole('dialog', { name: /Add Fees/ })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const amount = fieldByLabel(page, 'Fees Amount')
  await amount.fill('100')
  await armed(page)

  await page.goBack()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(amount).toHaveValue('100')

  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(drawer).toBeVisible()

  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(drawer).toHaveCount(0)
  await settled(page)
  await expect(page).toHaveURL(path)

  await press('Add Fee', 'link')(page)
  await expect(drawer).toBeVisible()
  await armed(page)
  await page.reload()
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL('/hr')
})

test('Back from a form with unsaved input asks on its page; Stay keeps it there, Leave goes back', async ({
  page,
  office,
}) => {
  await office.createBatch()
  await office.signInAs('hr')
  await page.goto('/hr')
  await page.goto('/hr/enquiry/add-new')
  const code = Promise.withResolvers<void>()
  await page.route('**/student-list-screen-*.js', (route) => code.promise.then(() => route.continue()))
  await fieldByLabel(page, 'Name').fill('Asha')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Student List' })
  await link.click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await link.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/hr/StudentList')
  // The form is still shown, and does not ask again.
  await page.goBack()
  await expect(page).toHaveURL('/hr/enquiry/add-new')
  code.resolve()
  await page.getByRole('navigation').getByRole('link', { name: 'Enquiry' }).click()
  await press('Add New Enquiry', 'link')(page)
  await fieldByLabel(page, 'Name').fill('Chitra')

  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/hr/enquiry/add-new')
  await armed(page)
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(fieldByLabel(page, 'Name')).toHaveValue('Chitra')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/hr/enquiry')
  await page.goForward()
  await expect(page).toHaveURL('/hr/enquiry/add-new')
})

test('a student’s typed contact details: Back and ✕ ask, and Stay keeps them', async ({ page, office }) => {
  await page.setViewportSize(PHONE)
  const student = await office.createStudent()
  await office.signInAs('student', student.email, PASSWORD)
  await page.goto('/student/profile')
  await press('Edit phone and address')(page)
  const form = page.getByRole('dialog', { name: 'Edit phone and address' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await fieldByLabel(form, 'Contact Number').fill('90000 00001')
  await armed(page)
  for (const leave of [() => page.goBack(), () => form.getByRole('button', { name: 'Close' }).click()]) {
    await leave()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toHaveCount(0)
    await expect(fieldByLabel(form, 'Contact Number')).toHaveValue('90000 00001')
  }
})

test('self-registration on a phone: Back on the second step shows the first; the progress is that of the step', async ({
  page,
  office,
}) => {
  await page.setViewportSize(PHONE)
  await office.createBatch()
  await page.goto('/')
  await page.goto('/register')
  const fill = { 'First Name': 'Asha', 'Last Name': 'Rao', "Father's Name": 'Mohan Rao', 'Date of Birth': '2004-05-06' }
  for (const [label, text] of Object.entries(fill)) await fieldByLabel(page, label).fill(text)
  await choose(page, { Gender: 'Female' })
  await press('Next')(page)
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(page.getByText(/^0 of \d+ filled$/)).toBeVisible()
  await armed(page)

  await page.goBack()

  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(fieldByLabel(page, 'First Name')).toHaveValue('Asha')
  await expect(page).toHaveURL('/register')
  await settled(page)
})
