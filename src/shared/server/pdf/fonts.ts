import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { woffToSfnt } from './woff-to-sfnt.ts'

export type Weight = 400 | 600
export type Run = { font: FontSubset; text: string }

type FontSubset = {
  name: string
  ranges: [from: number, to: number][]
  /** Its letters are shaped before they are written. */
  isShaped: boolean
  isRightToLeft: boolean
}

const require = createRequire(import.meta.url)

const INDIC_SCRIPTS = [
  'devanagari',
  'bengali',
  'gujarati',
  'gurmukhi',
  'kannada',
  'malayalam',
  'oriya',
  'tamil',
  'telugu',
]

/** The fonts are split into files by script, as browsers load them. The first that contains a character is used. */
const loadSubsets = once((): [FontSubset, ...FontSubset[]] => {
  const inter = require('@fontsource/inter/unicode.json') as Record<string, string>
  const toSubset = (font: string, subset: string, ranges = ''): FontSubset => ({
    name: `${font}/files/${font}-${subset}`,
    ranges: ranges.split(',').map(parseRange),
    isShaped: font !== 'inter',
    isRightToLeft: subset === 'arabic',
  })
  const toScript = (font: string, script: string): FontSubset =>
    toSubset(font, script, (require(`@fontsource/${font}/unicode.json`) as Record<string, string>)[script])
  return [
    toSubset('inter', 'latin', inter['latin']),
    toSubset('inter', 'latin-ext', inter['latin-ext']),
    ...INDIC_SCRIPTS.map((script) => toScript(`noto-sans-${script}`, script)),
    toScript('noto-naskh-arabic', 'arabic'),
    ...['vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map((subset) =>
      toSubset('inter', subset, inter[subset]),
    ),
  ]
})

/** `U+0900-097F` or `U+20B9`. */
function parseRange(range: string): [number, number] {
  const [from = '', to = from] = range.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

/** Inter has no narrow no-break space. Lines are broken at ordinary spaces only. */
const NARROW_NO_BREAK_SPACE = '\u202f'
const THIN_SPACE = '\u2009'

/**
 * Splits a text where the font changes. Stays with a font as long as it can, so that the letters of a word are shaped
 * together.
 */
export function splitIntoRuns(text: string): Run[] {
  const subsets = loadSubsets()
  const runs: Run[] = []
  for (const character of text.replaceAll(NARROW_NO_BREAK_SPACE, THIN_SPACE)) {
    const current = runs.at(-1)
    const contains = ({ ranges }: FontSubset) =>
      ranges.some(([from, to]) => character.codePointAt(0)! >= from && character.codePointAt(0)! <= to)
    const font = current && contains(current.font) ? current.font : (subsets.find(contains) ?? subsets[0])
    if (current?.font === font) current.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

const files = new Map<string, Buffer>()

export const fontName = ({ name }: FontSubset, weight: Weight): string => `${name}-${weight}-normal.woff`

export function readFont(name: string): Buffer {
  const file = files.get(name) ?? woffToSfnt(readFileSync(require.resolve(`@fontsource/${name}`)))
  files.set(name, file)
  return file
}

function once<T>(load: () => T): () => T {
  let value: T | undefined
  return () => (value ??= load())
}
