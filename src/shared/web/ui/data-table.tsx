/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are laid out as cards, and browsers then forget that they were a table */
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './data-table.module.css'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** 'end' for figures. */
  align?: 'end'
  /** Long words go on below; other cells stay on one line. */
  wrap?: true
  /** What names the row: the row's header, and the card's title on phones. One a table. */
  primary?: boolean
}

type Props<Row> = {
  /** What the table lists, for a screen reader. */
  label: string
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Icons or a RowMenu at the end of each row. */
  actions?: (row: Row) => ReactNode
  /** While the next page is on its way: `query.isPlaceholderData`. */
  busy?: boolean
}

/** A real table from 48em up, a card a row below; the same elements, so a screen reader hears one table in both. */
export function DataTable<Row>({ label, columns, rows, rowKey, actions, busy = false }: Props<Row>) {
  const { t } = useTranslation('shared')
  const [scroller, scrolls] = useScrolls()
  return (
    <div
      ref={scroller}
      className={classes.scroll}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {/* The roles are said again because `display: block` on phones would take them away. */}
      <table className={classes.table} role="table" aria-label={label} aria-busy={busy}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
            {actions && (
              <th role="columnheader" scope="col" data-actions>
                <span className={classes.hidden}>{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
              {actions && (
                <td role="cell" data-actions>
                  <div className={classes.actions}>{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.primary) {
    return (
      <th role="rowheader" scope="row" data-primary data-align={column.align}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td role="cell" data-align={column.align} data-wrap={column.wrap}>
      <span className={classes.phoneLabel} aria-hidden>
        {column.header}
      </span>
      <div className={classes.value}>{column.cell(row)}</div>
    </td>
  )
}

/** A table wider than its card can be reached and scrolled by keyboard; one that fits is no extra stop. */
function useScrolls(): [RefObject<HTMLDivElement | null>, boolean] {
  const scroller = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [scroller, scrolls]
}
