import { readPageMeta } from '#shared/web/page-meta.ts'

declare global {
  var __webpack_nonce__: string | undefined
}

// The scroll lock of dialogs and drawers reads it. Each index.html has a new one.
globalThis.__webpack_nonce__ = readPageMeta('csp-nonce')
