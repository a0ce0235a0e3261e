import { expect, test } from 'vitest'
import { PRINTED_RECEIPT } from '#testing/web/fees.ts'
import { loadMessages } from '#shared/server/messages.ts'
import type { PrintedReceipt } from '../../contract/fees.contract.ts'
import { toPrintable } from '../../contract/printable-receipt.ts'
import { describeReceipt } from '../../contract/receipt-sheet.ts'
import { createReceiptPdf } from './create-receipt-pdf.ts'

const translate = loadMessages()
const sheet = describeReceipt(toPrintable(PRINTED_RECEIPT as PrintedReceipt), 'en', (key, values) =>
  translate('en', key, values),
)

test('createReceiptPdf lets other work run before each font and after each receipt', async () => {
  const options = {
    paper: 'a4',
    title: 'Receipts',
    copies: { student: 'Student copy', office: 'Office copy' },
  } as const
  // Loads the library.
  await createReceiptPdf([sheet], options)
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)

  await createReceiptPdf(Array(20).fill(sheet), options).finally(() => (isDone = true))

  expect(turns).toBeGreaterThan(20)
})
