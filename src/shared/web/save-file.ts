/** For a URL that needs no token. */
export function downloadFile(url: string, name: string): void {
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
}

/** Lets the browser save text as a file. A link to the API could not carry the session's token. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  downloadFile(url, name)
  // The browser has the content once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url))
}
