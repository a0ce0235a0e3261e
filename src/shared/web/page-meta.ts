/** What the server and the build replace in index.html. */
const PLACEHOLDERS = { 'application-name': '__INSTITUTE__', 'csp-nonce': '__CSP_NONCE__', version: '__VERSION__' }

/** A value that index.html has in its head. Its placeholder while the build renders the sign-in form. */
export function readPageMeta(name: keyof typeof PLACEHOLDERS): string {
  if (typeof document === 'undefined') return PLACEHOLDERS[name]
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}
