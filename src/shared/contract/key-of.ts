/**
 * The form in which names are compared, searched and sorted: compatibility forms folded, Latin accents off, lower case.
 * Made here and never by the database, whose `lower('İ')` differs from JavaScript's and between its own providers.
 * Only the accents of Latin, Greek and Cyrillic letters go (U+0300–036F): the vowel signs of Devanagari are letters.
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
