export function truncate(text: string, letters: number, ending = '…'): string {
  const characters = Array.from(text)
  return characters.length > letters ? characters.slice(0, letters).join('') + ending : text
}
