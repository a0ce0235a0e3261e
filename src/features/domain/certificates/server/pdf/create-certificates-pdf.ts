import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { createCanvas, openImage } from '#shared/server/pdf/canvas.ts'
import { loadShaper } from '#shared/server/pdf/shape-text.ts'
import { CARDS_PER_PAGE, drawIdCards } from './draw-id-cards.ts'
import { drawSheet, LANDSCAPE, PORTRAIT } from './draw-sheet.ts'
import type { PrintedCertificate, Printing } from './printed-certificate.ts'

/**
 * Creates a page for each certificate, or for ten ID cards. Other requests are handled between the pages. The library
 * and the fonts are loaded with the first file.
 */
export async function createCertificatesPdf(certificates: readonly PrintedCertificate[], printing: Printing) {
  const { default: PdfDocument } = await import('pdfkit')
  const { kind, institute, logo, language } = printing
  await loadShaper(
    JSON.stringify([
      certificates.map((certificate) => ({ ...certificate, photo: undefined })),
      institute,
      printing.labels,
    ]),
  )
  const title = `${certificates[0]?.title ?? ''} ${certificates[0]?.serial ?? ''}`
  const doc = new PdfDocument({
    autoFirstPage: false,
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: institute.name,
    },
  })
  const canvas = createCanvas(doc, logo && openImage(doc, logo))
  const addPage = ({ width, height }: typeof PORTRAIT) => doc.addPage({ size: [width, height], margin: 0 })
  const content = buffer(doc)
  const isIdCard = kind === 'idCard'
  const page = kind === 'completion' ? LANDSCAPE : PORTRAIT
  for (let n = 0; n < certificates.length; n += isIdCard ? CARDS_PER_PAGE : 1) {
    await setImmediate()
    addPage(page)
    if (isIdCard) drawIdCards(canvas, certificates.slice(n, n + CARDS_PER_PAGE), printing)
    else drawSheet(canvas, page, certificates[n]!, printing)
  }
  doc.end()
  return content
}
