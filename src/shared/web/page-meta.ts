/** The server and the build replace these texts in index.html. */
const PLACEHOLDERS = { 'application-name': '__INSTITUTE__', 'csp-nonce': '__CSP_NONCE__', version: '__VERSION__' }

/** Reads a value in the head of index.html. Returns its placeholder while the build renders the sign-in form. */
export function readPageMeta(name: keyof typeof PLACEHOLDERS): string {
  if (typeof document === 'undefined') return PLACEHOLDERS[name]
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}
