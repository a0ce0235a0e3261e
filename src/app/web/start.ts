import * as z from 'zod/mini'

// Before anything parses: zod would try `eval`, which the page's policy reports.
z.config({ jitless: true })

/** The page load's own nonce, which the server puts into index.html. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

declare global {
  var __webpack_nonce__: string | undefined
}

// What the scroll lock of dialogs and drawers reads.
globalThis.__webpack_nonce__ = nonce
