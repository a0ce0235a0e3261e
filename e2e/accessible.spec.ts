import { faultsOf } from './support/axe.ts'
import { fresh, type Office, PASSWORD } from './support/office.ts'
import { PUBLIC_SCREENS, show } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// Many screens, each seen four times: shared out over the workers.
test.describe.configure({ mode: 'parallel' })

test('the public screens', async ({ page, office }) => {
  await office.aBatch()
  for (const path of PUBLIC_SCREENS) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
  await show(page, '/')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Plz Enter Email')).toBeVisible()
  expect.soft(await faultsOf(page), '/ refused').toEqual([])
})

test("the admin's screens", async ({ page, office }) => {
  await office.aBatch()
  await office.signedInAs('admin')
  const { courses } = await office.get<{ courses: { _id: string }[] }>('admin', '/api/course')
  for (const path of [
    '/admin',
    '/admin/view-course-admin',
    '/admin/Add-course',
    `/admin/Edit-Course/${courses[0]?._id}`,
  ]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})

test("the admin's expenses", async ({ page, office }) => {
  await office.signedInAs('admin')
  const { _id: category } = await office.post<{ _id: string }>('admin', '/api/admin/expense-category', {
    ledger: fresh('Computer Repairs, Peripherals and Very Long Names'),
  })
  const { _id: expense } = await office.post<{ _id: string }>('admin', '/api/admin/expense', {
    ...{ ledger: category, remark: 'Both floors, with the arrears of October', date: '2026-11-02', amount: 125_000.5 },
  })
  for (const path of [
    '/admin/view-expense-category',
    `/admin/view-single-category-expense?id=${category}`,
    `/admin/view-single-category-expense?id=${category}&month=2&year=2019`,
    '/admin/view-single-category-expense',
    '/admin/view-expance',
    `/admin/Add-expance?catId=${category}`,
    `/admin/Edit-Expance/${expense}`,
    '/admin/add-expense-category',
  ]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
  await show(page, '/admin/Add-expance')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Expense is required.')).toBeVisible()
  expect.soft(await faultsOf(page), 'expense refused').toEqual([])
  await show(page, '/admin/view-expance')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await expect(page.getByText('Are you sure?')).toBeVisible()
  expect.soft(await faultsOf(page), 'delete dialog').toEqual([])
})

test("the admin's settings, staff, trail and password", async ({ page, office }) => {
  await office.aBatch()
  await office.signedInAs('admin')
  for (const path of ['/admin/settings', '/admin/staff', '/admin/trail?who=nobody+at+all', '/admin/change-password']) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Enter your current password.')).toBeVisible()
  expect.soft(await faultsOf(page), 'password refused').toEqual([])

  await show(page, '/admin/trail')
  for (const opener of (await page.getByRole('button', { name: /^Details/ }).all()).slice(0, 3)) await opener.click()
  expect.soft(await faultsOf(page), 'trail opened').toEqual([])

  await show(page, '/admin/staff')
  await page.getByRole('button', { name: 'Actions for Hari Example' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await faultsOf(page), 'staff menu').toEqual([])
  await page.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await faultsOf(page), 'deactivation asked').toEqual([])
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add staff' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  expect.soft(await faultsOf(page), 'staff dialog refused').toEqual([])
})

test("the admin's dashboard, fees and enquiries", async ({ page, office }) => {
  const student = await office.aStudent({ lname: 'Aṣṭaputre-Śrīvāstava the Very Long Name', joiningDate: '2026-01-05' })
  const [given, wrong] = await Promise.all(
    [100, 200].map((paid) =>
      office.post<{ _id: string; date: string }>('hr', `/api/fee/${student._id}`, {
        ...{ payMode: 'Online', paid, date: '2026-02-03' },
      }),
    ),
  )
  await office.remove('hr', `/api/fee/${wrong?._id}`, { reason: 'Written for the wrong student, in the wrong month' })
  await aDayAtTheCounter(office)
  await office.signedInAs('admin')
  for (const path of [
    '/admin?year=2026',
    '/admin?year=2019&search=nobody+at+all',
    '/admin/view-Fee',
    `/admin/view-Fee?date=${given?.date}`,
    '/admin/view-Fee?tab=Voided',
    '/admin/view-Fee?search=nobody+at+all',
    '/admin/view-all-enquiry',
    '/admin/view-all-enquiry?search=nobody+at+all',
    `/fee-receipt?id=${given?._id}&as=admin`,
  ]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})

/** An enquiry, and a batch that has been marked. */
async function aDayAtTheCounter(office: Office): Promise<{ enquiry: string; marked: string }> {
  const batch = await office.aBatch()
  const [student = ''] = await office.studentsOf(batch, 2)
  const date = '2026-11-02'
  await office.post('hr', '/api/attend', [{ student, batchCode: batch.bCode, date, attendence: false }])
  const { _id } = await office.post<{ _id: string }>('hr', '/api/enquiry', {
    ...{ name: 'Aṣṭaputre the Very Long Name', mailId: 'a.very.long.address@mail.example.com', contact: '9876500000' },
    ...{ qualification: 'BCom (Hons)', address: '12 Example Road, Example Nagar, Example Town' },
    ...{ course: batch.course, mode: 'online', date, remark: 'Asks for an evening batch and a discount.' },
  })
  return { enquiry: _id, marked: `batch=${encodeURIComponent(batch.bCode)}&date=${date}` }
}

test("the admin's students and their attendance", async ({ page, office }) => {
  const student = await office.aStudent({ Paidfee: 2000, lname: 'Aṣṭaputre-Śrīvāstava the Very Long Name' })
  const waiting = await office.aWaitingStudent()
  const { marked } = await aDayAtTheCounter(office)
  await office.signedInAs('admin')
  for (const path of [
    '/admin/Student-List',
    '/admin/Student-List?tab=Pending',
    '/admin/Student-List?search=nobody+at+all',
    `/admin/Single-Student-Profile?id=${student._id}`,
    `/admin/Single-Student-Profile?id=${waiting._id}`,
    '/admin/Single-Student-Profile?id=unknown',
    `/admin/Student-Single-Fee?id=${student._id}`,
    `/admin/Student-Single-Attend?id=${student._id}`,
    '/admin/view-all-batch',
    `/admin/view-all-attend?${marked}`,
    '/admin/view-all-attend?batch=unknown',
  ]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})

test("the admin's student menus and the status dialog", async ({ page, office }) => {
  await office.aStudent()
  await office.aWaitingStudent()
  await office.signedInAs('admin')
  for (const tab of ['All', 'Pending']) {
    await show(page, `/admin/Student-List?tab=${tab}`)
    await page
      .getByRole('button', { name: /Actions for/ })
      .first()
      .click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect.soft(await faultsOf(page), `menu of ${tab}`).toEqual([])
  }
  await show(page, '/admin/Student-List')
  await page
    .getByRole('button', { name: /Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await faultsOf(page), 'status dialog').toEqual([])
})

test("HR's dashboard, attendance, fees and enquiries", async ({ page, office }) => {
  const student = await office.aStudent({ Paidfee: 2000, lname: 'Aṣṭaputre-Śrīvāstava the Very Long Name' })
  const { batches } = await office.get<{ batches: { bCode: string }[] }>('hr', '/api/batch')
  const { enquiry, marked } = await aDayAtTheCounter(office)
  await office.signedInAs('hr')
  for (const path of [
    '/hr',
    '/hr/attendence',
    `/hr/student-attendence-list?batch=${encodeURIComponent(batches[0]?.bCode ?? '')}`,
    `/hr/edit-attendence?${marked}`,
    `/hr/attendence-history?${marked}`,
    '/hr/attendence-history?batch=unknown',
    `/hr/student/attendence-history?id=${student._id}`,
    '/hr/view-fee',
    '/hr/enquiry',
    '/hr/enquiry?search=nobody+at+all',
    '/hr/enquiry/add-new',
    `/hr/enquiry/edit?id=${enquiry}`,
    `/hr/enquiry/admit?id=${enquiry}`,
  ]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})

test("HR's students, courses and batches", async ({ page, office }) => {
  const student = await office.aStudent({ Paidfee: 2000, lname: 'Aṣṭaputre-Śrīvāstava the Very Long Name' })
  const waiting = await office.aWaitingStudent()
  const { fee } = await office.get<{ fee: { _id: string }[] }>('hr', `/api/fee/${student._id}`)
  const { batches } = await office.get<{ batches: { _id: string }[] }>('hr', '/api/batch')
  await office.signedInAs('hr')
  for (const path of [
    '/hr/StudentList',
    '/hr/StudentList?tab=Pending',
    '/hr/StudentList?search=nobody+at+all',
    '/hr/studentAdd',
    '/hr/StudentEdit',
    `/hr/Student-view?id=${student._id}`,
    `/hr/Student-view?id=${waiting._id}`,
    '/hr/Student-view?id=unknown',
    '/hr/register',
    `/update?id=${student._id}`,
    `/hr/student/fee?id=${student._id}`,
    `/hr/add-fees?id=${student._id}`,
    `/hr/edit-fee?id=${fee[0]?._id}`,
    `/fee-receipt?id=${fee[0]?._id}`,
    '/hr/view-course',
    '/hr/batch',
    '/hr/batch/add-new',
    `/hr/batch/edit?id=${batches[0]?._id}`,
  ]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})

test("HR's forms refused, dialogs and menus open", async ({ page, office }) => {
  const student = await office.aStudent({ Paidfee: 2000 })
  const waiting = await office.aWaitingStudent()
  await office.signedInAs('hr')
  await show(page, '/hr/register')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  expect.soft(await faultsOf(page), 'registration refused').toEqual([])

  await show(page, `/hr/student/fee?id=${student._id}`)
  await page.getByRole('button', { name: /Delete receipt/ }).click()
  await expect(page.getByText('Are You Sure?')).toBeVisible()
  expect.soft(await faultsOf(page), 'void dialog').toEqual([])

  await show(page, `/hr/Student-view?id=${waiting._id}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect.soft(await faultsOf(page), 'approval dialog').toEqual([])

  await aDayAtTheCounter(office)
  await show(page, '/hr/enquiry')
  await page
    .getByRole('button', { name: /Actions for/ })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await faultsOf(page), 'enquiry menu').toEqual([])
  await page.getByRole('menuitem', { name: 'Set Pending' }).click()
  await expect(page.getByText('Are you sure?')).toBeVisible()
  expect.soft(await faultsOf(page), 'status dialog').toEqual([])

  await show(page, '/hr/enquiry/add-new')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name is Required.')).toBeVisible()
  expect.soft(await faultsOf(page), 'enquiry refused').toEqual([])

  await show(page, '/hr')
  await page.getByRole('button', { name: /Hari Example/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect.soft(await faultsOf(page), 'header menu').toEqual([])
})

test("the student's screens", async ({ page, office }) => {
  const student = await office.aStudent({ Paidfee: 2000 })
  const { fee } = await office.get<{ fee: { _id: string }[] }>('hr', `/api/fee/${student._id}`)
  await office.signedInAs('student', student.email, PASSWORD)
  const { batch } = await office.get<{ batch: string }>('hr', `/api/user/${student._id}`)
  for (let day = 10; day <= 21; day++)
    await office.post('hr', '/api/attend', [
      { student: student._id, batchCode: batch, date: `2026-10-${day}`, attendence: day % 5 > 0 },
    ])
  const attendance = ['/student/Viwe-Attendence?month=1&year=2026', '/student/Viwe-Attendence?month=10&year=2026']
  const receipt = `/student/FeesReceipt?id=${fee[0]?._id}`
  for (const path of ['/student', '/student/fee', receipt, '/student/addExpenses', ...attendance]) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
})

test("the student's projects and portfolio", async ({ page, office }) => {
  const student = await office.aStudent()
  await office.signedInAs('student', student.email, PASSWORD)
  const add = (path: string, data: object) => office.postAs<{ _id: string }>('student', student.email, path, data)
  for (const path of ['/student/ProjectView', '/student/Edit-Project/unknown', '/student']) {
    await show(page, path)
    expect.soft(await faultsOf(page), `${path}, empty`).toEqual([])
  }
  const link = `https://www.example.com/${'a-very-long-path-'.repeat(20)}`
  const project = await add('/api/project', { project: link, techUsed: 'T'.repeat(300), description: 'd'.repeat(2000) })
  for (let n = 0; n < 10; n++)
    await add('/api/project', { project: `https://example.com/${n}`, techUsed: 'React, Node', description: 'A shop.' })
  for (const portfolio of [link, 'https://example.com/']) await add('/api/portfolio', { portfolio })
  for (const path of ['/student/ProjectView', `/student/Edit-Project/${project._id}`, '/student']) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
  }
  for (const [path, words] of [
    ['/student/AddProject', 'Project is required.'],
    ['/student/Add-Portfolio', 'Portfolio is required.'],
  ] as const) {
    await show(page, path)
    expect.soft(await faultsOf(page), path).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(words)).toBeVisible()
    expect.soft(await faultsOf(page), `${path} refused`).toEqual([])
  }
  for (const path of ['/student', '/student/ProjectView']) {
    await show(page, path)
    const deletions = page.getByRole('button', { name: /^Delete / })
    await deletions.last().click()
    await expect(page.getByText('Are you sure?')).toBeVisible()
    expect.soft(await faultsOf(page), `${path}, delete dialog`).toEqual([])
  }
})
