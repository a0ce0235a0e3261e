import { expect, test } from 'vitest'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ProjectsPanel } from './projects-panel.tsx'

const createProject = (n: number) => ({
  _id: `p${n}`,
  student: 's1',
  project: `https://www.example.com/work-${n}/`,
  techUsed: 'React, Node',
  description: `Work number ${n}`,
  version: 1,
})
const createProjects = (count: number) => ({
  projects: Array.from({ length: count }, (_, index) => createProject(index + 1)),
  total: count,
})

async function openScreen(response: object) {
  const requests = fakeServer({ 'GET /api/project/{id}': response })
  const { screen } = await renderScreen(<ProjectsPanel student={{ _id: 's1' }} />)
  return {
    requests,
    screen,
    rows: screen.getByRole('rowheader'),
    more: screen.getByRole('button', { name: 'View More' }),
  }
}

test('projects panel: View More adds 5 rows until all are shown', async () => {
  const { requests, rows, more } = await openScreen(createProjects(12))
  await expect.element(more).toBeVisible()
  expect(rows.elements()).toHaveLength(5)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(10)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(12)
  await expect.element(more).not.toBeInTheDocument()
  expect(requests.map(({ path }) => path)).toEqual(['/api/project/s1'])
})

test('projects panel: shows link, technology and description; the link opens in a new tab', async () => {
  const { screen, more } = await openScreen(createProjects(5))
  const row = screen.getByRole('row', { name: /work-1/ })
  await expect.element(row).toMatchTextContent(/example\.com\/work-1.*React, Node.*Work number 1/)
  const link = row.getByRole('link')
  await expect.element(link).toHaveAttribute('href', 'https://www.example.com/work-1/')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Project', 'Technology', 'Description'])
  await expect.element(more).not.toBeInTheDocument()
})

test('projects panel: the empty state explains who adds projects', async () => {
  const { screen } = await openScreen(createProjects(0))
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('The student adds projects after signing in.')).toBeVisible()
})

test('projects panel: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, rows } = await openScreen(() => (isDown ? response : createProjects(1)))
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows).toBeVisible()
})
