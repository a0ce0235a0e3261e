/** Lets the browser save text as a file. A link to the API could not carry the session's token. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has the content once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url))
}
