import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setLanguage } from '#testing/web/messages.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { getInitials } from '#shared/contract/get-initials.ts'
import { FiguresTable } from './figures-table.tsx'
import { RupeeText } from './rupee-text.tsx'
import { StatRow, StatTile } from './stat-tile.tsx'
import { formatRupees } from '#shared/contract/format-rupees.ts'

test.each([
  ['en', 0, '₹0'],
  ['en', 999, '₹999'],
  ['en', 125_000, '₹1,25,000'],
  ['en', 125_000.5, '₹1,25,000.50'],
  ['en', 9_999_999_999.99, '₹9,99,99,99,999.99'],
  ['fr', 125_000, '₹1\u202f25\u202f000'],
  ['tr', 125_000.5, '₹1\u202f25\u202f000,50'],
  ['hi', 125_000.5, '₹1,25,000.50'],
  ['mr', 125_000.5, '₹1,25,000.50'],
])('formatRupees: in %s, %d is %s', (language, amount, text) => {
  expect(formatRupees(amount, language)).toBe(text)
})

test('StatRow: tiles are a description list; a figure that is loading keeps its height', async () => {
  const { screen } = await renderScreen(
    <StatRow>
      <StatTile label="Days present" figure={19} />
      <StatTile label="Days absent" figure={undefined} />
    </StatRow>,
  )
  const [present, absent] = screen.getByRole('definition').elements()
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Days present', 'Days absent'])
  expect(present!.closest('dl')).not.toBeNull()
  expect(present).toHaveTextContent('19')
  expect(absent!.getBoundingClientRect().height).toBe(present!.getBoundingClientRect().height)
})

test.each([
  ['en', '1,052'],
  ['fr', '1\u202f052'],
] as const)('FiguresTable: groups a count (%s)', async (language, text) => {
  const { screen } = await renderScreen(
    <FiguresTable caption="Closing" columns={['Payment Mode', 'Receipts']} rows={[['Cash', 1052]]} />,
  )
  await setLanguage(language)
  await expect.element(screen.getByRole('cell').last()).toHaveTextContent(text, { normalizeWhitespace: false })
})

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

test('RupeeText: follows the language', async () => {
  const { screen } = await renderScreen(<RupeeText amount={1_25_000} />)
  await setLanguage('tr')
  await expect.element(screen.getByText('₹1\u202f25\u202f000')).toBeVisible()
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
