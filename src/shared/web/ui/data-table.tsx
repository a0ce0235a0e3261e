/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones the rows are laid out as cards, and browsers then drop the table roles */
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from '../i18n.tsx'
import { useFirstRows } from '../use-first-rows.ts'
import { useIsPhone } from '../use-is-phone.ts'
import classes from './data-table.module.css'
import { ActionIcon } from './elements/action-icon.tsx'
import { VisuallyHidden } from './elements/visually-hidden.tsx'
import { type PhoneRow, PhoneRows, type RowSelection } from './phone-rows.tsx'
import { RowBox, type RowBoxProps } from './row-box.tsx'
import { Scroller } from './scroller.tsx'
import { SortHeader, type Sorting } from './sort-header.tsx'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'end' | 'center'
  /** The least width, in pixels: a figure, a date or a button is never cut. */
  width?: number
  /** Stays within its width, on one line that ends with an ellipsis, or with `wrap` on several. */
  fixed?: true
  /** Shares the rest of the width with the primary column. Its line ends with an ellipsis, or breaks with `wrap`. */
  grow?: true
  /** Breaks long text, for names of people. Other cells but the primary one stay on one line. */
  wrap?: true
  /** Makes the text grey, because it is read after the rest of the row. */
  quiet?: true
  /** The direction of the first click on the header. */
  sort?: 'asc' | 'desc'
  /** The row's header, and the card's title on phones. One per table. */
  primary?: boolean
}

type Props<Row> = {
  label: string
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  actions?: ((row: Row) => ReactNode) | undefined
  /** Appears before the actions, over the columns there, when the row is hovered or has the focus. Not on phones. */
  hoverActions?: ((row: Row) => ReactNode) | undefined
  detail?: { label: (row: Row) => string; content: (row: Row) => ReactNode }
  sorting?: Sorting | undefined
  /** Shows boxes to tick rows, before the first column or in the corner of a card. On phones, none ticks all. */
  selection?: Selection<Row> | undefined
  /** Sums of all rows. Sticks to the bottom of the window. */
  footer?: ReactNode
  /** Shows a row of two lines on phones, instead of a card. */
  phone?: (row: Row) => PhoneRow
  busy?: boolean
}

export type Selection<Row> = RowSelection<Row> & { labelOfAll: string }

/**
 * Shows a table from 48em up, and on narrower screens a card or two lines per row. Screen readers find a table in all
 * of them.
 */
export function DataTable<Row>(props: Props<Row>) {
  const isPhone = useIsPhone()
  const { label, columns, rowKey, actions, hoverActions, detail, sorting, selection } = props
  const { footer, phone, busy = false } = props
  const rows = useFirstRows(props.rows, rowKey)
  const { t } = useTranslation('shared')
  if (isPhone && phone) {
    return (
      <>
        <PhoneRows label={label} rows={rows} rowKey={rowKey} phone={phone} busy={busy} selection={selection} />
        {footer && <div className={classes.phoneFooter}>{footer}</div>}
      </>
    )
  }
  const share = `${100 / columns.filter(isGrowing).length}%`
  const keys = props.rows.map(rowKey)
  const hasActions = actions !== undefined || detail !== undefined
  return (
    <Scroller label={label} role="group">
      {/* The roles are explicit, because `display: block` on phones removes the implicit ones. */}
      <table className={classes.table} role="table" aria-label={label} aria-busy={busy} ref={showFullTextOnHover}>
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col" data-box style={{ width: BOX }}>
                <RowBox
                  label={selection.labelOfAll}
                  isChosen={keys.every((key) => selection.chosen.has(key))}
                  isPartly={keys.some((key) => selection.chosen.has(key))}
                  onChoose={(isChosen) => selection.onChoose(keys, isChosen)}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-align={column.align}
                data-sized={column.width !== undefined || undefined}
                style={{ width: isGrowing(column) ? share : undefined, minWidth: column.width }}
                {...sorting?.ariaSort(column)}
              >
                {sorting && column.sort ? <SortHeader column={column} sorting={sorting} /> : column.header}
              </th>
            ))}
            {hasActions && (
              <th role="columnheader" scope="col" data-actions>
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              actions={actions}
              hoverActions={isPhone ? undefined : hoverActions}
              detail={detail}
              isPhone={isPhone}
              box={
                selection && {
                  label: selection.label(row),
                  isChosen: selection.chosen.has(rowKey(row)),
                  onChoose: (isChosen) => selection.onChoose([rowKey(row)], isChosen),
                }
              }
            />
          ))}
        </tbody>
        {footer && (
          <tfoot role="rowgroup">
            <tr role="row">
              <td role="cell" colSpan={columns.length + (hasActions ? 1 : 0) + (selection ? 1 : 0)}>
                {footer}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </Scroller>
  )
}

/** Is in pixels. */
const BOX = 40

const isGrowing = ({ primary, grow, width }: Column<never>) => width === undefined && (primary || grow)

/** Sets the text of a cell that ends with an ellipsis as its title. */
function showFullTextOnHover(table: HTMLTableElement | null): (() => void) | undefined {
  const showFullText = ({ target }: Event) => {
    let element = target as HTMLElement | null
    while (element && element !== table && !isCutOff(element)) element = element.parentElement
    if (element && element !== table) element.title = element.textContent
  }
  table?.addEventListener('mouseover', showFullText)
  return () => table?.removeEventListener('mouseover', showFullText)
}

const isCutOff = ({ clientWidth, scrollWidth }: HTMLElement) => clientWidth > 0 && scrollWidth > clientWidth

type RowProps<Row> = Pick<Props<Row>, 'columns' | 'hoverActions'> & {
  row: Row
  actions: Props<Row>['actions']
  detail: Props<Row>['detail']
  box: RowBoxProps | undefined
  isPhone: boolean
}

function TableRow<Row>({ row, columns, actions, hoverActions, detail, box, isPhone }: RowProps<Row>) {
  const [open, setOpen] = useState(false)
  const [isReached, setReached] = useState(false)
  const id = useId()
  const hovered = isReached && hoverActions?.(row)
  const reach = hoverActions && { onPointerEnter: () => setReached(true), onFocus: () => setReached(true) }
  return (
    <>
      <tr role="row" data-open={open || undefined} data-chosen={box?.isChosen || undefined} {...reach}>
        {box && (
          <td role="cell" data-box>
            <RowBox {...box} />
          </td>
        )}
        {columns.map((column) => (
          <Cell key={column.key} column={column} row={row} isPhone={isPhone} />
        ))}
        {(actions || detail) && (
          <td role="cell" data-actions>
            {hovered && <div className={classes.hoverActions}>{hovered}</div>}
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
          <td role="cell" colSpan={columns.length + (box ? 2 : 1)}>
            {detail.content(row)}
          </td>
        </tr>
      )}
    </>
  )
}

function Cell<Row>({ column, row, isPhone }: { column: Column<Row>; row: Row; isPhone: boolean }) {
  const { align, wrap, fixed, grow, quiet, primary } = column
  const isContained = primary || grow || fixed
  const overflow = primary || wrap ? classes.whole : classes.clipped
  const value = (
    <div className={isContained ? `${classes.value} ${classes.contained} ${overflow}` : classes.value}>
      {column.cell(row)}
    </div>
  )
  if (primary) {
    return (
      <th role="rowheader" scope="row" data-primary data-align={align}>
        {value}
      </th>
    )
  }
  return (
    <td
      role="cell"
      data-align={align}
      data-wrap={(!isContained && wrap) || undefined}
      data-grow={grow}
      data-quiet={quiet}
    >
      {isPhone && (
        <span className={classes.phoneLabel} aria-hidden>
          {column.header}
        </span>
      )}
      {value}
    </td>
  )
}
