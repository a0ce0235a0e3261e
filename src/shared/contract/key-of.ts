/**
 * Returns the key to compare, search and sort names by: compatibility forms folded, accents removed, lower case.
 * PostgreSQL does not compute it, because its `lower('İ')` differs from JavaScript's and between locale providers.
 * Only accents of Latin, Greek and Cyrillic letters (U+0300–036F) are removed: vowel signs of Devanagari are letters.
 */
export function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim()
}
