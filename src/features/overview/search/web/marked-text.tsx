import { keyOf } from '#shared/contract/key-of.ts'
import classes from './search-palette.module.css'

/** Marks the first occurrence of each searched word. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  return splitAtMatches(text, search).map(({ part, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={classes.match}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

type Part = { part: string; isMatch: boolean }

/** Compares folded letters, so that 'jose' marks 'José'. */
export function splitAtMatches(text: string, search: string): Part[] {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  const folded = letters.map((letter) => keyOf(letter) || ' ')
  const isMatch = letters.map(() => false)
  for (const word of keyOf(search).split(' ').filter(Boolean)) {
    const start = letters.findIndex((_, index) => folded.slice(index).join('').startsWith(word))
    for (let index = start, length = 0; start >= 0 && length < word.length; index++) {
      isMatch[index] = true
      length += folded[index]?.length ?? word.length
    }
  }
  return letters.reduce<Part[]>((parts, letter, index) => {
    const last = parts.at(-1)
    if (last && last.isMatch === isMatch[index]) last.part += letter
    else parts.push({ part: letter, isMatch: isMatch[index] ?? false })
    return parts
  }, [])
}
