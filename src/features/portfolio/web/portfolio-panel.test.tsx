import { afterEach, expect, test } from 'vitest'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PortfolioPanel } from './portfolio-panel.tsx'

afterEach(() => restoreFetch())

const linked = (...links: string[]) => ({
  portfolios: links.map((portfolio, n) => ({ _id: `p${n}`, student: 's1', portfolio, version: 1 })),
  total: links.length,
})

async function opened(answer: object) {
  const asked = fakeServer({ 'GET /api/portfolio/{id}': answer })
  const { screen } = await renderScreen(<PortfolioPanel studentId="s1" />)
  return { asked, screen, link: screen.getByRole('link') }
}

test('the first link, cut to 20 characters, in a tab that knows nothing of this one', async () => {
  const whole = 'https://example.com/asha/portfolio'
  const { asked, screen, link } = await opened(linked(whole, 'https://example.com/older'))
  await expect.element(screen.getByRole('region', { name: 'Portfolio Links' })).toBeVisible()
  await expect.element(link).toMatchTextContent(/^https:\/\/example\.com\/… \(opens in a new tab\)$/)
  await expect.element(link).toHaveAttribute('href', whole)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link.elements()).toHaveLength(1)
  expect(asked.map(({ path }) => path)).toEqual(['/api/portfolio/s1'])
})

test('one of 20 characters stands whole', async () => {
  const { link } = await opened(linked('https://example.com/'))
  await expect.element(link).toMatchTextContent(/^https:\/\/example\.com\/ \(opens/)
})

test('none: No Records Found, and who adds them', async () => {
  const { screen } = await opened(linked())
  await expect.element(screen.getByText('No Records Found')).toBeVisible()
  await expect.element(screen.getByText('The student adds links after signing in.')).toBeVisible()
})

test('waits with a word; says what failed and why, and tries again', async () => {
  let isDown = true
  let answer: (list: unknown) => void = () => {}
  const { screen, link } = await opened(() =>
    isDown ? new Promise((resolve) => (answer = resolve)) : linked('https://example.com/'),
  )
  await expect.element(screen.getByText('Loading...')).toBeVisible()
  answer(errorResponse(422, { code: 'down', message: 'The database is away.' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading dataThe database is away\./)
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(link).toBeVisible()
})
