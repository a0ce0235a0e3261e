import type { Ctx } from '#shared/server/ctx.ts'
import { ATTENDANCE_IMPORT_FIELDS } from '../contract/import-attendance.ts'
import { DAY_ORDERS } from '../contract/imports.contract.ts'
import { toDay } from './normalize-day.ts'
import type { ImportTable } from './read-file/import-table.ts'

/**
 * Converts a register with a column for each day to a row for each mark in it, with the columns of the student before.
 * A table without such columns stays unchanged.
 */
export function unpivotDays(
  table: ImportTable,
  { translate, language }: Pick<Ctx, 'translate' | 'language'>,
): ImportTable {
  const days = table.columns.map(isDay)
  if (!days.includes(true)) return table
  const others = <T>(list: readonly T[]) => list.filter((_, column) => days[column] !== true)
  const { date, attendence } = ATTENDANCE_IMPORT_FIELDS
  const marks = table.rows.flatMap(({ cells }) =>
    cells.flatMap((mark, column) =>
      days[column] === true && mark !== '' ? [[...others(cells), table.columns[column] ?? '', mark]] : [],
    ),
  )
  return {
    ...table,
    columns: [...others(table.columns), translate(language, date.label), translate(language, attendence.label)],
    // These are lines of the import, because each line of the file has several.
    rows: marks.map((cells, index) => ({ line: index + 1, cells })),
  }
}

/** `01-11-2026`, `1 Nov 2026`. A number alone is no day. */
const isDay = (name: string): boolean =>
  !/^\d+$/.test(name) && DAY_ORDERS.some((order) => !Number.isNaN(Date.parse(toDay(name, order) ?? '')))
