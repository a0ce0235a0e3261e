import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PhoneText } from './phone-text.tsx'

test.each([
  ['9876543210', '98765 43210', 'tel:+919876543210'],
  ['+14155552671', '+1 415 555 2671', 'tel:+14155552671'],
])('PhoneText %s: shows groups of digits and a link to dial', async (number, text, href) => {
  const { screen } = await renderScreen(<PhoneText number={number} />)

  await expect.element(screen.getByRole('link', { name: text })).toHaveAttribute('href', href)
})

test('PhoneText: marks a number that cannot be parsed, without a link', async () => {
  const { screen } = await renderScreen(<PhoneText number="12345" />)

  await expect.element(screen.getByText('Check this number')).toBeVisible()
  await expect.element(screen.getByText(/^12345/)).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})
