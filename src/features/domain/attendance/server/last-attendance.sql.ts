import { sql } from 'kysely'
import { compileForScopes } from '#shared/server/compile-once.ts'
import type { Db } from '#shared/server/db.ts'
import { andWithin, isEverybody, type Scope } from '#shared/server/scope.ts'

type LastAttendance = { date: string | null; present: number; absent: number; total: number }
type LowestAttendance = { date: string | null; batches: { bCode: string; present: number; total: number }[] }

/** The sheets of everybody, or sheets with the counts of the marks within the scope. */
const selectSheets = (scope: Scope) =>
  isEverybody(scope)
    ? sql`attendance_sheet`
    : sql`(
      select h.day, h.batch_id, count(*) filter (where k.present) as present, count(*) filter (where not k.present) as absent
      from attendance_sheet h join attendance_mark k on k.sheet_id = h.id where true ${andWithin(scope, 'k.student_id')}
      group by h.id
    )`

export async function getLastAttendance(db: Db, scope: Scope, today: string): Promise<LastAttendance> {
  const [last] = await selectLastAttendance(db, scope, today)
  return last ?? { date: null, present: 0, absent: 0, total: 0 }
}

const selectLastAttendance = compileForScopes(
  (_db, scope, today: string) => sql<LastAttendance>`
    select day as date, sum(present) as present, sum(absent) as absent, sum(present + absent) as total
    from ${selectSheets(scope)} h where day = (select max(day) from attendance_sheet where day <= ${today}) group by day`,
)

/** Lists the batches with the lowest share of students present on the last day with marks. */
export async function listLowestAttendance(
  db: Db,
  scope: Scope,
  today: string,
  limit: number,
): Promise<LowestAttendance> {
  const { rows } = await sql<{ date: string; bCode: string; present: number; total: number }>`
    select h.day as date, b.code as "bCode", h.present, h.present + h.absent as total
    from ${selectSheets(scope)} h join batch b on b.id = h.batch_id
    where h.day = (select max(day) from attendance_sheet where day <= ${today}) and h.present + h.absent > 0
    order by h.present::numeric / (h.present + h.absent), b.code_key limit ${limit}`.execute(db)
  return {
    date: rows[0]?.date ?? null,
    batches: rows.map(({ bCode, present, total }) => ({ bCode, present, total })),
  }
}
