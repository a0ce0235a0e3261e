/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table in which rows are laid out freely */
import type { ReactNode } from 'react'
import { RowBox } from './row-box.tsx'
import classes from './phone-rows.module.css'

/** Has two lines: the title and an amount, then details and a note about the amount. */
export type PhoneRow = {
  start?: ReactNode
  /** A link in it covers the row. */
  title: ReactNode
  amount?: ReactNode
  line?: ReactNode
  /** Replaces `line` by dates, numbers and texts, each of which goes to the next line rather than be cut. */
  details?: readonly (string | null | false | undefined)[]
  note?: ReactNode
  /** Buttons at the end, above the link of the row. */
  end?: ReactNode
}

export type RowSelection<Row> = {
  chosen: ReadonlySet<string>
  label: (row: Row) => string
  onChoose: (keys: string[], isChosen: boolean) => void
}

type Props<Row> = {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  phone: (row: Row) => PhoneRow
  busy: boolean
  selection: RowSelection<Row> | undefined
}

export function PhoneRows<Row>({ label, rows, rowKey, phone, busy, selection }: Props<Row>) {
  return (
    <div role="table" aria-label={label} aria-busy={busy} className={classes.rows}>
      {rows.map((row) => {
        const { start, title, amount, line, details, note, end } = phone(row)
        const key = rowKey(row)
        const isChosen = selection?.chosen.has(key) ?? false
        return (
          <div key={key} role="row" className={classes.row} data-chosen={isChosen || undefined}>
            {selection && (
              <div role="cell" className={classes.box}>
                <RowBox
                  label={selection.label(row)}
                  isChosen={isChosen}
                  onChoose={(isTicked) => selection.onChoose([key], isTicked)}
                />
              </div>
            )}
            {start}
            <div role="rowheader" className={classes.text}>
              <div className={classes.title}>{title}</div>
              {details ? (
                <div className={classes.details}>
                  {details.filter(Boolean).map((detail, index) => (
                    <span key={index}>{detail}</span>
                  ))}
                </div>
              ) : (
                <div className={classes.line}>{line}</div>
              )}
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
