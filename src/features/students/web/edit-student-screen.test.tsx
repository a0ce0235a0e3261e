import { afterEach, expect, test, vi } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { EditStudentScreen } from './edit-student-screen.tsx'

const asha = {
  ...{ _id: 's1', fname: 'Asha', lname: 'Rao', father: 'Mohan Rao', contact: '9876543210', altContact: null },
  ...{ email: 'asha@example.com', gender: 'female', dob: '2004-05-06', curAddress: null, perAddress: '2 Example Road' },
  ...{ linkedIn: null, profile: null, degree: 'BCA', comYear: '2025', university: null, course: 'Tally' },
  ...{
    mode: 'offline',
    cduration: '3 months',
    fee: 12_500.5,
    batch: 'OLD-1',
    joiningDate: '2026-08-01',
    endDate: null,
  },
  ...{ isCompleted: 'no', isPlaced: 'notPlaced', status: 'Active', version: 3, TotalFee: 12_500.5, PaidFee: 2000 },
  ...{ PendingFee: 10_500.5, dueDate: '2026-09-05', declared: null },
}
const batch = { _id: 'b1', bCode: 'T-1', courseName: 'Tally', bTime: '10 to 12', startDate: '2026-01-01', version: 1 }
const around = {
  'GET /api/user/{id}': asha,
  'GET /api/course': {
    courses: [{ _id: 'c1', course: 'Tally', cFee: 12_500, cDuration: '3 months', version: 1 }],
    total: 1,
  },
  'GET /api/batch': {
    batches: [
      { ...batch, endDate: null },
      { ...batch, _id: 'b2', bCode: 'OLD-1', endDate: '2020-01-01' },
      { ...batch, _id: 'b3', bCode: 'OLD-2', endDate: '2020-01-01' },
    ],
    total: 3,
  },
}
const opened = () => renderScreen(<EditStudentScreen />, { at: '/update?id=s1' })
const puts = (asked: FakeRequest[]) => asked.filter(({ method }) => method === 'PUT')
const bodyOf = (one: FakeRequest | undefined) => (one?.body ?? {}) as Record<string, string>

const failed = vi.spyOn(toast, 'error')
const succeeded = vi.spyOn(toast, 'success')

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

test('filled in from the record; the ended batch that the student is in stays a choice', async () => {
  fakeServer(around)
  const { screen } = await opened()
  await expect.element(screen.getByRole('heading', { name: 'Edit Student Details' })).toBeVisible()
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Asha')
  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('12500.5')
  await expect.element(screen.getByLabelText('Batch', { exact: true })).toHaveValue('OLD-1')
  const options = screen.getByLabelText('Batch', { exact: true }).getByRole('option').elements()
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose', 'T-1 (10 to 12)', 'OLD-1 (10 to 12)'])
})

test('Update sends the version, says so and becomes View Profile; another change brings it back with the new version', async () => {
  const asked = fakeServer({
    ...around,
    'PUT /api/user/{id}': ({ body, headers }: FakeRequest) => ({
      ...{ ...asha, ...(body as object) },
      fee: 12_500.5,
      version: Number(/\d+/.exec(headers.get('if-match') ?? '')?.[0]) + 1,
    }),
  })
  const { screen } = await opened()
  await screen.getByLabelText('First Name').fill('Usha')
  await screen.getByLabelText('Total Fee').fill('12,500.5')
  await screen.getByRole('button', { name: 'Update' }).click()
  const profile = screen.getByRole('link', { name: 'View Profile' })
  await expect.element(profile).toHaveFocus()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Update Successful$/)
  expect(succeeded).toHaveBeenLastCalledWith('Update Successful')
  await expect.element(screen.getByRole('button', { name: 'Update' })).not.toBeInTheDocument()
  await screen.getByLabelText('Last Name').fill('Sen')
  await screen.getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => puts(asked).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"'])
  expect(puts(asked)[0]?.body).toMatchObject({ fname: 'Usha', fee: '12500.5', password: '', confirmPswd: '' })
})

test('passwords that differ are blocked, beside the field and in a toast', async () => {
  const asked = fakeServer(around)
  const { screen } = await opened()
  await screen.getByLabelText('New Password').fill('a long enough one')
  await screen.getByRole('button', { name: 'Update' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Password Do Not Match$/)
  expect(failed).toHaveBeenLastCalledWith('Password Do Not Match', 2000)
  await expect.element(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Password Do Not Match')
  expect(puts(asked)).toEqual([])
})

test('a generated password is sent, and shown until it can be handed over', async () => {
  const asked = fakeServer({ ...around, 'PUT /api/user/{id}': { ...asha, version: 4 } })
  const { screen } = await opened()
  await screen.getByRole('button', { name: 'Generate a password' }).click()
  await screen.getByRole('button', { name: 'Update' }).click()
  await expect.element(screen.getByRole('link', { name: 'View Profile' })).toBeVisible()
  const { password, confirmPswd } = bodyOf(puts(asked)[0])
  expect(confirmPswd).toBe(password)
  await expect.element(screen.getByText(password ?? '', { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('New Password')).toHaveValue('')
})

test('a failure says the words, then why; what was typed stays', async () => {
  fakeServer({
    ...around,
    'PUT /api/user/{id}': errorResponse(422, {
      code: 'invalid',
      message: 'Check the highlighted fields.',
      fields: { fee: 'More was paid.' },
    }),
  })
  const { screen } = await opened()
  await screen.getByLabelText('Total Fee').fill('1')
  await screen.getByRole('button', { name: 'Update' }).click()
  const words = 'Something Went Wrong.Please Try Again Later'
  await expect.element(screen.getByText(words).first()).toBeVisible()
  expect(failed).toHaveBeenLastCalledWith(words, 1500, { detail: 'More was paid.' })
  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('1')
  await expect.element(screen.getByLabelText('Total Fee')).toHaveAccessibleDescription(/More was paid\./)
})

test('somebody else changed it meanwhile: the current values can be loaded', async () => {
  fakeServer({
    ...around,
    'PUT /api/user/{id}': errorResponse(409, {
      code: 'stale',
      message: 'Somebody else has changed this record.',
      current: { ...asha, lname: 'Theirs', version: 9 },
    }),
  })
  const { screen } = await opened()
  await screen.getByLabelText('Last Name').fill('Mine')
  await screen.getByRole('button', { name: 'Update' }).click()
  await screen.getByRole('button', { name: 'Load the current values' }).click()
  await expect.element(screen.getByLabelText('Last Name')).toHaveValue('Theirs')
})

test('without an id it leads to the list; one that is gone is said', async () => {
  fakeServer({ ...around, 'GET /api/user/{id}': errorResponse(404, { code: 'not_found', message: 'It is gone.' }) })
  const { screen } = await renderScreen(<EditStudentScreen />, { at: '/update' })
  await expect.element(screen.getByRole('link', { name: 'Student List' })).toHaveAttribute('href', '/hr/StudentList')
  const { screen: gone } = await opened()
  await expect.element(gone.getByRole('alert')).toMatchTextContent(/It is gone\./)
})
