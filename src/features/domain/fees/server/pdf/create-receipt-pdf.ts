import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { ReceiptPaper } from '#features/base/institute/contract/institute.contract.ts'
import type { ReceiptSheet } from '../../contract/receipt-sheet.ts'
import { type Canvas, COLOURS, createCanvas, mm, openImage } from '#shared/server/pdf/canvas.ts'
import { drawHalfPage } from './draw-half-page.ts'
import { drawRoll, ROLL_WIDTH } from './draw-roll.ts'
import { loadFonts } from './load-fonts.ts'

type Options = {
  paper: ReceiptPaper
  title: string
  copies: { student: string; office: string }
  /** The bytes of a JPEG or PNG. */
  logo?: Buffer | undefined
}

const A4 = { width: mm(210), height: mm(297) }
const HALF = mm(148.5)

/**
 * Draws one receipt after another, and serves others between. The library and the fonts are loaded with the first file.
 */
export async function createReceiptPdf(
  sheets: readonly ReceiptSheet[],
  { paper, title, copies, logo }: Options,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const { language, institute } = sheets[0]!
  const doc = new PdfDocument({
    autoFirstPage: false,
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: institute,
    },
  })
  const canvas = createCanvas(doc, logo && openImage(doc, logo))
  const content = buffer(doc)
  const loaded = new Set<string>()
  for (const sheet of sheets) {
    await loadFonts(canvas, JSON.stringify(sheet), loaded)
    addReceipt(doc, canvas, sheet, paper, copies)
    await setImmediate()
  }
  doc.end()
  return content
}

function addReceipt(
  doc: PDFKit.PDFDocument,
  canvas: Canvas,
  sheet: ReceiptSheet,
  paper: ReceiptPaper,
  copies: Options['copies'],
): void {
  const addPage = (width: number, height: number) => doc.addPage({ size: [width, height], margin: 0 })
  if (paper === 'roll') {
    addPage(ROLL_WIDTH, drawRoll(canvas.dry(), sheet, copies.student))
    drawRoll(canvas, sheet, copies.student)
  } else if (paper === 'a5') {
    const height = Math.max(mm(148), drawHalfPage(canvas.dry(), sheet, copies.student, 0, mm(148)))
    addPage(A4.width, height)
    drawHalfPage(canvas, sheet, copies.student, 0, height)
  } else {
    // A copy that needs more than half a page gets a page of its own.
    const fits = drawHalfPage(canvas.dry(), sheet, copies.student, 0, HALF) <= HALF + 0.01
    addPage(A4.width, A4.height)
    drawHalfPage(canvas, sheet, copies.student, 0, HALF)
    if (fits) canvas.rule({ x: 0, y: HALF, width: A4.width }, { color: COLOURS.cut, dash: 3 })
    else addPage(A4.width, A4.height)
    drawHalfPage(canvas, sheet, copies.office, fits ? HALF : 0, fits ? A4.height : HALF)
  }
}
