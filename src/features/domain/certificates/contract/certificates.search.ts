import { oneOfParam, pageParam, type SearchOf, searchParams, textParam } from '#shared/contract/search-params.ts'
import { CERTIFICATE_KINDS } from './certificate-kind.ts'

/** Belongs to `/hr/certificates` and `/admin/certificates`. */
export const certificateListSearch = searchParams({
  search: textParam(),
  kind: oneOfParam(CERTIFICATE_KINDS),
  page: pageParam(),
})
export type CertificateListSearch = SearchOf<typeof certificateListSearch.params>

/** Belongs to `/hr/certificates/issue`. `batch` is the batch's code. */
export const issueSearch = searchParams({
  kind: oneOfParam(CERTIFICATE_KINDS),
  batch: textParam(),
  student: textParam(),
})
export type IssueSearch = SearchOf<typeof issueSearch.params>
