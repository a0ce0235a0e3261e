import type { PrintableReceipt } from '#features/domain/fees/contract/printable-receipt.ts'
import { describeReceipt, type ReceiptSheet } from '#features/domain/fees/contract/receipt-sheet.ts'
import type { Language } from '#shared/contract/messages.ts'
import { useTranslate } from '#shared/web/i18n.tsx'

export function useReceiptSheet(receipt: PrintableReceipt, language: Language): ReceiptSheet {
  return describeReceipt(receipt, language, useTranslate(language))
}
