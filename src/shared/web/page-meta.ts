/** Reads a value that the server or the build writes into the head of the page. Empty outside of a page. */
export function readPageMeta(name: 'application-name' | 'institute' | 'csp-nonce' | 'version'): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}
