import { fontName, readFont, type Run, splitIntoRuns, type Weight } from './fonts.ts'
import { shapeText } from './shape-text.ts'
import { createShapedTextWriter } from './shaped-text-writer.ts'

export type TextStyle = { size: number; weight?: Weight; color?: string }

/** Measures, wraps and writes text in several scripts. Sizes in points. */
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

  /** Lines of at most `width`, broken at spaces, or anywhere in a word that is too long. */
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

  /** `y` is the base line. */
  function write(text: string, x: number, y: number, { size, weight = 400, color = '#1d1b18' }: TextStyle) {
    doc.fillColor(color)
    const runs = splitIntoRuns(text).map((run) => ({ ...run, width: measureRun(run, size, weight) }))
    let left = x
    for (const group of groupRuns(runs)) {
      const { font } = group[0]!
      const width = group.reduce((sum, run) => sum + run.width, 0)
      let right = left + width
      for (const run of group) {
        right -= run.width
        if (run.font.isShaped) {
          const name = fontName(run.font, weight)
          shaped.draw(name, shapeText(name, run.text), { x: right, y, size })
        }
      }
      const letters = group.map((run) => run.text).join('')
      if (font.isShaped) shaped.hide(letters, { isRightToLeft: font.isRightToLeft, width }, { x: left, y, size })
      else {
        selectFont(fontName(font, weight), size)
        doc.text(letters, left, y, { lineBreak: false, baseline: 'alphabetic' })
      }
      left += width
    }
  }

  return { measure, wrap, write }
}

type MeasuredRun = Run & { width: number }

/** One run after another, from left to right. Words that are written from right to left are a group with the spaces between them. */
function groupRuns(runs: MeasuredRun[]): MeasuredRun[][] {
  const groups: MeasuredRun[][] = []
  for (let first = 0; first < runs.length;) {
    let end = first + 1
    if (runs[first]!.font.isRightToLeft)
      while (runs[end]?.text.trim() === '' && runs[end + 1]?.font.isRightToLeft) end += 2
    groups.push(runs.slice(first, end))
    first = end
  }
  return groups
}
