import type { ReactNode } from 'react'
import classes from './sum-row.module.css'

type Props = { label: string; value: ReactNode; strong?: boolean }

/** Shows a line of a sum in a `dl`, with the amount at the end. */
export function SumRow({ label, value, strong = false }: Props) {
  return (
    <div className={classes.row} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{value || '–'}</dd>
    </div>
  )
}
