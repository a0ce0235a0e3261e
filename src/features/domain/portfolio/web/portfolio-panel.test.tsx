import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { portfolioQueries } from './portfolio.queries.ts'
import { PortfolioPanel } from './portfolio-panel.tsx'

const createLinks = (...links: string[]) => ({
  portfolios: links.map((portfolio, n) => ({ _id: `p${n}`, student: 's1', portfolio, version: 1 })),
  total: links.length,
})

function Links() {
  const links = useQuery({ ...portfolioQueries.linksOfStudent('s1'), select: ({ portfolios }) => portfolios })
  return <PortfolioPanel links={links} />
}

async function openScreen(response: object) {
  const requests = fakeServer({ 'GET /api/portfolio/{id}': response })
  const { screen } = await renderScreen(<Links />)
  return { requests, screen, link: screen.getByRole('link') }
}

test('portfolio panel: shows the newest link, cut to 20 characters, which opens in a new tab', async () => {
  const fullLink = 'https://example.com/asha/portfolio'
  const { requests, screen, link } = await openScreen(createLinks(fullLink, 'https://example.com/older'))
  await expect.element(screen.getByRole('region', { name: 'Portfolio Links' })).toBeVisible()
  await expect.element(link).toMatchTextContent(/^https:\/\/example\.com\/… \(opens in a new tab\)$/)
  await expect.element(link).toHaveAttribute('href', fullLink)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link.elements()).toHaveLength(1)
  expect(requests.map(({ path }) => path)).toEqual(['/api/portfolio/s1'])
})

test('portfolio panel: shows host and last part beside a link that is cut', async () => {
  const { screen } = await openScreen(createLinks('https://github.com/asha/billing-app'))

  await expect.element(screen.getByText('github.com/…/billing-app', { exact: true })).toBeVisible()
})

test('portfolio panel: shows a link of 20 characters in full', async () => {
  const { link } = await openScreen(createLinks('https://example.com/'))
  await expect.element(link).toMatchTextContent(/^https:\/\/example\.com\/ \(opens/)
})

test('portfolio panel: the empty state explains who adds links', async () => {
  const { screen } = await openScreen(createLinks())
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('The student adds links after signing in.')).toBeVisible()
})

test('portfolio panel: shows loading, error and retry', async () => {
  let isDown = true
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const { screen, link } = await openScreen(() => (isDown ? response : createLinks('https://example.com/')))
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  respond(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(link).toBeVisible()
})
