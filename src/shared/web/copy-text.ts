/** Returns whether the text was copied. Browsers offer the clipboard only on https and on the local machine. */
export async function copyText(text: string): Promise<boolean> {
  if ('clipboard' in navigator) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
  }
  const trigger = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('aria-hidden', 'true')
  document.body.append(area)
  area.select()
  // This is deprecated, but the only way on plain http.
  const isCopied = document.execCommand('copy')
  area.remove()
  if (trigger instanceof HTMLElement) trigger.focus()
  return isCopied
}
