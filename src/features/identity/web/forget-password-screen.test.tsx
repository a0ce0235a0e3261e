import { afterEach, expect, test, vi } from 'vitest'
import { removeIdentities, identityOf, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { ForgetPasswordScreen } from './forget-password-screen.tsx'

const LINK = 'POST /api/user/resetLink'
const CHANGE = 'PUT /api/user/changePassword'
const WORN = 'This link has been used or is too old. Ask for a new one.'
const worn = errorResponse(422, { code: 'link_worn', message: WORN, fields: { token: WORN } })
const changed = { message: 'Your password has been changed.' }
const changes = (asked: FakeRequest[]) => asked.filter(({ method }) => method === 'PUT')

const failed = vi.spyOn(toast, 'error')

afterEach(() => {
  removeIdentities()
  restoreFetch()
})

test('says which fields are missing', async () => {
  const asked = fakeServer({})
  const { screen } = await renderScreen(<ForgetPasswordScreen />, { at: '/forget-password' })
  await screen.getByRole('button', { name: 'Done' }).click()
  for (const words of ['Plz Enter Email', 'Plz Enter User Type'])
    await expect.element(screen.getByText(words)).toBeVisible()
  expect(asked).toEqual([])
})

test('asks for a link, and the server’s sentence takes the place of the form', async () => {
  const message = 'If this address is registered, a link to set a new password is on its way.'
  const asked = fakeServer({ 'POST /api/user/forgetPassword': { message } })
  const { screen } = await renderScreen(<ForgetPasswordScreen />, { at: '/forget-password' })
  await screen.getByLabelText('Email').fill('asha@x.test')
  await screen.getByLabelText('User type').selectOptions('ADMIN')
  await screen.getByRole('button', { name: 'Done' }).click()
  const note = screen.getByRole('status')
  await expect.element(note).toMatchTextContent(message)
  await expect.element(note).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Done' })).not.toBeInTheDocument()
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'asha@x.test', role: 'admin' }])
})

/** The page that a mailed link opens. */
async function fromTheLink(answer: object = changed) {
  const asked = fakeServer({ [LINK]: { email: 'asha@x.test', role: 'admin' }, [CHANGE]: answer })
  const shown = await renderScreen(<ForgetPasswordScreen />, { at: '/forget-password?token=abc' })
  await expect.element(shown.screen.getByLabelText('New Password')).toBeVisible()
  const type = async (password: string, again: string) => {
    await shown.screen.getByLabelText('New Password').fill(password)
    await shown.screen.getByLabelText('Confirm Password').fill(again)
    await shown.screen.getByRole('button', { name: 'Done' }).click()
  }
  return { asked, type, ...shown }
}

test('a link tells whose password it sets, sets it, and leads to the sign-in', async () => {
  const { asked, screen, router, type } = await fromTheLink()
  await expect.element(screen.getByLabelText('Email')).toHaveValue('asha@x.test')
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  await expect.element(screen.getByLabelText('User type')).toHaveValue('ADMIN')
  await type('a new password', 'a new password')
  await expect.element(screen.getByRole('status')).toMatchTextContent('Your password has been changed.')
  expect(router.state.location.href).toBe('/')
  expect(changes(asked)[0]?.body).toEqual({ token: 'abc', password: 'a new password', confirmPswd: 'a new password' })
})

test('the identity whose sessions it ends is forgotten here too, and no other', async () => {
  const identity = { _id: 'a1', token: 't', role: 'Asha.admin', name: 'Asha', email: 'Asha@x.test' }
  storeIdentity('admin', identity)
  storeIdentity('hr', { ...identity, role: 'hr' })
  const { type } = await fromTheLink()
  await type('a new password', 'a new password')
  await expect.poll(() => identityOf('admin')).toBeNull()
  expect(identityOf('hr')).not.toBeNull()
})

test('two that differ are said beside the field and in a toast of 2 s; the password can be looked at', async () => {
  const { asked, screen, type } = await fromTheLink()
  await type('a new password', 'another password')
  await expect.element(screen.getByLabelText('Confirm Password')).toBeInvalid()
  expect(failed).toHaveBeenLastCalledWith('Password Do Not Match', 2000)
  expect(changes(asked)).toEqual([])
  const password = screen.getByLabelText('New Password')
  await expect.element(password).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(password).toHaveAttribute('type', 'text')
})

test('a link that is worn says so, and leads to a new one', async () => {
  fakeServer({ [LINK]: worn })
  const { screen, router } = await renderScreen(<ForgetPasswordScreen />, { at: '/forget-password?token=abc' })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(WORN)
  await screen.getByRole('link', { name: 'Ask for a new link' }).click()
  expect(router.state.location.href).toBe('/forget-password')
  await expect.element(screen.getByLabelText('Email')).toBeVisible()
})

test('so does one that was used while the page was open', async () => {
  const { screen, type } = await fromTheLink(worn)
  await type('a new password', 'a new password')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(WORN)
  await expect.element(screen.getByLabelText('New Password')).not.toBeInTheDocument()
})

test('a refused password keeps the page', async () => {
  const words = 'This password is one of the most common ones. Choose another.'
  const { screen, type } = await fromTheLink(
    errorResponse(422, { code: 'invalid', message: 'Check the highlighted fields.', fields: { password: words } }),
  )
  await type('password1', 'password1')
  await expect.element(screen.getByLabelText('New Password')).toHaveAccessibleDescription(new RegExp(words))
})
