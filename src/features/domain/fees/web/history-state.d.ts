import '@tanstack/history'
import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The student who pays, instead of `?id=`. */
    feeObj?: { studentId: string; name?: string; course?: string; batchCode?: string; totalFee?: number }
    /** A receipt, instead of `?id=`. */
    fee?: { _id: string }
    /** With `fee` and `studObj`: a whole receipt, shown to visitors who are not signed in. */
    pendingFee?: number
    studObj?: { name?: string; contact?: string }
    /** The receipt that was just issued or changed. */
    savedReceipt?: Pick<Receipt, '_id' | 'receiptNo' | 'name' | 'paid' | 'changed'>
    /** Opens the print dialog once the receipt is shown. */
    print?: boolean
  }
}
