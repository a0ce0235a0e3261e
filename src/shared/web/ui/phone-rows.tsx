/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table in which rows are laid out freely */
import type { ReactNode } from 'react'
import classes from './phone-rows.module.css'

/** Two lines: the title and an amount, then details and a note about the amount. */
export type PhoneRow = {
  start?: ReactNode
  /** A link in it covers the row. */
  title: ReactNode
  amount?: ReactNode
  line?: ReactNode
  note?: ReactNode
  /** Buttons at the end, above the link of the row. */
  end?: ReactNode
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  phone: (row: Row) => PhoneRow
  busy: boolean
}

export function PhoneRows<Row>({ label, rows, rowKey, phone, busy }: Props<Row>) {
  return (
    <div role="table" aria-label={label} aria-busy={busy} className={classes.rows}>
      {rows.map((row) => {
        const { start, title, amount, line, note, end } = phone(row)
        return (
          <div key={rowKey(row)} role="row" className={classes.row}>
            {start}
            <div role="rowheader" className={classes.text}>
              <div className={classes.title}>{title}</div>
              <div className={classes.line}>{line}</div>
            </div>
            {(amount || note) && (
              <div role="cell" className={classes.end}>
                <div className={classes.amount}>{amount}</div>
                <div className={classes.note}>{note}</div>
              </div>
            )}
            {end && (
              <div role="cell" className={classes.actions}>
                {end}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}
