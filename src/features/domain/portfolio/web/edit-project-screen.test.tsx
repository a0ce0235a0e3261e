import { beforeEach, expect, test } from 'vitest'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EditProjectScreen } from './edit-project-screen.tsx'
import { PROJECT, signInAsStudent, createProjects } from '#testing/web/projects.ts'

const LIST = 'GET /api/project/{id}'
const PUT = 'PUT /api/project/{id}'
const VALUES = {
  'Project link': 'https://www.example.com/shop/',
  Technology: 'React, Node',
  Description: 'A shop.\nWith a basket.',
}

beforeEach(() => signInAsStudent())

async function openScreen(responses: Record<string, object> = {}, id = 'p1') {
  const requests = fakeServer({
    [LIST]: { projects: [...createProjects(3).projects.slice(1), PROJECT], total: 3 },
    ...responses,
  })
  const { screen, router } = await renderScreen(<EditProjectScreen />, {
    at: `/student/Edit-Project/${id}`,
  })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  const puts = () => requests.filter(({ method }) => method === 'PUT')
  return { requests, screen, router, field, puts, save: screen.getByRole('button', { name: 'Save' }) }
}

test('edit project: shows the values and validates each field', async () => {
  const { requests, screen, field, save, puts } = await openScreen()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Edit Project' })).toBeVisible()
  for (const [label, value] of Object.entries(VALUES)) await expect.element(field(label)).toHaveValue(value)
  for (const label of Object.keys(VALUES)) await field(label).fill(' ')
  await save.click()
  for (const message of ['Project is required.', 'Technology is required.', 'Description is required.'])
    await expect.element(screen.getByText(message)).toBeVisible()
  await field('Project link').fill('javascript:alert(1)')
  await save.click()
  await expect.element(screen.getByText('Enter a web address that starts with http:// or https://.')).toBeVisible()
  expect(puts()).toEqual([])
  expect(requests.map(({ path }) => path)).toEqual(['/api/project/s1'])
})

test('edit project: saving sends the version, shows a toast and opens the list', async () => {
  const { screen, router, field, save, puts } = await openScreen({ [PUT]: { ...PROJECT, version: 4 } })
  await field('Technology').fill('Vue')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Project updated successfully')
  await expect.poll(() => router.state.location.pathname).toBe('/student/ProjectView')
  expect(puts().map(({ path, body, headers }) => [path, body, headers.get('if-match')])).toEqual([
    ['/api/project/p1', { project: PROJECT.project, techUsed: 'Vue', description: 'A shop.\nWith a basket.' }, '"3"'],
  ])
})

test('edit project: a failed save shows the error and keeps the input', async () => {
  const { screen, router, field, save } = await openScreen({
    [PUT]: errorResponse(503, { code: 'busy', message: 'The database is away.' }),
  })
  await field('Technology').fill('Vue')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The database is away.')
  await expect.element(field('Technology')).toHaveValue('Vue')
  await expect.element(screen.getByRole('button', { name: 'Send again' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/student/Edit-Project/p1')
})

test('edit project: on a conflict, the current values can be loaded (409)', async () => {
  const current = { ...PROJECT, techUsed: 'Theirs', version: 4 }
  const message = 'This record was changed after you opened it.'
  const { screen, field, save, puts } = await openScreen({
    [PUT]: ({ headers }: FakeRequest) =>
      headers.get('if-match') === '"4"'
        ? { ...current, techUsed: 'Ours', version: 5 }
        : errorResponse(409, { code: 'stale', message, current }),
  })
  await field('Technology').fill('Ours')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(message))
  await expect.element(field('Technology')).toHaveValue('Ours')
  await screen.getByRole('button', { name: 'Load the current values' }).click()
  await expect.element(field('Technology')).toHaveValue('Theirs')
  await field('Technology').fill('Ours')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Project updated successfully')
  expect(puts().map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"'])
})

test('edit project: keeps the input if the project was deleted in another window', async () => {
  let list = { projects: [PROJECT], total: 1 }
  const { requests, screen, field, save } = await openScreen({
    [LIST]: () => list,
    [PUT]: () => {
      list = { projects: [], total: 0 }
      return errorResponse(403, { code: 'forbidden', message: 'You may not do this.' })
    },
  })
  await field('Technology').fill('Vue')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('You may not do this.')
  await expect.poll(() => requests.filter(({ method }) => method === 'GET').length).toBe(2)
  await expect.element(field('Technology')).toHaveValue('Vue')
})

test('edit project: an unknown project shows an error and links to the list', async () => {
  const { screen, save } = await openScreen({}, 'p9')
  await expect.element(screen.getByText('This project is not among yours any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the projects' }))
    .toHaveAttribute('href', '/student/ProjectView')
  await expect.element(save).not.toBeInTheDocument()
})

test('edit project: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, field } = await openScreen({
    [LIST]: () => (isDown ? response : { projects: [PROJECT], total: 1 }),
  })
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field('Technology')).toHaveValue('React, Node')
})
