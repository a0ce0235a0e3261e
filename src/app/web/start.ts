import * as z from 'zod/mini'
import { readPageMeta } from '#shared/web/page-meta.ts'

// Must run before the first parse: zod would try `eval`, which the content security policy reports.
z.config({ jitless: true })

/** Each index.html has a new one. */
export const nonce = readPageMeta('csp-nonce')

declare global {
  var __webpack_nonce__: string | undefined
}

// The scroll lock of dialogs and drawers reads it.
globalThis.__webpack_nonce__ = nonce
