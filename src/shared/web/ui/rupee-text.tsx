import classes from './text.module.css'
import { formatRupees } from '#shared/contract/format-rupees.ts'

export function RupeeText({ amount }: { amount: number }) {
  return <span className={classes.figures}>{formatRupees(amount)}</span>
}
