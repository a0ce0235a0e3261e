import { expect, test, vi } from 'vitest'
import { getIdentity, storeIdentity } from '#shared/web/identity-store.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { ForgetPasswordScreen } from './forget-password-screen.tsx'

const LINK = 'POST /api/user/resetLink'
const CHANGE = 'PUT /api/user/changePassword'
const LINK_EXPIRED = 'This link has been used or is too old. Ask for a new one.'
const expired = errorResponse(422, { code: 'link_worn', message: LINK_EXPIRED, fields: { token: LINK_EXPIRED } })
const CHANGED = { message: 'Your password has been changed.' }
const listChanges = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'PUT')

const toastError = vi.spyOn(toast, 'error')

test('ForgetPasswordScreen shows missing fields without a request', async () => {
  const requests = fakeServer({})
  const { screen } = await renderScreen(<ForgetPasswordScreen />, { at: '/forget-password' })
  await screen.getByRole('button', { name: 'Done' }).click()
  for (const error of ['Plz Enter Email', 'Plz Enter User Type'])
    await expect.element(screen.getByText(error)).toBeVisible()
  expect(requests).toEqual([])
})

test('ForgetPasswordScreen requests a link and replaces the form with the message of the server', async () => {
  const message = 'If this address is registered, a link to set a new password is on its way.'
  const requests = fakeServer({ 'POST /api/user/forgetPassword': { message } })
  const { screen } = await renderScreen(<ForgetPasswordScreen />, { at: '/forget-password' })
  await screen.getByLabelText('Email').fill('asha@x.test')
  await screen.getByLabelText('ADMIN', { exact: true }).click()
  await screen.getByRole('button', { name: 'Done' }).click()
  const confirmation = screen.getByRole('status')
  await expect.element(confirmation).toMatchTextContent(message)
  await expect.element(confirmation).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Done' })).not.toBeInTheDocument()
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'asha@x.test', role: 'admin' }])
})

async function openLink(response: object = CHANGED) {
  const requests = fakeServer({ [LINK]: { email: 'asha@x.test', role: 'admin' }, [CHANGE]: response })
  const rendered = await renderScreen(<ForgetPasswordScreen />, { at: '/forget-password#token=abc' })
  await expect.element(rendered.screen.getByLabelText('New Password')).toBeVisible()
  const submit = async (password: string, confirmation: string) => {
    await rendered.screen.getByLabelText('New Password').fill(password)
    await rendered.screen.getByLabelText('Confirm Password').fill(confirmation)
    await rendered.screen.getByRole('button', { name: 'Done' }).click()
  }
  return { requests, submit, ...rendered }
}

test('ForgetPasswordScreen with a token shows the account, sets the password and opens the sign-in page', async () => {
  const { requests, screen, router, submit } = await openLink()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('asha@x.test')
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  await expect.element(screen.getByLabelText('User type')).toHaveValue('ADMIN')
  await submit('a new password', 'a new password')
  await expect.poll(() => router.state.location.href).toBe('/')
  expect(router.state.location.state.notice).toEqual({ role: 'status', text: 'Your password has been changed.' })
  expect(listChanges(requests)[0]?.body).toEqual({
    token: 'abc',
    password: 'a new password',
    confirmPswd: 'a new password',
  })
})

test.each(['/forget-password#token=abc', '/forget-password?token=abc'])(
  'ForgetPasswordScreen at %s removes the token from the URL at once',
  async (at) => {
    const requests = fakeServer({ [LINK]: { email: 'asha@x.test', role: 'admin' } })
    const { screen, router } = await renderScreen(<ForgetPasswordScreen />, { at })
    await expect.element(screen.getByLabelText('New Password')).toBeVisible()
    expect(router.state.location.href).toBe('/forget-password')
    expect(router.history.length).toBe(1)
    expect(requests.map(({ body }) => body)).toEqual([{ token: 'abc' }])
  },
)

test('ForgetPasswordScreen with a token removes the stored identity of that account only', async () => {
  const identity = { _id: 'a1', token: 't', role: 'Asha.admin', name: 'Asha', email: 'Asha@x.test' }
  storeIdentity('admin', identity)
  storeIdentity('hr', { ...identity, role: 'hr' })
  const { submit } = await openLink()
  await submit('a new password', 'a new password')
  await expect.poll(() => getIdentity('admin')).toBeNull()
  expect(getIdentity('hr')).not.toBeNull()
})

test('ForgetPasswordScreen shows different passwords beside the field and in a toast of 2 s', async () => {
  const { requests, screen, submit } = await openLink()
  await submit('a new password', 'another password')
  await expect.element(screen.getByLabelText('Confirm Password')).toBeInvalid()
  expect(toastError).toHaveBeenLastCalledWith('Password Do Not Match', 2000)
  expect(listChanges(requests)).toEqual([])
})

test('ForgetPasswordScreen can show the password', async () => {
  const { screen } = await openLink()
  const password = screen.getByLabelText('New Password')
  await expect.element(password).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(password).toHaveAttribute('type', 'text')
})

test('ForgetPasswordScreen with an expired token links to the request form', async () => {
  fakeServer({ [LINK]: expired })
  const { screen, router } = await renderScreen(<ForgetPasswordScreen />, { at: '/forget-password#token=abc' })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(LINK_EXPIRED)
  await screen.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect.poll(() => router.state.location.href).toBe('/forget-password')
  await expect.element(screen.getByLabelText('Email')).toBeVisible()
})

test('ForgetPasswordScreen shows that the link was used while the page was open (422)', async () => {
  const { screen, submit } = await openLink(expired)
  await submit('a new password', 'a new password')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(LINK_EXPIRED)
  await expect.element(screen.getByLabelText('New Password')).not.toBeInTheDocument()
})

test('ForgetPasswordScreen shows a rejected password beside its field (422)', async () => {
  const error = 'This password is one of the most common ones, or close to one. Choose another.'
  const { screen, submit } = await openLink(
    errorResponse(422, { code: 'invalid', message: 'Check the highlighted fields.', fields: { password: error } }),
  )
  await submit('password1', 'password1')
  await expect.element(screen.getByLabelText('New Password')).toHaveAccessibleDescription(new RegExp(error))
})
