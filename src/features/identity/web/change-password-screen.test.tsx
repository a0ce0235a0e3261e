import { afterEach, expect, test, vi } from 'vitest'
import { removeIdentities, identityOf, storeIdentity } from '#shared/web/identity-store.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { ChangePasswordScreen } from './change-password-screen.tsx'

const CHANGE = 'PUT /api/user/changePassword'
const failed = vi.spyOn(toast, 'error')

afterEach(() => {
  removeIdentities()
  restoreFetch()
})

async function opened(answer: object) {
  storeIdentity('hr', { _id: 'h1', token: 't1', role: 'hr', name: 'Hari', email: 'hari@x.test' })
  const asked = fakeServer({ [CHANGE]: answer })
  const shown = await renderScreen(<ChangePasswordScreen />, { at: '/hr/change-password' })
  const type = async (current: string, password: string, again: string) => {
    await shown.screen.getByLabelText('Current Password').fill(current)
    await shown.screen.getByLabelText('New Password').fill(password)
    await shown.screen.getByLabelText('Confirm Password').fill(again)
    await shown.screen.getByRole('button', { name: 'Change Password' }).click()
  }
  return { asked, type, ...shown }
}

test('sends the current and the new one, says so, goes home and stays signed in', async () => {
  const { asked, screen, router, type } = await opened({ message: 'Your password has been changed.' })
  await expect.element(screen.getByLabelText('Email')).toHaveValue('hari@x.test')
  await type('old password', 'new password', 'new password')
  await expect.element(screen.getByRole('status')).toMatchTextContent('Your password has been changed.')
  expect(router.state.location.pathname).toBe('/hr')
  expect(identityOf('hr')?.token).toBe('t1')
  const passwords = { currentPassword: 'old password', password: 'new password', confirmPswd: 'new password' }
  expect(asked.map(({ body }) => body)).toEqual([passwords])
})

test('a wrong current password is said beside its field, and what was typed stays', async () => {
  const words = 'This is not your current password.'
  const { screen, router, type } = await opened(
    errorResponse(422, {
      code: 'invalid',
      message: 'Check the highlighted fields.',
      fields: { currentPassword: words },
    }),
  )
  await type('wrong', 'new password', 'new password')
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByLabelText('Current Password')).toBeInvalid()
  await expect.element(screen.getByLabelText('New Password')).toHaveValue('new password')
  expect(router.state.location.pathname).toBe('/hr/change-password')
})

test('what is missing, too short or different is said before anything is sent', async () => {
  const { asked, screen, type } = await opened({})
  await type('', '', '')
  await expect.element(screen.getByText('Enter your current password.')).toBeVisible()
  await expect.element(screen.getByText('Plz Enter Password')).toBeVisible()
  await type('old password', 'short', 'other')
  await expect.element(screen.getByText('A password has at least 8 characters.')).toBeVisible()
  await expect.element(screen.getByLabelText('Confirm Password')).toBeInvalid()
  expect(failed).toHaveBeenLastCalledWith('Password Do Not Match', 2000)
  expect(asked).toEqual([])
})
