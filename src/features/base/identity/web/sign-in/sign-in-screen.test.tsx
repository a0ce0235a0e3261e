import { describe, expect, test, vi } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { getIdentity } from '#shared/web/identity-store.ts'
import { storage } from '#shared/web/storage.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { SignInScreen } from './sign-in-screen.tsx'

const institute = { ...INSTITUTE, selfRegistration: true }
const hr = { _id: 'h1', token: 't1', role: 'hr', name: 'Meera Joshi', email: 'meera@x.test' }

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

test('SignInScreen offers the user types STUDENT, ADMIN and HR, tells when typing begins and which is chosen, and can show the password', async () => {
  fakeServer({ 'GET /api/institute': { ...institute, selfRegistration: false } })
  const onTyping = vi.fn<(role: string) => void>()
  const { screen } = await renderScreen(<SignInScreen onTyping={onTyping} />)
  await expect.element(screen.getByRole('radiogroup', { name: 'User type' })).toMatchTextContent('STUDENTADMINHR')
  await screen.getByLabelText('Email').fill('asha@example.com')
  await expect.poll(() => onTyping.mock.calls).toEqual([['']])
  await screen.getByLabelText('HR', { exact: true }).click()
  await expect.poll(() => onTyping.mock.calls).toEqual([[''], ['hr']])
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
  await screen.getByLabelText('HR', { exact: true }).click()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/hr')
  expect(getIdentity('hr')).toMatchObject(hr)
  expect(requests.at(-1)?.body).toEqual({ email: 'meera@x.test', password: 'correct horse', role: 'hr' })
})

test('SignInScreen after too many attempts (429) offers to sign in from a new browser', async () => {
  fakeServer({
    'GET /api/institute': institute,
    'POST /api/hr/login': errorResponse(429, { code: 'too_many', message: 'Too many attempts.' }),
  })
  const { screen } = await renderScreen(<SignInScreen />)
  const link = screen.getByRole('link', { name: 'Sign in from a new browser' })
  await screen.getByLabelText('Email').fill('meera@x.test')
  await screen.getByLabelText('Password', { exact: true }).fill('correct horse')
  await screen.getByLabelText('HR', { exact: true }).click()
  await expect.element(link).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Sign in' }).click()

  await expect.element(link).toHaveAttribute('href', '/new-browser')
})

test('SignInScreen after a wrong sign-in (401) shows the error at the form, with the focus, and in a toast for 30 seconds; it marks the three fields and keeps the input', async () => {
  const message = 'The email, the password or the user type is wrong.'
  const toastError = vi.spyOn(toast, 'error')
  fakeServer({
    'GET /api/institute': institute,
    'POST /api/admin/login': errorResponse(401, { code: 'unauthorized', message }),
  })
  const { screen } = await renderScreen(<SignInScreen />)
  await screen.getByLabelText('Email').fill('meera@x.test')
  await screen.getByLabelText('Password', { exact: true }).fill('wrong')
  await screen.getByLabelText('ADMIN', { exact: true }).click()
  await screen.getByRole('button', { name: 'Sign in' }).click()

  const alert = screen.getByRole('form', { name: 'Sign in' }).getByRole('alert')
  await expect.element(alert.getByText(message)).toBeVisible()
  await expect.element(alert).toHaveFocus()
  await expect.poll(() => toastError.mock.lastCall).toEqual([message, 30_000])
  for (const label of ['Email', 'Password'])
    await expect.element(screen.getByLabelText(label, { exact: true })).toBeInvalid()
  await expect.element(screen.getByRole('radiogroup', { name: 'User type' })).toHaveAttribute('data-invalid')
  await expect.element(screen.getByLabelText('Email')).toHaveValue('meera@x.test')
  expect(getIdentity('admin')).toBeNull()
})

test('SignInScreen does not mark the fields after too many attempts (429)', async () => {
  const message = 'Too many attempts. Try again in 15 minutes.'
  fakeServer({
    'GET /api/institute': institute,
    'POST /api/hr/login': errorResponse(429, { code: 'too_many', message }),
  })
  const { screen } = await renderScreen(<SignInScreen />)
  await fillAsHr(screen)
  const alert = screen.getByRole('form', { name: 'Sign in' }).getByRole('alert')
  await expect.element(alert.getByText(message)).toBeVisible()
  await expect.element(screen.getByLabelText('Email')).not.toBeInvalid()
})

async function fillAsHr(screen: RenderResult) {
  await screen.getByLabelText('Email').fill('meera@x.test')
  await screen.getByLabelText('Password', { exact: true }).fill('correct horse')
  await screen.getByLabelText('HR', { exact: true }).click()
  await screen.getByRole('button', { name: 'Sign in' }).click()
}

describe('SignInScreen for an account with two-factor sign-in', () => {
  const required = errorResponse(401, { code: 'code_required', message: 'Enter the code from your app.' })
  const WRONG = 'This code is wrong or was used already.'
  const wrong = errorResponse(401, { code: 'wrong_code', message: WRONG, fields: { code: WRONG } })

  /** Signs in with the password. With the code 123456, the response is `result`. */
  async function signInWithPassword(result: object = hr) {
    const requests = fakeServer({
      'GET /api/institute': institute,
      'POST /api/hr/login': ({ body }: { body: { code?: string } }) => {
        if (body.code === undefined) return required
        return body.code === '123456' ? result : wrong
      },
    })
    const { screen, router } = await renderScreen(<SignInScreen />)
    await fillAsHr(screen)
    const code = screen.getByLabelText('Code', { exact: true })
    await expect.element(code).toBeVisible()
    const enter = async (text: string) => {
      await code.fill(text)
      await screen.getByRole('button', { name: 'Sign in' }).click()
    }
    return { screen, router, requests, code, enter }
  }

  test('asks for the code in a field for one-time codes, which has the focus, and rejects a missing code without a request', async () => {
    const { screen, requests, code, enter } = await signInWithPassword()
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    expect(getIdentity('hr')).toBeNull()
    const before = requests.length
    await enter('')
    await expect.element(screen.getByText('Enter the code.')).toBeVisible()
    expect(requests).toHaveLength(before)
  })

  test('shows a wrong code at its field, with the focus, and signs in with another, sent with the password', async () => {
    const { screen, router, requests, code, enter } = await signInWithPassword()
    await enter('111111')
    await expect.element(code).toBeInvalid()
    await expect.element(code).toHaveFocus()
    await expect.element(screen.getByText(WRONG)).toBeVisible()
    await enter('123456')
    await expect.poll(() => router.state.location.pathname).toBe('/hr')
    const credentials = { email: 'meera@x.test', password: 'correct horse', role: 'hr' }
    expect(requests.at(-1)?.body).toEqual({ ...credentials, code: '123456' })
  })

  test('goes back without losing the input', async () => {
    const { screen, code, enter } = await signInWithPassword()
    await enter('111111')
    await screen.getByRole('button', { name: 'Back' }).click()
    await expect.element(screen.getByLabelText('Email')).toHaveValue('meera@x.test')
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('correct horse')
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Sign in' }).click()
    await expect.element(code).toHaveValue('')
  })

  test('returns to the password if that is wrong now', async () => {
    const message = 'The email, the password or the user type is wrong.'
    const { screen, enter } = await signInWithPassword(errorResponse(401, { code: 'wrong_credentials', message }))
    await enter('123456')
    await expect.element(screen.getByRole('alert').getByText(message).first()).toBeVisible()
    await expect.element(screen.getByLabelText('Password', { exact: true })).toBeInvalid()
  })

  test('says how many recovery codes are left after a sign-in with one', async () => {
    const { screen, enter } = await signInWithPassword({ ...hr, recoveryCodesLeft: 2 })
    await enter('123456')
    const note = 'You signed in with a recovery code. 2 are left.Make new ones before they run out.'
    await expect.element(screen.getByRole('status')).toMatchTextContent(note)
    expect(getIdentity('hr')).toEqual(hr)
  })
})

test('SignInScreen first opens the page to set up two-factor sign-in if that is required', async () => {
  fakeServer({ 'GET /api/institute': institute, 'POST /api/hr/login': { ...hr, mustSetUpTwoFactor: true } })
  const { screen, router } = await renderScreen(<SignInScreen />)
  await router.navigate({ to: '/', state: { returnTo: '/hr/StudentList' } } as never)
  await fillAsHr(screen)
  await expect.poll(() => router.state.location.pathname).toBe('/hr/two-factor')
  expect(router.state.location.state).toMatchObject({ returnTo: '/hr/StudentList' })
})

describe('SignInScreen on a device', () => {
  const REMEMBER = 'Remember my email and user type on this device'
  const RESPONSES = { 'GET /api/institute': institute, 'POST /api/hr/login': hr }

  test('remembers email and user type, not the password, if the user ticks the box', async () => {
    fakeServer(RESPONSES)
    const { screen, router } = await renderScreen(<SignInScreen />)
    await screen.getByRole('checkbox', { name: REMEMBER }).click()
    await fillAsHr(screen)
    await expect.poll(() => router.state.location.pathname).toBe('/hr')
    expect(JSON.parse(storage.get('sign-in') ?? '')).toEqual({ email: 'meera@x.test', role: 'hr' })
  })

  test('fills in what it remembers, and focuses the password; forgets both when the box is not ticked any more', async () => {
    storage.set('sign-in', JSON.stringify({ email: 'meera@x.test', role: 'hr' }))
    fakeServer(RESPONSES)
    const { screen, router } = await renderScreen(<SignInScreen />)
    await expect.element(screen.getByLabelText('Email')).toHaveValue('meera@x.test')
    await expect.element(screen.getByLabelText('HR', { exact: true })).toBeChecked()
    await expect.element(screen.getByRole('checkbox', { name: REMEMBER })).toBeChecked()
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus()

    await screen.getByRole('checkbox', { name: REMEMBER }).click()
    await fillAsHr(screen)
    await expect.poll(() => router.state.location.pathname).toBe('/hr')
    expect(storage.get('sign-in')).toBeNull()
  })

  test('ignores a stored value that it cannot read', async () => {
    storage.set('sign-in', '{"email":')
    fakeServer(RESPONSES)
    const { screen } = await renderScreen(<SignInScreen />)
    await expect.element(screen.getByLabelText('Email')).toHaveValue('')
  })
})

test('SignInScreen opens the page that required the sign-in', async () => {
  fakeServer({ 'GET /api/institute': institute, 'POST /api/hr/login': hr })
  const { screen, router } = await renderScreen(<SignInScreen />)
  await router.navigate({ to: '/', state: { returnTo: '/hr/StudentList?tab=Active' } } as never)
  await fillAsHr(screen)
  await expect.poll(() => router.state.location.href).toBe('/hr/StudentList?tab=Active')
})

test('SignInScreen opens the first page of the area if the requested page is in another one', async () => {
  fakeServer({ 'GET /api/institute': institute, 'POST /api/hr/login': hr })
  const { screen, router } = await renderScreen(<SignInScreen />)
  await router.navigate({ to: '/', state: { returnTo: '/admin/staff' } } as never)
  await fillAsHr(screen)
  await expect.poll(() => router.state.location.href).toBe('/hr')
})
