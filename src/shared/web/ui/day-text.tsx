import classes from './text.module.css'

/** A day as YYYY-MM-DD, or a dash where there is none: `<DayText day={receipt.date} />`. */
export function DayText({ day }: { day: string | null | undefined }) {
  if (!day) return <span>–</span>
  return (
    <time className={classes.figures} dateTime={day}>
      {day}
    </time>
  )
}
