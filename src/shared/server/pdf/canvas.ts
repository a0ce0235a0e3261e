import { encode } from 'uqr'
import { isRightToLeft } from './bidi.ts'
import { createTextWriter, type TextStyle } from './pdf-text.ts'

export const mm = (millimetres: number): number => (millimetres * 72) / 25.4

const LINE_HEIGHT = 1.38
export const COLOURS = { ink: '#1d1b18', grey: '#5c574f', line: '#cfcac1', shade: '#f5f3ef', cut: '#938d83' }

type Box = { x: number; y: number; width: number }
type TextOptions = Box & TextStyle & { align?: 'left' | 'right' | 'center' }

/** The types of the library lack it. */
type OpenedImage = { width: number; height: number }
export const openImage = (doc: PDFKit.PDFDocument, bytes: Buffer) =>
  (doc as unknown as { openImage: (bytes: Buffer) => OpenedImage }).openImage(bytes)

export type Canvas = {
  /** Returns the `y` below the text. */
  text: (content: string, options: TextOptions) => number
  measure: (text: string, style: TextStyle) => number
  rule: (box: Box, options?: RuleOptions) => void
  box: (box: Box & { height: number }, options: BoxOptions) => void
  /** Returns the width of the logo, up to twice its height, or 0 without one. */
  logo: (place: { x: number; y: number; height: number }) => number
  /** Draws a JPEG or PNG in the middle of the place, as large as it fits. */
  image: (bytes: Buffer, place: Box & { height: number }) => void
  qrCode: (text: string, box: Box) => void
  /** Returns a canvas that draws nothing, to learn the height of what would be drawn. */
  dry: () => Canvas
}

export function createCanvas(
  doc: PDFKit.PDFDocument,
  logo?: OpenedImage,
  writer = createTextWriter(doc),
  isDry = false,
): Canvas {
  const draw = (paint: () => void) => {
    if (!isDry) paint()
  }
  return {
    text(content, { x, y, width, align = 'left', ...style }) {
      const height = style.size * LINE_HEIGHT
      const lines = writer.wrap(content, style, width)
      const isFromRight = isRightToLeft(content)
      for (const [index, line] of lines.entries())
        draw(() => {
          const free = align === 'left' ? 0 : width - writer.measure(line, style)
          const left = x + (align === 'center' ? free / 2 : free)
          writer.write(line, left, y + index * height + height * 0.5 + style.size * 0.36, { ...style, isFromRight })
        })
      return y + lines.length * height
    },
    measure: writer.measure,
    rule({ x, y, width }, { thickness = 0.75, color = COLOURS.ink, dash } = {}) {
      draw(() => {
        doc.moveTo(x, y).lineTo(x + width, y)
        doc.lineWidth(thickness)
        if (dash !== undefined) doc.dash(dash, { space: dash })
        doc.stroke(color).undash()
      })
    },
    box({ x, y, width, height }, { radius = 0, stroke, fill }) {
      draw(() => {
        doc.roundedRect(x, y, width, height, radius).lineWidth(0.75)
        if (fill !== undefined) doc.fill(fill)
        else doc.stroke(stroke ?? COLOURS.ink)
      })
    },
    logo({ x, y, height }) {
      if (logo === undefined) return 0
      const width = height * Math.min(2, logo.width / logo.height)
      draw(() => doc.image(logo as never, x, y, { fit: [width, height], valign: 'center', align: 'center' }))
      return width
    },
    image(bytes, { x, y, width, height }) {
      draw(() => doc.image(bytes, x, y, { fit: [width, height], valign: 'center', align: 'center' }))
    },
    qrCode(text, { x, y, width }) {
      draw(() => {
        const { data, size } = encode(text, { ecc: 'M', border: 4 })
        const module = width / size
        for (const [row, cells] of data.entries())
          for (const [column, isDark] of cells.entries())
            if (isDark) doc.rect(x + column * module, y + row * module, module, module)
        doc.fill('#000')
      })
    },
    dry: () => createCanvas(doc, logo, writer, true),
  }
}

type RuleOptions = { thickness?: number; color?: string; dash?: number }
type BoxOptions = { radius?: number; stroke?: string; fill?: string }
