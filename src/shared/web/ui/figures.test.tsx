import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { getInitials } from './avatar-photo.tsx'
import { RupeeText } from './rupee-text.tsx'
import { StatRow, StatTile } from './stat-tile.tsx'
import { formatRupees } from '#shared/contract/format-rupees.ts'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [125_000, '₹1,25,000'],
  [125_000.5, '₹1,25,000.50'],
  [9_999_999_999.99, '₹9,99,99,99,999.99'],
])('formatRupees(%d) is %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

afterEach(() => page.viewport(1280, 800))

test('StatRow on a phone: a tile that fills a row has the same font size as the others', async () => {
  await page.viewport(360, 740)
  const { screen } = await renderScreen(
    <StatRow>
      {['Total Fee', 'Paid Fee', 'Pending Fee'].map((label, index) => (
        <StatTile key={label} label={label} figure={`₹${index}`} />
      ))}
    </StatRow>,
  )
  await expect.element(screen.getByText('₹2')).toBeVisible()
  const sizes = ['₹0', '₹1', '₹2'].map((figure) => getComputedStyle(screen.getByText(figure).element()).fontSize)
  expect(new Set(sizes).size, String(sizes)).toBe(1)
  const widths = ['₹0', '₹2'].map((figure) => screen.getByText(figure).element().getBoundingClientRect().width)
  expect(widths[1]).toBeGreaterThan(2 * (widths[0] ?? 0))
})

test('RupeeText: has tabular figures', async () => {
  const { screen } = await renderScreen(<RupeeText amount={1_25_000} />)
  await expect.element(screen.getByText('₹1,25,000')).toHaveStyle({ fontVariantNumeric: 'tabular-nums' })
})

test.each([
  ['Ayşe Yılmaz', 'AY'],
  ['  meera  rani  joshi ', 'MJ'],
  ['Çelik', 'Ç'],
  ['अनिता शर्मा', 'अश'],
  ['', ''],
])('getInitials("%s") is "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})
