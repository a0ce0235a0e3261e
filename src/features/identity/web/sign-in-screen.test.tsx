import { afterEach, expect, test } from 'vitest'
import { removeIdentities, getIdentity } from '#shared/web/identity-store.ts'
import { getQueryClient } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { SignInScreen } from './sign-in-screen.tsx'

const institute = { ...INSTITUTE, selfRegistration: true }
const hr = { _id: 'h1', token: 't1', role: 'hr', name: 'Meera Joshi', email: 'meera@x.test' }

afterEach(() => {
  getQueryClient('anyone').clear()
  removeIdentities()
  restoreFetch()
})

test('SignInScreen shows missing fields', async () => {
  fakeServer({ 'GET /api/institute': institute })
  const { screen } = await renderScreen(<SignInScreen />)
  await expect.element(screen.getByRole('heading', { name: 'Welcome to Sunrise Institute' })).toBeVisible()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  for (const error of ['Plz Enter Email', 'Plz Enter Password', 'Plz Enter User Type']) {
    await expect.element(screen.getByText(error)).toBeVisible()
  }
  await expect.element(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
})

test('SignInScreen offers the user types STUDENT, ADMIN and HR, and can show the password', async () => {
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

test('SignInScreen calls the endpoint of the user type, stores the identity and opens its area', async () => {
  const requests = fakeServer({ 'GET /api/institute': institute, 'POST /api/hr/login': hr })
  const { screen, router } = await renderScreen(<SignInScreen />)
  await screen.getByLabelText('Email').fill('meera@x.test')
  await screen.getByLabelText('Password', { exact: true }).fill('correct horse')
  await screen.getByLabelText('User type').selectOptions('HR')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/hr')
  expect(getIdentity('hr')).toMatchObject(hr)
  expect(requests.at(-1)?.body).toEqual({ email: 'meera@x.test', password: 'correct horse', role: 'hr' })
})

test('SignInScreen shows the error of the server in a toast and keeps the input (401)', async () => {
  const message = 'The email, the password or the user type is wrong.'
  fakeServer({
    'GET /api/institute': institute,
    'POST /api/admin/login': errorResponse(401, { code: 'unauthorized', message }),
  })
  const { screen } = await renderScreen(<SignInScreen />)
  await screen.getByLabelText('Email').fill('meera@x.test')
  await screen.getByLabelText('Password', { exact: true }).fill('wrong')
  await screen.getByLabelText('User type').selectOptions('ADMIN')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message)
  await expect.element(screen.getByLabelText('Email')).toHaveValue('meera@x.test')
  expect(getIdentity('admin')).toBeNull()
})
