import { fontName, readFont, splitIntoRuns, type Weight } from './fonts.ts'

export type TextStyle = { size: number; weight?: Weight; color?: string }

/** Devanagari glyphs are not in the order of their letters, so the text itself is stored beside them for search and copying. */
const REORDERED = /\p{Script=Devanagari}/u

/** Measures, wraps and writes text in several scripts. Sizes in points. */
export function createTextWriter(doc: PDFKit.PDFDocument) {
  const registered = new Set<string>()

  function selectFont(name: string, size: number) {
    if (!registered.has(name)) doc.registerFont(name, readFont(name))
    registered.add(name)
    doc.font(name).fontSize(size)
  }

  function measure(text: string, { size, weight = 400 }: TextStyle): number {
    return splitIntoRuns(text).reduce((width, run) => {
      selectFont(fontName(run.font, weight), size)
      return width + doc.widthOfString(run.text)
    }, 0)
  }

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
    let left = x
    for (const run of splitIntoRuns(text)) {
      selectFont(fontName(run.font, weight), size)
      const isReordered = REORDERED.test(run.text)
      if (isReordered) doc.markContent('Span', { actual: run.text })
      doc.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      if (isReordered) doc.endMarkedContent()
      left += doc.widthOfString(run.text)
    }
  }

  return { measure, wrap, write }
}
