import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EmailLink } from './email-text.tsx'

test.each([
  ['asha.rao+tally@example.com', 'mailto:asha.rao%2Btally@example.com'],
  ['a?bcc=b&subject=x@example.com', 'mailto:a%3Fbcc%3Db%26subject%3Dx@example.com'],
  ['a%0abcc=b@example.com', 'mailto:a%250abcc%3Db@example.com'],
])('EmailLink encodes %s, so that it adds no header', async (email, href) => {
  const { screen } = await renderScreen(<EmailLink email={email} />)
  await expect.element(screen.getByRole('link', { name: email })).toHaveAttribute('href', href)
})
