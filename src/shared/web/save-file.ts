/** The URL must need no token. */
export function downloadFile(url: string, name: string): void {
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
}

export const saveFile = (name: string, type: string, text: string) => saveBlob(name, new Blob([text], { type }))

/** A link to the API could not carry the session's token. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  downloadFile(url, name)
  // The browser has the content once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url))
}
