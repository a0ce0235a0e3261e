import classes from './totals.module.css'
import { RupeeText } from './rupee-text.tsx'

/** Sums in rupees at the end of a list: `<Totals sums={[{ label: t('total'), amount: sum }]} />`. */
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
