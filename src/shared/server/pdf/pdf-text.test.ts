import PDFDocument from 'pdfkit'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { isRightToLeft, toVisualOrder } from './bidi.ts'
import { createTextWriter } from './pdf-text.ts'
import { loadShaper } from './shape-text.ts'

/** Returns the parts from left to right, each in the order of its letters. */
const toParts = (line: string) =>
  toVisualOrder(line, isRightToLeft(line))
    .map(({ text }) => text)
    .filter((text) => text !== ' ')

async function writeLine(line: string) {
  await loadShaper(line)
  const doc = new PDFDocument()
  const chunks: Buffer[] = []
  const ended = new Promise((resolve) => doc.on('data', (chunk: Buffer) => void chunks.push(chunk)).on('end', resolve))
  createTextWriter(doc).write(line, 20, 40, { size: 14 })
  doc.end()
  await ended
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.replaceAll('\u034f', '').replaceAll(/\s+/g, ' ').trim()
}

test.each([
  ['محمد علی', ['محمد علی']],
  ['محمد علی 98765 43210', ['98765 43210', 'محمد علی']],
  ['گلی نمبر 12، لاہور', ['، لاہور', '12', 'گلی نمبر']],
  ['12 گلی نمبر، +91 98765 43210 لاہور', ['لاہور', '+91 98765 43210', 'گلی نمبر،', '12']],
  ['محمد علی 2026-11-21', ['2026-11-21', 'محمد علی']],
  ['فیس ₹5,000.50 ہے', ['ہے', '₹5,000.50', 'فیس']],
  ['محمد۱۲۳ علی', ['علی', '۱۲۳', 'محمد']],
  ['مکان (12) روڈ', [') روڈ', '12', 'مکان (']],
  ['محمد Rao علی روڈ', ['علی روڈ', 'Rao', 'محمد']],
  ['Name: محمد علی 98765 43210, Pune', ['Name: ', '98765 43210', 'محمد علی', ', Pune']],
  ['Rao, Batch 12', ['Rao, Batch 12']],
])('the parts of %j are written in the order of reading: %j', (line, parts) => {
  expect(toParts(line)).toEqual(parts)
})

test.each([
  ['محمد علی 98765 43210'],
  ['گلی نمبر 12، لاہور'],
  ['12 گلی نمبر، +91 98765 43210 لاہور'],
  ['محمد علی 2026-11-21'],
  ['محمد۱۲۳ علی'],
  ['محمد علی Rao روڈ ₹5,000 فیس'],
  ['Name: محمد ٹھاکرے 12 Pune'],
])('the text of %j is copied as it was written', async (line) => {
  expect(await writeLine(line)).toBe(line)
})
