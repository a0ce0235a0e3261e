import { readPageMeta } from '#shared/web/page-meta.ts'

/** Each index.html has a new one. */
export const nonce = readPageMeta('csp-nonce')

declare global {
  var __webpack_nonce__: string | undefined
}

// The scroll lock of dialogs and drawers reads it.
globalThis.__webpack_nonce__ = nonce
