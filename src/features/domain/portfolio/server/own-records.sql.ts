import { type RawBuilder, type SelectExpression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { countRows, findFew, isFound } from '#shared/server/find-few.sql.ts'
import { limitAndOffset } from '#shared/server/limit-and-offset.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { DB } from '#shared/server/tables.ts'
import type { ListOwnRecords } from '../contract/own-records.ts'

export type OwnRecordTable = 'project' | 'portfolio'
type Column = SelectExpression<DB, OwnRecordTable>

/** Excludes records of pending and deleted students, which is four times as fast to count as including the others. */
const selectVisible = (db: Db, table: OwnRecordTable) =>
  db
    .selectFrom(table)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('student as s')
            .select('s.id')
            .whereRef('s.id', '=', `${table}.student_id`)
            .where('s.status', 'in', ['Pending', 'Deleted']),
        ),
      ),
    )

/** The students of a search are found once, for rows and total, if they are few. */
export async function listOwnRecords<C extends Column>(
  db: Db,
  scope: Scope,
  table: OwnRecordTable,
  columns: readonly C[],
  query: ListOwnRecords,
) {
  const filter = await buildStudentFilter(db, searchWords(query.search))
  const students = filter && db.selectFrom('student as s').select('s.id').where(filter)
  const few = students && (await findFew(db, students.$call(within(scope, 's.id'))))
  const selectBy = (isOwner: RawBuilder<boolean> | undefined) =>
    selectVisible(db, table)
      .$call(within(scope, 'student_id'))
      .$if(isOwner !== undefined, (records) => records.where(isOwner!))
  const found = few && isFound('student_id', few)
  const { limit, offset } = limitAndOffset(query)!
  const [records, counted] = await Promise.all([
    selectBy(found ?? (filter && isOfStudent(table, filter)))
      .select(columns)
      .orderBy(`${table}.created_at`, 'desc')
      .orderBy(`${table}.id`, 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.totals === 'quick' && students && !few
      ? { counting: true as const }
      : countRows(
          db,
          selectBy(found ?? (students && sql`student_id in (${students})`)).select(`${table}.id`),
          query.totals,
        ),
  ])
  return { records, ...counted }
}

/** `offset 0` makes PostgreSQL read the records in their order until the page is full, and look up each student. */
const isOfStudent = (table: OwnRecordTable, filter: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from student s where s.id = ${sql.ref(`${table}.student_id`)} and ${filter} offset 0)`

export async function listOwnRecordsOfStudent<C extends Column>(
  db: Db,
  table: OwnRecordTable,
  columns: readonly C[],
  studentId: string,
) {
  return selectVisible(db, table)
    .select(columns)
    .where('student_id', '=', studentId)
    .orderBy(`${table}.created_at`, 'desc')
    .orderBy(`${table}.id`, 'desc')
    .execute()
}

export async function readPortfolioOfOverview(
  db: Db,
  scope: Scope,
  id: string,
): Promise<Pick<StudentOverview, 'projects' | 'portfolio'>> {
  const projects = db.selectFrom('project').where('student_id', '=', id).$call(within(scope, 'student_id'))
  const links = db
    .selectFrom('portfolio')
    .select(['id as _id', 'link as portfolio'])
    .where('student_id', '=', id)
    .$call(within(scope, 'student_id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  const read = await db
    .selectNoFrom([
      projects.select((eb) => eb.fn.countAll<number>().as('n')).as('projects'),
      jsonArrayFrom(links).as('portfolio'),
    ])
    .executeTakeFirstOrThrow()
  return { projects: read.projects ?? 0, portfolio: read.portfolio }
}

/** Locks the student, so that neither the status nor the number of records changes until the transaction ends. */
export async function lockOwner(tx: Tx, studentId: string): Promise<{ status: string } | undefined> {
  return tx.selectFrom('student').select('status').where('id', '=', studentId).forNoKeyUpdate().executeTakeFirst()
}

export async function countOwnRecords(tx: Tx, table: OwnRecordTable, studentId: string): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('student_id', '=', studentId)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteOwnRecord<C extends Column>(
  tx: Tx,
  table: OwnRecordTable,
  columns: readonly C[],
  { id, student }: { id: string; student: string },
) {
  return tx
    .deleteFrom(table)
    .where('id', '=', id)
    .where('student_id', '=', student)
    .returning(columns)
    .executeTakeFirst()
}

export async function deletePortfolioOfStudent(tx: Tx, studentId: string): Promise<void> {
  for (const table of ['project', 'portfolio'] as const)
    await tx.deleteFrom(table).where('student_id', '=', studentId).execute()
}
