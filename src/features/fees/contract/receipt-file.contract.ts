import * as z from 'zod/mini'
import { RECEIPT_PAPERS } from '#features/institute/contract/institute.contract.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { FileContent, IdParams, oneOf } from '#shared/contract/scalars.ts'

/** The paper is that of the institute if absent. */
const FileQuery = z.strictObject({ paper: z.optional(oneOf(RECEIPT_PAPERS)) })

export const FileLink = z.object({
  /** Without host. Valid for five minutes, without a token. */
  url: z.string(),
  fileName: z.string(),
})
export type FileLink = z.infer<typeof FileLink>

export const receiptFileApi = {
  receiptLink: endpoint({
    method: 'GET',
    path: '/api/fee/receipt/{id}/file',
    summary: "The URL of a receipt's PDF file in the caller's language, valid for five minutes",
    roles: ['own', 'hr', 'admin'],
    params: IdParams,
    query: FileQuery,
    result: FileLink,
  }),
  refundLink: endpoint({
    method: 'GET',
    path: '/api/fee/refund/{id}/file',
    summary: "The URL of a refund's PDF file in the caller's language, valid for five minutes",
    roles: ['own', 'hr', 'admin'],
    params: IdParams,
    query: FileQuery,
    result: FileLink,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/fee/file/{fileToken}',
    summary: 'The PDF file of a receipt or refund, by a URL that was issued for it',
    roles: ['anyone'],
    params: z.strictObject({ fileToken: z.string() }),
    file: 'application/pdf',
    result: FileContent,
  }),
}
