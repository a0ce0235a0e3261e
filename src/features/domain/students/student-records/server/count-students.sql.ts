import { sql } from 'kysely'
import { andWithin, isEverybody, type Scope } from '#shared/server/scope.ts'

type Kind = 'Active' | 'Placed' | 'Disable' | 'Pending'

/** Counts the students of these kinds. The counts of everybody are kept. */
export function countStudents(scope: Scope, ...kinds: Kind[]) {
  const isOfKinds = sql`in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`
  return isEverybody(scope)
    ? sql<number>`(select coalesce(sum(n), 0) from student_total where kind ${isOfKinds})`
    : sql<number>`(select count(*) from student
        where student_kind(status, is_placed) ${isOfKinds} ${andWithin(scope, 'id')})`
}
