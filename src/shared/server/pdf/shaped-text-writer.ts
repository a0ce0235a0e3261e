import type { ShapedText } from './shape-text.ts'

type Ref = { end: (content?: string) => void }
type Page = { fonts: Record<string, Ref>; xobjects: Record<string, Ref>; height: number }
/** Adds what the types of the library lack. */
type Document = PDFKit.PDFDocument & {
  page: Page
  ref: (data: object) => Ref
  addContent: (content: string) => void
}

const toNumber = (value: number) => String(Math.round(value * 1000) / 1000)
/** Every hidden character is half as wide as high, before it is stretched. */
const HIDDEN_WIDTH = 500

/**
 * Writes shaped text: each glyph as a drawing, which the file has once, and over them the text itself, invisible and in
 * the order of its letters, for search and copying. Readers of PDF files take the letters of glyphs from the order of
 * the glyphs, and few know `ActualText`.
 */
export function createShapedTextWriter(document: PDFKit.PDFDocument) {
  const doc = document as Document
  const glyphs = new Map<string, { name: string; ref: Ref }>()
  const hiddenFonts = new Map<number, { name: string; ref: Ref }>()

  function addGlyph(key: string, path: string) {
    const known = glyphs.get(key)
    if (known) return known
    const ref = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [-9999, -9999, 9999, 9999] })
    ref.end(`${toOperators(path)} f`)
    const glyph = { name: `Glyph${glyphs.size}`, ref }
    glyphs.set(key, glyph)
    return glyph
  }

  /** Adds a font for 256 characters, each of which has its last byte as its code. Its glyphs are empty. */
  function addHiddenFont(block: number) {
    const known = hiddenFonts.get(block)
    if (known) return known
    const glyph = doc.ref({})
    glyph.end(`${HIDDEN_WIDTH} 0 d0`)
    const toUnicode = doc.ref({})
    toUnicode.end(toUnicodeMap(block))
    const ref = doc.ref({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, HIDDEN_WIDTH, 1000],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: { blank: glyph },
      Resources: {},
      ToUnicode: toUnicode,
      Encoding: {
        Type: 'Encoding',
        Differences: [0, ...Array<string>(256).fill('blank')],
      },
      FirstChar: 0,
      LastChar: 255,
      Widths: Array<number>(256).fill(HIDDEN_WIDTH),
    })
    ref.end()
    const font = { name: `Hidden${block}`, ref }
    hiddenFonts.set(block, font)
    return font
  }

  /** Draws from `x`, with `y` as the base line. */
  function draw(font: string, { glyphs: placed, unitsPerEm }: ShapedText, { x, y, size }: Place) {
    const scale = size / unitsPerEm
    doc.save().transform(1, 0, 0, -1, 0, doc.page.height)
    const baseLine = doc.page.height - y
    for (const { id, path, x: left, y: up } of placed) {
      if (path === '') continue
      const { name, ref } = addGlyph(`${font} ${id}`, path)
      doc.page.xobjects[name] = ref
      const matrix = [scale, 0, 0, scale, x + left * scale, baseLine + up * scale].map(toNumber).join(' ')
      doc.addContent(`q ${matrix} cm /${name} Do Q`)
    }
    doc.restore()
  }

  /** Readers reverse letters that are written from right to left, so those come in visual order. */
  function hide(text: string, { isRightToLeft, width }: Written, { x, y, size }: Place) {
    const letters = Array.from(text)
    if (isRightToLeft) letters.reverse()
    const stretched = (width * 100) / (letters.length * (HIDDEN_WIDTH / 1000) * size)
    doc.save().transform(1, 0, 0, -1, 0, doc.page.height)
    const baseLine = doc.page.height - y
    doc.addContent(`BT 3 Tr ${toNumber(stretched)} Tz 1 0 0 1 ${toNumber(x)} ${toNumber(baseLine)} Tm`)
    for (const letter of letters) {
      const code = letter.codePointAt(0)!
      const { name, ref } = addHiddenFont(code >> 8)
      doc.page.fonts[name] = ref
      doc.addContent(`/${name} ${toNumber(size)} Tf <${(code & 255).toString(16).padStart(2, '0')}> Tj`)
    }
    doc.addContent('ET')
    doc.restore()
  }

  return { draw, hide }
}

type Written = { isRightToLeft: boolean; width: number }
type Place = { x: number; y: number; size: number }

/**
 * Converts the path of an SVG. PDF has no quadratic curves: the control points of a cubic one are two thirds of the
 * way.
 */
function toOperators(path: string): string {
  const operators: string[] = []
  let [fromX, fromY] = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const [toX = fromX, toY = fromY] = numbers.slice(-2)
    if (command === 'Q') {
      const [controlX = 0, controlY = 0] = numbers
      const curve = [
        fromX + (2 / 3) * (controlX - fromX),
        fromY + (2 / 3) * (controlY - fromY),
        toX + (2 / 3) * (controlX - toX),
        toY + (2 / 3) * (controlY - toY),
        toX,
        toY,
      ]
      operators.push(`${curve.map(toNumber).join(' ')} c`)
    } else operators.push(`${numbers.map(toNumber).join(' ')} ${command === 'Z' ? 'h' : command.toLowerCase()}`)
    ;[fromX, fromY] = [toX, toY]
  }
  return operators.join(' ')
}

const toHex = (code: number) => code.toString(16).padStart(4, '0')

const toUnicodeMap = (block: number) => `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Hidden def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
1 beginbfrange
<00> <ff> <${toHex(block << 8)}>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
