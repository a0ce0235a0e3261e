import { useState, type CSSProperties } from 'react'
import { getInitials } from '#shared/contract/get-initials.ts'
import classes from './avatar-photo.module.css'

const TONES = ['indigo', 'yellow', 'teal', 'red', 'gray']

/** Returns the same number for the same name, so that a person keeps the colour. */
const toNumber = (name: string) => Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

type Props = { name: string; photo?: string | null | undefined; size?: number }

/** Shows the initials if there is no photo or it does not load. Screen readers skip it: the name is beside it. */
export function AvatarPhoto({ name, photo, size = 32 }: Props) {
  const [failed, setFailed] = useState<string>()
  const isShown = photo && photo !== failed
  return (
    <div
      className={classes.avatar}
      style={{ '--avatar-size': `${size / 16}rem` } as CSSProperties}
      aria-hidden
      data-avatar
    >
      {isShown ? (
        <img
          className={classes.image}
          src={photo}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          onError={() => setFailed(photo)}
        />
      ) : (
        <span className={classes.initials} data-color={TONES[toNumber(name) % TONES.length]}>
          {getInitials(name)}
        </span>
      )}
    </div>
  )
}
