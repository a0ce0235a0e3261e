import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees One Only'],
  [19, 'Rupees Nineteen Only'],
  [20, 'Rupees Twenty Only'],
  [85, 'Rupees Eighty-Five Only'],
  [100, 'Rupees One Hundred Only'],
  [2_000, 'Rupees Two Thousand Only'],
  [12_345, 'Rupees Twelve Thousand Three Hundred Forty-Five Only'],
  [1_25_000, 'Rupees One Lakh Twenty-Five Thousand Only'],
  [1_00_00_001, 'Rupees One Crore One Only'],
  [1234.5, 'Rupees One Thousand Two Hundred Thirty-Four and Fifty Paise Only'],
  [0.05, 'Five Paise Only'],
  [
    999_99_99_999.99,
    'Rupees Nine Hundred Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine and Ninety-Nine Paise Only',
  ],
])('amountInWords spells %d as %s', (amount, text) => {
  expect(amountInWords(amount)).toBe(text)
})
