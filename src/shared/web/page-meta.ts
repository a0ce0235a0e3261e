/** Reads a value that the server or the build writes into the head of the page. */
export function readPageMeta(name: 'application-name' | 'institute' | 'csp-nonce' | 'version'): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}
