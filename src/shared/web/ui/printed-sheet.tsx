import type { ReactNode } from 'react'
import classes from './printed-sheet.module.css'

type Props = {
  label: string
  /** Is printed above the content. */
  institute: string
  heading: string
  className?: string | undefined
  children: ReactNode
}

/** Prints a part of a page alone, in black, below the institute's name. A page has at most one. */
export function PrintedSheet({ label, institute, heading, className = '', children }: Props) {
  return (
    <article className={`${classes.sheet} ${className}`} aria-label={label}>
      <div className={classes.letterhead}>
        <p>{institute}</p>
        {heading}
      </div>
      {children}
    </article>
  )
}
