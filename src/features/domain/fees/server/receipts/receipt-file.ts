import type { ReceiptPaper } from '#features/base/institute/contract/institute.contract.ts'
import { findLogo } from '#features/base/institute/server/public.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { type Language, messagesOf } from '#shared/contract/messages.ts'
import type { FileContent } from '#shared/contract/scalars.ts'
import type { Actor } from '#shared/server/actor.ts'
import { keepPrintable } from '#shared/server/images/keep-printable.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { notFound } from '#shared/server/errors.ts'
import { EVERYBODY } from '#shared/server/scope.ts'
import { readSignedText, signText } from '#shared/server/signed-text.ts'
import type en from '../../contract/messages/en.json'
import { type PrintableReceipt, toPrintable, toPrintableRefund } from '../../contract/printable-receipt.ts'
import type { FileLink, PrintBody } from '../../contract/receipt-file.contract.ts'
import { describeReceipt } from '../../contract/receipt-sheet.ts'
import type { Translate } from '../../contract/sheet-fact.ts'
import { createReceiptPdf } from '../pdf/create-receipt-pdf.ts'
import { getPrintedReceipt, getPrintedRefund, readReceipt, readReceipts, readRefund } from '../read-fees.ts'

const message = messagesOf<typeof en>('fees')

const PURPOSE = 'receipt file'
const VALID_SECONDS = 5 * 60
type Kind = PrintableReceipt['kind']
type Query = { paper?: ReceiptPaper | undefined }

/** 403, 404: as in `getPrintedReceipt`. */
export async function linkReceiptFile(ctx: Ctx<Actor>, id: string, { paper }: Query): Promise<FileLink> {
  const { institute, receiptNo } = await getPrintedReceipt(ctx, id)
  const { receiptPaper, receiptLanguage } = institute
  return createLink(ctx, ['receipt', id, paper ?? receiptPaper, receiptLanguage], receiptNo)
}

/** 403, 404: as in `getPrintedRefund`. */
export async function linkRefundFile(ctx: Ctx<Actor>, id: string, { paper }: Query): Promise<FileLink> {
  const { institute, refundNo } = await getPrintedRefund(ctx, id)
  const { receiptPaper, receiptLanguage } = institute
  return createLink(ctx, ['refund', id, paper ?? receiptPaper, receiptLanguage], refundNo)
}

type Printed = [kind: Kind, id: string, paper: ReceiptPaper, language: Language]

/** The file has the language of receipts on paper, not that of the page. */
function createLink(ctx: Ctx, printed: Printed, number: string): FileLink {
  const token = signText(ctx, PURPOSE, printed.join(' '), VALID_SECONDS)
  return { url: `/api/fee/file/${token}`, fileName: nameFile(printed[0], number) }
}

const nameFile = (kind: Kind, number: string) => `${kind}-${number.replace('/', '-')}.pdf`

/** The link was made for somebody who may read it. 404: the URL was changed or has expired, or the receipt was voided. */
export async function getReceiptFile(ctx: Ctx, token: string): Promise<FileContent> {
  const text = readSignedText(ctx, PURPOSE, token)
  if (text === undefined) throw notFound(message('linkExpired'))
  const [kind, id, paper, language] = text.split(' ') as Printed
  const receipt =
    kind === 'receipt'
      ? toPrintable(await readReceipt(ctx, EVERYBODY, id))
      : toPrintableRefund(await readRefund(ctx, EVERYBODY, id))
  return { name: nameFile(kind, receipt.receiptNo), content: await createFile(ctx, [receipt], paper, language) }
}

/** Uses the language of receipts on paper. 404: one is unknown or voided. */
export async function printReceipts(ctx: Ctx, { receipts: ids, order, paper }: PrintBody): Promise<FileContent> {
  const receipts = await readReceipts(ctx, ids, order)
  const { receiptPaper, receiptLanguage } = receipts[0]!.institute
  const content = await createFile(ctx, receipts.map(toPrintable), paper ?? receiptPaper, receiptLanguage)
  return { name: `receipts-${await getToday(ctx.db, ctx.clock)}.pdf`, content }
}

async function createFile(ctx: Ctx, receipts: PrintableReceipt[], paper: ReceiptPaper, language: Language) {
  const translate: Translate = (key, values) => ctx.translate(language, key, values)
  const sheets = receipts.map((receipt) => describeReceipt(receipt, language, translate))
  const copies = { student: translate(message('studentCopy')), office: translate(message('officeCopy')) }
  const numbers = new Set([receipts[0]!.receiptNo, receipts.at(-1)!.receiptNo])
  const title = `${sheets[0]!.title} ${[...numbers].join(' – ')}`
  const [logo] = await keepPrintable([sheets[0]!.logo === null ? undefined : (await findLogo(ctx.db))?.content])
  return createReceiptPdf(sheets, { paper, title, copies, logo })
}
