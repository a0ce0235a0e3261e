import type * as HarfBuzz from 'harfbuzzjs'
import { readFont } from './fonts.ts'

/** The unit is that of the font. `path` is that of an SVG, with `y` upwards. */
export type Glyph = { id: number; path: string; x: number; y: number }
export type ShapedText = { glyphs: Glyph[]; width: number; unitsPerEm: number }

type Library = typeof HarfBuzz
let library: Library | undefined
const fonts = new Map<string, { font: HarfBuzz.Font; unitsPerEm: number }>()
/** Lines are measured several times before they are written. */
const shaped = new Map<string, ShapedText>()
const MAX_SHAPED = 2000

/** Letters of these scripts change their shape or order with their neighbours. */
const COMPLEX = /[\u0600-\u08ff\u0900-\u0dff\ufb50-\ufdff\ufe70-\ufefc]/

/** Must run before the first text in such a script is measured. */
export async function loadShaper(text: string): Promise<void> {
  if (COMPLEX.test(text)) library ??= await import('harfbuzzjs')
}

/**
 * Places the glyphs of a text by the rules of its font, in the direction of its script or in the given one. The PDF
 * library fails on some fonts of Indic scripts.
 */
export function shapeText(fontName: string, text: string, direction?: 'LTR' | 'RTL'): ShapedText {
  const key = `${fontName}\n${direction ?? ''}\n${text}`
  const known = shaped.get(key)
  if (known) return known
  if (library === undefined) throw new Error('the text is shaped before loadShaper')
  const { font, unitsPerEm } = openFont(library, fontName)
  const buffer = new library.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  if (direction !== undefined) buffer.setDirection(library.Direction[direction])
  library.shape(font, buffer)
  const glyphs: Glyph[] = []
  let width = 0
  for (const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    glyphs.push({ id, path: font.glyphToPath(id), x: width + xOffset, y: yOffset })
    width += xAdvance
  }
  const result = { glyphs, width, unitsPerEm }
  if (shaped.size >= MAX_SHAPED) shaped.clear()
  shaped.set(key, result)
  return result
}

function openFont({ Blob, Face, Font }: Library, name: string) {
  const open = fonts.get(name)
  if (open) return open
  const content = readFont(name)
  const face = new Face(new Blob(new Uint8Array(content).buffer))
  const opened = { font: new Font(face), unitsPerEm: face.upem }
  fonts.set(name, opened)
  return opened
}
