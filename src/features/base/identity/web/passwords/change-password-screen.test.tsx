import { expect, test, vi } from 'vitest'
import { getIdentity, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { ChangePasswordScreen } from './change-password-screen.tsx'

const CHANGE = 'PUT /api/user/changePassword'
const toastError = vi.spyOn(toast, 'error')

async function openScreen(response: object) {
  storeIdentity('hr', { _id: 'h1', token: 't1', role: 'hr', name: 'Hari', email: 'hari@x.test' })
  const requests = fakeServer({ [CHANGE]: response })
  const rendered = await renderScreen(<ChangePasswordScreen />, { at: '/hr/change-password' })
  const submit = async (current: string, password: string, confirmation: string) => {
    await rendered.screen.getByLabelText('Current Password').fill(current)
    await rendered.screen.getByLabelText('New Password').fill(password)
    await rendered.screen.getByLabelText('Confirm Password').fill(confirmation)
    await rendered.screen.getByRole('button', { name: 'Change Password' }).click()
  }
  return { requests, submit, ...rendered }
}

test('ChangePasswordScreen changes the password, opens the home page and stays signed in', async () => {
  const { requests, screen, router, submit } = await openScreen({ message: 'Your password has been changed.' })
  await expect.element(screen.getByLabelText('Email')).toHaveValue('hari@x.test')
  await submit('old password', 'new password', 'new password')
  await expect.element(screen.getByRole('status')).toMatchTextContent('Your password has been changed.')
  await expect.poll(() => router.state.location.pathname).toBe('/hr')
  expect(getIdentity('hr')?.token).toBe('t1')
  const passwords = { currentPassword: 'old password', password: 'new password', confirmPswd: 'new password' }
  expect(requests.map(({ body }) => body)).toEqual([passwords])
})

test('ChangePasswordScreen shows a wrong current password beside its field and keeps the input (422)', async () => {
  const error = 'This is not your current password.'
  const { screen, router, submit } = await openScreen(
    errorResponse(422, {
      code: 'invalid',
      message: 'Check the highlighted fields.',
      fields: { currentPassword: error },
    }),
  )
  await submit('wrong', 'new password', 'new password')
  await expect.element(screen.getByText(error)).toBeVisible()
  await expect.element(screen.getByLabelText('Current Password')).toBeInvalid()
  await expect.element(screen.getByLabelText('New Password')).toHaveValue('new password')
  expect(router.state.location.pathname).toBe('/hr/change-password')
})

test('ChangePasswordScreen shows missing, short and different passwords without a request', async () => {
  const { requests, screen, submit } = await openScreen({})
  await submit('', '', '')
  await expect.element(screen.getByText('Enter your current password.')).toBeVisible()
  await expect.element(screen.getByText('Plz Enter Password')).toBeVisible()
  await submit('old password', 'short', 'other')
  await expect.element(screen.getByText('A password has at least 8 characters.')).toBeVisible()
  await expect.element(screen.getByLabelText('Confirm Password')).toBeInvalid()
  expect(toastError).toHaveBeenLastCalledWith('Password Do Not Match', 2000)
  expect(requests).toEqual([])
})
