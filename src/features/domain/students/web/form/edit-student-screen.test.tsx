import { expect, test, vi } from 'vitest'
import { toast } from '#shared/web/ui/toast.ts'
import { UNTAUGHT } from '#testing/web/batches.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { listFormSections, PERSONAL_SECTION, CONTACT_SECTION, COURSE_SECTION } from '#testing/web/registration-form.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT as BASE_STUDENT } from '#testing/web/student.ts'
import { EditStudentScreen } from './edit-student-screen.tsx'

const STUDENT = { ...BASE_STUDENT, fee: 12_500.5, TotalFee: 12_500.5, PendingFee: 10_500.5, batch: 'OLD-1', version: 3 }
const TALLY = { courseName: 'Tally', bTime: '10 to 12', startDate: '2026-01-01' }
const BATCH = { _id: 'b1', bCode: 'T-1', ...TALLY, ...UNTAUGHT, version: 1 }
const RESPONSES = {
  'GET /api/user/{id}': STUDENT,
  'GET /api/course': {
    courses: [{ _id: 'c1', course: 'Tally', cFee: 12_500, cDuration: '3 months', instalments: null, version: 1 }],
    total: 1,
  },
  'GET /api/batch': {
    batches: [
      { ...BATCH, endDate: null },
      { ...BATCH, _id: 'b2', bCode: 'OLD-1', endDate: '2020-01-01' },
      { ...BATCH, _id: 'b3', bCode: 'OLD-2', endDate: '2020-01-01' },
    ],
    total: 3,
  },
}
const COURSES = {
  courses: ['Excel', 'Tally'].map((course) => ({
    _id: course,
    course,
    cFee: 4000,
    cDuration: '1 month',
    instalments: null,
    version: 1,
  })),
  total: 2,
}
const renderEditScreen = () => renderScreen(<EditStudentScreen />, { at: '/update?id=s1' })
const findPuts = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'PUT')
const getBody = (request: FakeRequest | undefined) => (request?.body ?? {}) as Record<string, string>

const toastError = vi.spyOn(toast, 'error')
const toastSuccess = vi.spyOn(toast, 'success')

/** The fields of each section; a question mark marks those that are optional. */
const SECTIONS = [
  PERSONAL_SECTION,
  CONTACT_SECTION,
  ['Education', 'Degree?', 'Year of Completion?', 'University?'],
  [...COURSE_SECTION, 'End Date?', 'Total Fee'],
  ['Sign-in', 'New Password?', 'Confirm Password?'],
]

test('edit student: shows the fields in their sections, filled from the record; of ended batches, offers only the one of the student', async () => {
  fakeServer(RESPONSES)

  const { screen } = await renderEditScreen()

  await expect.element(screen.getByRole('heading', { name: 'Edit Student Details' })).toBeVisible()
  await expect.element(screen.getByLabelText('First Name')).toBeVisible()
  expect(listFormSections(screen.container)).toEqual(SECTIONS)
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Asha')
  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('12500.5')
  const batch = screen.getByLabelText('Batch', { exact: true })
  await expect.element(batch).toHaveValue('OLD-1')
  const options = batch.getByRole('option').elements()
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'T-1 (10 to 12) · Tally',
    'OLD-1 (10 to 12) · Tally',
  ])
})

test('edit student: keeps offering a batch of another course while course and batch are unchanged', async () => {
  fakeServer({ ...RESPONSES, 'GET /api/user/{id}': { ...STUDENT, course: 'Excel' }, 'GET /api/course': COURSES })

  const { screen } = await renderEditScreen()

  const batch = screen.getByLabelText('Batch', { exact: true })
  await expect.element(batch).toHaveValue('OLD-1')
  await screen.getByLabelText('Course', { exact: true }).selectOptions('Tally')
  await expect.element(batch).toHaveValue('OLD-1')
})

test('edit student: sends the version, confirms the update and shows View Profile; a second change is sent with the new version', async () => {
  const requests = fakeServer({ ...RESPONSES, 'PUT /api/user/{id}': respondWithNextVersion })
  const { screen } = await renderEditScreen()

  await screen.getByLabelText('First Name').fill('Usha')
  await screen.getByLabelText('Total Fee').fill('12,500.5')
  await screen.getByRole('button', { name: 'Update' }).click()

  await expect.element(screen.getByRole('link', { name: 'View Profile' })).toHaveFocus()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Update Successful$/)
  expect(toastSuccess).toHaveBeenLastCalledWith('Update Successful')
  await expect.element(screen.getByRole('button', { name: 'Update' })).not.toBeInTheDocument()
  const [put] = findPuts(requests)
  expect(put?.headers.get('if-match')).toBe('"3"')
  expect(put?.body).toMatchObject({ fname: 'Usha', fee: '12500.5', password: '', confirmPswd: '' })

  await screen.getByLabelText('Last Name').fill('Sen')
  await screen.getByRole('button', { name: 'Update' }).click()

  await expect.poll(() => findPuts(requests).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"'])
})

test('edit student: a changed number that cannot be parsed is rejected at the field; an unchanged one stays as it is', async () => {
  const record = { ...STUDENT, contact: '12345' }
  const requests = fakeServer({ ...RESPONSES, 'GET /api/user/{id}': record, 'PUT /api/user/{id}': record })
  const { screen } = await renderEditScreen()
  const contact = screen.getByLabelText('Contact Number')

  await contact.fill('123456')
  await screen.getByRole('button', { name: 'Update' }).click()

  await expect.element(contact).toHaveFocus()
  await expect.element(screen.getByText('Enter a phone number of ten digits, or + and the country code.')).toBeVisible()
  expect(findPuts(requests)).toEqual([])

  await contact.fill('12345')
  await screen.getByLabelText('First Name').fill('Usha')
  await screen.getByRole('button', { name: 'Update' }).click()

  await expect.poll(() => getBody(findPuts(requests)[0])).toMatchObject({ fname: 'Usha' })
  expect(getBody(findPuts(requests)[0])).not.toHaveProperty('contact')
})

test('edit student: different passwords are rejected at the field and in a toast; a generated password is sent, and shown after saving', async () => {
  const requests = fakeServer({ ...RESPONSES, 'PUT /api/user/{id}': { ...STUDENT, version: 4 } })
  const { screen } = await renderEditScreen()

  await screen.getByLabelText('New Password').fill('a long enough one')
  await screen.getByRole('button', { name: 'Update' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Password Do Not Match$/)
  expect(toastError).toHaveBeenLastCalledWith('Password Do Not Match', 2000)
  await expect.element(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Password Do Not Match')
  expect(findPuts(requests)).toEqual([])

  await screen.getByRole('button', { name: 'Generate a password' }).click()
  await screen.getByRole('button', { name: 'Update' }).click()

  await expect.element(screen.getByRole('link', { name: 'View Profile' })).toBeVisible()
  const { password, confirmPswd } = getBody(findPuts(requests)[0])
  expect(confirmPswd).toBe(password)
  await expect.element(screen.getByText(password ?? '', { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('New Password')).toHaveValue('')
})

test('edit student: an error shows the general message and the reason, and keeps the input; a stale version can be replaced by the current values', async () => {
  const invalid = { code: 'invalid', message: 'Check the highlighted fields.', fields: { fee: 'More was paid.' } }
  const stale = {
    code: 'stale',
    message: 'This record was changed after you opened it.',
    current: { ...STUDENT, lname: 'Theirs', version: 9 },
  }
  let response = errorResponse(422, invalid)
  fakeServer({ ...RESPONSES, 'PUT /api/user/{id}': () => response })
  const { screen } = await renderEditScreen()

  await screen.getByLabelText('Total Fee').fill('1')
  await screen.getByRole('button', { name: 'Update' }).click()
  await expect.element(screen.getByText('Say why the fee is below the list fee.')).toBeVisible()
  await screen.getByLabelText('Reason for the lower fee').fill('Merit')
  await screen.getByRole('button', { name: 'Update' }).click()

  const message = 'Something Went Wrong.Please Try Again Later'
  await expect.element(screen.getByText(message).first()).toBeVisible()
  expect(toastError).toHaveBeenLastCalledWith(message, 1500, { detail: 'More was paid.' })
  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('1')
  await expect.element(screen.getByLabelText('Total Fee')).toHaveAccessibleDescription(/More was paid\./)

  response = errorResponse(409, stale)
  await screen.getByLabelText('Last Name').fill('Mine')
  await screen.getByRole('button', { name: 'Update' }).click()
  await screen.getByRole('button', { name: 'Load the current values' }).click()

  await expect.element(screen.getByLabelText('Last Name')).toHaveValue('Theirs')
})

test('edit student: without an id it links to the list, and reads the id from the navigation state', async () => {
  const requests = fakeServer(RESPONSES)
  const { screen, router } = await renderScreen(<EditStudentScreen />, { at: '/update' })
  await expect.element(screen.getByRole('link', { name: 'Student List' })).toHaveAttribute('href', '/hr/StudentList')

  await router.navigate({ to: '/update', state: { id: 's1' } })

  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Asha')
  expect(requests.some(({ path }) => path === '/api/user/s1')).toBe(true)
})

test('edit student: a deleted student shows the error of the server', async () => {
  fakeServer({
    ...RESPONSES,
    'GET /api/user/{id}': errorResponse(404, { code: 'not_found', message: 'This record was not found.' }),
  })

  const { screen } = await renderEditScreen()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/This record was not found\./)
})

function respondWithNextVersion({ body, headers }: FakeRequest) {
  const version = Number(/\d+/.exec(headers.get('if-match') ?? '')?.[0])
  return { ...STUDENT, ...(body as object), fee: 12_500.5, version: version + 1 }
}

test('edit student: a record that came incomplete is completed field by field', async () => {
  const incomplete = { ...STUDENT, lname: '', father: '', email: '', perAddress: '', profile: '' }
  const requests = fakeServer({ ...RESPONSES, 'GET /api/user/{id}': incomplete, 'PUT /api/user/{id}': incomplete })
  const { screen } = await renderEditScreen()

  await screen.getByLabelText(/^Father/).fill('Mohan Rao')
  await screen.getByRole('button', { name: 'Update' }).click()

  await expect.poll(() => findPuts(requests)).toHaveLength(1)
  const body = getBody(findPuts(requests)[0])
  expect(body['father']).toBe('Mohan Rao')
  for (const name of ['lname', 'email', 'perAddress']) expect(body).not.toHaveProperty(name)
})
