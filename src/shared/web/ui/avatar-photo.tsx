import { Avatar } from '@mantine/core'

type Props = { name: string; photo?: string | null | undefined; size?: number }

/** The photo behind a link, or the initials where there is none or it does not load. Decoration: the name stands beside. */
export function AvatarPhoto({ name, photo, size = 32 }: Props) {
  return (
    <Avatar
      src={photo || null}
      size={size}
      radius="xl"
      color="indigo"
      aria-hidden
      imageProps={{ alt: '', referrerPolicy: 'no-referrer', loading: 'lazy' }}
    >
      {initialsOf(name)}
    </Avatar>
  )
}

/** The first letters of the first and the last word, as people see letters (Devanagari has several characters in one). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => firstLetterOf(word ?? ''))
    .join('')
    .toLocaleUpperCase('en')
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
function firstLetterOf(word: string): string {
  for (const { segment } of letters.segment(word)) return segment
  return ''
}
