import * as z from 'zod/mini'
import { RECEIPT_PAPERS } from '#features/base/institute/contract/institute.contract.ts'
import type en from '#features/domain/fees/print-jobs/contract/messages/en.json'
import { MAX_PRINTED } from '#features/domain/fees/print-jobs/contract/print-limits.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { body, FileContent, IdParams, oneOf, PathId } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('print-jobs')

/** The paper is that of the institute if absent. */
const FileQuery = z.strictObject({ paper: z.optional(oneOf(RECEIPT_PAPERS)) })

export const PrintBody = body({
  receipts: z
    .array(PathId, message('noneChosen'))
    .check(z.minLength(1, message('noneChosen')), z.maxLength(MAX_PRINTED, message('tooMany'))),
  /** `given` keeps the order of the ids, `newest` has the order of lists: newest first. */
  order: z._default(oneOf(['given', 'newest']), 'given'),
  paper: z.optional(oneOf(RECEIPT_PAPERS)),
})
export type PrintBody = z.output<typeof PrintBody>

export const FileLink = z.object({
  /** The URL has no host. It is valid for five minutes, without a token. */
  url: z.string(),
  fileName: z.string(),
})
export type FileLink = z.infer<typeof FileLink>

export const receiptFileApi = {
  receiptLink: endpoint({
    method: 'GET',
    path: '/api/fee/receipt/{id}/file',
    summary: "The URL of a receipt's PDF file in the language of receipts on paper, valid for five minutes",
    may: 'fees.read',
    params: IdParams,
    query: FileQuery,
    result: FileLink,
  }),
  refundLink: endpoint({
    method: 'GET',
    path: '/api/fee/refund/{id}/file',
    summary: "The URL of a refund's PDF file in the language of receipts on paper, valid for five minutes",
    may: 'fees.read',
    params: IdParams,
    query: FileQuery,
    result: FileLink,
  }),
  print: endpoint({
    method: 'POST',
    path: '/api/fee/receipt/file',
    summary: `The PDF file of up to ${MAX_PRINTED} receipts in the language of receipts on paper; 404 names one that is unknown or voided`,
    may: 'fees.list',
    body: PrintBody,
    file: 'application/pdf',
    heavy: true,
    timeoutSeconds: 30,
    result: FileContent,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/fee/file/{fileToken}',
    summary: 'The PDF file of a receipt or refund, by a URL that was issued for it',
    may: 'fees.see-file',
    params: z.strictObject({ fileToken: z.string() }),
    file: 'application/pdf',
    timeoutSeconds: 30,
    result: FileContent,
  }),
}
