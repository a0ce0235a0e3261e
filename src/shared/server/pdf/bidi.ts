import createBidi from 'bidi-js'

const bidi = createBidi()

/** A part of a line. The text is in the order of its letters. An odd level is written from right to left. */
export type Segment = { text: string; level: number; isRightToLeft: boolean }

const ARABIC_OR_HEBREW = /[\u0590-\u05ff\u0600-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const isRight = (character: string) =>
  ARABIC_OR_HEBREW.test(character) && !/[\p{Nd}\u060c\u066b\u066c]/u.test(character)
const isLeft = (character: string) => /\p{L}|\p{M}/u.test(character)

/** Each number, amount, date and phone number stays together, with the signs and spaces in it. */
const NUMBERS = /[+#₹$€]?\p{Nd}(?:[\p{Nd} ()-]{5,}\p{Nd}|\p{Nd}*(?:[-./:,]\p{Nd}+)*)%?/gu

/** Returns whether a text is read from right to left: it begins so, and at least half of its letters are. */
export function isRightToLeft(text: string): boolean {
  if (!ARABIC_OR_HEBREW.test(text)) return false
  const letters = Array.from(text).filter((character) => isRight(character) || isLeft(character))
  return isRight(letters[0] ?? '') && letters.filter(isRight).length * 2 >= letters.length
}

/**
 * Returns the segments of a line from left to right, by the Unicode bidirectional algorithm (UAX 9). Beyond it, dates
 * and phone numbers are not taken apart, as if they were one number. Spaces around letters from right to left are
 * segments of their own.
 */
export function toVisualOrder(text: string, isFromRight: boolean): (Segment & { place: number })[] {
  if (!ARABIC_OR_HEBREW.test(text)) return [{ text, level: 0, isRightToLeft: false, place: 0 }]
  const joined = text.replaceAll(NUMBERS, (number) => '1'.repeat(number.length))
  const levels = bidi.getEmbeddingLevels(joined, isFromRight ? 'rtl' : 'ltr')
  const shown = bidi.getReorderedIndices(joined, levels)
  return cut(text, levels.levels)
    .map((segment, place) => ({ ...segment, place }))
    .toSorted((a, b) => shown.indexOf(a.first) - shown.indexOf(b.first))
}

function cut(text: string, levels: Uint8Array): (Segment & { first: number })[] {
  const segments: (Segment & { first: number })[] = []
  for (const [first, level] of levels.entries()) {
    const current = segments.at(-1)
    if (current?.level === level) current.text += text[first]
    else segments.push({ first, text: text.charAt(first), level, isRightToLeft: level === 1 })
  }
  return segments.flatMap((segment) => {
    if (!segment.isRightToLeft) return [segment]
    return Array.from(segment.text.matchAll(/^\s+|\s+$|\S(?:.*\S)?/gsu), ({ 0: part, index }) => ({
      ...segment,
      first: segment.first + index,
      text: part,
      isRightToLeft: part.trim() !== '',
    }))
  })
}
