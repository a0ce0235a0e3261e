import { beforeEach, expect, test } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { storage } from '#shared/web/storage.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddPortfolioScreen } from './add-portfolio-screen.tsx'

const POST = 'POST /api/portfolio'
const DRAFT = 'draft:user:s1:portfolio-add'
const LINK = 'https://example.com/asha'

const signInAsStudent = (status: string) =>
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha', email: '', status })
beforeEach(() => {
  window.history.replaceState(null, '', '/student/Add-Portfolio')
  signInAsStudent('Active')
})

async function openScreen(response: object = { _id: 'l1', student: 's1', portfolio: LINK, version: 1 }) {
  const requests = fakeServer({ [POST]: response })
  const { screen, router } = await renderScreen(<AddPortfolioScreen />, { at: '/student/Add-Portfolio' })
  const link = screen.getByLabelText('Portfolio link', { exact: true })
  return { requests, screen, router, link, save: screen.getByRole('button', { name: 'Save' }) }
}

test('add link: a missing or invalid link shows a message, and nothing is sent', async () => {
  const { requests, screen, link, save } = await openScreen()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Add Portfolio' })).toBeVisible()
  for (const [input, message] of [
    ['', 'Portfolio is required.'],
    ['   ', 'Portfolio is required.'],
    ['javascript:alert(1)', 'Enter a web address that starts with http:// or https://.'],
    ['ftp://example.com/asha', 'Enter a web address that starts with http:// or https://.'],
  ] as const) {
    await link.fill(input)
    await save.click()
    await expect.element(link).toBeInvalid()
    await expect.element(link).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')))
  }
  expect(requests).toEqual([])
})

test('add link: saves, shows a toast and opens the profile', async () => {
  const { requests, screen, router, link, save } = await openScreen()
  await link.fill(LINK)
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Portfolio added successfully')
  await expect.poll(() => router.state.location.pathname).toBe('/student')
  expect(requests.map(({ path, body }) => [path, body])).toEqual([['/api/portfolio', { portfolio: LINK }]])
  expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('add link: a failed save keeps the input; the retry has the same idempotency key', async () => {
  const message = 'A student can have at most 100 links. Delete one to add another.'
  const { requests, screen, router, link, save } = await openScreen(errorResponse(409, { code: 'too_many', message }))
  await link.fill(LINK)
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  await expect.element(link).toHaveValue(LINK)
  expect(router.state.location.pathname).toBe('/student/Add-Portfolio')
  await save.click()
  await expect.poll(() => requests.length).toBe(2)
  const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
})

test('add link: restores the draft', async () => {
  const { screen, link } = await openScreen()
  await link.fill(LINK)
  await expect.poll(() => storage.get(DRAFT)).toMatch(/example\.com\/asha/)
  await screen.unmount()
  await expect.element((await openScreen()).link).toHaveValue(LINK)
})

test('add link: before approval, shows an explanation instead of the form', async () => {
  signInAsStudent('Pending')
  const { screen, save } = await openScreen()
  await expect
    .element(screen.getByText('Links can be added once the institute has approved the registration.'))
    .toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})
