import { buffer } from 'node:stream/consumers'
import type { ReceiptPaper } from '#features/institute/contract/institute.contract.ts'
import type { ReceiptSheet } from '../../contract/receipt-sheet.ts'
import { COLOURS, createCanvas, mm, openImage } from '#shared/server/pdf/canvas.ts'
import { drawHalfPage } from './draw-half-page.ts'
import { drawRoll, ROLL_WIDTH } from './draw-roll.ts'

type Options = {
  paper: ReceiptPaper
  title: string
  copies: { student: string; office: string }
  /** The bytes of a JPEG or PNG. */
  logo?: Buffer | undefined
}

const A4 = { width: mm(210), height: mm(297) }
const HALF = mm(148.5)

/** The library and the fonts are loaded with the first file. */
export async function createReceiptPdf(sheet: ReceiptSheet, { paper, title, copies, logo }: Options) {
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({
    ...{ autoFirstPage: false, margin: 0, font: '', pdfVersion: '1.7', lang: sheet.language, displayTitle: true },
    info: { Title: title, Author: sheet.institute },
  })
  const addPage = (width: number, height: number) => doc.addPage({ size: [width, height], margin: 0 })
  const canvas = createCanvas(doc, logo && openImage(doc, logo))
  const content = buffer(doc)
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
  doc.end()
  return content
}
