import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tabStorage } from '#shared/web/storage.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import {
  CHOICES,
  chooseSegment,
  DRAFT,
  fillPasswords,
  fillSelfRegistrationForm,
  REGISTERED_STUDENT,
} from '#testing/web/registration-form.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { SelfRegisterScreen } from './self-register-screen.tsx'

const DRAFT_KEY = 'draft:anyone:register'
const CONSENT = 'I have read the privacy notice and agree to it'
const declared = { fee: 12_500.5, Paidfee: 2000, payMode: 'Cash' }
const RESPONSES = {
  ...CHOICES,
  'GET /api/institute': { ...INSTITUTE, selfRegistration: true },
  'POST /api/user/register': {
    message: 'Student Registered',
    student: { ...REGISTERED_STUDENT, status: 'Pending', declared },
    receipt: null,
  },
}

async function renderForm(responses = {}) {
  const requests = fakeServer({ ...RESPONSES, ...responses })
  const { screen } = await renderScreen(<SelfRegisterScreen />, { at: '/register' })
  const register = screen.getByRole('button', { name: 'Register' })
  await expect.element(register).toBeVisible()
  return { requests, screen, register }
}

async function renderFilledForm(responses = {}) {
  tabStorage.set(DRAFT_KEY, JSON.stringify(DRAFT))
  const form = await renderForm(responses)
  await expect.element(form.screen.getByLabelText('First Name')).toHaveValue('Asha')
  await fillPasswords(form.screen)
  await form.screen.getByLabelText(CONSENT).click()
  return form
}

test('self-registration: shows that it requires approval, asks only for what a stranger can know, and tells the browser what it may fill in', async () => {
  const { screen } = await renderForm()

  await expect.element(screen.getByText("What you send here waits for the institute's approval.")).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/')
  await expect.element(screen.getByRole('button', { name: 'Generate a password' })).not.toBeInTheDocument()
  for (const label of ['Course Status', 'Placement Status', 'Total Fee', 'Paid Fee', 'Payment Mode']) {
    await expect.element(screen.getByLabelText(label)).not.toBeInTheDocument()
  }
  for (const [label, token] of [
    ['First Name', 'given-name'],
    ['Last Name', 'family-name'],
    ['Date of Birth', 'bday'],
    ['Contact Number', 'tel'],
    ['Email', 'email'],
    ['Permanent Address', 'section-permanent street-address'],
    ['Current Address', 'section-current street-address'],
    ['Password', 'new-password'],
    ['Confirm Password', 'new-password'],
  ] as const) {
    await expect.element(screen.getByLabelText(label, { exact: true })).toHaveAttribute('autocomplete', token)
  }
})

test('self-registration: an error keeps the form and is not shown on the last page, which says what happens next', async () => {
  const message = 'This email is registered already.'
  let isTaken = true
  const { screen, register } = await renderFilledForm({
    'POST /api/user/register': () =>
      isTaken
        ? errorResponse(409, { code: 'email_taken', message, fields: { email: message } })
        : RESPONSES['POST /api/user/register'],
  })
  await register.click()
  await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription(message)

  isTaken = false
  await register.click()

  const heading = screen.getByRole('heading', { name: 'Your registration has reached the institute.' })
  await expect.element(heading).toBeVisible()
  await expect.element(heading).toHaveFocus()
  await expect.element(screen.getByText(/Sign in with asha@example.com and your password/)).toBeVisible()
  await expect.element(screen.getByText(/The fee of your course is ₹12,500.50/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/')
  await expect.element(register).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Email')).not.toBeInTheDocument()
})

test('self-registration: keeps the input in this tab, without the passwords, until it is sent without a session and without what only the institute knows', async () => {
  const readDraft = () => JSON.parse(tabStorage.get(DRAFT_KEY) ?? '{}') as Record<string, string>
  const first = await renderForm()
  await fillSelfRegistrationForm(first.screen)
  await expect.element(first.screen.getByText('Fee: ₹12,500.50')).toBeVisible()
  await first.screen.unmount()
  expect(readDraft()).toMatchObject({ fname: 'Asha', course: 'Tally' })
  expect(JSON.stringify(readDraft())).not.toContain('a long enough one')

  const { requests, screen, register } = await renderForm()
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Asha')
  await fillPasswords(screen)
  await register.click()

  await expect.element(screen.getByText('Student Registered')).toBeVisible()
  expect(readDraft()).toEqual({})
  const request = requests.find(({ method }) => method === 'POST')
  expect(request?.headers.get('authorization')).toBeNull()
  for (const name of ['fee', 'Paidfee', 'payMode', 'isCompleted', 'isPlaced']) {
    expect(request?.body).not.toHaveProperty(name)
  }
})

test('self-registration: is replaced by a message while it is switched off', async () => {
  fakeServer({ ...RESPONSES, 'GET /api/institute': INSTITUTE })

  const { screen } = await renderScreen(<SelfRegisterScreen />, { at: '/register' })

  const message = 'The institute does not take registrations here. Ask at the counter.'
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Register' })).not.toBeInTheDocument()
})

test('self-registration: needs the consent to the privacy notice, which it links to', async () => {
  const { requests, screen, register } = await renderFilledForm()
  await expect
    .element(screen.getByRole('link', { name: 'Read the privacy notice' }))
    .toHaveAttribute('href', '/privacy')
  const consent = screen.getByLabelText(CONSENT)
  await consent.click()

  await register.click()

  await expect.element(consent).toHaveAccessibleDescription('Agree to the privacy notice to register.')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  await consent.click()
  await register.click()
  await expect.element(screen.getByText('Student Registered')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ consent: true, guardian: '' })
})

test('self-registration: under 18 the guardian agrees', async () => {
  const { requests, screen, register } = await renderFilledForm()
  await expect.element(screen.getByLabelText('Name of parent or guardian')).not.toBeInTheDocument()
  await screen.getByLabelText('Date of Birth', { exact: true }).fill('2015-05-06')
  const guardian = screen.getByLabelText('Name of parent or guardian')
  await expect
    .element(screen.getByLabelText('I am the parent or guardian, have read the privacy notice and agree to it'))
    .toBeVisible()

  await register.click()

  await expect.element(guardian).toHaveAccessibleDescription(/Enter the name of the parent or guardian\./)
  await guardian.fill('Mohan Rao')
  await register.click()
  await expect.element(screen.getByText('Student Registered')).toBeVisible()
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ consent: true, guardian: 'Mohan Rao' })
})

test('self-registration on a phone: has four steps; a step with errors stays, and its fields keep their input', async () => {
  await page.viewport(360, 740)
  const { screen } = await renderPhoneForm()
  const next = screen.getByRole('button', { name: 'Next' })

  await next.click()
  await expect.element(screen.getByText('This field is required').first()).toBeVisible()
  await expect.element(screen.getByLabelText('First Name')).toHaveFocus()
  await expect.element(screen.getByText('Step 1 of 4')).toBeVisible()

  for (const [label, text] of Object.entries({
    'First Name': 'Asha',
    'Last Name': 'Rao',
    "Father's Name": 'Mohan Rao',
    'Date of Birth': '2004-05-06',
  }))
    await screen.getByLabelText(label, { exact: true }).fill(text)
  await chooseSegment(screen, 'Gender', 'Female')
  await next.click()
  await expect.element(screen.getByText('Step 2 of 4')).toHaveFocus()
  await expect.element(screen.getByLabelText('Contact Number')).toBeVisible()

  await screen.getByRole('button', { name: 'Go back' }).click()
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('Asha')
})

test('self-registration on a phone: an error of the server leads to the step of its field', async () => {
  await page.viewport(360, 740)
  const taken = { code: 'email_taken', message: 'Taken.', fields: { email: 'This email is registered already.' } }
  tabStorage.set(DRAFT_KEY, JSON.stringify(DRAFT))
  const { screen } = await renderPhoneForm({ 'POST /api/user/register': errorResponse(409, taken) })

  for (const step of [2, 3, 4]) {
    await screen.getByRole('button', { name: 'Next' }).click()
    await expect.element(screen.getByText(`Step ${step} of 4`)).toBeVisible()
  }
  await fillPasswords(screen)
  await screen.getByLabelText(CONSENT).click()
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect.element(screen.getByText('Step 2 of 4')).toBeVisible()
  await expect.element(screen.getByLabelText('Email', { exact: true })).toHaveAccessibleDescription(taken.fields.email)
})

async function renderPhoneForm(responses = {}) {
  const requests = fakeServer({ ...RESPONSES, ...responses })
  const { screen } = await renderScreen(<SelfRegisterScreen />, { at: '/register' })
  await expect.element(screen.getByText('Step 1 of 4')).toBeVisible()
  return { requests, screen }
}
