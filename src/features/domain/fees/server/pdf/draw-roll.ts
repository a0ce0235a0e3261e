import type { ReceiptSheet } from '../../contract/receipt-sheet.ts'
import { type Canvas, mm } from '#shared/server/pdf/canvas.ts'
import {
  drawAmount,
  drawCopyBadge,
  drawDetails,
  drawFacts,
  drawFooter,
  drawNotice,
  drawSignature,
  drawSums,
  drawVerification,
  LOGO,
  SMALL,
} from './draw-blocks.ts'

export const ROLL_WIDTH = mm(80)
const PADDING = mm(4)

/** Returns the height. */
export function drawRoll(canvas: Canvas, sheet: ReceiptSheet, copy: string): number {
  const place = { x: PADDING, width: ROLL_WIDTH - 2 * PADDING }
  const top = canvas.logo({ x: PADDING, y: PADDING, height: LOGO }) > 0 ? PADDING + LOGO + mm(1.5) : PADDING
  let y = canvas.text(sheet.institute, { ...place, y: top, size: 12.5, weight: 600 })
  for (const line of sheet.letterhead) y = canvas.text(line, { ...place, ...SMALL, y })
  canvas.rule({ ...place, y: y + mm(2) }, { thickness: 1.1 })
  y = canvas.text(sheet.title, { ...place, y: y + mm(4), size: 12.5, weight: 600 })
  y = drawCopyBadge(canvas, copy, { ...place, y: y + mm(0.5) }, 'left') + mm(3)
  if (sheet.notice !== null) y = drawNotice(canvas, sheet.notice, { ...place, y }) + mm(3)
  const column = (place.width - mm(4)) / 2
  y = drawFacts(canvas, sheet.facts, { ...place, y }, [column, column], mm(4))
  y = drawAmount(canvas, sheet, { ...place, y })
  y = drawDetails(canvas, sheet, { ...place, y }) + mm(4)
  y = drawSums(canvas, sheet.sums, { ...place, y }) + mm(4)
  y = drawVerification(canvas, sheet, { ...place, y }) + mm(2)
  y = drawFooter(canvas, sheet, { ...place, y })
  for (const label of sheet.signatures) y = drawSignature(canvas, label, { ...place, y: y + mm(14) })
  return y + PADDING
}
