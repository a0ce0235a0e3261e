import { choose, fillFields, fieldByLabel, expectToasts } from './support/forms.ts'
import { type OfficeApi, uniqueName } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

type Enquiry = { _id: string; status: string; student: string | null }

const createEnquiry = (office: OfficeApi, course: string, name: string): Promise<Enquiry> =>
  office.post('hr', '/api/enquiry', {
    name,
    contact: '9876500000',
    qualification: 'BA',
    address: '6 Example Road',
    course,
    mode: 'offline',
    date: '2026-11-01',
  })

/** Has no digits, because names may not contain them. */
const uniqueLetters = (first: string) =>
  `${first} ${uniqueName('')
    .trim()
    .slice(-6)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`

test('enquiry: is recorded, edited, emailed and admitted as a student', async ({ page, office, smtp }) => {
  const { course, bCode } = await office.createBatch()
  const name = uniqueLetters('Ömer')
  const mailId = `${uniqueName('omer').replace(/ /g, '.')}@example.com`
  await office.signInAs('hr')
  await page.goto('/hr')
  await page.getByRole('navigation').getByRole('link', { name: 'Enquiry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  const getEnquiry = async () => {
    const { enquiries } = await office.get<{ enquiries: Enquiry[] }>(
      'hr',
      `/api/enquiry?search=${encodeURIComponent(name)}`,
    )
    return enquiries[0]
  }
  const row = page.getByRole('row').filter({ hasText: name })
  const chooseAction = async (item: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await test.step('an empty form shows an error beside each field', async () => {
    await page.getByRole('link', { name: 'Add New Enquiry' }).first().click()
    await page.getByRole('button', { name: 'Save' }).click()
    for (const [label, message] of Object.entries({
      Name: 'Name is Required.',
      Email: 'Please enter either an email or a contact number.',
      Address: 'Address is Required.',
      Qualification: 'Qualification is Required.',
      'Interested Course': 'Course Is Required',
    }))
      await expect(fieldByLabel(page, label)).toHaveAccessibleDescription(
        new RegExp(message.replaceAll('.', String.raw`\.`)),
      )
    await expect(page.getByText('Course Mode Is Required .')).toBeVisible()
    await fillFields(page, { Name: 'Room 12' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Name should be less than 30 characters and should not contain digits.')).toBeVisible()
  })

  await test.step('the enquiry is added as Open', async () => {
    await fillFields(page, { Name: name, Email: mailId, Address: '5 Example Road', Qualification: 'BCom' })
    await choose(page, { 'Interested Course': course, 'Course Mode': 'Online' })
    await expectToasts(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save' }).click())
    await expect(page).toHaveURL(/\/hr\/enquiry$/)
    await expect(row).toContainText('Open')
  })

  await test.step('the phone number is added and the status set to Pending', async () => {
    await chooseAction('Edit')
    await fillFields(page, { 'Contact Number': '98765 12345' })
    await expectToasts(page, ['Details Updated'], () => page.getByRole('button', { name: 'Save' }).click())
    await row.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('region', { name })).toContainText('98765 12345')
    await page.keyboard.press('Escape')
    await expect(row.getByRole('link', { name, exact: true })).toBeFocused()
    await chooseAction('Set Pending')
    await expect(page.getByText('Are you sure?')).toBeVisible()
    await expect(page.getByText('You can change it again at any time.')).toBeVisible()
    await expectToasts(page, ['User has been marked as pending.'], () =>
      page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click(),
    )
    await page.getByRole('tab', { name: /^Pending/ }).click()
    await expect(row).toContainText('Pending')
    await page.getByRole('tab', { name: /^Open/ }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('tab', { name: /^All/ }).click()
  })

  await test.step('an email is sent', async () => {
    await expectToasts(page, [`Email sent to ${mailId}.`], () => chooseAction('Send Email'))
    const mail = smtp.mails.find(({ to }) => to.includes(mailId))
    expect(mail?.from).toContain('office@example.com')
    expect(mail?.from).toContain('Example Computer Institute')
    expect(mail?.subject).toContain(course)
    expect(mail?.text).toContain(`Dear ${name},`)
    expect(mail?.text).toContain('+91 98000 00000')
  })

  await test.step('the registration form is prefilled; registering closes the enquiry', async () => {
    await chooseAction('Admit as a student')
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
      await expect(fieldByLabel(page, label)).toHaveValue(value)
    await fillFields(page, {
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
    await expectToasts(page, ['Student Registered'], () => page.getByRole('button', { name: 'Register' }).click())
    const enquiry = await getEnquiry()
    expect(enquiry).toMatchObject({ status: 'Closed', student: expect.any(String) })
    const student = await office.get<object>('hr', `/api/user/${enquiry?.student}`)
    expect(student).toMatchObject({ email: mailId, course, batch: bCode, PaidFee: 2000, status: 'Active' })
  })

  await test.step('the list shows Joined and offers no second registration', async () => {
    await page.goto('/hr/enquiry?tab=Closed')
    await expect(row).toContainText('Joined')
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Admit as a student' })).toHaveCount(0)
  })
})

test(
  'enquiry: a person to call leaves the list once a note names the next day',
  FULL_ONLY,
  async ({ page, office }) => {
    const { course } = await office.createBatch()
    const name = uniqueLetters('Divya')
    const { _id } = await createEnquiry(office, course, name)
    const today = (await office.get<{ date: string }>('hr', '/api/attend/unmarked')).date
    const nextWeek = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10)
    await office.put('hr', `/api/enquiry/next-call/${_id}`, { nextCall: today })
    const countToCall = async () => (await office.get<{ total: number }>('hr', '/api/enquiry/to-call')).total
    const count = await countToCall()
    const getText = (number: number) => (number === 1 ? '1 person to call.' : `${number} people to call.`)
    const sidebar = page.getByRole('navigation', { name: 'Main menu' })
    await office.signInAs('hr')
    await page.goto('/hr')

    await expect(sidebar).toContainText(getText(count))
    await page.getByRole('link', { name: 'Enquiries to call' }).click()
    await page.getByRole('searchbox').last().fill(name)
    const link = page.getByRole('row').getByRole('link', { name, exact: true })
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Today')
    await link.click()
    const panel = page.getByRole('region', { name })
    await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876500000')
    await fillFields(panel, { Note: 'Decides with the family', 'Call again on': nextWeek })
    await expectToasts(page, ['Note saved.'], () => panel.getByRole('button', { name: 'Add note' }).click())

    await expect(page.getByText('No Records Found')).toBeVisible()
    await expect(panel.getByRole('listitem').first()).toContainText('Decides with the family')
    await expect(fieldByLabel(panel, 'Next follow-up')).toHaveValue(nextWeek)
    expect(await countToCall()).toBe(count - 1)
    if (count === 1) await expect(sidebar).not.toContainText('to call.')
    else await expect(sidebar).toContainText(getText(count - 1))
    await panel.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: /^To call/ }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(nextWeek)
  },
)

test('enquiry: is deleted after a confirmation', FULL_ONLY, async ({ page, office }) => {
  const { course } = await office.createBatch()
  const name = uniqueLetters('Devi')
  const { _id } = await createEnquiry(office, course, name)
  await office.signInAs('hr')
  await page.goto(`/hr/enquiry?search=${encodeURIComponent(name)}`)
  const chooseDelete = async () => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText("You won't be able to revert this!")).toBeVisible()
  }
  await chooseDelete()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await office.get('hr', `/api/enquiry/${_id}`)).toMatchObject({ name })
  await chooseDelete()
  await expectToasts(page, ['Deleted!', 'Your Record Has Been Deleted'], () =>
    page.getByRole('button', { name: 'Yes, delete it!' }).click(),
  )
  await expect(page.getByText('No Records Found')).toBeVisible()
})
