import type { ReceiptSheet } from '../../contract/receipt-sheet.ts'
import type { SheetFact } from '../../contract/sheet-fact.ts'
import { type Canvas, COLOURS, mm } from '#shared/server/pdf/canvas.ts'

export type Place = { x: number; y: number; width: number }

/** This is the height of the logo. */
export const LOGO = mm(13)
export const SMALL = { size: 8, color: COLOURS.grey }
const HINT = { size: 7.5 }
const NORMAL = { size: 10 }
const STRONG = { size: 10, weight: 600 } as const

// Each function draws a part of a receipt, and returns the `y` below it.

export function drawFact(canvas: Canvas, { label, value }: SheetFact, place: Place): number {
  return canvas.text(value, { ...place, ...STRONG, y: canvas.text(label, { ...place, ...SMALL }) })
}

/** A row is as high as its highest fact. */
export function drawFacts(canvas: Canvas, facts: SheetFact[], place: Place, widths: number[], gap: number): number {
  let { y } = place
  for (let first = 0; first < facts.length; first += widths.length) {
    let x = place.x
    const bottoms = facts.slice(first, first + widths.length).map((fact, column) => {
      const width = widths[column] ?? 0
      const bottom = drawFact(canvas, fact, { x, y, width })
      x += width + gap
      return bottom
    })
    y = Math.max(...bottoms) + mm(3)
  }
  return y
}

export function drawNotice(canvas: Canvas, text: string, { x, y, width }: Place): number {
  const bottom = canvas.text(text, { x: x + mm(3), y: y + mm(1.5), width: width - mm(6), ...STRONG }) + mm(1.5)
  canvas.box({ x, y, width, height: bottom - y }, { radius: mm(1.5), stroke: COLOURS.grey })
  return bottom
}

export function drawAmount(canvas: Canvas, { amount }: ReceiptSheet, place: Place): number {
  let y = canvas.text(amount.label, { ...place, ...SMALL })
  y = canvas.text(amount.value, { ...place, y, size: 22, weight: 600 })
  return canvas.text(amount.words, { ...place, ...NORMAL, y }) + mm(1)
}

export function drawDetails(canvas: Canvas, { details, earlier }: ReceiptSheet, place: Place): number {
  let { y } = place
  for (const { label, value } of details) y = canvas.text(`${label} ${value}`, { ...place, ...SMALL, y })
  if (earlier === null) return y
  y = canvas.text(earlier.label, { ...place, ...SMALL, y: y + mm(3) })
  for (const row of earlier.rows) {
    const below = canvas.text(row[0], { ...SMALL, x: place.x, y, width: mm(30) })
    canvas.text(row[1], { ...SMALL, x: place.x + mm(30), y, width: mm(22) })
    canvas.text(row[2], { ...SMALL, x: place.x + mm(52), y, width: mm(20), align: 'right' })
    y = below
  }
  return earlier.more === null ? y : canvas.text(earlier.more, { ...place, ...SMALL, y })
}

export function drawFooter(canvas: Canvas, { footer }: ReceiptSheet, place: Place): number {
  return footer.reduce((y, line) => canvas.text(line, { ...place, ...SMALL, y }), place.y)
}

/** Includes the quiet zone. Modules are at least half a millimetre, also for a long address. */
export const QR_CODE = mm(34)

export function drawVerification(canvas: Canvas, { verification }: ReceiptSheet, place: Place): number {
  if (verification === null) return place.y
  const y = canvas.text(verification.label, { ...place, ...SMALL, align: 'center' })
  canvas.qrCode(verification.url, { x: place.x + (place.width - QR_CODE) / 2, y, width: QR_CODE })
  return y + QR_CODE
}

/** Draws the amounts that add up, with this payment on a shaded row. */
export function drawSums(canvas: Canvas, sums: ReceiptSheet['sums'], { x, y: top, width }: Place): number {
  const inner = width - mm(6)
  let y = top
  for (const { label, hint, figure, kind } of sums) {
    const style = kind === 'payment' ? { size: 11, weight: 600 as const } : kind === 'result' ? STRONG : NORMAL
    const padding = kind === 'payment' ? mm(2.2) : mm(1.7)
    const figureWidth = canvas.measure(figure, style) + 1
    const labelWidth = inner - figureWidth - mm(2)
    const measured = canvas.measure(label, style)
    const isBeside = hint !== undefined && measured + canvas.measure(hint, HINT) + mm(1.5) <= labelWidth
    const height = style.size * 1.38 * Math.max(1, Math.ceil(measured / labelWidth)) + (hint && !isBeside ? 11 : 0)
    if (kind === 'payment') {
      canvas.box({ x, y, width, height: height + 2 * padding }, { fill: COLOURS.shade })
      canvas.rule({ x, y, width }, { color: COLOURS.line })
      canvas.rule({ x, y: y + height + 2 * padding, width }, { color: COLOURS.line })
    }
    y += padding
    const below = canvas.text(label, { ...style, x: x + mm(3), y, width: labelWidth })
    if (hint !== undefined)
      canvas.text(hint, {
        ...HINT,
        width: labelWidth,
        ...(isBeside
          ? {
              x: x + mm(4.5) + measured,
              y: y + 2.5,
            }
          : {
              x: x + mm(3),
              y: below,
            }),
      })
    canvas.text(figure, { ...style, x: x + mm(3), y, width: inner, align: 'right' })
    y += height + padding
  }
  canvas.box({ x, y: top, width, height: y - top }, { radius: mm(1.5), stroke: COLOURS.line })
  return y
}

export function drawCopyBadge(canvas: Canvas, text: string, { x, y, width }: Place, align: 'left' | 'right'): number {
  const style = { size: 7.5, weight: 600 } as const
  const badge = canvas.measure(text, style) + 8
  const left = align === 'left' ? x : x + width - badge
  const bottom = canvas.text(text, { ...style, x: left, y: y + 1, width: badge, align: 'center' }) + 1
  canvas.box({ x: left, y, width: badge, height: bottom - y }, { radius: 2.25 })
  return bottom
}

export function drawSignature(canvas: Canvas, text: string, place: Place): number {
  canvas.rule(place)
  return canvas.text(text, { ...place, ...SMALL, y: place.y + mm(1) })
}
