import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ProjectViewScreen } from './project-view-screen.tsx'
import { aProject, asStudent, leave, these } from '#testing/web/projects.ts'

const LIST = 'GET /api/project/{id}'
const DELETE = 'DELETE /api/project/{id}'
const SHOP = { projects: [aProject], total: 1 }

beforeEach(() => asStudent())
afterEach(leave)

async function opened(list: object, answers: Record<string, object> = {}) {
  const asked = fakeServer({ [LIST]: list, ...answers })
  const { screen, router } = await renderScreen(<ProjectViewScreen />, { at: '/student/ProjectView' })
  const deletions = () => asked.filter(({ method }) => method === 'DELETE')
  return {
    ...{ asked, screen, router, deletions, rows: screen.getByRole('rowheader') },
    add: screen.getByRole('link', { name: 'Add Project' }),
    remove: screen.getByRole('button', { name: 'Delete example.com/shop' }),
  }
}

test('10 at first, View More adds 10; whoever pressed it keeps the place when it is gone', async () => {
  const { asked, screen, rows } = await opened(these(21))
  const more = screen.getByRole('button', { name: 'View More' })
  await expect.element(more).toBeVisible()
  await expect.element(screen.getByText('21 projects')).toBeVisible()
  expect(rows.elements()).toHaveLength(10)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(20)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(21)
  await expect.element(more).not.toBeInTheDocument()
  expect(document.activeElement).not.toBe(document.body)
  expect(asked.map(({ path }) => path)).toEqual(['/api/project/s1'])
})

test('link, technology and description, edit and delete by the project’s name, and the way to add', async () => {
  const { screen, add, remove } = await opened(SHOP)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'View Project' })).toBeVisible()
  await expect.element(add).toMatchTextContent('Project')
  await expect.element(add).toHaveAttribute('href', '/student/AddProject')
  const row = screen.getByRole('row', { name: /^example\.com\/shop/ })
  await expect.element(row).toMatchTextContent(/example\.com\/shop.*React, Node.*A shop\.\s+With a basket\./)
  const edit = row.getByRole('link', { name: 'Edit example.com/shop' })
  await expect.element(edit).toHaveAttribute('href', '/student/Edit-Project/p1')
  await expect.element(remove).toBeVisible()
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Project', 'Technology', 'Description', 'Actions'])
})

test('asks, deletes the version on screen, says so; the list follows', async () => {
  let list: object = { projects: [aProject, ...these(2).projects.slice(1)], total: 2 }
  const { screen, remove, deletions, rows } = await opened(() => list, {
    [DELETE]: () => {
      list = { projects: these(2).projects.slice(1), total: 1 }
      return { message: 'Your project has been deleted' }
    },
  })
  await remove.click()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })
  await expect
    .element(dialog)
    .toMatchTextContent(/You won't be able to revert this! example\.com\/shop will be deleted\./)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(remove).toHaveFocus()
  expect(deletions()).toEqual([])

  await remove.click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Deleted!Your project has been deleted')
  await expect.poll(() => rows.elements().length).toBe(1)
  await expect.element(screen.getByText('1 project', { exact: true })).toBeVisible()
  expect(deletions().map(({ path, headers }) => [path, headers.get('if-match')])).toEqual([['/api/project/p1', '"3"']])
})

test('a project that could not be deleted: the server’s message, and the list as it is now', async () => {
  const { asked, screen, remove } = await opened(SHOP, {
    [DELETE]: errorResponse(409, { code: 'stale', message: 'Somebody else has changed this record.' }),
  })
  await remove.click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Somebody else has changed this record.')
  await expect.element(remove).toBeVisible()
  await expect.poll(() => asked.filter(({ method }) => method === 'GET').length).toBe(2)
})

test('none yet: No Records Found, and the way to the first', async () => {
  const { screen, add } = await opened(these(0))
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('Add your first project: the institute sees it in your profile.')).toBeVisible()
  expect(add.elements().map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/student/AddProject'))
})

test('who waits for approval is told so, and finds no way to add', async () => {
  asStudent('Pending')
  const { screen, add } = await opened(these(0))
  await expect
    .element(screen.getByText('Projects can be added once the institute has approved the registration.'))
    .toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  let answer: (list: unknown) => void = () => {}
  const { screen, rows } = await opened(() => (isDown ? new Promise((resolve) => (answer = resolve)) : SHOP))
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows).toBeVisible()
})

test('on a phone nothing scrolls sideways and all is as large as a finger, however long the words', async () => {
  await page.viewport(360, 740)
  const long = {
    ...{ ...aProject, project: `https://example.com/${'a-path-without-any-space-'.repeat(20)}` },
    ...{ techUsed: 'T'.repeat(300), description: 'd'.repeat(2000) },
  }
  const { screen, rows } = await opened({ projects: [long], total: 1 })
  await expect.poll(() => rows.elements().length).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const table = screen.getByRole('table')
  const scroller = table.element().parentElement!
  expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth)
  for (const target of [...table.getByRole('link').elements(), ...table.getByRole('button').elements()])
    expect(target.getBoundingClientRect().height, target.outerHTML).toBeGreaterThanOrEqual(44)
  await table.getByRole('button').click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
