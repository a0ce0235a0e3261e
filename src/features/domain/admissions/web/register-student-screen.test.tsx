import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { sendDrafts } from '#shared/web/form/staff-drafts.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { getFakeDraft, storeFakeDraft } from '#testing/web/fake-drafts.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { createImage, paintHalves } from '#testing/web/images.ts'
import {
  CHOICES,
  DRAFT,
  fillPasswords,
  fillRegistrationForm,
  listFormSections,
  REGISTERED_STUDENT,
  PERSONAL_SECTION,
  CONTACT_SECTION,
  COURSE_SECTION,
} from '#testing/web/registration-form.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { RegisterStudentScreen } from './register-student-screen.tsx'

const DRAFT_KEY = 'register-student'
const REGISTER = 'POST /api/user/register'
const REGISTERED = { message: 'Student Registered', student: REGISTERED_STUDENT, receipt: 'r1' }
const findPosts = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'POST')
const getBody = (request: FakeRequest | undefined) => (request?.body ?? {}) as Record<string, string>

const toastError = vi.spyOn(toast, 'error')
const toastSuccess = vi.spyOn(toast, 'success')

beforeEach(() => {
  window.history.replaceState(null, '', '/hr/register')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
})

async function renderRegistration(responses: Record<string, object> = {}) {
  const requests = fakeServer({ ...CHOICES, [REGISTER]: REGISTERED, ...responses })
  const { screen, router } = await renderScreen(<RegisterStudentScreen />, { at: '/hr/register' })
  await expect.element(screen.getByRole('heading', { name: 'Registration Form' })).toBeVisible()
  const register = screen.getByRole('button', { name: 'Register' })
  await expect.element(register).toBeVisible()
  return { requests, screen, router, register }
}

async function renderFilledRegistration(responses: Record<string, object> = {}) {
  storeFakeDraft(DRAFT_KEY, DRAFT)
  const form = await renderRegistration(responses)
  await expect.element(form.screen.getByLabelText('First Name')).toHaveValue('Asha')
  await form.screen.getByRole('button', { name: 'Generate a password' }).click()
  return form
}

const listBatches = (screen: Screen) =>
  screen
    .getByLabelText('Batch', { exact: true })
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
type Screen = Awaited<ReturnType<typeof renderScreen>>['screen']

test('register student: shows the fields in their sections, with optional marks, and offers the payment modes, of which none is asked if nothing is paid', async () => {
  const { screen } = await renderRegistration()

  const sections = listFormSections(screen.container)
  expect(sections).toEqual([
    PERSONAL_SECTION,
    CONTACT_SECTION,
    ['Education', 'Degree', 'Year of Completion', 'University'],
    COURSE_SECTION,
    ['First payment', 'Total Fee', 'Paid Fee', 'Payment Mode', 'Instalments?', 'First due date?'],
    ['Sign-in', 'Password', 'Confirm Password'],
    ['Consent', 'The student has agreed to the privacy notice'],
  ])
  const modes = screen.getByRole('radiogroup', { name: 'Payment Mode' })
  await expect.element(modes).toMatchTextContent(/^CashOnlineOthersUPICardBank transferCheque$/)
  await screen.getByLabelText('Paid Fee').fill('0')
  await expect.element(modes).not.toBeInTheDocument()
})

test('register student: the keyboard starts in First Name', async () => {
  const { screen } = await renderRegistration()

  await expect.element(screen.getByLabelText('First Name')).toHaveFocus()
})

test('register student: an empty form shows a message at each of the 20 fields that are required and have no default, gives them a red border and focuses the first', async () => {
  const { requests, screen, register } = await renderRegistration()

  await register.click()

  await expect.poll(() => screen.getByText('This field is required').elements()).toHaveLength(20)
  await expect.element(screen.getByLabelText('First Name')).toHaveFocus()
  // The first invalid field has the focus ring in place of the border.
  await expect.element(screen.getByLabelText('First Name')).toBeInvalid()
  const red = getComputedStyle(screen.getByText('This field is required').first().element()).color
  for (const label of ['Gender', 'Batch', 'Date of Birth', 'Paid Fee', 'Payment Mode']) {
    const field = screen.getByLabelText(label, { exact: true })
    await expect.poll(() => getComputedStyle(field.element()).borderTopColor).toBe(red)
  }
  for (const label of ['Current Address', 'Alternate Number', 'LinkedIn', 'Photo Link (150x150 px)']) {
    await expect.element(screen.getByLabelText(label)).not.toBeInvalid()
  }
  expect(findPosts(requests)).toEqual([])
})

test('register student: choosing a course fills in fee and duration and offers its batches, without ended ones; choosing another clears the batch', async () => {
  const { screen } = await renderRegistration()
  const course = screen.getByLabelText('Course', { exact: true })
  const batch = screen.getByLabelText('Batch', { exact: true })
  expect(listBatches(screen)).toEqual(['Course first'])

  await course.selectOptions('Tally')

  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('12500.5')
  await expect.element(screen.getByLabelText('Course Duration')).toHaveValue('3 months')
  await expect.poll(() => listBatches(screen)).toEqual(['Choose', 'T-1 (10 to 12) · Tally'])
  await batch.selectOptions('T-1')

  await course.selectOptions('Excel')

  await expect.element(batch).toHaveValue('')
  await expect.poll(() => listBatches(screen)).toEqual(['Choose', 'E-1 (8 to 9) · Excel'])
})

test('register student: different passwords and an error of the server are shown at the field and in a toast; the form keeps the input', async () => {
  const message = 'This email is registered already.'
  const { requests, screen, register } = await renderFilledRegistration({
    [REGISTER]: errorResponse(409, { code: 'email_taken', message, fields: { email: message } }),
  })
  await fillPasswords(screen, 'another long one')

  await register.click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Password Do Not Match$/)
  expect(toastError).toHaveBeenLastCalledWith('Password Do Not Match', 2000)
  await expect.element(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Password Do Not Match')
  expect(findPosts(requests)).toEqual([])
  await fillPasswords(screen)

  await register.click()

  const email = screen.getByLabelText('Email')
  await expect.element(email).toHaveAccessibleDescription(message)
  await expect.element(email).toHaveValue('asha@example.com')
  expect(toastError).toHaveBeenLastCalledWith(message)
})

test('register student: the draft has the input without the passwords; a double click sends the form once, with an idempotency key; success links to profile and receipt', async () => {
  const { requests, screen, router, register } = await renderRegistration()
  await fillRegistrationForm(screen, { 'Paid Fee': '2,000' })
  await sendDrafts()
  expect(getFakeDraft(DRAFT_KEY)).toMatchObject({ perAddress: '3 Example Road' })
  expect(JSON.stringify(getFakeDraft(DRAFT_KEY))).not.toContain('a long enough one')

  await register.dblClick()

  await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
  const [post, ...more] = findPosts(requests)
  expect(more).toEqual([])
  expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(post?.body).toMatchObject({ fname: 'Asha', course: 'Tally', batch: 'T-1', fee: '12500.5', Paidfee: '2000' })
  expect(post?.body).toMatchObject({ instalments: '3', firstDue: '' })
  const profile = screen.getByRole('link', { name: 'View Profile' })
  await expect.element(profile).toHaveAttribute('href', '/hr/Student-view?id=s1')
  await screen.getByRole('link', { name: 'Print receipt' }).last().click()
  await expect.poll(() => router.state.location.href).toBe('/fee-receipt?id=r1&as=hr')
})

test('register student: the consent is optional, and names the guardian of a student under 18', async () => {
  const { requests, screen, register } = await renderFilledRegistration()
  await screen.getByLabelText('Date of Birth', { exact: true }).fill('2015-05-06')
  await screen.getByLabelText('The parent or guardian has agreed to the privacy notice').click()
  await register.click()
  const guardian = screen.getByLabelText('Name of parent or guardian')
  await expect.element(guardian).toHaveAccessibleDescription(/Enter the name of the parent or guardian\./)

  await guardian.fill('Mohan Rao')
  await register.click()

  await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
  expect(findPosts(requests)[0]?.body).toMatchObject({ consent: true, guardian: 'Mohan Rao' })
})

test('register student: success shows a toast, clears the form and shows the generated password that was sent', async () => {
  const { requests, screen, register } = await renderFilledRegistration()

  await register.click()

  await expect.element(screen.getByText('Student Registered')).toBeVisible()
  expect(toastSuccess).toHaveBeenLastCalledWith('Student Registered', 1500, expect.anything())
  await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('')
  await expect.element(screen.getByLabelText('Course', { exact: true })).toHaveValue('')
  const { password, confirmPswd } = getBody(findPosts(requests)[0])
  expect(confirmPswd).toBe(password)
  await expect.element(screen.getByText(password ?? '', { exact: true })).toBeVisible()
})

test.each([
  ['saves the chosen photo of the new student', { photo: '/api/photo/x' }, 0],
  ['says that the photo was not saved', errorResponse(503, { code: 'busy', message: 'The server is busy.' }), 1],
])('register student: %s; without a payment, shows no receipt link', async (_case, response, warnings) => {
  const { requests, screen, register } = await renderFilledRegistration({
    [REGISTER]: { ...REGISTERED, receipt: null },
    'PUT /api/user/photo/s1': () => response,
  })
  const photo = screen.getByRole('group', { name: 'Photo', exact: true })
  const input = photo.element().querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, await createImage({ width: 600, height: 400 }, paintHalves))
  await expect.poll(() => photo.element().querySelector('img')?.src).toMatch(/^data:image\/jpeg;base64,/)

  await register.click()

  await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
  expect(requests.filter(({ path }) => path === '/api/user/photo/s1')).toHaveLength(1)
  expect(toastError).toHaveBeenCalledTimes(warnings)
  expect(photo.element().querySelector('img')).toBeNull()
  await expect.element(screen.getByRole('link', { name: 'Print receipt' })).not.toBeInTheDocument()
})

describe('register student: the email of a pending registration', () => {
  const message = 'A registration with this email is awaiting approval.'
  const pending = {
    ...REGISTERED_STUDENT,
    _id: 'w1',
    fname: 'Asha',
    lname: 'Pending',
    status: 'Pending',
    emailConfirmed: false,
  }
  const waits = errorResponse(409, { code: 'email_waits', message, fields: { email: message }, current: pending })

  async function renderDialog(responses: Record<string, object> = {}) {
    const form = await renderFilledRegistration({ [REGISTER]: waits, ...responses })
    await form.register.click()
    const dialog = form.screen.getByRole('dialog', { name: message })
    await expect.element(dialog.getByText('Asha Pending')).toBeVisible()
    return { ...form, dialog }
  }

  test('is shown in a dialog; the input is kept, and can replace the registration', async () => {
    const { requests, screen, register, dialog } = await renderDialog({
      [REGISTER]: ({ body }: FakeRequest) =>
        (body as Record<string, string>)['discardPending'] === 'w1' ? REGISTERED : waits,
    })
    const link = dialog.getByRole('link', { name: /View the whole registration/ })
    await expect.element(link).toHaveAttribute('href', '/hr/Student-view?id=w1')

    await dialog.getByRole('button', { name: 'Back to the form' }).click()

    await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription(message)
    await expect.element(screen.getByLabelText('Email')).toHaveValue('asha@example.com')
    await register.click()

    await dialog.getByRole('button', { name: 'Discard it and register mine' }).click()

    await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
    expect(findPosts(requests).map((request) => getBody(request)['discardPending'])).toEqual(['', '', 'w1'])
  })

  test('can be approved with the typed payment, which opens the profile', async () => {
    const { requests, screen, router, dialog } = await renderDialog({
      'PUT /api/user/approve/{id}': {
        ...REGISTERED_STUDENT,
        _id: 'w1',
        message: 'A link was sent.',
        mailed: true,
        passwordLink: null,
      },
    })

    await dialog.getByRole('button', { name: 'Approve what they sent' }).click()
    await screen.getByRole('checkbox', { name: 'asha@example.com belongs to the applicant' }).click()
    await screen.getByRole('button', { name: 'Approve', exact: true }).click()

    await expect.poll(() => router.state.location.href).toBe('/hr/Student-view?id=w1')
    const approval = requests.find(({ method }) => method === 'PUT')
    expect(approval?.path).toBe('/api/user/approve/w1')
    expect(approval?.body).toEqual({
      fee: '12500.5',
      feeReason: '',
      Paidfee: '0',
      payMode: '',
      exactMode: null,
      instalments: '',
      firstDue: '',
      emailConfirmed: true,
    })
  })
})

test('register student: restores a draft with a notice, rejects its batch if that has ended, and says that a course has no current batch', async () => {
  storeFakeDraft(DRAFT_KEY, { ...DRAFT, batch: 'OLD-1' })
  const { batches } = CHOICES['GET /api/batch']

  const { screen, register } = await renderRegistration({ 'GET /api/batch': { batches: batches.slice(1), total: 2 } })

  await expect
    .element(screen.getByRole('status').first())
    .toMatchTextContent(/^What you typed earlier is back\. It has not been saved\./)
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Asha')
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('')

  await register.click()

  await expect.element(screen.getByText('This batch has ended. Choose another.')).toBeVisible()
  await screen.getByLabelText('Course', { exact: true }).selectOptions('Excel')
  await expect.poll(() => listBatches(screen)).toEqual(['No current batch'])
})

test('register student: without batches, links to the batch list', async () => {
  fakeServer({ ...CHOICES, 'GET /api/batch': { batches: [], total: 0 } })

  const { screen } = await renderScreen(<RegisterStudentScreen />, { at: '/hr/register' })

  await expect.element(screen.getByRole('link', { name: 'Batches' })).toHaveAttribute('href', '/hr/batch')
})

test('register student: a known phone number shows a link to the student beside the field and keeps the form usable', async () => {
  const meera = { _id: 's7', name: 'Meera Example', father: 'Om Example', course: 'Tally', batch: 'T-1' }
  const { requests, screen, register } = await renderRegistration({
    'GET /api/user/duplicates': { students: [{ ...meera, matches: ['contact'] }] },
  })

  await screen.getByLabelText('Contact Number').fill('55500 0027')
  await screen.getByLabelText('Contact Number').fill('55500 00272')

  const link = screen.getByRole('link', { name: 'Meera Example, T-1 (opens in a new tab)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('href', '/hr/Student-view?id=s7')
  const note = screen.getByRole('status').filter({ hasText: 'This phone number belongs to a student' })
  await expect.element(note).toContainElement(link.element())
  await expect.element(register).toBeEnabled()
  const asked = requests.filter(({ path }) => path === '/api/user/duplicates')
  expect(asked.map(({ query }) => query)).toEqual([{ contact: '55500 00272' }])
})
