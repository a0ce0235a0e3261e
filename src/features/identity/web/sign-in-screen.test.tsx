import { afterEach, expect, test } from 'vitest'
import { removeIdentities, identityOf } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
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
  queryClientOf('anyone').clear()
  removeIdentities()
  restoreFetch()
})

test('welcomes, and says which fields are missing', async () => {
  fakeServer({ 'GET /api/institute': institute })
  const { screen } = await renderScreen(<SignInScreen />)
  await expect.element(screen.getByRole('heading', { name: 'Welcome to Sunrise Institute' })).toBeVisible()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  for (const words of ['Plz Enter Email', 'Plz Enter Password', 'Plz Enter User Type']) {
    await expect.element(screen.getByText(words)).toBeVisible()
  }
  await expect.element(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
})

test('the user types are STUDENT, ADMIN and HR; the password can be shown', async () => {
  fakeServer({ 'GET /api/institute': { ...institute, selfRegistration: false } })
  const { screen } = await renderScreen(<SignInScreen />)
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
  const { screen, router } = await renderScreen(<SignInScreen />)
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
    'POST /api/admin/login': errorResponse(401, { code: 'unauthorized', message: words }),
  })
  const { screen } = await renderScreen(<SignInScreen />)
  await screen.getByLabelText('Email').fill('meera@x.test')
  await screen.getByLabelText('Password', { exact: true }).fill('wrong')
  await screen.getByLabelText('User type').selectOptions('ADMIN')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
  await expect.element(screen.getByLabelText('Email')).toHaveValue('meera@x.test')
  expect(identityOf('admin')).toBeNull()
})
