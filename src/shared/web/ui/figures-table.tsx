import { VisuallyHidden } from '@mantine/core'
import { useFormat } from '../use-format.ts'
import classes from './figures-table.module.css'
import { Scroller } from './scroller.tsx'

export type Figures = {
  caption: string
  columns: string[]
  /** The row's name, then its figures: counts as numbers, anything else formatted. */
  rows: (string | number)[][]
  total?: (string | number)[]
}

type Props = Figures & {
  busy?: boolean
}

export function FiguresTable(props: Props) {
  return (
    <Scroller label={props.caption} role="region">
      <PlainTable {...props} />
    </Scroller>
  )
}

export function HiddenFiguresTable(figures: Figures) {
  return (
    <VisuallyHidden component="div">
      <PlainTable {...figures} />
    </VisuallyHidden>
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
          // Names are not unique: two clerks may have the same.
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
  const format = useFormat()
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure, column) => (
        <td key={column}>{typeof figure === 'number' ? format.count(figure) : figure}</td>
      ))}
    </tr>
  )
}
