import type { Browser, Page } from '@playwright/test'
import { labelled, signIn, toldBy } from './support/forms.ts'
import { fresh, type Office, PASSWORD } from './support/office.ts'
import { expect, test } from './support/test.ts'

const DAY = '2026-11-02'

/** A student with a receipt and a mark, whose name no other journey uses. */
async function someoneInTheBooks(office: Office) {
  const fname = fresh('Ravi')
  const { _id, email } = await office.aStudent({ fname, lname: 'Example', Paidfee: 2000 })
  const { batch } = await office.get<{ batch: string }>('hr', `/api/user/${_id}`)
  await office.post('hr', '/api/attend', [{ student: _id, batchCode: batch, date: DAY, attendence: false }])
  return { _id, email, batch, name: `${fname} Example` }
}

/** At home, on the student's own page. */
async function atHome(browser: Browser, address: string, email: string) {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await page.goto('/')
  await signIn(page, email, PASSWORD, 'STUDENT')
  await expect(page.getByRole('heading', { name: 'Student Details' })).toBeVisible()
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string }).token)
  const isOpen = async (id: string) => {
    const answer = await context.request.get(`/api/user/${id}`, { headers: { authorization: `Bearer ${token}` } })
    return answer.ok()
  }
  return { page, isOpen, leave: () => context.close() }
}

const CHANGES = {
  Active: { asks: 'activate', yes: 'Yes, activate', done: 'User has been activated.' },
  Deactivate: { asks: 'deactivate', yes: 'Yes, deactivate', done: 'User has been deactivated.' },
  Delete: { asks: 'delete', yes: 'Yes, delete it!', done: 'User has been deleted.' },
}

/** Chooses from a student's menu, and confirms with a reason. */
async function change(page: Page, name: string, entry: keyof typeof CHANGES, reason: string): Promise<void> {
  const { asks, yes, done } = CHANGES[entry]
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Are you sure you want to ${asks} ${name}'s profile?` })
  await expect(dialog.getByText("You won't be able to revert this!")).toBeVisible()
  await labelled(dialog, 'Reason').fill(reason)
  await toldBy(page, [done], () => dialog.getByRole('button', { name: yes }).click())
}

/** The student is found in the list, by name. */
async function found(page: Page, name: string) {
  await page.goto('/admin/Student-List')
  await page.getByPlaceholder('Search by Batch Code or Student Name').fill(name)
  await expect(page.getByText('Total Students - 1')).toBeVisible()
  return page.getByRole('row', { name: new RegExp(name) })
}

test('deactivated: the open session ends within a second, and signing in is refused until activated', async ({
  page,
  office,
  browser,
  address,
}) => {
  const student = await someoneInTheBooks(office)
  const home = await atHome(browser, address, student.email)
  await office.signedInAs('admin')
  const row = await found(page, student.name)
  expect(await home.isOpen(student._id)).toBe(true)

  let decided = 0
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/admin/status')) decided = Date.now()
  })
  const ended = (async () => {
    for (let tries = 0; tries < 200 && (await home.isOpen(student._id)); tries++) {
      await new Promise((soon) => setTimeout(soon, 50))
    }
    return Date.now()
  })()
  await change(page, student.name, 'Deactivate', 'Fees not paid')
  expect((await ended) - decided).toBeLessThan(1000)
  await expect(row.getByText('Dropped')).toBeVisible()

  await home.page.getByRole('link', { name: 'View Fee History' }).click()
  await expect(home.page).toHaveURL('/')
  await expect(home.page.getByRole('alert')).toContainText('You have been signed out.')
  expect(await home.page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await signIn(home.page, student.email, PASSWORD, 'STUDENT')
  await expect(home.page.getByText('This account has been deactivated. Ask the institute.')).toBeVisible()

  await page.getByRole('tab', { name: /^Dropped/ }).click()
  await change(page, student.name, 'Active', '')
  await expect(page.getByText('No Records Found')).toBeVisible()
  await signIn(home.page, student.email, PASSWORD, 'STUDENT')
  await expect(home.page.getByRole('heading', { name: 'Student Details' })).toBeVisible()
  await home.leave()

  await found(page, student.name)
  await page.getByRole('link', { name: student.name, exact: true }).click()
  const history = page.getByRole('table', { name: 'Status history' }).getByRole('row')
  await expect(history).toHaveText([
    /Reason/,
    /\d{4}-\d\d-\d\d \d\d:\d\d.*Active.*Asha Example/,
    /\d{4}-\d\d-\d\d \d\d:\d\d.*Dropped.*Asha Example.*Fees not paid/,
    /\d{4}-\d\d-\d\d \d\d:\d\d.*Active.*Hari Example/,
  ])
})

test('deleted: out of every list and signed out; receipts and attendance stay in the books', async ({
  page,
  office,
  browser,
  address,
}) => {
  const student = await someoneInTheBooks(office)
  const home = await atHome(browser, address, student.email)
  const books = () => office.get<{ total: number; sum: number }>('admin', '/api/fee')
  const before = await books()
  const { fee } = await office.get<{ fee: { _id: string; receiptNo: string }[] }>('hr', `/api/fee/${student._id}`)
  const counts = async () => (await office.get<{ counts: object }>('admin', '/api/user')).counts
  const counted = (await counts()) as { all: number; active: number }
  await office.signedInAs('admin')

  await test.step('it is asked for, done, and told', async () => {
    const row = await found(page, student.name)
    await change(page, student.name, 'Delete', 'Registered twice')
    await expect(row).toHaveCount(0)
    await expect(page.getByText('No Records Found')).toBeVisible()
    expect(await counts()).toMatchObject({ all: counted.all - 1, active: counted.active - 1 })
  })

  await test.step('the student is signed out, and cannot sign in', async () => {
    expect(await home.isOpen(student._id)).toBe(false)
    await home.page.getByRole('link', { name: 'View Fee History' }).click()
    await expect(home.page).toHaveURL('/')
    await signIn(home.page, student.email, PASSWORD, 'STUDENT')
    await expect(home.page.getByText('The email, the password or the user type is wrong.')).toBeVisible()
    await home.leave()
  })

  await test.step('the receipt stays, with the name it was written for, and so do the sums', async () => {
    expect(await books()).toMatchObject({ total: before.total, sum: before.sum })
    await page.goto(`/fee-receipt?id=${fee[0]?._id}&as=admin`)
    await expect(page.getByRole('heading', { name: `Receipt ${fee[0]?.receiptNo}` })).toBeVisible()
    await expect(page.getByText(student.name).first()).toBeVisible()
  })

  await test.step('so does the attendance', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Attendence' }).click()
    await page.getByRole('searchbox').fill(student.batch)
    await page.getByRole('link', { name: student.batch, exact: true }).click()
    await page.getByLabel('Date').fill(DAY)
    await expect(page.getByRole('row', { name: new RegExp(`${student.name}.*Absent`) })).toBeVisible()
    await expect(page.getByText('Students Absent')).toBeVisible()
  })

  await test.step('the profile is gone, and the email can register again', async () => {
    await page.goto(`/admin/Single-Student-Profile?id=${student._id}`)
    await expect(page.getByText('This student is not in the list any more.')).toBeVisible()
    await office.aStudent({ email: student.email })
  })
})

test('who waits for approval is HR’s to decide: the admin is told so', async ({ page, office }) => {
  const fname = fresh('Waiting')
  await office.aWaitingStudent({ fname, lname: 'Example' })
  await office.signedInAs('admin')
  await page.goto(`/admin/Student-List?tab=Pending&search=${encodeURIComponent(fname)}`)
  await page.getByRole('button', { name: `Actions for ${fname} Example` }).click()
  await expect(page.getByText('This registration waits for approval: HR approves or rejects it.')).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveText(['Student Profile'])
})
