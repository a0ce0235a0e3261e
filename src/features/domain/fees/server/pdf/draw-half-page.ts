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
  type Place,
  QR_CODE,
  LOGO,
  SMALL,
} from './draw-blocks.ts'

const PADDING = { top: mm(9), side: mm(11), bottom: mm(8) }
const FULL_WIDTH = mm(210)
const SUMS_WIDTH = mm(70)
/** The space to sign above the line. */
const SIGNATURE_SPACE = mm(9)

/** Returns the `y` below the copy, which is more than `bottom` if it needs more space. */
export function drawHalfPage(canvas: Canvas, sheet: ReceiptSheet, copy: string, top: number, bottom: number): number {
  const x = PADDING.side
  const width = FULL_WIDTH - 2 * PADDING.side
  let y = drawLetterhead(canvas, sheet, copy, { x, y: top + PADDING.top, width })
  if (sheet.notice !== null) y = drawNotice(canvas, sheet.notice, { x, y: y + mm(3), width })
  const gap = mm(5)
  const column = (width - 3 * gap) / 4.5
  y = drawFacts(canvas, sheet.facts, { x, y: y + mm(4.5), width }, [1.5 * column, column, column, column], gap)
  return drawMoney(canvas, sheet, { x, y: y + mm(1), width }, bottom - PADDING.bottom) + PADDING.bottom
}

function drawLetterhead(canvas: Canvas, sheet: ReceiptSheet, copy: string, { x, y, width }: Place): number {
  const heading = { size: 12.5, weight: 600 } as const
  const left = width * 0.66
  const logo = canvas.logo({ x, y, height: LOGO })
  const indent = logo === 0 ? 0 : logo + mm(3)
  const name = { x: x + indent, width: left - indent }
  let below = canvas.text(sheet.institute, { ...heading, ...name, y })
  for (const line of sheet.letterhead) below = canvas.text(line, { ...SMALL, ...name, y: below })
  if (logo > 0) below = Math.max(below, y + LOGO)
  const right = { x: x + left, width: width - left }
  const title = canvas.text(sheet.title, { ...heading, ...right, y, align: 'right' })
  const bottom = Math.max(below, drawCopyBadge(canvas, copy, { ...right, y: title }, 'right')) + mm(3.5)
  canvas.rule({ x, y: bottom, width }, { thickness: 1.1 })
  return bottom
}

/**
 * The left column has the amount with its details, and the notes and the QR code at the bottom. The right column has
 * the sums, and the signatures at the bottom. The bottom is `bottom`, or lower if there is no space.
 */
function drawMoney(canvas: Canvas, sheet: ReceiptSheet, { x, y, width }: Place, bottom: number): number {
  const left = { x, y, width: width - SUMS_WIDTH - mm(8) }
  const right = { x: x + width - SUMS_WIDTH, y, width: SUMS_WIDTH }
  const amount = drawAmount(canvas, sheet, left)
  const notes = { ...left, width: sheet.verification === null ? left.width : left.width - QR_CODE - mm(4) }
  const details = drawDetails(canvas, sheet, { ...notes, y: amount })
  const sums = drawSums(canvas, sheet.sums, right)

  const dry = canvas.dry()
  const footerHeight = drawFooter(dry, sheet, { ...notes, y: 0 })
  const code = { x: left.x + left.width - QR_CODE, width: QR_CODE }
  const codeHeight = drawVerification(dry, sheet, { ...code, y: 0 })
  const heights = sheet.signatures.map((label) => SIGNATURE_SPACE + drawSignature(dry, label, { ...right, y: 0 }))
  const signaturesHeight = heights.reduce((sum, height) => sum + height, 0)

  const end = Math.max(bottom, details + mm(2) + footerHeight, amount + codeHeight, sums + signaturesHeight)
  drawFooter(canvas, sheet, { ...notes, y: end - footerHeight })
  drawVerification(canvas, sheet, { ...code, y: end - codeHeight })
  let signature = end - signaturesHeight
  for (const label of sheet.signatures)
    signature = drawSignature(canvas, label, { ...right, y: signature + SIGNATURE_SPACE })
  return end
}
