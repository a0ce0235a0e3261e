import classes from './figures-table.module.css'
import { Scroller } from './scroller.tsx'

export type Figures = {
  caption: string
  columns: string[]
  /** The row's name, then its figures as they are read out. */
  rows: (string | number)[][]
  /** What they come to, as a last row. */
  total?: (string | number)[]
}

type Props = Figures & {
  /** While other figures are on their way. */
  busy?: boolean
}

/** A small table of names and figures that fits a phone as it is: sums by mode, the months of a chart. */
export function FiguresTable(props: Props) {
  return (
    <Scroller label={props.caption} role="region">
      <PlainTable {...props} />
    </Scroller>
  )
}

/** The same for a screen reader alone: what a drawing says to who sees it. */
export function HiddenFigures(figures: Figures) {
  return (
    <div className={classes.hidden}>
      <PlainTable {...figures} />
    </div>
  )
}

function PlainTable({ caption, columns, rows, total, busy = false }: Props) {
  return (
    <table className={classes.table} aria-busy={busy}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // Two rows may have the same name: clerks, for one.
          <FiguresRow key={index} row={row} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <FiguresRow row={total} />
        </tfoot>
      )}
    </table>
  )
}

function FiguresRow({ row: [name, ...figures] }: { row: (string | number)[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure, column) => (
        <td key={column}>{figure}</td>
      ))}
    </tr>
  )
}
