import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import type { Db } from '#shared/server/db.ts'
import { andWithin, type Scope, within } from '#shared/server/scope.ts'
import { formatReceiptNumber } from './financial-year.ts'

const RECEIPTS = 3

export async function readFeesOfOverview(
  db: Db,
  scope: Scope,
  id: string,
): Promise<Pick<StudentOverview, 'fees' | 'reminded'>> {
  const issued = db
    .selectFrom('receipt')
    .where('student_id', '=', id)
    .where('voided_at', 'is', null)
    .$call(within(scope, 'student_id'))
  const last = issued
    .select(['id as _id', 'financial_year', 'n', 'paid_on as date', 'pay_mode as payMode', 'exact_mode as exactMode'])
    .select('paid')
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .limit(RECEIPTS)
  const { count, receipts, reminded } = await db
    .selectNoFrom([
      issued.select((eb) => eb.fn.countAll<number>().as('n')).as('count'),
      jsonArrayFrom(last).as('receipts'),
      sql<string | null>`(select max(day) from reminder where student_id = ${id} ${andWithin(scope, 'student_id')})`.as(
        'reminded',
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    fees: {
      count: count ?? 0,
      receipts: receipts.map(({ financial_year, n, ...receipt }) => ({
        ...receipt,
        receiptNo: formatReceiptNumber(financial_year, n),
      })),
    },
    reminded,
  }
}
