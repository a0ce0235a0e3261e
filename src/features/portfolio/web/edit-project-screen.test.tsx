import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EditProjectScreen } from './edit-project-screen.tsx'
import { aProject, asStudent, leave, these } from '#testing/web/projects.ts'

const LIST = 'GET /api/project/{id}'
const PUT = 'PUT /api/project/{id}'
const STANDS = {
  'Project link': 'https://www.example.com/shop/',
  Technology: 'React, Node',
  Description: 'A shop.\nWith a basket.',
}

beforeEach(() => asStudent())
afterEach(leave)

async function opened(answers: Record<string, object> = {}, id = 'p1') {
  const asked = fakeServer({ [LIST]: { projects: [...these(3).projects.slice(1), aProject], total: 3 }, ...answers })
  const { screen, router } = await renderScreen(<EditProjectScreen />, {
    at: `/student/Edit-Project/${id}`,
    path: '/student/Edit-Project/$id',
  })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  const puts = () => asked.filter(({ method }) => method === 'PUT')
  return { asked, screen, router, field, puts, save: screen.getByRole('button', { name: 'Save' }) }
}

test('the same fields, filled in; a blank one is refused with its own words', async () => {
  const { asked, screen, field, save, puts } = await opened()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Edit Project' })).toBeVisible()
  for (const [label, value] of Object.entries(STANDS)) await expect.element(field(label)).toHaveValue(value)
  for (const label of Object.keys(STANDS)) await field(label).fill(' ')
  await save.click()
  for (const words of ['Project is required.', 'Technology is required.', 'Description is required.'])
    await expect.element(screen.getByText(words)).toBeVisible()
  await field('Project link').fill('javascript:alert(1)')
  await save.click()
  await expect.element(screen.getByText('Enter a web address that starts with http:// or https://.')).toBeVisible()
  expect(puts()).toEqual([])
  expect(asked.map(({ path }) => path)).toEqual(['/api/project/s1'])
})

test('saved: the version goes along, the toast says so, and the list opens', async () => {
  const { screen, router, field, save, puts } = await opened({ [PUT]: { ...aProject, version: 4 } })
  await field('Technology').fill('Vue')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Project updated successfully')
  await expect.poll(() => router.state.location.pathname).toBe('/student/ProjectView')
  expect(puts().map(({ path, body, headers }) => [path, body, headers.get('if-match')])).toEqual([
    ['/api/project/p1', { project: aProject.project, techUsed: 'Vue', description: 'A shop.\nWith a basket.' }, '"3"'],
  ])
})

test('a failure: the message above the form, and what was typed stays', async () => {
  const { screen, router, field, save } = await opened({
    [PUT]: errorResponse(503, { code: 'busy', message: 'The database is away.' }),
  })
  await field('Technology').fill('Vue')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The database is away.')
  await expect.element(field('Technology')).toHaveValue('Vue')
  await expect.element(screen.getByRole('button', { name: 'Send again' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/student/Edit-Project/p1')
})

test('somebody else was first: theirs can be loaded, or ours kept, and nothing is overwritten in silence', async () => {
  const theirs = { ...aProject, techUsed: 'Theirs', version: 4 }
  const message = 'Somebody else has changed this record since you opened it.'
  const { screen, field, save, puts } = await opened({
    [PUT]: ({ headers }: FakeRequest) =>
      headers.get('if-match') === '"4"'
        ? { ...theirs, techUsed: 'Ours', version: 5 }
        : errorResponse(409, { code: 'stale', message, current: theirs }),
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

test('deleted in another window while it is typed here: why, and what was typed stays', async () => {
  let list = { projects: [aProject], total: 1 }
  const { asked, screen, field, save } = await opened({
    [LIST]: () => list,
    [PUT]: () => {
      list = { projects: [], total: 0 }
      return errorResponse(403, { code: 'forbidden', message: 'You may not do this.' })
    },
  })
  await field('Technology').fill('Vue')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('You may not do this.')
  await expect.poll(() => asked.filter(({ method }) => method === 'GET').length).toBe(2)
  await expect.element(field('Technology')).toHaveValue('Vue')
})

test('a project that is gone, or another’s: why, and the way back', async () => {
  const { screen, save } = await opened({}, 'p9')
  await expect.element(screen.getByText('This project is not among yours any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the projects' }))
    .toHaveAttribute('href', '/student/ProjectView')
  await expect.element(save).not.toBeInTheDocument()
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  let answer: (list: unknown) => void = () => {}
  const { screen, field } = await opened({
    [LIST]: () => (isDown ? new Promise((resolve) => (answer = resolve)) : { projects: [aProject], total: 1 }),
  })
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field('Technology')).toHaveValue('React, Node')
})
