import { type Canvas, COLOURS, mm } from '#shared/server/pdf/canvas.ts'
import type { PrintedCertificate, Printing } from './printed-certificate.ts'

export const PORTRAIT = { width: mm(210), height: mm(297) }
export const LANDSCAPE = { width: PORTRAIT.height, height: PORTRAIT.width }

const BORDER = mm(9)
const MARGIN = mm(24)
const SMALL = { size: 9, color: COLOURS.grey }
/** The largest size at which the text fits the page is used. */
const BODY_SIZES = [16, 14, 12, 10, 8]
/** The size gives modules of at least half a millimetre, also for a long address. */
const QR_CODE = mm(34)
const SIGNATURE = { width: mm(60), height: mm(16) }
/** This is the height from the top of the QR code to the edge of the page. */
const FOOT = mm(20 + 12 + 34)

export function drawSheet(
  canvas: Canvas,
  page: typeof PORTRAIT,
  certificate: PrintedCertificate,
  printing: Printing,
): void {
  drawBorder(canvas, page)
  const place = { x: MARGIN, width: page.width - 2 * MARGIN }
  const letterhead = drawLetterhead(canvas, { ...place, y: mm(20) }, printing)
  let y = canvas.text(certificate.title, { ...place, y: letterhead + mm(9), size: 28, weight: 600, align: 'center' })
  if (certificate.isRevoked)
    y = canvas.text(printing.labels.revoked, { ...place, y: y + mm(2), size: 16, weight: 600, align: 'center' })
  const room = page.height - FOOT - y
  const measure = (size: number) => drawBody(canvas.dry(), { ...place, y: 0 }, certificate, size)
  const size = BODY_SIZES.find((one) => measure(one) <= room) ?? BODY_SIZES.at(-1)!
  drawBody(canvas, { ...place, y: y + Math.max(0, (room - measure(size)) / 2) }, certificate, size)
  drawFoot(canvas, page, certificate, printing)
}

/** Prints a line with only the name larger. Returns the `y` below the text. */
function drawBody(canvas: Canvas, { y: top, ...place }: Place, { body, name }: PrintedCertificate, size: number) {
  let y = top
  for (const paragraph of body.split('\n')) {
    const style = paragraph === name ? { size: size * 1.6, weight: 600 as const } : { size }
    y = canvas.text(paragraph, { ...place, ...style, y, align: 'center' }) + size * 0.4
  }
  return y
}

function drawBorder(canvas: Canvas, { width, height }: typeof PORTRAIT): void {
  for (const inset of [BORDER, BORDER + mm(2)])
    canvas.box(
      { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset },
      { radius: mm(1), stroke: COLOURS.cut },
    )
}

type Place = { x: number; y: number; width: number }

function drawLetterhead(canvas: Canvas, place: Place, { institute, logo }: Printing): number {
  const height = logo ? mm(18) : 0
  if (logo) canvas.image(logo, { ...place, height })
  let y = canvas.text(institute.name, { ...place, y: place.y + height + mm(2), size: 18, weight: 600, align: 'center' })
  for (const line of institute.lines) y = canvas.text(line, { ...place, ...SMALL, y, align: 'center' })
  return y
}

function drawFoot(canvas: Canvas, page: typeof PORTRAIT, certificate: PrintedCertificate, printing: Printing): void {
  const { labels, signature } = printing
  const bottom = page.height - mm(20)
  const left = { x: MARGIN, width: mm(70) }
  const right = { x: page.width - MARGIN - SIGNATURE.width, width: SIGNATURE.width }
  const { serial, regNo, date } = certificate
  const lines = [
    `${labels.serial} ${serial}`,
    ...(regNo === null ? [] : [`${labels.regNo} ${regNo}`]),
    `${labels.date} ${date}`,
  ]
  let y = bottom - mm(11)
  for (const line of lines) y = canvas.text(line, { ...left, ...SMALL, y })
  if (certificate.verifyUrl !== undefined) {
    canvas.qrCode(certificate.verifyUrl, { ...left, y: bottom - mm(12) - QR_CODE, width: QR_CODE })
    const beside = { x: left.x + QR_CODE + mm(2), width: left.width - QR_CODE }
    canvas.text(labels.verify, { ...beside, ...SMALL, y: bottom - mm(22) })
  }
  const line = bottom - mm(14)
  if (signature) canvas.image(signature, { ...right, y: line - SIGNATURE.height - mm(1), height: SIGNATURE.height })
  canvas.rule({ ...right, y: line })
  y = line + mm(1)
  for (const text of certificate.signatory.split('\n'))
    y = canvas.text(text, { ...right, ...SMALL, y, align: 'center' })
}
