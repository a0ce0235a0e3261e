import { expect, test } from 'vitest'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { NewBrowserScreen } from './new-browser-screen.tsx'

const ALLOW = 'POST /api/user/browser'

test('new browser: requests a link by email and shows the message of the server', async () => {
  const message = 'A link is on its way.'
  const requests = fakeServer({ 'POST /api/user/browserLink': { message } })
  const { screen } = await renderScreen(<NewBrowserScreen />, { at: '/new-browser' })

  await screen.getByLabelText('Email').fill('meera@x.test')
  await screen.getByLabelText('HR', { exact: true }).click()
  await screen.getByRole('button', { name: 'Done' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent(message)
  expect(requests.map(({ body }) => body)).toEqual([{ email: 'meera@x.test', role: 'hr' }])
})

test('new browser: with a link, allows this browser once the button is pressed', async () => {
  const message = 'This browser may sign in as meera@x.test. Enter your password.'
  const requests = fakeServer({ [ALLOW]: { message, email: 'meera@x.test', role: 'hr' } })
  const { screen, router } = await renderScreen(<NewBrowserScreen />, { at: '/new-browser#token=abc' })
  const button = screen.getByRole('button', { name: 'Allow this browser' })
  await expect.element(button).toBeVisible()
  await expect.poll(() => router.state.location.href).toBe('/new-browser')
  expect(requests).toEqual([])

  await button.click()

  await expect.element(screen.getByRole('status')).toMatchTextContent(message)
  expect(requests.map(({ body }) => body)).toEqual([{ token: 'abc' }])
})

test('new browser: shows why a link does not work', async () => {
  const message = 'This link has been used or is too old. Ask for a new one.'
  fakeServer({ [ALLOW]: errorResponse(422, { code: 'link_worn', message }) })
  const { screen } = await renderScreen(<NewBrowserScreen />, { at: '/new-browser#token=abc' })

  await screen.getByRole('button', { name: 'Allow this browser' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
})
