import { type RawBuilder, sql } from 'kysely'

type Series = 'receipt_series' | 'refund_series' | 'expense_voucher_series'

/**
 * Takes the next number of the financial year: a common table expression for the statement that inserts the record. The
 * row of the series stays locked until the transaction ends, so numbers have no gaps.
 */
export const takeNumber = (series: Series, financialYear: string): RawBuilder<{ last: number }> => sql`(
  insert into ${sql.table(series)} as s (financial_year, last) values (${financialYear}, 1)
  on conflict (financial_year) do update set last = s.last + 1 returning last)`
