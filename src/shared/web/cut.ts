/** The first `letters` of a text that has more, and `ending`. */
export function truncate(text: string, letters: number, ending = '…'): string {
  const all = Array.from(text)
  return all.length > letters ? all.slice(0, letters).join('') + ending : text
}
