import classes from './text.module.css'
import { formatRupees } from '#shared/contract/format-rupees.ts'

/** An amount in figures of one width: `<RupeeText amount={student.PaidFee} />`. */
export function RupeeText({ amount }: { amount: number }) {
  return <span className={classes.figures}>{formatRupees(amount)}</span>
}
