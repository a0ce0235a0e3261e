import { Link, type LinkProps } from '../router/router.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../use-format.ts'
import { Skeleton } from './elements/skeleton.tsx'
import classes from './figure-content.module.css'

type Props = {
  label: ReactNode
  /** Undefined while it is loading. */
  figure: ReactNode
  link?: LinkProps | undefined
  hint?: ReactNode
  className: string | undefined
  tone?: string | undefined
}

/** Must be in an element of a `dl` that is positioned, so that the link covers all of it. */
export function FigureContent({ label, figure, link, hint, className, tone }: Props) {
  const format = useFormat()
  return (
    <>
      <dt className={classes.label}>{link ? <Link {...link}>{label}</Link> : label}</dt>
      <dd className={`${classes.figure} ${className}`} data-tone={tone}>
        {figure === undefined ? (
          <Skeleton component="span" display="block" height="1lh" width="3em" animate={false} />
        ) : typeof figure === 'number' ? (
          format.count(figure)
        ) : (
          figure
        )}
      </dd>
      {hint && <dd className={classes.hint}>{hint}</dd>}
    </>
  )
}
