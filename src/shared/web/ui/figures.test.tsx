import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { initialsOf } from './avatar-photo.tsx'
import { RupeeText } from './rupee-text.tsx'
import { inRupees } from '#shared/contract/in-rupees.ts'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [125_000, '₹1,25,000'],
  [125_000.5, '₹1,25,000.50'],
  [9_999_999_999.99, '₹9,99,99,99,999.99'],
])('%d rupees are %s', (amount, words) => {
  expect(inRupees(amount)).toBe(words)
})

test('figures stand in columns of one width', async () => {
  const { screen } = await show(<RupeeText amount={1_25_000} />)
  await expect.element(screen.getByText('₹1,25,000')).toHaveStyle({ fontVariantNumeric: 'tabular-nums' })
})

test.each([
  ['Ayşe Yılmaz', 'AY'],
  ['  meera  rani  joshi ', 'MJ'],
  ['Çelik', 'Ç'],
  ['अनिता शर्मा', 'अश'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
