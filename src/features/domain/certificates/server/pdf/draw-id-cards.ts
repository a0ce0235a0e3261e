import { type Canvas, COLOURS, mm } from '#shared/server/pdf/canvas.ts'
import type { PrintedCertificate, Printing } from './printed-certificate.ts'
import { PORTRAIT } from './draw-sheet.ts'

/** This is ISO/IEC 7810 ID-1, the size of a bank card. */
const CARD = { width: mm(85.6), height: mm(54) }
const COLUMNS = 2
const ROWS = 5
const LEFT = (PORTRAIT.width - COLUMNS * CARD.width) / 2
const TOP = (PORTRAIT.height - ROWS * CARD.height) / 2

const PADDING = mm(3.5)
const PHOTO = { width: mm(20), height: mm(25) }
const QR_CODE = mm(19)
const SMALL = { size: 6.5, color: COLOURS.grey }

export const CARDS_PER_PAGE = COLUMNS * ROWS

export function drawIdCards(canvas: Canvas, cards: readonly PrintedCertificate[], printing: Printing): void {
  for (const [index, card] of cards.entries()) {
    const x = LEFT + (index % COLUMNS) * CARD.width
    const y = TOP + Math.floor(index / COLUMNS) * CARD.height
    canvas.box({ x, y, ...CARD }, { stroke: COLOURS.line })
    drawCard(canvas, { x: x + PADDING, y: y + PADDING, width: CARD.width - 2 * PADDING }, card, printing)
  }
}

type Place = { x: number; y: number; width: number }

function drawCard(canvas: Canvas, { x, y: top, width }: Place, card: PrintedCertificate, printing: Printing): void {
  const { institute, logo, signature, labels } = printing
  const bottom = top + CARD.height - 2 * PADDING
  const indent = logo ? mm(10) : 0
  if (logo) canvas.image(logo, { x, y: top, width: mm(8), height: mm(8) })
  const heading = { x: x + indent, width: width - indent }
  let y = canvas.text(institute.name, { ...heading, y: top, size: 9, weight: 600 })
  y = canvas.text(card.isRevoked ? labels.revoked : card.title, { ...heading, ...SMALL, y })
  y = Math.max(y, top + mm(8)) + mm(1.5)
  canvas.rule({ x, y, width }, { color: COLOURS.line })
  y += mm(2)
  if (card.photo) canvas.image(card.photo, { x, y, ...PHOTO })
  else canvas.box({ x, y, ...PHOTO }, { stroke: COLOURS.line })
  if (card.isPhotoBroken)
    canvas.text(labels.brokenPhoto, { x: x + mm(1), y: y + mm(1), width: PHOTO.width - mm(2), size: 6.5 })
  const code = { x: x + width - QR_CODE, y: bottom - QR_CODE, width: QR_CODE }
  if (card.verifyUrl !== undefined) canvas.qrCode(card.verifyUrl, code)
  const text = { x: x + PHOTO.width + mm(3), width: width - PHOTO.width - mm(3) }
  let below = canvas.text(card.name, { ...text, y, size: 10, weight: 600 })
  const beside = { ...text, width: text.width - QR_CODE }
  const lines = [...(card.regNo === null ? [] : [card.regNo]), ...card.body.split('\n')]
  for (const line of lines) below = canvas.text(line, { ...beside, y: below, size: 7.5 })
  canvas.text(card.serial, { x, width: PHOTO.width + mm(8), ...SMALL, y: y + PHOTO.height + mm(1.5) })
  const signing = { x: beside.x, width: mm(24) }
  if (signature) canvas.image(signature, { ...signing, y: bottom - mm(10.5), height: mm(7) })
  canvas.text(card.signatory.split('\n')[0] ?? '', { ...signing, ...SMALL, y: bottom - mm(3) })
}
