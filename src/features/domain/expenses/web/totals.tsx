import classes from './totals.module.css'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'

export function Totals({ sums }: { sums: { label: string; amount: number }[] }) {
  return (
    <dl className={classes.totals}>
      {sums.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RupeeText amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
