/** Of a line, from left to right. The text is in the order of its letters. An odd level is written from right to left. */
export type Segment = { text: string; level: number; isRightToLeft: boolean }

type Kind = 'left' | 'right' | 'number' | 'neutral'

const ARABIC_OR_HEBREW = /[\u0590-\u05ff\u0600-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const isRight = (character: string) =>
  ARABIC_OR_HEBREW.test(character) && !/[\p{Nd}\u060c\u066b\u066c]/u.test(character)
const isLeft = (character: string) => /\p{L}|\p{M}/u.test(character)

/** Numbers, amounts, dates and phone numbers: each stays together, with the signs and spaces in it. */
const NUMBERS = /[+#₹$€]?\p{Nd}(?:[\p{Nd} ()-]{5,}\p{Nd}|\p{Nd}*(?:[-./:,]\p{Nd}+)*)%?/gu

/** Whether a text is to be read from right to left: it begins so, and most of its letters are. */
export function isRightToLeft(text: string): boolean {
  if (!ARABIC_OR_HEBREW.test(text)) return false
  const letters = Array.from(text).filter((character) => isRight(character) || isLeft(character))
  return isRight(letters[0] ?? '') && letters.filter(isRight).length * 2 >= letters.length
}

/**
 * The segments of a line by the Unicode bidirectional algorithm (UAX 9), without its control characters, which texts lack. Beyond it,
 * dates and phone numbers are not taken apart, as if they were isolated.
 */
export function toVisualOrder(text: string, isFromRight: boolean): (Segment & { place: number })[] {
  const characters = Array.from(text)
  if (!ARABIC_OR_HEBREW.test(text)) return [{ text, level: 0, isRightToLeft: false, place: 0 }]
  const kinds = resolveNeutrals(resolveNumbers(classify(text, characters), isFromRight), isFromRight)
  const segments = cut(characters, kinds, isFromRight).map((segment, place) => ({ ...segment, place }))
  const highest = Math.max(...segments.map(({ level }) => level))
  for (let level = highest; level > 0; level--) reverseFrom(segments, level)
  return segments
}

function classify(text: string, characters: string[]): Kind[] {
  const kinds = characters.map((character): Kind => {
    if (isRight(character)) return 'right'
    return isLeft(character) ? 'left' : 'neutral'
  })
  for (const { 0: number, index } of text.matchAll(NUMBERS)) {
    const first = Array.from(text.slice(0, index)).length
    kinds.fill('number', first, first + Array.from(number).length)
  }
  return kinds
}

/** A number after letters from left to right belongs to them. */
function resolveNumbers(kinds: Kind[], isFromRight: boolean): Kind[] {
  let last: Kind = isFromRight ? 'right' : 'left'
  return kinds.map((kind) => {
    if (kind === 'left' || kind === 'right') last = kind
    return kind === 'number' && last === 'left' ? 'left' : kind
  })
}

/** Spaces and signs go with what is on both sides, or with the line. */
function resolveNeutrals(kinds: Kind[], isFromRight: boolean): Kind[] {
  const line: Kind = isFromRight ? 'right' : 'left'
  const sideOf = (kind: Kind | undefined): Kind => (kind === 'number' ? 'right' : (kind ?? line))
  return kinds.map((kind, index) => {
    if (kind !== 'neutral') return kind
    const before = sideOf(kinds.slice(0, index).findLast((other) => other !== 'neutral'))
    const after = sideOf(kinds.slice(index).find((other) => other !== 'neutral'))
    return before === after ? before : line
  })
}

/** Where the level changes, and at spaces around letters from right to left. */
function cut(characters: string[], kinds: Kind[], isFromRight: boolean): Segment[] {
  const levelOf = (kind: Kind) => (kind === 'right' ? 1 : kind === 'number' || isFromRight ? 2 : 0)
  const segments: Segment[] = []
  for (const [index, character] of characters.entries()) {
    const level = levelOf(kinds[index]!)
    const current = segments.at(-1)
    if (current?.level === level) current.text += character
    else segments.push({ text: character, level, isRightToLeft: level === 1 })
  }
  return segments.flatMap((segment) => {
    if (!segment.isRightToLeft) return [segment]
    return (segment.text.match(/^\s+|\s+$|\S(?:.*\S)?/gsu) ?? []).map((text) => ({
      ...segment,
      text,
      isRightToLeft: text.trim() !== '',
    }))
  })
}

function reverseFrom(segments: Segment[], level: number): void {
  for (let first = 0; first < segments.length; first++) {
    let end = first
    while ((segments[end]?.level ?? 0) >= level) end++
    segments.splice(first, end - first, ...segments.slice(first, end).toReversed())
    first = Math.max(first, end - 1)
  }
}
