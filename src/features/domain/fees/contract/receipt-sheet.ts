import { formatRupees } from '#shared/contract/format-rupees.ts'
import { type Language, messagesOf } from '#shared/contract/messages.ts'
import { formatPhone } from '#shared/contract/phone-number.ts'
import { amountInWords } from './amount-in-words.ts'
import { listSettled } from './list-settled.ts'
import type en from './messages/en.json'
import { payModeKey, toMode } from './pay-modes.ts'
import type { PrintableReceipt } from './printable-receipt.ts'
import type { SheetFact, Translate } from './sheet-fact.ts'

const message = messagesOf<typeof en>('fees')

export type SheetSum = { label: string; hint?: string; figure: string; kind: 'plain' | 'payment' | 'result' }

/** Contains the text of a receipt or refund on paper, in one language. The page and the PDF file arrange it. */
export type ReceiptSheet = {
  language: Language
  title: string
  institute: string
  /** A URL. */
  logo: string | null
  letterhead: string[]
  notice: string | null
  facts: SheetFact[]
  amount: SheetFact & { words: string }
  details: SheetFact[]
  sums: SheetSum[]
  earlier: { label: string; rows: [number: string, day: string, amount: string][]; more: string | null } | null
  footer: string[]
  signatures: string[]
  verification: { url: string; label: string; description: string } | null
}

const KEYS = {
  receipt: {
    title: message('feeReceipt'),
    number: message('receiptNumber'),
    before: message('paidEarlier'),
    amount: message('paidAmount'),
    after: message('dueAmount'),
    figure: message('amountReceived'),
    clerk: message('receivedByClerk'),
    written: message('receiptByComputer'),
    keep: message('keepReceipt'),
  },
  refund: {
    title: message('feeRefund'),
    number: message('refundNumber'),
    before: message('paidBefore'),
    amount: message('thisRefund'),
    after: message('paidAfter'),
    figure: message('amountRefunded'),
    clerk: message('paidOutByClerk'),
    written: message('refundByComputer'),
    keep: message('keepRefund'),
  },
} as const

/** Receipts of another system have numbers of their own: `IMP/000001`. */
const isImported = ({ receiptNo }: { receiptNo: string }) => receiptNo.startsWith('IMP/')

/** More earlier receipts are only counted, so that the receipt stays on half a page. */
const MAX_EARLIER = 3

export function describeReceipt(receipt: PrintableReceipt, language: Language, translate: Translate): ReceiptSheet {
  const { institute, kind, earlier } = receipt
  const keys = KEYS[kind]
  const rupees = (amount: number) => formatRupees(amount, language)
  const less = (amount: number) => (amount === 0 ? rupees(0) : `−\u00a0${rupees(amount)}`)
  const modes = receipt.parts.length === 0 ? [toMode(receipt)] : receipt.parts.map(({ mode }) => mode)
  const modeLabel = (mode: string) => {
    const key = payModeKey(mode)
    return key === undefined ? mode : translate(key)
  }
  const notices = [
    ...(isImported(receipt) ? [translate(message('importedReceipt'))] : []),
    ...(receipt.replaces ? [translate(message('replacesReceipt'), { number: receipt.replaces })] : []),
    ...(receipt.changed ? [translate(message('changedSinceIssue'))] : []),
  ]
  return {
    language,
    title: translate(keys.title),
    institute: institute.name,
    logo: institute.logo,
    letterhead: [
      [toLines(institute.address).join(' '), institute.phone && translate(message('phone'), { phone: institute.phone })]
        .filter(Boolean)
        .join(' · '),
      institute.gstin && translate(message('gstin'), { gstin: institute.gstin }),
    ].filter((line): line is string => line !== null && line !== ''),
    notice: notices.length > 0 ? notices.join(' ') : null,
    facts: [
      { label: translate('words:studentName'), value: receipt.name },
      ...optional(translate('students:regNo'), receipt.regNo),
      { label: translate(keys.number), value: receipt.receiptNo },
      { label: translate('words:date'), value: receipt.date },
      { label: translate(message('issuingDate')), value: receipt.issuedOn ?? '–' },
      { label: translate('words:course'), value: receipt.course },
      { label: translate('words:batch'), value: receipt.bCode },
      { label: translate('words:contact'), value: formatPhone(receipt.contact) },
      { label: translate('words:paymentMode'), value: [...new Set(modes)].map(modeLabel).join(' + ') },
    ],
    amount: {
      label: translate(keys.figure),
      value: rupees(receipt.paid),
      words: amountInWords(receipt.paid, language),
    },
    details: [
      ...receipt.parts.map(({ mode, amount, reference }) => ({
        label: modeLabel(mode),
        value: [rupees(amount), reference].filter(Boolean).join(' · '),
      })),
      ...listSettled(receipt, language, translate),
      ...optional(translate(message('reference')), receipt.reference),
      ...optional(translate('words:reason'), receipt.reason),
      ...optional(translate(message('note')), receipt.note),
    ],
    sums: [
      ...(receipt.payable === undefined ? [] : [plain(translate('students:totalFee'), rupees(receipt.payable))]),
      plain(translate(keys.before), kind === 'refund' ? rupees(receipt.paidEarlier) : less(receipt.paidEarlier)),
      {
        label: translate(keys.amount),
        figure: less(receipt.paid),
        kind: 'payment',
        ...(kind === 'receipt' && { hint: translate(message('thisPayment')) }),
      },
      { label: translate(keys.after), figure: rupees(receipt.due), kind: 'result' },
    ],
    earlier:
      earlier.length === 0
        ? null
        : {
            label: translate(message('paidEarlier')),
            rows: earlier.slice(0, MAX_EARLIER).map(({ receiptNo, date, paid }) => [receiptNo, date, rupees(paid)]),
            more:
              earlier.length > MAX_EARLIER
                ? translate(message('earlierMore'), { count: earlier.length - MAX_EARLIER })
                : null,
          },
    footer: [
      [receipt.issuedBy && translate(keys.clerk, { name: receipt.issuedBy }), translate(keys.written)]
        .filter(Boolean)
        .join(' '),
      translate(keys.keep),
      ...toLines(institute.receiptTerms ?? ''),
    ],
    signatures: [
      ...(kind === 'refund' ? [translate(message('receivedBy'), { name: receipt.name })] : []),
      translate(message('signature'), { institute: institute.name }),
    ],
    verification:
      receipt.verifyUrl === null
        ? null
        : {
            url: receipt.verifyUrl,
            label: translate(message('scanToVerify')),
            description: translate(message('verifyQrCode')),
          },
  }
}

const plain = (label: string, figure: string): SheetSum => ({ label, figure, kind: 'plain' })

const optional = (label: string, value: string | null | undefined): SheetFact[] => (value ? [{ label, value }] : [])

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
