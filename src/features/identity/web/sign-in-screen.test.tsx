import { afterEach, expect, test } from 'vitest'
import { forgetIdentities, identityOf } from '#shared/web/identity-store.ts'
import { clientOf } from '#shared/web/query-client.ts'
import { fakeServer, leaveServer, refused } from '#shared/web/testing/fake-server.ts'
import { show } from '#shared/web/testing/show.tsx'
import { SignInScreen } from './sign-in-screen.tsx'

const institute = {
  name: 'Sunrise Institute',
  address: '',
  phone: '',
  timeZone: 'Asia/Kolkata',
  selfRegistration: true,
  setUp: true,
  version: 1,
}
const hr = { _id: 'h1', token: 't1', role: 'hr', name: 'Meera Joshi', email: 'meera@x.test' }

afterEach(() => {
  clientOf('anyone').clear()
  forgetIdentities()
  leaveServer()
})

test('welcomes, and says which fields are missing', async () => {
  fakeServer({ 'GET /api/institute': institute })
  const { screen } = await show(<SignInScreen />)
  await expect.element(screen.getByRole('heading', { name: 'Welcome to Sunrise Institute' })).toBeVisible()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  for (const words of ['Plz Enter Email', 'Plz Enter Password', 'Plz Enter User Type']) {
    await expect.element(screen.getByText(words)).toBeVisible()
  }
  await expect.element(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
})

test('the user types are STUDENT, ADMIN and HR; the password can be shown', async () => {
  fakeServer({ 'GET /api/institute': { ...institute, selfRegistration: false } })
  const { screen } = await show(<SignInScreen />)
  const options = screen.getByLabelText('User type').getByRole('option').elements()
  expect(options.map((option) => option.textContent).slice(1)).toEqual(['STUDENT', 'ADMIN', 'HR'])
  const password = screen.getByLabelText('Password', { exact: true })
  await expect.element(password).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(screen.getByRole('link', { name: 'Register' })).not.toBeInTheDocument()
})

test('signs in by the path of the user type, stores the identity and goes to its area', async () => {
  const asked = fakeServer({ 'GET /api/institute': institute, 'POST /api/hr/login': hr })
  const { screen, router } = await show(<SignInScreen />)
  await screen.getByLabelText('Email').fill('meera@x.test')
  await screen.getByLabelText('Password', { exact: true }).fill('correct horse')
  await screen.getByLabelText('User type').selectOptions('HR')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/hr')
  expect(identityOf('hr')).toMatchObject(hr)
  expect(asked.at(-1)?.body).toEqual({ email: 'meera@x.test', password: 'correct horse', role: 'hr' })
})

test('a refusal is said by the server’s words in a toast; what was typed stays', async () => {
  const words = 'The email, the password or the user type is wrong.'
  fakeServer({
    'GET /api/institute': institute,
    'POST /api/admin/login': refused(401, { code: 'unauthorized', message: words }),
  })
  const { screen } = await show(<SignInScreen />)
  await screen.getByLabelText('Email').fill('meera@x.test')
  await screen.getByLabelText('Password', { exact: true }).fill('wrong')
  await screen.getByLabelText('User type').selectOptions('ADMIN')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
  await expect.element(screen.getByLabelText('Email')).toHaveValue('meera@x.test')
  expect(identityOf('admin')).toBeNull()
})
