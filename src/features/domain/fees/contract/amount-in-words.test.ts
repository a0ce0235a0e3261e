import { describe, expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

describe('amountInWords in English', () => {
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
  ])('spells %d as %s', (amount, text) => {
    expect(amountInWords(amount, 'en')).toBe(text)
  })
})

describe('amountInWords in French', () => {
  test.each([
    [0, 'Zéro roupie'],
    [1, 'Une roupie'],
    [11, 'Onze roupies'],
    [17, 'Dix-sept roupies'],
    [20, 'Vingt roupies'],
    [21, 'Vingt et une roupies'],
    [22, 'Vingt-deux roupies'],
    [61, 'Soixante et une roupies'],
    [70, 'Soixante-dix roupies'],
    [71, 'Soixante et onze roupies'],
    [77, 'Soixante-dix-sept roupies'],
    [80, 'Quatre-vingts roupies'],
    [81, 'Quatre-vingt-une roupies'],
    [90, 'Quatre-vingt-dix roupies'],
    [91, 'Quatre-vingt-onze roupies'],
    [99, 'Quatre-vingt-dix-neuf roupies'],
    [100, 'Cent roupies'],
    [101, 'Cent une roupies'],
    [200, 'Deux cents roupies'],
    [201, 'Deux cent une roupies'],
    [280, 'Deux cent quatre-vingts roupies'],
    [1_000, 'Mille roupies'],
    [1_001, 'Mille une roupies'],
    [1_234.5, 'Mille deux cent trente-quatre roupies et cinquante paise'],
    [2_000, 'Deux mille roupies'],
    [21_000, 'Vingt et un mille roupies'],
    [80_000, 'Quatre-vingt mille roupies'],
    [1_25_000, 'Cent vingt-cinq mille roupies'],
    [2_00_000, 'Deux cent mille roupies'],
    [10_00_000, 'Un million de roupies'],
    [20_00_001, 'Deux millions une roupies'],
    [8_00_00_000, 'Quatre-vingts millions de roupies'],
    [100_00_00_000, 'Un milliard de roupies'],
    [0.01, 'Un paisa'],
    [0.05, 'Cinq paise'],
  ])('spells %d as %s', (amount, text) => {
    expect(amountInWords(amount, 'fr')).toBe(text)
  })
})

describe('amountInWords in Turkish', () => {
  test.each([
    [0, 'Yalnız sıfır rupi'],
    [1, 'Yalnız bir rupi'],
    [85, 'Yalnız seksenbeş rupi'],
    [100, 'Yalnız yüz rupi'],
    [101, 'Yalnız yüzbir rupi'],
    [1_000, 'Yalnız bin rupi'],
    [1_001, 'Yalnız binbir rupi'],
    [1_234.5, 'Yalnız binikiyüzotuzdört rupi elli paisa'],
    [1_25_000, 'Yalnız yüzyirmibeşbin rupi'],
    [10_00_000, 'Yalnız birmilyon rupi'],
    [101_01_00_000, 'Yalnız birmilyaronmilyonyüzbin rupi'],
    [0.05, 'Yalnız beş paisa'],
  ])('spells %d as %s', (amount, text) => {
    expect(amountInWords(amount, 'tr')).toBe(text)
  })
})
