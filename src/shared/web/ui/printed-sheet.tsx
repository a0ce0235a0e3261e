import type { ReactNode } from 'react'
import classes from './printed-sheet.module.css'

type Props = {
  label: string
  /** On paper, above the content. */
  institute: string
  heading: string
  className?: string | undefined
  children: ReactNode
}

/** A part of a page that is printed alone, in black, below the institute's name. One per page. */
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
