import * as z from 'zod/mini'
import { readPageMeta } from '#shared/web/page-meta.ts'

// Before the first parse: zod would try `eval`, which the content security policy reports.
z.config({ jitless: true })

/** New in each index.html. */
export const nonce = readPageMeta('csp-nonce')

declare global {
  var __webpack_nonce__: string | undefined
}

// Read by the scroll lock of dialogs and drawers.
globalThis.__webpack_nonce__ = nonce
