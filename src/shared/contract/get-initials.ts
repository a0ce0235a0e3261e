/**
 * Returns the first letters of the first and the last word. Letters are graphemes: in Devanagari they have several
 * characters.
 */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words
  return firstAndLast
    .map((word) => getFirstLetter(word ?? ''))
    .join('')
    .toLocaleUpperCase('en')
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
function getFirstLetter(word: string): string {
  for (const { segment } of segmenter.segment(word)) return segment
  return ''
}
