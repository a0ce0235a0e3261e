import classes from './text.module.css'

export function DayText({ day }: { day: string | null | undefined }) {
  if (!day) return <span>–</span>
  return (
    <time className={classes.figures} dateTime={day}>
      {day}
    </time>
  )
}
