/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones the rows are laid out as cards, and browsers then drop the table roles */
import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './data-table.module.css'
import { Scroller } from './scroller.tsx'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Breaks long text. Other cells stay on one line. */
  wrap?: true
  /** The row's header, and the card's title on phones. One per table. */
  primary?: boolean
}

type Props<Row> = {
  label: string
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  actions?: (row: Row) => ReactNode
  detail?: { label: (row: Row) => string; content: (row: Row) => ReactNode }
  busy?: boolean
}

/** A table from 48em up; on narrower screens a card per row. Screen readers find a table in both. */
export function DataTable<Row>({ label, columns, rows, rowKey, actions, detail, busy = false }: Props<Row>) {
  const { t } = useTranslation('shared')
  return (
    <Scroller label={label} role="group">
      {/* Explicit roles: `display: block` on phones removes the implicit ones. */}
      <table className={classes.table} role="table" aria-label={label} aria-busy={busy}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" data-align={column.align}>
                {column.header}
              </th>
            ))}
            {(actions || detail) && (
              <th role="columnheader" scope="col" data-actions>
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} actions={actions} detail={detail} />
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

type RowProps<Row> = Pick<Props<Row>, 'columns'> & {
  row: Row
  actions: Props<Row>['actions']
  detail: Props<Row>['detail']
}

function TableRow<Row>({ row, columns, actions, detail }: RowProps<Row>) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <tr role="row" data-open={open || undefined}>
        {columns.map((column) => (
          <Cell key={column.key} column={column} row={row} />
        ))}
        {(actions || detail) && (
          <td role="cell" data-actions>
            <div className={classes.actions}>
              {actions?.(row)}
              {detail && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  className={classes.expandButton ?? ''}
                  aria-label={detail.label(row)}
                  aria-expanded={open}
                  {...(open && { 'aria-controls': id })}
                  onClick={() => setOpen(!open)}
                >
                  <IconChevronDown size={18} aria-hidden />
                </ActionIcon>
              )}
            </div>
          </td>
        )}
      </tr>
      {detail && open && (
        <tr id={id} role="row" data-detail>
          <td role="cell" colSpan={columns.length + 1}>
            {detail.content(row)}
          </td>
        </tr>
      )}
    </>
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
