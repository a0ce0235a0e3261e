import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { storage } from '#shared/web/storage.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddPortfolioScreen } from './add-portfolio-screen.tsx'

const POST = 'POST /api/portfolio'
const DRAFT = 'draft:user:s1:portfolio-add'
const LINK = 'https://example.com/asha'

const home = window.location.href
const asStudent = (status: string) =>
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha', email: '', status })
beforeEach(() => {
  window.history.replaceState(null, '', '/student/Add-Portfolio')
  asStudent('Active')
})
afterEach(() => {
  window.history.replaceState(null, '', home)
  storage.remove(DRAFT)
  removeIdentities()
  restoreFetch()
})

async function opened(answer: object = { _id: 'l1', student: 's1', portfolio: LINK, version: 1 }) {
  const asked = fakeServer({ [POST]: answer })
  const { screen, router } = await renderScreen(<AddPortfolioScreen />, { at: '/student/Add-Portfolio' })
  const link = screen.getByLabelText('Portfolio link', { exact: true })
  return { asked, screen, router, link, save: screen.getByRole('button', { name: 'Save' }) }
}

test('a link that is missing, blank, or no web address is refused at its field, and nothing is sent', async () => {
  const { asked, screen, link, save } = await opened()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Add Portfolio' })).toBeVisible()
  for (const [typed, words] of [
    ['', 'Portfolio is required.'],
    ['   ', 'Portfolio is required.'],
    ['javascript:alert(1)', 'Enter a web address that starts with http:// or https://.'],
    ['ftp://example.com/asha', 'Enter a web address that starts with http:// or https://.'],
  ] as const) {
    await link.fill(typed)
    await save.click()
    await expect.element(link).toBeInvalid()
    expect(link.element()).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')))
  }
  expect(asked).toEqual([])
})

test('a link is added and said, and the profile opens', async () => {
  const { asked, screen, router, link, save } = await opened()
  await link.fill(LINK)
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Portfolio added successfully')
  await expect.poll(() => router.state.location.pathname).toBe('/student')
  expect(asked.map(({ path, body }) => [path, body])).toEqual([['/api/portfolio', { portfolio: LINK }]])
  expect(asked[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a failure: the server’s message, what was typed stays, and sending again makes one link', async () => {
  const message = 'A student can have at most 100 links. Delete one to add another.'
  const { asked, screen, router, link, save } = await opened(errorResponse(409, { code: 'too_many', message }))
  await link.fill(LINK)
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  await expect.element(link).toHaveValue(LINK)
  expect(router.state.location.pathname).toBe('/student/Add-Portfolio')
  await save.click()
  await expect.poll(() => asked.length).toBe(2)
  const [first, second] = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
})

test('what was typed is back when the form is opened again', async () => {
  const { screen, link } = await opened()
  await link.fill(LINK)
  await expect.poll(() => storage.get(DRAFT)).toMatch(/example\.com\/asha/)
  await screen.unmount()
  await expect.element((await opened()).link).toHaveValue(LINK)
})

test('who waits for approval is told so, and finds no form', async () => {
  asStudent('Pending')
  const { screen, save } = await opened()
  await expect
    .element(screen.getByText('Links can be added once the institute has approved the registration.'))
    .toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})
