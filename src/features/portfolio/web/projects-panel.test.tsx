import { afterEach, expect, test } from 'vitest'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ProjectsPanel } from './projects-panel.tsx'

afterEach(() => restoreFetch())

const project = (n: number) => ({
  ...{ _id: `p${n}`, student: 's1', project: `https://www.example.com/work-${n}/`, techUsed: 'React, Node' },
  ...{ description: `Work number ${n}`, version: 1 },
})
const these = (count: number) => ({
  projects: Array.from({ length: count }, (_, index) => project(index + 1)),
  total: count,
})

async function opened(answer: object) {
  const asked = fakeServer({ 'GET /api/project/{id}': answer })
  const { screen } = await renderScreen(<ProjectsPanel studentId="s1" />)
  return { asked, screen, rows: screen.getByRole('rowheader'), more: screen.getByRole('button', { name: 'View More' }) }
}

test('5 rows, View More adds 5, and is gone once all are shown', async () => {
  const { asked, rows, more } = await opened(these(12))
  await expect.element(more).toBeVisible()
  expect(rows.elements()).toHaveLength(5)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(10)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(12)
  await expect.element(more).not.toBeInTheDocument()
  expect(asked.map(({ path }) => path)).toEqual(['/api/project/s1'])
})

test('the link in a tab that knows nothing of this one, what it was made with, and what it is', async () => {
  const { screen, more } = await opened(these(5))
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

test('none: No Records Found, and who adds them', async () => {
  const { screen } = await opened(these(0))
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('The student adds projects after signing in.')).toBeVisible()
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  let answer: (list: unknown) => void = () => {}
  const { screen, rows } = await opened(() => (isDown ? new Promise((resolve) => (answer = resolve)) : these(1)))
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows).toBeVisible()
})
