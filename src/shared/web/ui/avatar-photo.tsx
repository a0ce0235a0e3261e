import { Avatar } from '@mantine/core'
import { getInitials } from '#shared/contract/get-initials.ts'

const TONES = ['indigo', 'yellow', 'teal', 'red', 'gray']

/** Returns the same number for the same name, so that a person keeps the colour. */
const toNumber = (name: string) => Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

type Props = { name: string; photo?: string | null | undefined; size?: number }

/** Shows the initials if there is no photo or it does not load. Screen readers skip it: the name is beside it. */
export function AvatarPhoto({ name, photo, size = 32 }: Props) {
  return (
    <Avatar
      src={photo || null}
      size={size}
      radius="50%"
      color={TONES[toNumber(name) % TONES.length]!}
      aria-hidden
      imageProps={{ alt: '', referrerPolicy: 'no-referrer', loading: 'lazy' }}
    >
      {getInitials(name)}
    </Avatar>
  )
}
