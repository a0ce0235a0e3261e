import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { OwnPortfolioPanel } from './own-portfolio-panel.tsx'

const LIST = 'GET /api/portfolio/{id}'
const DELETE = 'DELETE /api/portfolio/{id}'
const LONG = 'https://example.com/asha/portfolio'
/** 15 characters */
const SHORT = 'https://exa.mpl'

const createLinks = (...links: string[]) => ({
  portfolios: links.map((portfolio, n) => ({ _id: `l${n}`, student: 's1', portfolio, version: n + 1 })),
  total: links.length,
})

async function openScreen(list: object, responses: Record<string, object> = {}, isPending = false) {
  const requests = fakeServer({ [LIST]: list, ...responses })
  const { screen } = await renderScreen(<OwnPortfolioPanel studentId="s1" isPending={isPending} />)
  return {
    requests,
    screen,
    rows: screen.getByRole('listitem'),
    add: screen.getByRole('link', { name: 'Add Portfolio' }),
    remove: (link: string) => screen.getByRole('button', { name: `Delete ${link}` }),
    deletions: () => requests.filter(({ method }) => method === 'DELETE'),
  }
}

test('own links: shows every link, cut to 15 characters, with the full link for screen readers', async () => {
  const { requests, screen, rows, add } = await openScreen(createLinks(LONG, SHORT))
  await expect.element(screen.getByRole('region', { name: 'Portfolio Links' })).toBeVisible()
  await expect.poll(() => rows.elements().length).toBe(2)
  const seen = rows.elements().map((row) => row.querySelector('a [aria-hidden]')?.textContent)
  expect(seen).toEqual(['https://example....', SHORT])
  const link = screen.getByRole('link', { name: `${LONG} (opens in a new tab)`, exact: true })
  await expect.element(link).toHaveAttribute('href', LONG)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(screen.getByTitle(LONG)).toBeVisible()
  await expect.element(add).toHaveAttribute('href', '/student/Add-Portfolio')
  expect(requests.map(({ path }) => path)).toEqual(['/api/portfolio/s1'])
})

test.each([
  ['https://github.com/asha/billing-app', 'github.com/…/billing-app'],
  ['https://www.linkedin.com/in/asha-rao/', 'linkedin.com/…/asha-rao'],
  ['https://asha-portfolio.example.com/', 'asha-portfolio.example.com'],
  ['https://example.com/watch?v=abc', 'example.com/watch?v=abc'],
  ['https://example.com/%E0%A4%86%E0%A4%B6%E0%A4%BE', 'example.com/आशा'],
  ['https://example.com/100%', 'example.com/100%'],
])('own links: %s is told apart by its host and last part', async (link, hostAndLastPart) => {
  const { screen } = await openScreen(createLinks(link))

  await expect.element(screen.getByText(hostAndLastPart, { exact: true })).toBeVisible()
})

test('own links: three links to one site have three names for deletion', async () => {
  const links = ['a', 'b', 'c'].map((end) => `https://github.com/asha-rao-example/a-long-project-name-${end}`)
  const { remove } = await openScreen(createLinks(...links))

  for (const link of links) await expect.element(remove(link)).toBeVisible()
})

test('own links: delete asks for confirmation, sends the version and refreshes the list', async () => {
  let list = createLinks(SHORT, LONG)
  const { screen, rows, remove, deletions } = await openScreen(() => list, {
    [DELETE]: () => {
      list = createLinks(SHORT)
      return { message: 'Your Portfolio has been deleted.' }
    },
  })
  await remove(LONG).click()
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })
  await expect.element(dialog).toMatchTextContent(`You won't be able to revert this! ${LONG} will be deleted.`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(remove(LONG)).toHaveFocus()
  expect(deletions()).toEqual([])

  await remove(LONG).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Deleted!Your Portfolio has been deleted.')
  await expect.poll(() => rows.elements().length).toBe(1)
  expect(deletions().map(({ path, headers }) => [path, headers.get('if-match')])).toEqual([
    ['/api/portfolio/l1', '"2"'],
  ])
})

test('own links: a failed deletion shows a toast, and the reason in the dialog', async () => {
  const { screen, remove } = await openScreen(createLinks(SHORT), {
    [DELETE]: errorResponse(503, { code: 'busy', message: 'The database is away.' }),
  })
  await remove(SHORT).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The database is away.')
  await expect.element(screen.getByText('Could not delete.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(remove(SHORT)).toBeVisible()
})

test('own links: the empty state links to adding one', async () => {
  const { screen, add } = await openScreen(createLinks())
  await expect.element(screen.getByText('No portfolio link available. Add one!')).toBeVisible()
  await expect.element(add).toHaveAttribute('href', '/student/Add-Portfolio')
  expect(add.elements()).toHaveLength(1)
})

test('own links: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, rows } = await openScreen(() => (isDown ? response : createLinks('https://example.com/')))
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/No Portfolio reacord\.\.\?The database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows).toBeVisible()
})

test('own links: before approval, explains it and loads nothing', async () => {
  const { requests, screen, add } = await openScreen(createLinks(), {}, true)
  await expect
    .element(screen.getByText('Links can be added once the institute has approved the registration.'))
    .toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
  expect(requests).toEqual([])
})

test('own links: on a phone, nothing scrolls sideways and touch targets are 44 px high', async () => {
  await page.viewport(360, 740)
  const { screen, rows } = await openScreen(createLinks(LONG, `https://example.com/${'a'.repeat(1900)}`))
  await expect.poll(() => rows.elements().length).toBe(2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  for (const target of [...rows.getByRole('link').elements(), ...rows.getByRole('button').elements()])
    expect(target.getBoundingClientRect().height, target.outerHTML).toBeGreaterThanOrEqual(44)
  for (const icon of rows.elements().flatMap((row) => [...row.querySelectorAll('a svg')]))
    expect(icon.getBoundingClientRect().width).toBe(14)
  await rows.getByRole('button').last().click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const dialog = screen.getByRole('dialog').element()
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
