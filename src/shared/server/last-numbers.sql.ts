import { sql } from 'kysely'
import type { PrintedNumber } from '#shared/contract/printed-number.ts'
import type { Db, Tx } from './db.ts'

/** Returns the last number that was taken of each series. Numbers of imported records are printed by nobody. */
export async function listLastNumbers(db: Db): Promise<PrintedNumber[]> {
  const { rows } = await sql<PrintedNumber>`
    select series, financial_year as "financialYear", last as n from (
      select 'receipt' as series, financial_year, last from receipt_series
      union all select 'refund', financial_year, last from refund_series
      union all select 'expense', financial_year, last from expense_voucher_series
      union all select kind, financial_year, last from certificate_series
    ) s where financial_year ~ '^\\d{4}-\\d{2}$' and last > 0 order by 1, 2`.execute(db)
  return rows
}

const TABLES = { receipt: 'receipt_series', refund: 'refund_series', expense: 'expense_voucher_series' } as const

/** Lets the series continue after these numbers. A series that is further stays as it is. */
export async function continueAfter(tx: Tx, { series, financialYear, n }: PrintedNumber): Promise<void> {
  if (series === 'receipt' || series === 'refund' || series === 'expense') {
    await sql`insert into ${sql.table(TABLES[series])} as s (financial_year, last) values (${financialYear}, ${n})
      on conflict (financial_year) do update set last = greatest(s.last, excluded.last)`.execute(tx)
    return
  }
  await sql`insert into ${sql.table('certificate_series')} as s (kind, financial_year, last) values (${series}, ${financialYear}, ${n})
    on conflict (kind, financial_year) do update set last = greatest(s.last, excluded.last)`.execute(tx)
}
