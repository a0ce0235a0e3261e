import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { aStudent, CHOICES, fillIn } from '#testing/web/registration-form.ts'
import { SelfRegisterScreen } from './self-register-screen.tsx'

const institute = {
  ...{ name: 'Sunrise Institute', address: '1 Example Road', phone: '9800000000', timeZone: 'Asia/Kolkata' },
  ...{ selfRegistration: true, setUp: true, version: 1 },
}

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

test('says that it waits for approval, before and after; leads back to SignIn', async () => {
  const student = { ...aStudent, status: 'Pending', declared: { fee: 12_500.5, Paidfee: 2000, payMode: 'Cash' } }
  const asked = fakeServer({
    ...CHOICES,
    'GET /api/institute': institute,
    'POST /api/user/register': { message: 'Student Registered', student, receipt: null },
  })
  const { screen } = await renderScreen(<SelfRegisterScreen />, { at: '/register' })
  await expect.element(screen.getByText("What you send here waits for the institute's approval.")).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'SignIn' })).toHaveAttribute('href', '/')
  await expect.element(screen.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Generate a password' })).not.toBeInTheDocument()
  await fillIn(screen)
  await screen.getByRole('button', { name: 'Register' }).click()
  await expect.element(screen.getByText('Student Registered')).toBeVisible()
  await expect.element(screen.getByText('Your registration has reached the institute.')).toBeVisible()
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('')
  expect(asked.find(({ method }) => method === 'POST')?.headers.get('authorization')).toBeNull()
})

test('switched off, it says where to ask, and shows no form', async () => {
  fakeServer({ ...CHOICES, 'GET /api/institute': { ...institute, selfRegistration: false } })
  const { screen } = await renderScreen(<SelfRegisterScreen />, { at: '/register' })
  const words = 'The institute does not take registrations here. Ask at the counter.'
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Register' })).not.toBeInTheDocument()
})
