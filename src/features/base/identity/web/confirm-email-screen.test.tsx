import { expect, test } from 'vitest'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ConfirmEmailScreen } from './confirm-email-screen.tsx'

const CONFIRM = 'POST /api/user/confirmEmail'

async function openScreen(response: object, at = '/confirm-email#token=abc') {
  const requests = fakeServer({ [CONFIRM]: response })
  const { screen, router } = await renderScreen(<ConfirmEmailScreen />, { at })
  return { requests, screen, router, button: screen.getByRole('button', { name: 'Confirm my email' }) }
}

test('confirm email: sends nothing before the button is pressed, and takes the token from the URL', async () => {
  const { requests, router, button } = await openScreen({ message: 'asha@x.test is confirmed.' })

  await expect.element(button).toBeVisible()
  await expect.poll(() => router.state.location.href).toBe('/confirm-email')
  expect(requests).toEqual([])
})

test('confirm email: shows that the address is confirmed', async () => {
  const { requests, screen, button } = await openScreen({ message: 'asha@x.test is confirmed.' })

  await button.click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('asha@x.test is confirmed.')
  expect(requests.map(({ body }) => body)).toEqual([{ token: 'abc' }])
})

test('confirm email: shows why a link does not work', async () => {
  const message = 'This link has been used or is too old.'
  const { screen, button } = await openScreen(errorResponse(422, { code: 'link_worn', message }))

  await button.click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
})

test('confirm email: without a token, says where the link is', async () => {
  const { screen, button } = await openScreen({}, '/confirm-email')

  await expect.element(screen.getByText('Open the link in the email that was sent to you.')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})
