import { choose, fill, labelled, toldBy } from './support/forms.ts'
import { fresh } from './support/office.ts'
import { expect, test } from './support/test.ts'

type Enquiry = { _id: string; status: string; student: string | null }

/** A name without digits that no other journey uses. */
const aName = (first: string) =>
  `${first} ${fresh('')
    .trim()
    .slice(-6)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`

test('an enquiry from the first call to the admission', async ({ page, office, smtp }) => {
  const { course, bCode } = await office.aBatch()
  const name = aName('Ömer')
  const mailId = `${fresh('omer').replace(/ /g, '.')}@example.com`
  await office.signedInAs('hr')
  await page.goto('/hr')
  await page.getByRole('navigation').getByRole('link', { name: 'Enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  const stored = async () => {
    const { enquiries } = await office.get<{ enquiries: Enquiry[] }>(
      'hr',
      `/api/enquiry?search=${encodeURIComponent(name)}`,
    )
    return enquiries[0]
  }
  const row = page.getByRole('row').filter({ hasText: name })
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

  await test.step('what is missing is said beside its field', async () => {
    await page.getByRole('link', { name: 'Add New Enquiry' }).first().click()
    await page.getByRole('button', { name: 'Save' }).click()
    for (const [label, words] of Object.entries({
      Name: 'Name is Required.',
      Email: 'Please enter either an email or a contact number.',
      Address: 'Address is Required.',
      Qualification: 'Qualification is Required.',
      'Interested Course': 'Course Is Required',
    }))
      await expect(labelled(page, label)).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', String.raw`\.`)))
    await expect(page.getByText('Course Mode Is Required .')).toBeVisible()
    await fill(page, { Name: 'Room 12' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Name should be less than 30 characters and should not contain digits.')).toBeVisible()
  })

  await test.step('the first call is written down', async () => {
    await fill(page, { Name: name, Email: mailId, Address: '5 Example Road', Qualification: 'BCom' })
    await choose(page, { 'Interested Course': course, 'Course Mode': 'Online' })
    await toldBy(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save' }).click())
    await expect(page).toHaveURL(/\/hr\/enquiry$/)
    await expect(row).toContainText('Open')
  })

  await test.step('the next is more: the number is added, and the status set', async () => {
    await menu('Edit')
    await fill(page, { 'Contact Number': '98765 12345' })
    await toldBy(page, ['Details Updated'], () => page.getByRole('button', { name: 'Save' }).click())
    await expect(row).toContainText('9876512345')
    await menu('Set Pending')
    await expect(page.getByText('Are you sure?')).toBeVisible()
    await expect(page.getByText("You won't be able to revert this!")).toBeVisible()
    await toldBy(page, ['User has been marked as pending.'], () =>
      page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click(),
    )
    await page.getByRole('tab', { name: 'Pending' }).click()
    await expect(row).toContainText('Pending')
    await page.getByRole('tab', { name: 'Open' }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('tab', { name: 'All' }).click()
  })

  await test.step('an email goes out', async () => {
    await toldBy(page, [`Email sent to ${mailId}.`], () => menu('Send Email'))
    const mail = smtp.mails.find(({ to }) => to.includes(mailId))
    expect(mail?.from).toContain('office@example.com')
    expect(mail?.from).toContain('Example Computer Institute')
    expect(mail?.subject).toContain(course)
    expect(mail?.text).toContain(`Dear ${name},`)
    expect(mail?.text).toContain('+91 98000 00000')
  })

  await test.step('registered as a student, with what the enquiry knows', async () => {
    await menu('Register as student')
    const [first = '', last = ''] = name.split(' ')
    for (const [label, value] of Object.entries({
      'First Name': first,
      'Last Name': last,
      Email: mailId,
      'Contact Number': '9876512345',
      'Permanent Address': '5 Example Road',
      Degree: 'BCom',
      Course: course,
    }))
      await expect(labelled(page, label)).toHaveValue(value)
    await fill(page, {
      "Father's Name": 'Example Father',
      'Date of Birth': '2004-05-06',
      'Year of Completion': '2025',
      University: 'Example University',
      'Joining Date': '2026-11-01',
      'Paid Fee': '2000',
      Password: 'a long enough one',
      'Confirm Password': 'a long enough one',
    })
    await choose(page, { Gender: 'Male', Batch: bCode, 'Payment Mode': 'Cash' })
    await choose(page, { 'Course Status': 'Not Completed', 'Placement Status': 'Not Placed' })
    await toldBy(page, ['Student Registered'], () => page.getByRole('button', { name: 'Register' }).click())
    const enquiry = await stored()
    expect(enquiry).toMatchObject({ status: 'Closed', student: expect.any(String) })
    const student = await office.get<object>('hr', `/api/user/${enquiry?.student}`)
    expect(student).toMatchObject({ email: mailId, course, batch: bCode, PaidFee: 2000, status: 'Active' })
  })

  await test.step('the list says Joined, and leads to the student', async () => {
    await page.goto('/hr/enquiry?tab=Closed')
    await expect(row).toContainText('Joined')
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Register as student' })).toHaveCount(0)
  })
})

test('an enquiry is deleted after a question', async ({ page, office }) => {
  const { course } = await office.aBatch()
  const name = aName('Devi')
  const { _id } = await office.post<Enquiry>('hr', '/api/enquiry', {
    ...{ name, contact: '9876500000', qualification: 'BA', address: '6 Example Road' },
    ...{ course, mode: 'offline', date: '2026-11-01' },
  })
  await office.signedInAs('hr')
  await page.goto(`/hr/enquiry?search=${encodeURIComponent(name)}`)
  const erase = async () => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText("You won't be able to revert this!")).toBeVisible()
  }
  await erase()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await office.get('hr', `/api/enquiry/${_id}`)).toMatchObject({ name })
  await erase()
  await toldBy(page, ['Deleted!', 'Your Record Has Been Deleted'], () =>
    page.getByRole('button', { name: 'Yes, delete it!' }).click(),
  )
  await expect(page.getByText('No Records Found')).toBeVisible()
})
