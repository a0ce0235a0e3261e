import type { Browser, Page } from '@playwright/test'
import { labelled, signIn, expectToasts } from './support/forms.ts'
import { uniqueName, type Office, PASSWORD } from './support/office.ts'
import { expect, test } from './support/test.ts'

const DAY = '2026-11-02'

/** A student with a receipt and a mark, with a unique name. */
async function createStudentWithRecords(office: Office) {
  const fname = uniqueName('Ravi')
  const { _id, email } = await office.createStudent({ fname, lname: 'Example', Paidfee: 2000 })
  const { batch } = await office.get<{ batch: string }>('hr', `/api/user/${_id}`)
  await office.post('hr', '/api/attend', [{ student: _id, batchCode: batch, date: DAY, attendence: false }])
  return { _id, email, batch, name: `${fname} Example` }
}

/** A browser in which the student is signed in. */
async function signInAsStudent(browser: Browser, address: string, email: string) {
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

/** Chooses an action of the student's menu and confirms it with a reason. */
async function changeStatus(page: Page, name: string, entry: keyof typeof CHANGES, reason: string): Promise<void> {
  const { asks, yes, done } = CHANGES[entry]
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Are you sure you want to ${asks} ${name}'s profile?` })
  await expect(dialog.getByText("You won't be able to revert this!")).toBeVisible()
  await labelled(dialog, 'Reason').fill(reason)
  await expectToasts(page, [done], () => dialog.getByRole('button', { name: yes }).click())
}

/** Searches the student list by name. */
async function searchStudent(page: Page, name: string) {
  await page.goto('/admin/Student-List')
  await page.getByPlaceholder('Search by Batch Code or Student Name').fill(name)
  await expect(page.getByText('Total Students - 1')).toBeVisible()
  return page.getByRole('row', { name: new RegExp(name) })
}

test('deactivation: ends the session within a second and rejects sign-in until activated', async ({
  page,
  office,
  browser,
  address,
}) => {
  const student = await createStudentWithRecords(office)
  const home = await signInAsStudent(browser, address, student.email)
  await office.signInAs('admin')
  const row = await searchStudent(page, student.name)
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
  await changeStatus(page, student.name, 'Deactivate', 'Fees not paid')
  expect((await ended) - decided).toBeLessThan(1000)
  await expect(row.getByText('Dropped')).toBeVisible()

  await home.page.getByRole('link', { name: 'View Fee History' }).click()
  await expect(home.page).toHaveURL('/')
  await expect(home.page.getByRole('alert')).toContainText('You have been signed out.')
  expect(await home.page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await signIn(home.page, student.email, PASSWORD, 'STUDENT')
  await expect(home.page.getByText('This account has been deactivated. Ask the institute.')).toBeVisible()

  await page.getByRole('tab', { name: /^Dropped/ }).click()
  await changeStatus(page, student.name, 'Active', '')
  await expect(page.getByText('No Records Found')).toBeVisible()
  await signIn(home.page, student.email, PASSWORD, 'STUDENT')
  await expect(home.page.getByRole('heading', { name: 'Student Details' })).toBeVisible()
  await home.leave()

  await searchStudent(page, student.name)
  await page.getByRole('link', { name: student.name, exact: true }).click()
  const history = page.getByRole('table', { name: 'Status history' }).getByRole('row')
  await expect(history).toHaveText([
    /Reason/,
    /\d{4}-\d\d-\d\d \d\d:\d\d.*Active.*Asha Example/,
    /\d{4}-\d\d-\d\d \d\d:\d\d.*Dropped.*Asha Example.*Fees not paid/,
    /\d{4}-\d\d-\d\d \d\d:\d\d.*Active.*Hari Example/,
  ])
})

test('deletion: removes the student from lists and sessions; receipts and attendance stay', async ({
  page,
  office,
  browser,
  address,
}) => {
  const student = await createStudentWithRecords(office)
  const home = await signInAsStudent(browser, address, student.email)
  const books = () => office.get<{ total: number; sum: number }>('admin', '/api/fee')
  const before = await books()
  const { fee } = await office.get<{ fee: { _id: string; receiptNo: string }[] }>('hr', `/api/fee/${student._id}`)
  const counts = async () => (await office.get<{ counts: object }>('admin', '/api/user')).counts
  const counted = (await counts()) as { all: number; active: number }
  await office.signInAs('admin')

  await test.step('the deletion is confirmed and reported', async () => {
    const row = await searchStudent(page, student.name)
    await changeStatus(page, student.name, 'Delete', 'Registered twice')
    await expect(row).toHaveCount(0)
    await expect(page.getByText('No Records Found')).toBeVisible()
    expect(await counts()).toMatchObject({ all: counted.all - 1, active: counted.active - 1 })
  })

  await test.step('the student is signed out and cannot sign in', async () => {
    expect(await home.isOpen(student._id)).toBe(false)
    await home.page.getByRole('link', { name: 'View Fee History' }).click()
    await expect(home.page).toHaveURL('/')
    await signIn(home.page, student.email, PASSWORD, 'STUDENT')
    await expect(home.page.getByText('The email, the password or the user type is wrong.')).toBeVisible()
    await home.leave()
  })

  await test.step('the receipt and the sums stay', async () => {
    expect(await books()).toMatchObject({ total: before.total, sum: before.sum })
    await page.goto(`/fee-receipt?id=${fee[0]?._id}&as=admin`)
    await expect(page.getByRole('heading', { name: `Receipt ${fee[0]?.receiptNo}` })).toBeVisible()
    await expect(page.getByText(student.name).first()).toBeVisible()
  })

  await test.step('the attendance stays', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Attendence' }).click()
    await page.getByRole('searchbox').fill(student.batch)
    await page.getByRole('link', { name: student.batch, exact: true }).click()
    await page.getByLabel('Date').fill(DAY)
    await expect(page.getByRole('row', { name: new RegExp(`${student.name}.*Absent`) })).toBeVisible()
    await expect(page.getByText('Students Absent')).toBeVisible()
  })

  await test.step('the profile is not searchStudent, and the email can register again', async () => {
    await page.goto(`/admin/Single-Student-Profile?id=${student._id}`)
    await expect(page.getByText('This student is not in the list any more.')).toBeVisible()
    await office.createStudent({ email: student.email })
  })
})

test('pending student: the admin is told that HR decides', async ({ page, office }) => {
  const fname = uniqueName('Waiting')
  await office.createPendingStudent({ fname, lname: 'Example' })
  await office.signInAs('admin')
  await page.goto(`/admin/Student-List?tab=Pending&search=${encodeURIComponent(fname)}`)
  await page.getByRole('button', { name: `Actions for ${fname} Example` }).click()
  await expect(page.getByText('This registration waits for approval: HR approves or rejects it.')).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveText(['Student Profile'])
})
