import type { ReactNode } from 'react'
import classes from './detail-list.module.css'

export type Detail = { label: string; value: ReactNode }

export function DetailList({ details }: { details: Detail[] }) {
  return (
    <dl className={classes.list}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
