import type { ReactNode } from 'react'
import classes from './detail-list.module.css'

export type Detail = { label: string; value: ReactNode }

type Props = {
  details: Detail[]
  /** Puts up to four short values in a row. */
  dense?: boolean
}

export function DetailList({ details, dense = false }: Props) {
  return (
    <dl className={classes.list} data-dense={dense || undefined}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
