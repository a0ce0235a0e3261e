import classes from './text.module.css'
import { inRupees } from '#shared/contract/in-rupees.ts'

/** An amount in figures of one width: `<RupeeText amount={student.PaidFee} />`. */
export function RupeeText({ amount }: { amount: number }) {
  return <span className={classes.figures}>{inRupees(amount)}</span>
}
