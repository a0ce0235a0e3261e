import { expect, test } from 'vitest'
import { type PrintedReceipt } from '#features/domain/fees/contract/fees.contract.ts'
import { toPrintable } from '#features/domain/fees/contract/printable-receipt.ts'
import type { Language } from '#shared/contract/messages.ts'
import { PRINTED_RECEIPT } from '#testing/web/fees.ts'
import { setLanguage } from '#testing/web/messages.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import type * as z from 'zod/mini'
import { ReceiptDocument } from './receipt-document.tsx'
import { useReceiptSheet } from './use-receipt-sheet.ts'

const LANGUAGES = ['en', 'fr', 'tr', 'hi', 'mr'] as const
/** The paper on the page has these widths in pixels, from a small window to the widest, and on a phone. */
const WIDTHS = [680, 640, 600, 560, 520, 328]

const RECEIPT = {
  ...PRINTED_RECEIPT,
  payable: 9_99_999.5,
  paid: 1_11_111.5,
  paidEarlier: 6_66_666.5,
  due: 2_22_221.5,
  reference: '632700018842',
  earlier: [1, 2, 3, 4].map((n) => ({
    _id: `e${n}`,
    receiptNo: `2026-27/00000${n}`,
    date: `2026-0${n}-01`,
    paid: 1_66_666.5,
  })),
  verifyUrl: `https://institute.example.com/verify/${'a'.repeat(22)}`,
} as unknown as z.infer<typeof PrintedReceipt>

function Paper({ language, width }: { language: Language; width: number }) {
  const sheet = useReceiptSheet(toPrintable(RECEIPT), language)
  return (
    <div lang={language} style={{ width }}>
      <ReceiptDocument sheet={sheet} copy="" />
    </div>
  )
}

/** Lists the boxes of the texts and of the code, as they are drawn. */
function listBoxes(article: Element) {
  const boxes: { text: string; box: DOMRect }[] = []
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const box of range.getClientRects())
      if (box.width > 1) boxes.push({ text: texts.currentNode.textContent ?? '', box })
  }
  for (const code of article.querySelectorAll('svg[role="img"], [role="img"] svg, img'))
    boxes.push({ text: 'QR code', box: code.getBoundingClientRect() })
  return boxes
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3

test.each(LANGUAGES)(
  'receipt with earlier payments: no text or code is over another at any width, in %s',
  async (language) => {
    const { screen } = await renderScreen(
      <>
        {WIDTHS.map((width) => (
          <Paper key={width} language={language} width={width} />
        ))}
      </>,
    )
    await setLanguage(language)
    await document.fonts.ready
    await expect.element(screen.getByRole('article').first()).toMatchTextContent(/000003/)
    for (const [index, article] of screen.getByRole('article').elements().entries()) {
      const boxes = listBoxes(article)
      expect(boxes.length).toBeGreaterThan(20)
      const covered = boxes.flatMap((a, at) =>
        boxes.slice(at + 1).flatMap((b) => (overlaps(a.box, b.box) ? [`${a.text} / ${b.text}`] : [])),
      )
      expect(covered, `${WIDTHS[index]} px`).toEqual([])
      const { right } = article.getBoundingClientRect()
      expect(boxes.filter(({ box }) => box.right > right + 1).map(({ text }) => text)).toEqual([])
    }
  },
)
