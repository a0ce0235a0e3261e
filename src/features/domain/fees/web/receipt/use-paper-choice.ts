import { useState } from 'react'
import { RECEIPT_PAPERS, type ReceiptPaper } from '#features/base/institute/contract/institute.contract.ts'
import { storage } from '#shared/web/storage.ts'

const KEY = 'receipt-paper'

/** Returns the paper that was chosen on this device, else that of the institute. */
export function usePaperChoice(ofInstitute: ReceiptPaper): [ReceiptPaper, (paper: ReceiptPaper) => void] {
  const [chosen, setChosen] = useState(() => RECEIPT_PAPERS.find((paper) => paper === storage.get(KEY)))
  const choose = (paper: ReceiptPaper) => {
    storage.set(KEY, paper)
    setChosen(paper)
  }
  return [chosen ?? ofInstitute, choose]
}
