import { useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { PrintableReceipt } from '#features/domain/fees/contract/printable-receipt.ts'
import type { ReceiptPaper } from '#features/base/institute/contract/institute.contract.ts'
import type { Language } from '#shared/contract/messages.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import classes from './printed-copies.module.css'
import { ReceiptDocument } from './receipt-document.tsx'
import { useReceiptSheet } from './use-receipt-sheet.ts'

type Props = { receipt: PrintableReceipt; paper: ReceiptPaper; language: Language }

/**
 * Replaces the page on paper. It is rendered when the browser announces that it prints, by Print or by its own menu.
 */
export function PrintedCopies({ receipt, paper, language }: Props) {
  const { t } = useTranslation('fees', { lng: language })
  const sheet = useReceiptSheet(receipt, language)
  const [isPrinting, setPrinting] = useState(false)
  const copies = useRef<HTMLDivElement>(null)
  // Nothing is loaded while the browser prints.
  useEffect(() => {
    if (sheet.logo !== null) new Image().src = sheet.logo
  }, [sheet.logo])
  useEffect(() => {
    const page = new CSSStyleSheet()
    document.adoptedStyleSheets.push(page)
    const prepare = () => {
      flushSync(() => setPrinting(true))
      page.replaceSync(`@page { size: ${getPageSize(paper, copies.current)}; margin: 0 }`)
    }
    window.addEventListener('beforeprint', prepare)
    return () => {
      window.removeEventListener('beforeprint', prepare)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== page)
    }
  }, [paper])
  if (!isPrinting) return null
  const labels = paper === 'a4' ? [t('studentCopy'), t('officeCopy')] : [t('studentCopy')]
  return createPortal(
    <div ref={copies} lang={language} className={classes.copies} data-copies={paper}>
      {labels.map((label) => (
        <div key={label} className={classes.copy}>
          <ReceiptDocument sheet={sheet} copy={label} />
        </div>
      ))}
    </div>,
    document.body,
  )
}

const PAGE_SIZES = { a4: 'A4', a5: 'A5 landscape' } as const

/** A roll is cut after the receipt, so its page is as long as that. */
function getPageSize(paper: ReceiptPaper, copies: HTMLElement | null): string {
  if (paper !== 'roll') return PAGE_SIZES[paper]
  const pixels = copies?.firstElementChild?.getBoundingClientRect().height ?? 0
  return `80mm ${Math.ceil((pixels * 25.4) / 96) + 1}mm`
}
