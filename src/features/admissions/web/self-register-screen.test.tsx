import { afterEach, expect, test } from 'vitest'
import { getQueryClient } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { CHOICES, fillRegistrationForm, REGISTERED_STUDENT } from '#testing/web/registration-form.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { SelfRegisterScreen } from './self-register-screen.tsx'

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

afterEach(() => {
  restoreFetch()
  getQueryClient('anyone').clear()
})

test('self-registration: shows that it requires approval, links to the sign-in and generates no passwords', async () => {
  fakeServer(RESPONSES)

  const { screen } = await renderScreen(<SelfRegisterScreen />, { at: '/register' })

  await expect.element(screen.getByText("What you send here waits for the institute's approval.")).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/')
  await expect.element(screen.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Generate a password' })).not.toBeInTheDocument()
})

test('self-registration: is sent without a session, confirmed, and clears the form', async () => {
  const requests = fakeServer(RESPONSES)
  const { screen } = await renderScreen(<SelfRegisterScreen />, { at: '/register' })
  await expect.element(screen.getByRole('button', { name: 'Register' })).toBeVisible()
  await fillRegistrationForm(screen)

  await screen.getByRole('button', { name: 'Register' }).click()

  await expect.element(screen.getByText('Student Registered')).toBeVisible()
  await expect.element(screen.getByText('Your registration has reached the institute.')).toBeVisible()
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('')
  expect(requests.find(({ method }) => method === 'POST')?.headers.get('authorization')).toBeNull()
})

test('self-registration: is replaced by a message while it is switched off', async () => {
  fakeServer({ ...RESPONSES, 'GET /api/institute': INSTITUTE })

  const { screen } = await renderScreen(<SelfRegisterScreen />, { at: '/register' })

  const message = 'The institute does not take registrations here. Ask at the counter.'
  await expect.element(screen.getByText(message)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Register' })).not.toBeInTheDocument()
})
