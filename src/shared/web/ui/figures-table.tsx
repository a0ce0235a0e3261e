import type { LinkProps } from '../router/router.ts'
import { useFormat } from '../use-format.ts'
import { VisuallyHidden } from './elements/visually-hidden.tsx'
import classes from './figures-table.module.css'
import { TextLink } from './links.tsx'
import { Scroller } from './scroller.tsx'

export type Figures = {
  caption: string
  columns: string[]
  /** The row's name, then its figures: counts as numbers, anything else formatted. */
  rows: (string | number)[][]
  total?: (string | number)[]
  links?: (LinkProps | undefined)[]
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

function PlainTable({ caption, columns, rows, total, links = [], busy = false }: Props) {
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
          <FiguresRow key={index} row={row} link={links[index]} />
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

type RowProps = { row: (string | number)[]; link?: LinkProps | undefined }

function FiguresRow({ row: [name, ...figures], link }: RowProps) {
  const format = useFormat()
  return (
    <tr>
      <th scope="row">{link ? <TextLink {...link}>{name}</TextLink> : name}</th>
      {figures.map((figure, column) => (
        <td key={column}>{typeof figure === 'number' ? format.count(figure) : figure}</td>
      ))}
    </tr>
  )
}
