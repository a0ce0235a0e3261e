import { useFormat } from '../use-format.ts'
import classes from './text.module.css'

export function RupeeText({ amount }: { amount: number }) {
  const format = useFormat()
  return <span className={classes.figures}>{format.rupees(amount)}</span>
}
