import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PrintedReceipt } from '#features/domain/fees/contract/fees.contract.ts'
import { toPrintable } from '#features/domain/fees/contract/printable-receipt.ts'
import type { Language } from '#shared/contract/messages.ts'
import { loadLanguage, useTranslation } from '#shared/web/i18n.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import type * as z from 'zod/mini'
import { feesQueries } from '../fees.queries.ts'
import { PrintedCopies } from '../receipt/printed-copies.tsx'
import { usePaperChoice } from '../receipt/use-paper-choice.ts'
import { endPrinting } from './fee-drawer-store.ts'

/** Opens the print dialog with the receipt as soon as it is loaded. The page stays as it is. */
export function PrintReceipt({ id }: { id: string }) {
  const { data, error } = useQuery(feesQueries.receipt(id))
  useEffect(() => {
    if (!error) return
    toast.error(error.message)
    endPrinting()
  }, [error])
  return data && <Copies receipt={data} />
}

function Copies({ receipt }: { receipt: z.infer<typeof PrintedReceipt> }) {
  const { i18n } = useTranslation()
  const { receiptLanguage, receiptPaper } = receipt.institute
  const [paper] = usePaperChoice(receiptPaper)
  const [language, setLanguage] = useState<Language | null>(null)
  useEffect(() => {
    void loadLanguage(receiptLanguage).then(
      () => setLanguage(receiptLanguage),
      // Then the paper has the language of the page.
      () => setLanguage(i18n.language),
    )
  }, [receiptLanguage, i18n.language])
  useEffect(() => {
    if (language === null) return
    window.addEventListener('afterprint', endPrinting, { once: true })
    const timer = setTimeout(() => window.print(), 100)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', endPrinting)
    }
  }, [language])
  return language && <PrintedCopies receipt={toPrintable(receipt)} paper={paper} language={language} />
}
