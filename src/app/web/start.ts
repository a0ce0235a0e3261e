import * as z from 'zod/mini'

// Before the first parse: zod would try `eval`, which the content security policy reports.
z.config({ jitless: true })

/** The server writes a new nonce into each index.html. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

declare global {
  var __webpack_nonce__: string | undefined
}

// Read by the scroll lock of dialogs and drawers.
globalThis.__webpack_nonce__ = nonce
