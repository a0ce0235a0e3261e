import type { Institute } from '#features/base/institute/contract/institute.contract.ts'
import { readPageMeta } from '#shared/web/page-meta.ts'

/** Undefined without the server's document, as in tests: it is then requested. */
export function readInstituteOfPage(): Institute | undefined {
  try {
    return JSON.parse(readPageMeta('institute')) as Institute
  } catch {
    return undefined
  }
}
