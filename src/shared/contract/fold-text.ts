import { keyOf } from './key-of.ts'

const APOSTROPHES = /['`\u02b9-\u02bf\u02c8\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c]/g
/** Matches format characters, also the joiners of Indic scripts, and fillers. ´ would become a space with an accent. */
const INVISIBLE =
  /\u034f|[\ufe00-\ufe0f]|[´\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e01ef}]/gu
const DASHES_AND_SPACES =
  /[-\s\u0085\u058a\u05be\u1400\u1680\u180e\u2010-\u2015\u2043\u2053\u2212\u2e3a\u2e3b\u301c\u3030]+/g

/** Letters whose stroke or second half is no accent, so that Unicode does not take them apart. */
const LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ſ: 's',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Matches the digits of Urdu and nine Indian scripts. The zeros have codes that end in 0 and in 6. */
const INDIC_DIGITS =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g
export const foldDigits = (text: string): string =>
  text.replace(INDIC_DIGITS, (digit) => {
    const code = digit.charCodeAt(0)
    return String((code & 15) - (code < 0x900 ? 0 : 6))
  })

/**
 * Searches compare texts by this: those that a person reads as the same are the same, hyphens are spaces, and
 * apostrophes are left out. `fold_text` in the database does the same. Names that must be unique have a `keyOf`, which
 * keeps more apart.
 */
export const foldText = (text: string): string =>
  foldDigits(keyOf(text.replace(INVISIBLE, '')))
    .replace(APOSTROPHES, '')
    .replace(/[łøđðħŧŋıĸſςßæœþ]/g, (letter) => LETTERS[letter]!)
    .replace(DASHES_AND_SPACES, ' ')
    .trim()
    // Without an apostrophe between them, letters may become one.
    .normalize()
