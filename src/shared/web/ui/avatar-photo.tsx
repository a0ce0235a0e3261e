import { Avatar } from '@mantine/core'

type Props = { name: string; photo?: string | null | undefined; size?: number }

/** The photo, or the initials if there is none or it does not load. Hidden from screen readers: the name is beside it. */
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
      {getInitials(name)}
    </Avatar>
  )
}

/** The first letters of the first and the last word. Letters are graphemes: in Devanagari they have several characters. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words
  return firstAndLast
    .map((word) => getFirstLetter(word ?? ''))
    .join('')
    .toLocaleUpperCase('en')
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
function getFirstLetter(word: string): string {
  for (const { segment } of segmenter.segment(word)) return segment
  return ''
}
