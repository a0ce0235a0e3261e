import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'

/** Takes the next number of each series, in the order of the series. `n` is the place in the list, beginning with 1. */
export async function takeNumbers(tx: Tx, series: string[], digits: number): Promise<{ n: number; number: string }[]> {
  const { rows } = await sql<{ n: number; number: string }>`
    select n, take_reg_no(series, ${digits}::int) as number
    from (
      select series, n from unnest(${series}::text[]) with ordinality s (series, n)
      order by series, n
    ) ordered`.execute(tx)
  return rows
}
