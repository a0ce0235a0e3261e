import { beforeEach, expect, test } from 'vitest'
import { storage } from '#shared/web/storage.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddProjectScreen } from './add-project-screen.tsx'
import { PROJECT, signInAsStudent } from '#testing/web/projects.ts'

const POST = 'POST /api/project'
const INPUT = { 'Project link': 'https://example.com/shop', Technology: 'React', Description: 'A shop.\nA basket.' }

beforeEach(() => signInAsStudent())

async function openScreen(responses: Record<string, object> = {}) {
  const requests = fakeServer({ [POST]: PROJECT, ...responses })
  const { screen, router } = await renderScreen(<AddProjectScreen />, { at: '/student/AddProject' })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  const type = async (values: Partial<typeof INPUT> = INPUT) => {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value)
  }
  return { requests, screen, router, field, type, save: screen.getByRole('button', { name: 'Save' }) }
}

test('add project: missing fields show a message each, and nothing is sent', async () => {
  const { requests, screen, field, save } = await openScreen()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Add Project' })).toBeVisible()
  await field('Description').fill(' \n ')
  await save.click()
  for (const [label, message] of Object.entries({
    'Project link': 'Project is required.',
    Technology: 'Technology is required.',
    Description: 'Description is required.',
  })) {
    await expect.element(field(label)).toBeInvalid()
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(message))
  }
  await expect.element(field('Project link')).toHaveFocus()
  expect(requests).toEqual([])
})

test('add project: rejects an invalid link', async () => {
  const { requests, field, type, save } = await openScreen()
  await type()
  for (const link of ['javascript:alert(1)', 'data:text/html,hello', 'github']) {
    await field('Project link').fill(link)
    await save.click()
    await expect
      .element(field('Project link'))
      .toHaveAccessibleDescription(/Enter a web address that starts with http:\/\/ or https:\/\/\./)
  }
  expect(requests).toEqual([])
})

test('add project: saves, shows a toast and opens the list', async () => {
  const { requests, screen, router, type, save } = await openScreen()
  await type()
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Project added successfully')
  await expect.poll(() => router.state.location.pathname).toBe('/student/ProjectView')
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ['/api/project', { project: 'https://example.com/shop', techUsed: 'React', description: 'A shop.\nA basket.' }],
  ])
  expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('add project: a failed save keeps the input; the retry has the same idempotency key', async () => {
  const message = 'A student can have at most 100 projects. Delete one to add another.'
  const { requests, screen, router, field, type, save } = await openScreen({
    [POST]: errorResponse(409, { code: 'too_many', message }),
  })
  await type()
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  for (const [label, value] of Object.entries(INPUT)) await expect.element(field(label)).toHaveValue(value)
  expect(router.state.location.pathname).toBe('/student/AddProject')
  await save.click()
  await expect.poll(() => requests.length).toBe(2)
  const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
})

test('add project: restores the draft until it is saved', async () => {
  const { screen, type } = await openScreen()
  await type({ 'Project link': 'https://example.com/shop' })
  await expect.poll(() => storage.get('draft:user:s1:project-add')).toMatch(/example\.com\/shop/)
  await screen.unmount()
  const again = await openScreen()
  await expect.element(again.field('Project link')).toHaveValue('https://example.com/shop')
  await again.type()
  await again.save.click()
  await expect.element(again.screen.getByRole('status')).toBeVisible()
  await expect.poll(() => storage.get('draft:user:s1:project-add')).toBeNull()
})

test('add project: before approval, shows an explanation instead of the form', async () => {
  signInAsStudent('Pending')
  const { screen, save } = await openScreen()
  await expect
    .element(screen.getByText('Projects can be added once the institute has approved the registration.'))
    .toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})
