import { isRightToLeft, type Segment, toVisualOrder } from './bidi.ts'
import { fontName, readFont, type Run, splitIntoRuns, type Weight } from './fonts.ts'
import { shapeText } from './shape-text.ts'
import { createShapedTextWriter } from './shaped-text-writer.ts'

export type TextStyle = { size: number; weight?: Weight; color?: string }

/** Measures, wraps and writes text in several scripts. Sizes are in points. */
export function createTextWriter(doc: PDFKit.PDFDocument) {
  const registered = new Set<string>()
  const shaped = createShapedTextWriter(doc)

  function selectFont(name: string, size: number) {
    if (!registered.has(name)) doc.registerFont(name, readFont(name))
    registered.add(name)
    doc.font(name).fontSize(size)
  }

  function measureRun({ font, text }: Run, size: number, weight: Weight): number {
    const name = fontName(font, weight)
    if (font.isShaped) {
      const { width, unitsPerEm } = shapeText(name, text)
      return (width * size) / unitsPerEm
    }
    selectFont(name, size)
    return doc.widthOfString(text)
  }

  const measure = (text: string, { size, weight = 400 }: TextStyle): number =>
    splitIntoRuns(text).reduce((width, run) => width + measureRun(run, size, weight), 0)

  /** Returns lines of at most `width`, broken at spaces, or anywhere in a word that is too long. */
  function wrap(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ').flatMap((each) => fit(each, style, width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (measure(longer, style) <= width) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return [...lines, line]
  }

  function fit(word: string, style: TextStyle, width: number): string[] {
    if (measure(word, style) <= width) return [word]
    const parts = ['']
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      if (measure(`${parts.at(-1)}${segment}`, style) > width) parts.push('')
      parts[parts.length - 1] += segment
    }
    return parts
  }

  /**
   * `y` is the base line. Writes in the order of the letters, because some readers copy text in the order of the file.
   */
  function write(text: string, x: number, y: number, style: TextStyle & { isFromRight?: boolean }) {
    const { size, weight = 400, color = '#1d1b18', isFromRight = isRightToLeft(text) } = style
    doc.fillColor(color)
    let left = x
    const placed = toVisualOrder(text, isFromRight).map((segment) => {
      const runs = splitIntoRuns(segment.text).map((run) => ({ ...run, width: measureRun(run, size, weight) }))
      const width = runs.reduce((sum, run) => sum + run.width, 0)
      left += width
      return { ...segment, runs, width, left: left - width }
    })
    for (const segment of placed.toSorted((a, b) => a.place - b.place))
      if (segment.isRightToLeft) writeFromRight(segment, y, { size, weight })
      else if (segment.level === 1) hideSpace(segment, y, size)
      else writeFromLeft(segment, y, { size, weight })
  }

  /**
   * PDF.js leaves out a space before something to the left, but not before a combining character of another size, which
   * begins a text of its own. This one is invisible and ignored by searches.
   */
  function hideSpace({ text, left, width }: PlacedSegment, y: number, size: number) {
    shaped.hide(`${text}\u034f`, { isRightToLeft: false, width }, { x: left, y, size: size * 0.99 })
  }

  function writeFromLeft({ runs, left }: PlacedSegment, y: number, { size, weight }: RunStyle) {
    let x = left
    for (const { font, text, width } of runs) {
      const name = fontName(font, weight)
      if (font.isShaped) {
        shaped.draw(name, shapeText(name, text, 'LTR'), { x, y, size })
        shaped.hide(text, { isRightToLeft: false, width }, { x, y, size })
      } else {
        selectFont(name, size)
        doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
      }
      x += width
    }
  }

  function writeFromRight({ runs, text, left, width }: PlacedSegment, y: number, { size, weight }: RunStyle) {
    let x = left + width
    for (const run of runs) {
      const name = fontName(run.font, weight)
      x -= run.width
      shaped.draw(name, shapeText(name, run.text, 'RTL'), { x, y, size })
    }
    shaped.hide(text, { isRightToLeft: true, width }, { x: left, y, size })
  }

  return { measure, wrap, write }
}

type PlacedSegment = Segment & { runs: (Run & { width: number })[]; left: number; width: number }
type RunStyle = { size: number; weight: Weight }
