import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { ProjectViewScreen } from './project-view-screen.tsx'
import { PROJECT, signInAsStudent, createProjects } from '#testing/web/projects.ts'

const LIST = 'GET /api/project/{id}'
const DELETE = 'DELETE /api/project/{id}'
const SHOP = { projects: [PROJECT], total: 1 }

beforeEach(() => signInAsStudent())

async function openScreen(list: object, responses: Record<string, object> = {}) {
  const requests = fakeServer({ [LIST]: list, ...responses })
  const { screen, router } = await renderScreen(<ProjectViewScreen />, { at: '/student/ProjectView' })
  const deletions = () => requests.filter(({ method }) => method === 'DELETE')
  return {
    requests,
    screen,
    router,
    deletions,
    rows: screen.getByRole('rowheader'),
    add: screen.getByRole('link', { name: 'Add Project' }),
    remove: screen.getByRole('button', { name: 'Delete example.com/shop' }),
  }
}

test('own projects: View More adds 10 rows; the focus is not lost when it disappears', async () => {
  const { requests, screen, rows } = await openScreen(createProjects(21))
  const more = screen.getByRole('button', { name: 'View More' })
  await expect.element(more).toBeVisible()
  await expect.element(screen.getByText('21 projects')).toBeVisible()
  expect(rows.elements()).toHaveLength(10)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(20)
  await more.click()
  await expect.poll(() => rows.elements().length).toBe(21)
  await expect.element(more).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).not.toBe(document.body)
  expect(requests.map(({ path }) => path)).toEqual(['/api/project/s1'])
})

test('own projects: shows each project with edit and delete, and a link to add', async () => {
  const { screen, add, remove } = await openScreen(SHOP)
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

test('own projects: a row has two lines, also while its link is pressed; by keyboard the rest of a long text is shown', async () => {
  await page.viewport(1022, 800)
  const long = 'A shop with a basket and a bill. '.repeat(20)
  const project = {
    ...PROJECT,
    project: `https://example.com/${'long-'.repeat(40)}`,
    techUsed: long,
    description: long,
  }
  const { screen } = await openScreen({ projects: [project], total: 1 })

  const row = screen.getByRole('row', { name: /long-/ })
  await expect.element(row).toBeVisible()
  const hasTwoLines = () => row.element().clientHeight <= 2 * 20 + 12
  expect(hasTwoLines()).toBe(true)
  const link = row.getByRole('link').first()
  const pressed = new Promise<boolean>((resolve) => {
    link.element().addEventListener('click', (event) => {
      event.preventDefault()
      resolve(hasTwoLines())
    })
  })
  await link.click()
  expect(await pressed).toBe(true)
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => row.element().clientHeight).toBeGreaterThan(100)
})

test('own projects: delete asks for confirmation, sends the version and refreshes the list', async () => {
  let list: object = { projects: [PROJECT, ...createProjects(2).projects.slice(1)], total: 2 }
  const { screen, remove, deletions, rows } = await openScreen(() => list, {
    [DELETE]: () => {
      list = { projects: createProjects(2).projects.slice(1), total: 1 }
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

test('own projects: a failed deletion shows the error and refreshes the list', async () => {
  const { requests, screen, remove } = await openScreen(SHOP, {
    [DELETE]: errorResponse(409, { code: 'stale', message: 'This record was changed after you opened it.' }),
  })
  await remove.click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('This record was changed after you opened it.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(remove).toBeVisible()
  await expect.poll(() => requests.filter(({ method }) => method === 'GET').length).toBe(2)
})

test('own projects: the empty state links to adding one', async () => {
  const { screen, add } = await openScreen(createProjects(0))
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('Add your first project: the institute sees it in your profile.')).toBeVisible()
  expect(add.elements().map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/student/AddProject'))
})

test('own projects: before approval, explains it and hides the link to add', async () => {
  signInAsStudent('Pending')
  const { screen, add } = await openScreen(createProjects(0))
  await expect
    .element(screen.getByText('Projects can be added once the institute has approved the registration.'))
    .toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
})

test('own projects: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, rows } = await openScreen(() => (isDown ? response : SHOP))
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows).toBeVisible()
})

test('own projects: on a phone, long text does not scroll sideways and touch targets are 44 px high', async () => {
  await page.viewport(360, 740)
  const long = {
    ...PROJECT,
    project: `https://example.com/${'a-path-without-any-space-'.repeat(20)}`,
    techUsed: 'T'.repeat(300),
    description: 'd'.repeat(2000),
  }
  const { screen, rows } = await openScreen({ projects: [long], total: 1 })
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
