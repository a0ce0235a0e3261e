import { afterEach, beforeEach, expect, test } from 'vitest'
import { storage } from '#shared/web/storage.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddProjectScreen } from './add-project-screen.tsx'
import { aProject, asStudent, leave } from '#testing/web/projects.ts'

const POST = 'POST /api/project'
const TYPED = { 'Project link': 'https://example.com/shop', Technology: 'React', Description: 'A shop.\nA basket.' }

beforeEach(() => asStudent())
afterEach(leave)

async function opened(answers: Record<string, object> = {}) {
  const asked = fakeServer({ [POST]: aProject, ...answers })
  const { screen, router } = await renderScreen(<AddProjectScreen />, { at: '/student/AddProject' })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  const type = async (values: Partial<typeof TYPED> = TYPED) => {
    for (const [label, value] of Object.entries(values)) await field(label).fill(value)
  }
  return { asked, screen, router, field, type, save: screen.getByRole('button', { name: 'Save' }) }
}

test('each field that is missing or blank says its own words, and nothing is sent', async () => {
  const { asked, screen, field, save } = await opened()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Add Project' })).toBeVisible()
  await field('Description').fill(' \n ')
  await save.click()
  for (const [label, words] of Object.entries({
    'Project link': 'Project is required.',
    Technology: 'Technology is required.',
    Description: 'Description is required.',
  })) {
    await expect.element(field(label)).toBeInvalid()
    expect(field(label).element()).toHaveAccessibleDescription(new RegExp(words))
  }
  await expect.element(field('Project link')).toHaveFocus()
  expect(asked).toEqual([])
})

test('what is no web address is refused at its field', async () => {
  const { asked, field, type, save } = await opened()
  await type()
  for (const link of ['javascript:alert(1)', 'data:text/html,hello', 'github.com/asha']) {
    await field('Project link').fill(link)
    await save.click()
    expect(field('Project link').element(), link).toHaveAccessibleDescription(
      /Enter a web address that starts with http:\/\/ or https:\/\/\./,
    )
  }
  expect(asked).toEqual([])
})

test('a project is added and said, several lines of description with it, and the list opens', async () => {
  const { asked, screen, router, type, save } = await opened()
  await type()
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Project added successfully')
  await expect.poll(() => router.state.location.pathname).toBe('/student/ProjectView')
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/project', { project: 'https://example.com/shop', techUsed: 'React', description: 'A shop.\nA basket.' }],
  ])
  expect(asked[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a failure: the server’s message, what was typed stays, and sending again makes one project', async () => {
  const message = 'A student can have at most 100 projects. Delete one to add another.'
  const { asked, screen, router, field, type, save } = await opened({
    [POST]: errorResponse(409, { code: 'too_many', message }),
  })
  await type()
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  for (const [label, value] of Object.entries(TYPED)) await expect.element(field(label)).toHaveValue(value)
  expect(router.state.location.pathname).toBe('/student/AddProject')
  await save.click()
  await expect.poll(() => asked.length).toBe(2)
  const [first, second] = asked.map(({ headers }) => headers.get('idempotency-key'))
  expect(second).toBe(first)
})

test('what was typed is back when the form is opened again, and gone once it is saved', async () => {
  const { screen, type } = await opened()
  await type({ 'Project link': 'https://example.com/shop' })
  await expect.poll(() => storage.get('draft:user:s1:project-add')).toMatch(/example\.com\/shop/)
  await screen.unmount()
  const again = await opened()
  await expect.element(again.field('Project link')).toHaveValue('https://example.com/shop')
  await again.type()
  await again.save.click()
  await expect.element(again.screen.getByRole('status')).toBeVisible()
  await expect.poll(() => storage.get('draft:user:s1:project-add')).toBeNull()
})

test('who waits for approval is told so, and finds no form', async () => {
  asStudent('Pending')
  const { screen, save } = await opened()
  await expect
    .element(screen.getByText('Projects can be added once the institute has approved the registration.'))
    .toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
})
