import classes from './figures-table.module.css'

export type Figures = {
  caption: string
  columns: string[]
  /** The row's name, then its figures as they are read out. */
  rows: (string | number)[][]
}

/** A chart in words: a real table, hidden from sight alone. */
export function FiguresTable({ caption, columns, rows }: Figures) {
  return (
    <div className={classes.hidden}>
      <table>
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
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
