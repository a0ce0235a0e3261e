import type { Browser, Page } from '@playwright/test'
import { fieldByLabel, signIn, expectToasts } from './support/forms.ts'
import { uniqueName, type Office, PASSWORD } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

const DAY = '2026-11-02'

async function createStudentWithRecords(office: Office) {
  const fname = uniqueName('Ravi')
  const { _id, email } = await office.createStudent({ fname, lname: 'Example', Paidfee: 2000 })
  const { batch } = await office.get<{ batch: string }>('hr', `/api/user/${_id}`)
  await office.post('hr', '/api/attend', [{ student: _id, batchCode: batch, date: DAY, attendence: false }])
  return { _id, email, batch, name: `${fname} Example` }
}

async function signInAsStudent(browser: Browser, address: string, email: string) {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await page.goto('/')
  await signIn(page, email, PASSWORD, 'STUDENT')
  await expect(page.getByRole('heading', { name: 'Student Details' })).toBeVisible()
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string }).token)
  const isSignedIn = async (id: string) => {
    const response = await context.request.get(`/api/user/${id}`, { headers: { authorization: `Bearer ${token}` } })
    return response.ok()
  }
  return { page, isSignedIn, close: () => context.close() }
}

const CHANGES = {
  Active: {
    verb: 'activate',
    undo: 'You can deactivate the profile again at any time.',
    confirm: 'Yes, activate',
    message: 'User has been activated.',
  },
  Deactivate: {
    verb: 'deactivate',
    undo: 'You can activate the profile again at any time.',
    confirm: 'Yes, deactivate',
    message: 'User has been deactivated.',
  },
  Delete: {
    verb: 'delete',
    undo: /^An admin can restore the student within 30 days/,
    confirm: 'Yes, delete it!',
    message: 'User has been deleted.',
  },
}

async function changeStatus(page: Page, name: string, item: keyof typeof CHANGES, reason: string): Promise<void> {
  const { verb, undo, confirm, message } = CHANGES[item]
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Are you sure you want to ${verb} ${name}'s profile?` })
  await expect(dialog.getByText(undo)).toBeVisible()
  await fieldByLabel(dialog, 'Reason').fill(reason)
  await expectToasts(page, [message], () => dialog.getByRole('button', { name: confirm }).click())
}

async function searchStudent(page: Page, name: string) {
  await page.goto('/admin/Student-List')
  await page.getByPlaceholder('Search by name, phone, email, batch, course or receipt').fill(name)
  await expect(page.getByText('Total Students - 1')).toBeVisible()
  return page.getByRole('row', { name: new RegExp(name) })
}

test(
  'deactivation: ends the session within a second and rejects sign-in until activated',
  FULL_ONLY,
  async ({ page, office, browser, address }) => {
    const student = await createStudentWithRecords(office)
    const studentBrowser = await signInAsStudent(browser, address, student.email)
    await office.signInAs('admin')
    const row = await searchStudent(page, student.name)
    expect(await studentBrowser.isSignedIn(student._id)).toBe(true)

    let changedAt = 0
    page.on('response', (response) => {
      if (response.url().endsWith('/api/admin/status')) changedAt = Date.now()
    })
    const endedAt = (async () => {
      for (let tries = 0; tries < 200 && (await studentBrowser.isSignedIn(student._id)); tries++) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return Date.now()
    })()
    await changeStatus(page, student.name, 'Deactivate', 'Fees not paid')
    expect((await endedAt) - changedAt).toBeLessThan(1000)
    await expect(row.getByText('Dropped')).toBeVisible()

    // No action is needed: the stream of changes has ended with the session.
    await expect(studentBrowser.page).toHaveURL('/')
    await expect(studentBrowser.page.getByRole('alert')).toContainText('You have been signed out.')
    expect(await studentBrowser.page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    await signIn(studentBrowser.page, student.email, PASSWORD, 'STUDENT')
    const signInForm = studentBrowser.page.getByRole('form', { name: 'Sign in' })
    await expect(signInForm.getByText('This account has been deactivated. Ask the institute.')).toBeVisible()

    await page.getByRole('tab', { name: /^Dropped/ }).click()
    await changeStatus(page, student.name, 'Active', '')
    await expect(page.getByText('No Records Found')).toBeVisible()
    await signIn(studentBrowser.page, student.email, PASSWORD, 'STUDENT')
    await expect(studentBrowser.page.getByRole('heading', { name: 'Student Details' })).toBeVisible()
    await studentBrowser.close()

    await searchStudent(page, student.name)
    await page.getByRole('link', { name: student.name, exact: true }).click()
    const history = page.getByRole('table', { name: 'Status history' }).getByRole('row')
    await expect(history).toHaveText([
      /Reason/,
      /\d{4}-\d\d-\d\d \d\d:\d\d.*Active.*Asha Example/,
      /\d{4}-\d\d-\d\d \d\d:\d\d.*Dropped.*Asha Example.*Fees not paid/,
      /\d{4}-\d\d-\d\d \d\d:\d\d.*Active.*Hari Example/,
    ])
  },
)

test(
  'deletion: removes the student from lists and sessions, until restored; receipts and attendance stay',
  FULL_ONLY,
  async ({ page, office, browser, address }) => {
    const student = await createStudentWithRecords(office)
    const studentBrowser = await signInAsStudent(browser, address, student.email)
    const getReceiptTotals = () => office.get<{ total: number; sum: number }>('admin', '/api/fee')
    const before = await getReceiptTotals()
    const { fee } = await office.get<{ fee: { _id: string; receiptNo: string }[] }>('hr', `/api/fee/${student._id}`)
    const getCounts = async () => (await office.get<{ counts: object }>('admin', '/api/user')).counts
    const countsBefore = (await getCounts()) as { all: number; active: number }
    await office.signInAs('admin')

    await test.step('the deletion is confirmed and reported', async () => {
      const row = await searchStudent(page, student.name)
      await changeStatus(page, student.name, 'Delete', 'Registered twice')
      await expect(row).toHaveCount(0)
      await expect(page.getByText('No Records Found')).toBeVisible()
      expect(await getCounts()).toMatchObject({ all: countsBefore.all - 1, active: countsBefore.active - 1 })
    })

    await test.step('the student is signed out and cannot sign in', async () => {
      expect(await studentBrowser.isSignedIn(student._id)).toBe(false)
      // No action is needed: the stream of changes has ended with the session.
      await expect(studentBrowser.page).toHaveURL('/')
      await signIn(studentBrowser.page, student.email, PASSWORD, 'STUDENT')
      await expect(
        studentBrowser.page.getByText('The email, the password or the user type is wrong.').first(),
      ).toBeVisible()
      await studentBrowser.close()
    })

    await test.step('the receipt and the sums stay', async () => {
      expect(await getReceiptTotals()).toMatchObject({ total: before.total, sum: before.sum })
      await page.goto(`/fee-receipt?id=${fee[0]?._id}&as=admin`)
      await expect(page.getByRole('heading', { name: `Receipt ${fee[0]?.receiptNo}` })).toBeVisible()
      await expect(page.getByText(student.name).first()).toBeVisible()
    })

    await test.step('the attendance stays', async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Attendance' }).click()
      await page.getByRole('searchbox').fill(student.batch)
      await page.getByRole('link', { name: student.batch, exact: true }).click()
      await page.getByLabel('Date').fill(DAY)
      await expect(page.getByRole('row', { name: new RegExp(`${student.name}.*Absent`) })).toBeVisible()
      await expect(page.getByText('Students Absent')).toBeVisible()
    })

    await test.step('the profile is not found', async () => {
      await page.goto(`/admin/Single-Student-Profile?id=${student._id}`)
      await expect(page.getByText('This student is not in the list any more.')).toBeVisible()
    })

    await test.step('the admin restores the student, who signs in again', async () => {
      await page.goto('/admin/Student-List')
      await page.getByRole('tab', { name: /^Deleted/ }).click()
      await page.getByRole('button', { name: `Actions for ${student.name}` }).click()
      await page.getByRole('menuitem', { name: 'Restore' }).click()
      await expectToasts(page, ['The record has been restored.'], () =>
        page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click(),
      )
      expect(await getCounts()).toMatchObject({ all: countsBefore.all, active: countsBefore.active })
      const restored = await signInAsStudent(browser, address, student.email)
      await restored.close()
    })
  },
)

test('pending student: the admin sees that HR decides', FULL_ONLY, async ({ page, office }) => {
  const fname = uniqueName('Pending')
  await office.createPendingStudent({ fname, lname: 'Example' })
  await office.signInAs('admin')
  await page.goto(`/admin/Student-List?tab=Pending&search=${encodeURIComponent(fname)}`)
  await page.getByRole('button', { name: `Actions for ${fname} Example` }).click()
  await expect(page.getByText('This registration is awaiting approval: HR approves or rejects it.')).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveText(['Student Profile'])
})
