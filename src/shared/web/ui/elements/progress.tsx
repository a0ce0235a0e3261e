import { joinClasses } from './box.ts'
import classes from './progress.module.css'

type Props = {
  /** Percent. */
  value: number
  color?: string
  className?: string | undefined
  'aria-label'?: string
  'aria-hidden'?: boolean
}

export function Progress({ value, color, className, 'aria-label': label, 'aria-hidden': hidden }: Props) {
  return (
    <div className={joinClasses(classes.bar, className)} aria-hidden={hidden}>
      <div
        className={classes.part}
        style={{ width: `${value}%`, background: color }}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={`${value}%`}
      />
    </div>
  )
}
